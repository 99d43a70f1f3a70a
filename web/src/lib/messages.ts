// Made from the Python message classes by vivat.server.typescript. Do not edit.

export interface Agree {
  type: "agree";
  seat: number;
  agree?: boolean;
  id: string;
  table: string;
  seq: number;
}

export interface Aid {
  seq: number;
  aid: Record<string, unknown>;
}

export interface AskShown {
  seat: number;
  name: string;
  waits_for: number[];
}

export interface Back {
  type: "back";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface Bot {
  type: "bot";
  seat: number;
  level?: string;
  id: string;
  table: string;
  seq: number;
}

export interface Choose {
  type: "choose";
  seat: number;
  choices: string[];
  id: string;
  table: string;
  seq: number;
}

export interface Create {
  id: string;
  game: string;
  seats: Plan[];
  options?: Record<string, unknown>;
  listed?: boolean;
  spectators?: boolean;
  chat?: boolean;
  clock?: Pace;
}

export interface Done {
  type: "done";
  id: string;
  table: string;
  seq: number;
}

export interface GameShown {
  id: string;
  players: number[];
  options: Record<string, unknown[]>;
  rests_on: Record<string, string>;
  past_is_open: boolean;
}

export interface Games {
  games: GameShown[];
  levels: string[];
}

export interface Goodbye {
  type: "goodbye";
  code: string;
  sentence: string;
  again: number;
}

export interface Host {
  type: "host";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface Leave {
  type: "leave";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface Lobby {
  tables: Waiting[];
}

export interface Log {
  seq: number;
  steps: ([number | string, string | null])[];
}

export interface MatchShown {
  seat: number | null;
  view: Record<string, unknown>;
  happened: ([number | string, string | null])[];
  undo: string | null;
  undo_rule: string | null;
}

export interface Pace {
  move?: number;
  game?: number;
}

export interface Past {
  view: Record<string, unknown>;
}

export interface Pause {
  type: "pause";
  id: string;
  table: string;
  seq: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Plan {
  kind: "bot" | "open" | "person" | "screen";
  name?: string | null;
  level?: string | null;
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

export interface Problem {
  code: string;
  sentence: string;
  rule?: string | null;
  seen?: Seen | null;
}

export interface Ready {
  type: "ready";
  seat: number;
  ready?: boolean;
  id: string;
  table: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  rule?: string | null;
  seen?: Seen | null;
}

export interface Rematch {
  type: "rematch";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface Remove {
  type: "remove";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  id: string;
  table: string;
  seq: number;
}

export interface Resign {
  type: "resign";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface Resume {
  type: "resume";
  id: string;
  table: string;
  seq: number;
}

export interface Say {
  type: "say";
  seat: number;
  text: string;
  id: string;
  table: string;
  seq: number;
}

export interface SayingShown {
  seat: number;
  text: string;
}

export interface SeatShown {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  ready: boolean;
  resigned: boolean;
  trouble: number;
  move_left: number | null;
  game_left: number | null;
  deadline: number | null;
}

export interface Seen {
  type: "seen";
  table: string;
  seq: number;
  at: number;
  yours: number[];
  hosting: boolean;
  asking: number | null;
  declined: boolean;
  invitation: string | null;
  state: TableShown;
  matches: MatchShown[];
}

export interface TableShown {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seq: number;
  status: "gathering" | "over" | "running";
  paused: boolean;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  host: number | null;
  seats: SeatShown[];
  asks: AskShown[];
  said: SayingShown[];
  dice: string;
  seed: string | null;
  rematch: number[];
  successor: string | null;
}

export interface Take {
  id: string;
  seat: number;
  name: string;
  invitation?: string;
}

export interface Undo {
  type: "undo";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface Unwatch {
  type: "unwatch";
  id: string;
  table: string;
}

export interface Waiting {
  table: string;
  game: string;
  options: Record<string, unknown>;
  names: string[];
  open: number[];
}

export interface Watch {
  type: "watch";
  id: string;
  table: string;
  invitation?: string;
}

export type ClientMessage = Watch | Unwatch | Ping | Choose | Undo | Ready | Rename | Say | Agree | Remove | Host | Bot | Back | Leave | Resign | Pause | Resume | Rematch;

export type ServerMessage = Done | Refused | Seen | Pong | Goodbye;

export namespace king_is_dead {
  export interface Aid {
    struggles: Lead[];
    strength: Strength[];
    ending: "invasion" | "coronation";
    coronation: Forecast;
    invasion: Forecast;
    changes: Record<string, Lead[]>;
    unsure: boolean;
  }

  export interface Board {
    step: string;
    on_turn: number | null;
    first: number | null;
    regions: Record<string, Region>;
    spaces: Space[];
    struggles: number;
    supply: Followers;
    passes: number;
    seats: Seat[];
    playing: Playing | null;
    picks: string[];
    last: LastAction | null;
    box: Box;
    ending: "running" | "invasion" | "coronation";
    crowned: number | null;
  }

  export interface Box {
    size: number;
    cards: string[] | null;
  }

  export interface Exchange {
    from: "moray" | "strathclyde" | "lancaster" | "northumbria" | "gwynedd" | "warwick" | "essex" | "devon";
    with: "moray" | "strathclyde" | "lancaster" | "northumbria" | "gwynedd" | "warwick" | "essex" | "devon";
    change: NetChange;
  }

  export interface Followers {
    scots: number;
    welsh: number;
    english: number;
  }

  export interface Forecast {
    winners: number[];
    scores: number[];
    decided_by: string;
    rule: string;
  }

  export interface LastAction {
    card: "scottish_support" | "welsh_support" | "english_support" | "assemble" | "negotiate" | "manoeuvre" | "outmanoeuvre" | "spy" | "ambush" | "march" | "plot" | "aid" | "influence" | "dispute" | "edict" | "resist" | "quell" | "suppress" | "muster";
    seat: number;
    exchange?: Exchange | null;
  }

  export interface Lead {
    region: string;
    space: number;
    leader: "scots" | "welsh" | "english" | null;
    lead: number;
  }

  export interface NetChange {
    scots?: number;
    welsh?: number;
    english?: number;
  }

  export interface Playing {
    card: "scottish_support" | "welsh_support" | "english_support" | "assemble" | "negotiate" | "manoeuvre" | "outmanoeuvre" | "spy" | "ambush" | "march" | "plot" | "aid" | "influence" | "dispute" | "edict" | "resist" | "quell" | "suppress" | "muster";
    effect: "scottish_support" | "welsh_support" | "english_support" | "assemble" | "negotiate" | "manoeuvre" | "outmanoeuvre" | "spy" | "ambush" | "march" | "plot" | "aid" | "influence" | "dispute" | "edict" | "resist" | "quell" | "suppress" | "muster";
    level: number;
  }

  export interface Region {
    scots?: number;
    welsh?: number;
    english?: number;
    disc?: "scots" | "welsh" | "english" | "instability" | null;
  }

  export interface Seat {
    court: Followers;
    side: number;
    hand_size: number;
    hand: string[] | null;
    pile_size: number;
    pile_top: string | null;
    pile: string[] | null;
    negotiation_disc: boolean;
    last_action: number;
    counted?: Followers;
  }

  export interface Space {
    region: "moray" | "strathclyde" | "lancaster" | "northumbria" | "gwynedd" | "warwick" | "essex" | "devon";
    disc_of?: number | null;
  }

  export interface Strength {
    faction: "scots" | "welsh" | "english";
    regions: number;
  }
}
