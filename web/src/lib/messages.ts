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
}

export type ClientMessage = Watch | Unwatch | Ping | Choose | Undo | Ready | Rename | Say | Agree | Remove | Host | Bot | Back | Leave | Resign | Pause | Resume | Rematch;

export type ServerMessage = Done | Refused | Seen | Pong | Goodbye;

export namespace long_live_the_king {
  export interface Aid {
    majority?: number;
    ledger?: Row[];
    dealt?: number;
    quiet_left?: number;
    hands?: [number, number, number][];
    rolls?: Cards;
    odds?: Assumption[] | null;
  }

  export interface Assumption {
    each: number;
    laid: Record<string, string>;
    chances: Record<string, number>;
  }

  export interface Board {
    step: "after_failed_crossing" | "banish_defender" | "banish_intruder" | "commit_cards" | "confrontation_roll" | "courtier_roll" | "cross_card" | "cross_roll" | "cross_to" | "end_of_turn" | "king_roll" | "move" | "onward" | "onward_again" | "over" | "place_free" | "ranking_roll" | "redistribution" | "roll_for_courtier" | "start_card";
    active: number;
    seats: Seat[];
    discard: Discard;
    journey: string[];
    move: Move;
    confrontation: Confrontation | null;
    chance_for: number | null;
    rolling: number[];
    to_be_dealt: number;
    elections: number;
    majority: number;
    quiet_turns: number;
    quiet_limit: number;
    king: number | null;
    election: Election | null;
  }

  export interface Cards {
    x1: number;
    x2: number;
    x3: number;
  }

  export interface Confrontation {
    county: string;
    intruder: number;
    defender: number;
    winner: number | null;
    bonuses: number[] | null;
    totals: number[] | null;
    rolled_again: boolean;
  }

  export interface Discard {
    open: Cards;
    face_down: number;
  }

  export interface Election {
    number: number;
    county_votes: number[];
    penalties: number[];
    bonuses: number[];
    totals: number[];
    gains: number[] | null;
  }

  export interface Move {
    through: string | null;
    to: string | null;
    card: "x1" | "x2" | "x3" | null;
  }

  export interface Row {
    counties: string[];
    protected: boolean;
    county_votes: number;
    penalty: number;
    at_risk: number;
    votes: number;
    bonus: number;
    total: number;
    needed: number;
    place: number;
    equal: boolean;
    king: boolean;
    gain: number;
  }

  export interface Seat {
    colour: "black" | "blue" | "green" | "red" | "white";
    baron: string | null;
    courtiers: Record<string, number>;
    reserve: number;
    bonus: number;
    cards: number;
    hand: Cards | null;
    has_laid: boolean;
    laid: string | null;
    dice: number[];
    votes: number;
    place: number;
  }
}
