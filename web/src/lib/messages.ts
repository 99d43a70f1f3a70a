// Made from the Python message classes by vivat.server.typescript. Do not edit.

export interface Account {
  doubt: Doubt;
  luck: number;
  others: number;
  own: number;
  result: number;
  seats: number[];
  start: number;
}

export interface Advised {
  temperature: number;
  belief: number;
}

export interface Agree {
  type: "agree";
  seat: number;
  agree?: boolean;
  id: string;
  table: string;
  seq: number;
}

export interface Allow {
  type: "allow";
  seat: number;
  allow?: boolean;
  id: string;
  table: string;
  seq: number;
}

export interface AllowHints {
  type: "allow_hints";
  seat: number;
  allow?: boolean;
  id: string;
  table: string;
  seq: number;
}

export interface Analysed {
  curve: Expected[];
  dearest: number[];
  decisions: Judged[];
  events: Change[];
  game: string;
  hidden: HiddenStep[];
  level: string;
  options: Options;
  seat: number | null;
  seed: number;
  sides: Account[];
  simulations: number;
  turning_points: number[];
  whole: number;
}

export interface AnalysisShown {
  state: "done" | "failed" | "none" | "running" | "stopped" | "waiting";
  level: string;
  done: number;
  whole: number;
  result: Analysed | null;
}

export interface Arms {
  colour: "crimson" | "forest" | "plum" | "royal" | "russet" | "slate" | "teal" | "umber";
  charge: "boar" | "falcon" | "fish" | "lion" | "oak" | "stag" | "sun" | "tower";
}

export interface ArmsShown {
  colour: "crimson" | "forest" | "plum" | "royal" | "russet" | "slate" | "teal" | "umber";
  charge: "boar" | "falcon" | "fish" | "lion" | "oak" | "stag" | "sun" | "tower";
  exchanged: boolean;
}

export interface AskHints {
  type: "ask_hints";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface AskShown {
  seat: number;
  name: string;
  waits_for: number[];
}

export interface Attend {
  type: "attend";
  id: string;
  table: string;
  away?: boolean;
}

export interface Back {
  type: "back";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface BackShown {
  seat: number;
  steps: number;
  waits_for: number[];
}

export interface Bot {
  type: "bot";
  seat: number;
  level?: string;
  id: string;
  table: string;
  seq: number;
}

export interface BoxAsked {
  name: string;
  box: Box;
}

export interface BoxChecked {
  problems: ProblemShown[];
  differs: Difference[];
  option?: Box | null;
  file?: BoxFile | null;
}

export interface BoxFile {
  vivat_box: 1;
  game: string;
  name: string;
  box: Box;
}

export interface Brought {
  new: number;
  known: number;
}

export interface Change {
  change: number[];
  seat: number | null;
  step: number;
  to_step: number;
  words: string[];
}

export interface Choose {
  type: "choose";
  seat: number;
  choices: string[];
  id: string;
  table: string;
  seq: number;
}

export interface Clock {
  move?: number;
  game?: number;
}

export interface Create {
  id: string;
  game: string;
  seats: Plan[];
  options?: Options;
  listed?: boolean;
  spectators?: boolean;
  chat?: boolean;
  clock?: Pace;
  hints?: boolean;
}

export interface Deleted {
  table: string;
}

export interface DeviceShown {
  label: string;
  since: number;
  seen: number;
  this: boolean;
}

export interface Dice {
  commitment: string | null;
  seed: string | null;
  draws: Draw[];
}

export interface Difference {
  part: string;
  thing: string;
  value: string;
  believed: string;
  rule: string;
}

export interface Done {
  type: "done";
  id: string;
  table: string;
  seq: number;
}

export interface Doubt {
  luck: number;
  others: number;
  own: number;
  start: number;
}

export interface Draw {
  step: number;
  word: string;
  drawn: number;
  weights: number[];
}

export interface Entry {
  id: string;
  part: string;
  label: string | null;
  number: number | null;
  confidence: "derived" | "guessed" | "printed";
  rule: string;
}

export interface Expected {
  doubt: number[];
  steps: number;
  worth: number[];
}

export interface Explanation {
  say: string;
  when: "ask" | "begin" | "fact" | "over";
  rules: string[];
  of?: string[];
  point?: string[];
}

export interface Explore {
  id: string;
  step: number;
  seat: number;
  name: string;
  level?: string;
}

export interface FactSeen {
  comparisons?: FactSeen[];
  fact: string;
  rule: string;
}

export interface FirstGame {
  id: string;
  game: string;
  name: string;
}

export interface Follow {
  code: string;
  label?: string;
}

export interface Frame {
  view: View;
  since: number;
  happened: ([number | string, string | null])[];
  facts: [number, FactSeen][];
}

export interface GameShown {
  id: string;
  players: number[];
  options: Record<string, unknown[]>;
  defaults: Record<string, Record<string, unknown>>;
  rests_on: Record<string, string>;
  past_is_open: boolean;
  box: boolean;
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

export interface Hidden {
  table: string;
}

export interface HiddenStep {
  known: number[];
  seat: number | null;
  step: number;
  words: string;
}

export interface Hint {
  seat: number;
  asked: number;
  choices: string[];
  mixed: boolean;
  chance: number | null;
  other: Weighed | null;
  reasons: FactSeen[];
}

export interface HintAsked {
  seat: number;
}

export interface HintsShown {
  seat: number;
  waits_for: number[];
}

export interface Host {
  type: "host";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface HowToSearch {
  seat: number;
  source: [number, number];
  megabytes: number;
  merged: number;
  horizon: number;
  looks: number;
  exploration: number;
  secret: number;
  advised?: Advised | null;
}

export interface Identity {
  name: string | null;
  arms: Arms | null;
  devices: DeviceShown[];
  guest: boolean;
}

export interface Judged {
  after: number;
  before: number;
  better: string | null;
  choice: string;
  cost: number;
  line: [number, string][];
  seat: number;
  step: number;
}

export interface Kept {
  store: string;
  tables: StoredTable[];
}

export interface Keys {
  p256dh: string;
  auth: string;
}

export interface Leave {
  type: "leave";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface Link {
  code: string;
  until: number;
}

export interface Lobby {
  now: number;
  tables: Waiting[];
}

export interface Log {
  seq: number;
  steps: ([number | string, string | null])[];
  facts: [number, FactSeen][];
}

export interface MatchShown {
  seat: number | null;
  view: View;
  since: number;
  happened: ([number | string, string | null])[];
  facts: [number, FactSeen][];
  undo: string | null;
  undo_rule: string | null;
  back: string | null;
  back_rule: string | null;
  aid: unknown;
}

export interface Named {
  name: string;
  arms: Arms;
}

export interface NetworkHead {
  width: number;
  blocks: number;
  words: number;
  value_bias: number;
  bytes: number[];
}

export interface Opening {
  options: Options;
  bots: string[];
  position: Record<string, unknown>;
  script: Explanation[];
}

export interface Origin {
  table: string;
  step: number;
}

export interface Pace {
  move?: number;
  game?: number;
}

export interface Past {
  view: View;
  aid: unknown;
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
  arms?: Arms | null;
}

export interface Played {
  game: string;
  players: number;
  level: string;
  won: number;
  at: number;
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

export interface Present {
  type: "present";
  table: string;
  seats: ("away" | "gone" | "here" | null)[];
}

export interface Problem {
  code: string;
  sentence: string;
  rule?: string | null;
  seen?: Seen | null;
}

export interface ProblemShown {
  code: string;
  sentence: string;
  rule: string | null;
  at: string[];
}

export interface Push {
  key: string | null;
}

export interface Reached {
  table: string;
  step: number;
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
  arms?: Arms | null;
  id: string;
  table: string;
  seq: number;
}

export interface Replay {
  seat: number | null;
  steps: number;
  frames: Frame[];
}

export interface Resign {
  type: "resign";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export type Result = [string, string, string, number, string, number, number];

export interface ResultSeen {
  decided_by: string;
  ending: string;
  rule: string;
  seats: SeatResultSeen[];
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

export interface SeatBrief {
  kind: "bot" | "open" | "person";
  arms: ArmsShown;
  name?: string;
  level?: string | null;
  resigned?: boolean;
}

export interface SeatResultSeen {
  ending: "loss" | "shared_win" | "win";
  place: number;
  points: string;
  score: number;
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
  seq: number;
  changed: number;
  at: number;
  yours: number[];
  hosting: boolean;
  asking: number | null;
  declined: boolean;
  invitation: string | null;
  table: TableShown;
  matches: MatchShown[];
}

export interface Session {
  known: boolean;
}

export interface SheetShown {
  game: string;
  format: number;
  box: Box;
  entries: Entry[];
}

export interface Sought {
  tables: string[];
  position: Record<string, unknown>;
}

export interface Statistics {
  played: Played[];
}

export interface StoredPart {
  table: string;
  visited?: number;
  game?: string;
  status?: string;
  created?: number;
  brief?: string;
  changed?: number;
  seats?: number;
  hosting?: boolean;
  hidden?: boolean;
  results?: Result[];
}

export interface StoredTable {
  table: string;
  game: string;
  status: string;
  created: number;
  visited: number;
  brief?: string;
  changed?: number;
  seats?: number;
  hosting?: boolean;
  hidden?: boolean;
  results?: Result[];
}

export interface Subscribe {
  endpoint: string;
  keys: Keys;
  language?: "en" | "fr";
}

export interface TableShown {
  id: string;
  game: string;
  options: Options;
  seq: number;
  status: "gathering" | "over" | "running";
  paused: boolean;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  host: number | null;
  seats: SeatShown[];
  arms: ArmsShown[];
  sides: number[];
  asks: AskShown[];
  back: BackShown | null;
  said: SayingShown[];
  sayings: number;
  dice: string;
  seed: string | null;
  rematch: number[];
  successor: string | null;
  origin: Origin | null;
  hints: boolean;
  hints_asked: HintsShown | null;
  hints_denied: number[];
  first_game: boolean;
}

export interface Take {
  id: string;
  seat: number;
  name: string;
  invitation?: string;
  arms?: Arms | null;
}

export interface TakeBack {
  type: "take_back";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface ToSearch {
  kind: "search";
  seat: number;
  source: [number, number];
  megabytes: number;
  merged: number;
  horizon: number;
  looks: number;
  exploration: number;
  secret: number;
  advised?: Advised | null;
  game: string;
  slice: number;
  simulations: number;
  seconds: number | null;
  timed: boolean;
  width: number;
  course: string;
  portions: number;
  more: number;
  most_kept: number;
  settles: boolean;
}

export interface ToSolve {
  kind: "solve";
  game: string;
  seat: number;
  source: [number, number];
  slice: number;
  simulations: number;
  seconds: number | null;
  timed: boolean;
  width: number;
}

export interface Undo {
  type: "undo";
  seat: number;
  id: string;
  table: string;
  seq: number;
}

export interface Unsubscribe {
  endpoint: string;
}

export interface Unwatch {
  type: "unwatch";
  id: string;
  table: string;
}

export interface View {
  board: unknown;
  choices: string[];
  game: string;
  options: Options;
  result: ResultSeen | null;
  seat: number | null;
  steps: number;
  waiting_for: number[] | "chance";
}

export interface Waiting {
  table: string;
  game: string;
  options: Options;
  seats: SeatBrief[];
  open: number[];
  clock: Clock;
  spectators: boolean;
  created: number;
}

export interface Watch {
  type: "watch";
  id: string;
  table: string;
  invitation?: string;
  aid?: boolean;
}

export interface Weighed {
  choice: string;
  chance: number;
}

export interface Wish {
  label?: string;
}

export interface Written {
  rows: [string, number, string, string][];
  tables: StoredPart[];
}

export interface YourTable {
  table: string;
  game: string;
  status: "gathering" | "over" | "running";
  options: Options;
  seats: SeatBrief[];
  yours: number[];
  hosting: boolean;
  deletable: boolean;
  waiting: number[];
  winners: number[];
  last: string | null;
  at: number;
  sayings: number;
  paused: boolean;
  successor: string | null;
  length: number;
}

export interface Yours {
  now: number;
  tables: YourTable[];
}

export type ClientMessage = Watch | Unwatch | Attend | Ping | Choose | Undo | TakeBack | Allow | AskHints | AllowHints | Ready | Rename | Say | Agree | Remove | Host | Bot | Back | Leave | Resign | Pause | Resume | Rematch;

export type ServerMessage = Done | Refused | Seen | Present | Pong | Goodbye;

/** `options` of a match: what was chosen, and the box that is played where it is not the usual one. */
export interface Options {
  box?: Box;
  [option: string]: unknown;
}

/** A box as its owner corrected it. */
export type Box = { name?: string } & long_live_the_king.Box & vive_le_roi.Box & artus.Box;

export interface Routes {
  "GET /api/openapi.json": { asked: [given?: {}, body?: undefined]; reply: Record<string, unknown> };
  "POST /api/session": { asked: [given?: {}, body?: undefined]; reply: Session };
  "GET /api/games": { asked: [given?: {}, body?: undefined]; reply: Games };
  "POST /api/tables": { asked: [given: {}, body: Create]; reply: Seen };
  "POST /api/first-games": { asked: [given: {}, body: FirstGame]; reply: Seen };
  "GET /api/tables/{table}": { asked: [given: { table: string }, body?: undefined]; reply: Seen };
  "DELETE /api/tables/{table}": { asked: [given: { table: string }, body?: undefined]; reply: Deleted };
  "POST /api/tables/{table}/seats": { asked: [given: { table: string }, body: Take]; reply: Seen | Done };
  "POST /api/tables/{table}/messages": { asked: [given: { table: string }, body: Choose | Undo | TakeBack | Allow | AskHints | AllowHints | Ready | Rename | Say | Agree | Remove | Host | Bot | Back | Leave | Resign | Pause | Resume | Rematch]; reply: Done };
  "POST /api/tables/{table}/hints": { asked: [given: { table: string }, body: HintAsked]; reply: Hint };
  "GET /api/tables/{table}/log": { asked: [given: { table: string; seat?: number | null }, body?: undefined]; reply: Log };
  "GET /api/tables/{table}/past": { asked: [given: { table: string; seat?: number | null; step?: number | null }, body?: undefined]; reply: Past };
  "POST /api/records": { asked: [given: {}, body: string]; reply: Seen };
  "GET /api/tables/{table}/replay": { asked: [given: { table: string; seat?: number | null; step?: number | null; most?: number | null }, body?: undefined]; reply: Replay };
  "GET /api/tables/{table}/position": { asked: [given: { table: string; step?: number | null }, body?: undefined]; reply: Record<string, unknown> };
  "GET /api/tables/{table}/dice": { asked: [given: { table: string }, body?: undefined]; reply: Dice };
  "POST /api/tables/{table}/explore": { asked: [given: { table: string }, body: Explore]; reply: Seen };
  "GET /api/tables/{table}/analysis": { asked: [given: { table: string }, body?: undefined]; reply: AnalysisShown };
  "POST /api/tables/{table}/analysis": { asked: [given: { table: string }, body?: undefined]; reply: AnalysisShown };
  "POST /api/collection/positions": { asked: [given: {}, body: Sought]; reply: Reached[] };
  "GET /api/games/{game}/box": { asked: [given: { game: string }, body?: undefined]; reply: SheetShown };
  "POST /api/games/{game}/box": { asked: [given: { game: string }, body: BoxAsked]; reply: BoxChecked };
  "GET /api/lobby": { asked: [given?: {}, body?: undefined]; reply: Lobby };
  "GET /api/yours": { asked: [given?: {}, body?: undefined]; reply: Yours };
  "DELETE /api/yours/{table}": { asked: [given: { table: string }, body?: undefined]; reply: Hidden };
  "GET /api/statistics": { asked: [given?: {}, body?: undefined]; reply: Statistics };
  "GET /api/identity": { asked: [given?: {}, body?: undefined]; reply: Identity };
  "POST /api/identity": { asked: [given: {}, body: Named]; reply: Identity };
  "DELETE /api/identity": { asked: [given?: {}, body?: undefined]; reply: Identity };
  "POST /api/identity/link": { asked: [given: {}, body: Wish]; reply: Link };
  "POST /api/identity/follow": { asked: [given: {}, body: Follow]; reply: Identity };
  "DELETE /api/identity/devices": { asked: [given?: {}, body?: undefined]; reply: Identity };
  "GET /api/push": { asked: [given?: {}, body?: undefined]; reply: Push };
  "POST /api/push": { asked: [given: {}, body: Subscribe]; reply: Push };
  "POST /api/push/end": { asked: [given: {}, body: Unsubscribe]; reply: Push };
  "GET /api/kept": { asked: [given?: {}, body?: undefined]; reply: Kept };
  "POST /api/kept/file": { asked: [given: {}, body: string]; reply: Brought };
}

/** What Pyodide makes of a tuple. */
export interface Proxy<T> {
  toJs(): T;
  destroy(): void;
}

export interface Core {
  ask(method: string, address: string, body: string, language: string): Promise<Proxy<[number, string]>>;
  open(channel: string, language: string): void;
  receive(channel: string, frame: string): Promise<void>;
  close(channel: string): void;
}

export interface Around {
  append(text: string): Promise<string>;
  events(table: string): Promise<string>;
  listed(): Promise<string>;
  delete(names: string): Promise<number>;
  get(name: string): Promise<string>;
  put(name: string, value: string): Promise<string>;
  think(asked: string, rows: Uint8Array<ArrayBuffer>): Promise<string>;
  analyse(line: string): Promise<string>;
  dismiss(): void;
  say(channel: string, frame: string): void;
  shut(channel: string): void;
}

export const GAMES = [
  {"id":"king_is_dead","players":[2,4],"minutes":[20,40],"usual":3},
  {"id":"long_live_the_king","players":[3,5],"minutes":[60,90],"usual":4},
  {"id":"vive_le_roi","players":[2,16],"minutes":[20,40],"usual":5},
  {"id":"artus","players":[2,4],"minutes":[45,60],"usual":3},
] as const;

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

  export interface Comparison {
    fact: "comparison";
    by: string;
    faction: "scots" | "welsh" | "english" | null;
    each_value: (number | null)[];
    left_seats: number[];
    rule: string;
  }

  export interface Copied {
    fact: "copied";
    seat: number;
    card: string;
    from_seats: number[];
    rule: string;
  }

  export interface Coronation {
    fact: "coronation";
    controlled: Record<string, number>;
    last_won: Record<string, number>;
    strongest: "scots" | "welsh" | "english";
    second: "scots" | "welsh" | "english" | null;
    by_last_won: boolean;
    rule: string;
  }

  export interface Covered {
    fact: "covered";
    seat: number;
    action: number;
    rule: string;
  }

  export interface Dealt {
    fact: "dealt";
    seat: number;
    number: number;
    cards: string[] | null;
    rule: string;
  }

  export interface Exchange {
    from: "moray" | "strathclyde" | "lancaster" | "northumbria" | "gwynedd" | "warwick" | "essex" | "devon";
    with: "moray" | "strathclyde" | "lancaster" | "northumbria" | "gwynedd" | "warwick" | "essex" | "devon";
    change: NetChange;
  }

  export interface Exchanged {
    fact: "exchanged";
    seat: number;
    card: string;
    region: string;
    gave: Record<string, number>;
    other_region: string;
    answered: Record<string, number>;
    rule: string;
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

  export interface Invasion {
    fact: "invasion";
    regions: string[];
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

  export interface Locked {
    fact: "locked";
    seat: number;
    region: string;
    space: number;
    rule: string;
  }

  export interface Moved {
    fact: "moved";
    seat: number;
    card: string;
    from_region: string;
    to_region: string;
    followers: Record<string, number>;
    rule: string;
  }

  export interface Negotiated {
    fact: "negotiated";
    seat: number;
    region: string;
    space: number;
    other_region: string;
    other_space: number;
    next_region: string;
    rule: string;
  }

  export interface NetChange {
    scots?: number;
    welsh?: number;
    english?: number;
  }

  export interface NoEffect {
    fact: "no_effect";
    seat: number;
    card: string;
    rule: string;
  }

  export interface NobodySummoned {
    fact: "nobody_summoned";
    seat: number;
    rule: string;
  }

  export interface Passed {
    fact: "pass";
    seat: number;
    row: number;
    needed: number;
    rule: string;
  }

  export interface Placed {
    fact: "placed";
    seat: number;
    card: string;
    region: string;
    followers: Record<string, number>;
    rule: string;
  }

  export interface Played {
    fact: "played";
    seat: number;
    card: string;
    action: number;
    rule: string;
  }

  export interface Playing {
    card: "scottish_support" | "welsh_support" | "english_support" | "assemble" | "negotiate" | "manoeuvre" | "outmanoeuvre" | "spy" | "ambush" | "march" | "plot" | "aid" | "influence" | "dispute" | "edict" | "resist" | "quell" | "suppress" | "muster";
    effect: "scottish_support" | "welsh_support" | "english_support" | "assemble" | "negotiate" | "manoeuvre" | "outmanoeuvre" | "spy" | "ambush" | "march" | "plot" | "aid" | "influence" | "dispute" | "edict" | "resist" | "quell" | "suppress" | "muster";
    level: number;
  }

  export interface PlotShown {
    fact: "plot";
    seat: number;
    faction: "scots" | "welsh" | "english";
    rule: string;
  }

  export interface Region {
    scots?: number;
    welsh?: number;
    english?: number;
    disc?: "scots" | "welsh" | "english" | "instability" | null;
  }

  export interface Returned {
    fact: "returned";
    seat: number;
    card: string;
    region: string;
    followers: Record<string, number>;
    rule: string;
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

  export interface SetUp {
    fact: "set_up";
    first_seat: number;
    spaces: string[];
    regions: Record<string, Followers>;
    courts: Followers[];
    supply: Followers;
    rule: string;
  }

  export interface Space {
    region: "moray" | "strathclyde" | "lancaster" | "northumbria" | "gwynedd" | "warwick" | "essex" | "devon";
    disc_of?: number | null;
  }

  export interface Strength {
    faction: "scots" | "welsh" | "english";
    regions: number;
  }

  export interface Struggle {
    fact: "struggle";
    number: number;
    region: string;
    followers: Followers;
    winner: "scots" | "welsh" | "english" | null;
    controlled: Followers;
    unstable: number;
    rule: string;
  }

  export interface Summoned {
    fact: "summoned";
    seat: number;
    faction: "scots" | "welsh" | "english";
    region: string;
    court: Followers;
    rule: string;
  }

  export interface Verdict {
    fact: "verdict";
    ending: string;
    winner_seats: number[];
    decided_by: string;
    shared: boolean;
    faction: "scots" | "welsh" | "english" | null;
    each_value: (number | null)[];
    crowned_seat: number | null;
    comparisons: Comparison[];
    rule: string;
  }

  export type Fact = SetUp | Dealt | Passed | Played | Covered | Copied | NoEffect | Placed | Returned | Moved | Exchanged | Negotiated | Locked | Summoned | NobodySummoned | Struggle | Invasion | Coronation | PlotShown | Comparison | Verdict;

  export interface Forms { Board: Board; Aid: Aid; Fact: Fact }
}

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

  export interface Banishment {
    fact: "banishment";
    seat: number;
    beaten_seat: number;
    origin: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    rule: string;
  }

  export interface Board {
    step: "after_failed_crossing" | "banish_defender" | "banish_intruder" | "commit_cards" | "confrontation_roll" | "courtier_roll" | "cross_card" | "cross_roll" | "cross_to" | "end_of_turn" | "king_roll" | "move" | "onward" | "onward_again" | "over" | "place_dice" | "place_free" | "ranking_roll" | "redistribution" | "roll_for_courtier" | "start_card" | "take_back";
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

  export interface Box {
    votes?: Record<string, number>;
    neighbours?: Record<string, string[]>;
    start?: Record<string, string[]>;
  }

  export interface Cards {
    x1: number;
    x2: number;
    x3: number;
  }

  export interface CardsShown {
    fact: "cards_shown";
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    each_laid: string[];
    rule: string;
  }

  export interface Comparison {
    fact: "comparison";
    by: "all_votes" | "cards" | "county_votes" | "dice" | "majority";
    each_value: (number | null)[];
    left_seats: number[];
    rule: string;
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

  export interface Count {
    fact: "count";
    number: number;
    cause: "empty_hand" | "standstill";
    empty_seats: number[];
    majority: number;
    each_counties: (("grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor")[])[];
    each_county_votes: number[];
    each_penalty: number[];
    each_votes: number[];
    each_bonus: number[];
    each_total: number[];
    each_cards: number[];
    rule: string;
  }

  export interface CourtierRoll {
    fact: "courtier_roll";
    seat: number;
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    card: "x1" | "x2" | "x3";
    value: number;
    die: number;
    points: number;
    success: boolean;
    courtiers: number;
    reserve: number;
    rule: string;
  }

  export interface CourtiersLost {
    fact: "courtiers_lost";
    seat: number;
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    number: number;
    reserve: number;
    rule: string;
  }

  export interface Crossing {
    fact: "crossing";
    seat: number;
    origin: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    through: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    card: "x1" | "x2" | "x3";
    value: number;
    die: number;
    points: number;
    success: boolean;
    onward: boolean;
    waits: boolean;
    left_empty: boolean;
    rule: string;
  }

  export interface Dealt {
    fact: "dealt";
    seat: number;
    number: number;
    cards: Record<string, number>;
    rule: string;
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

  export interface FreeCourtier {
    fact: "free_courtier";
    seat: number;
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    courtiers: number;
    reserve: number;
    rule: string;
  }

  export interface Intrusion {
    fact: "intrusion";
    seat: number;
    defender_seat: number;
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    votes: number;
    each_bonus: number[];
    rule: string;
  }

  export interface King {
    fact: "king";
    seat: number;
    number: number;
    decided: "all_votes" | "cards" | "county_votes" | "dice" | "majority";
    majority: number;
    total: number;
    each_total: number[];
    each_votes: number[];
    each_cards: number[];
    each_place: number[];
    comparisons: Comparison[];
    rule: string;
  }

  export interface Laid {
    fact: "laid";
    seat: number;
    cards: Record<string, number> | null;
    without: boolean;
    rule: string;
  }

  export interface Move {
    through: string | null;
    to: string | null;
    card: "x1" | "x2" | "x3" | null;
  }

  export interface NoCourtier {
    fact: "no_courtier";
    seat: number;
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    rule: string;
  }

  export interface NoRecovery {
    fact: "no_recovery";
    seat: number;
    ones: number;
    rule: string;
  }

  export interface QuietTurn {
    fact: "quiet_turn";
    seat: number;
    turns: number;
    limit: number;
    rule: string;
  }

  export interface Ranking {
    fact: "ranking";
    number: number;
    each_place: number[];
    each_gain: number[];
    each_bonus: number[];
    rule: string;
  }

  export interface Recovery {
    fact: "recovery";
    seat: number;
    ones: number;
    cards: Record<string, number>;
    rule: string;
  }

  export interface Redistribution {
    fact: "redistribution";
    pile: number;
    share: number;
    left: number;
    rule: string;
  }

  export interface Roll {
    fact: "roll";
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    again: boolean;
    each_laid: string[];
    each_dice: (number[] | null)[];
    each_points: (number | null)[];
    each_bonus: (number | null)[];
    each_total: (number | null)[];
    total: number;
    tied_seats: number[];
    rule: string;
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
    on_cards: number;
    votes: number;
    place: number;
  }

  export interface Settled {
    fact: "settle";
    seat: number;
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    rule: string;
  }

  export interface Started {
    fact: "start";
    seat: number;
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    begins: boolean;
    rule: string;
  }

  export interface Stayed {
    fact: "stay";
    seat: number;
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    rule: string;
  }

  export interface Stepped {
    fact: "step";
    seat: number;
    origin: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    left_empty: boolean;
    rule: string;
  }

  export interface Stopped {
    fact: "stop";
    seat: number;
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    rule: string;
  }

  export interface Tie {
    fact: "tie";
    seats: number[];
    crown: boolean;
    place: number;
    votes: number;
    cards: number;
    rule: string;
  }

  export interface TieRoll {
    fact: "tie_roll";
    seats: number[];
    crown: boolean;
    each_dice: (number[] | null)[];
    each_sum: (number | null)[];
    tied_seats: number[];
    rule: string;
  }

  export interface Victory {
    fact: "victory";
    seat: number;
    role: "defender" | "intruder" | "third";
    county: "grentebrige" | "lideford" | "lincolia" | "loncastre" | "lundonia" | "man" | "oxeneford" | "roucestre" | "sarisberie" | "sedberouie" | "stadford" | "tateshale" | "wigemor";
    intruder_seat: number;
    defender_seat: number;
    total: number;
    against: number;
    each_total: number[];
    each_ones: number[];
    rule: string;
  }

  export type Fact = Started | Stayed | Stepped | Crossing | Settled | Stopped | FreeCourtier | NoCourtier | CourtierRoll | QuietTurn | Intrusion | Laid | CardsShown | Roll | Victory | Recovery | NoRecovery | CourtiersLost | Banishment | Count | Tie | TieRoll | Ranking | Redistribution | Dealt | King;

  export interface Forms { Board: Board; Aid: Aid; Fact: Fact }
}

export namespace vive_le_roi {
  export interface Aid {
    worth: Record<string, Record<string, number>>;
    seats: (Record<string, Worth> | null)[];
    emissary: EmissaryAid | null;
    votes: VotesLeft;
    candidate: Running | null;
    moves: Record<string, Move>;
    ranking: Ranking;
  }

  export interface AllDealt {
    fact: "dealt";
    number: number;
    rule: string;
  }

  export interface AmbitionCounted {
    fact: "ambition_counted";
    seat: number;
    card: string;
    met: boolean;
    points: number;
    rule: string;
  }

  export interface AmbitionKept {
    fact: "ambition_kept";
    seat: number;
    card: string | null;
    given_back: string | null;
    rule: string;
  }

  export interface AmbitionsDealt {
    fact: "ambitions_dealt";
    shared: boolean;
    rule: string;
  }

  export interface AmbitionsOffered {
    fact: "offered";
    seats: number[];
    first_card: string;
    other_card: string;
    rule: string;
  }

  export interface AmbitionsShared {
    fact: "ambitions_shared";
    seat: number;
    first_seat: number;
    first_card: string | null;
    other_seat: number;
    other_card: string | null;
    rule: string;
  }

  export interface BesideThrone {
    fact: "beside_throne";
    character: string;
    rule: string;
  }

  export interface Board {
    step: "ambition" | "cast_vote" | "choose_ambition" | "emissary_vote" | "favourites" | "first_unit" | "move_character" | "next_round" | "over" | "place_character" | "place_floor";
    round: number;
    first: number | null;
    turn: number | null;
    limit: number;
    room: Record<string, number>;
    places: Record<string, string[]>;
    hand: string | null;
    units: Unit[];
    seats: Seat[];
    emissary: Emissary | null;
    kingmakers: number[];
  }

  export interface Box {
    favourites?: Record<string, string[]>;
    seals?: Record<string, string>;
    names?: Record<string, string>;
    kinds?: Record<string, string>;
  }

  export interface Cancelled {
    fact: "cancelled";
    character: string;
    place: string;
    rule: string;
  }

  export interface Candidate {
    fact: "candidate";
    character: string;
    unit: number;
    seats: number[];
    refused_to: string;
    no: number;
    stomach_ache: number;
    rule: string;
  }

  export interface CardsLost {
    fact: "cards_lost";
    each_lost: ("no" | "stomach_ache" | "yes" | null)[];
    emissary_lost: "no" | "stomach_ache" | "yes" | null;
    each_no: (number | null)[];
    each_stomach_ache: (number | null)[];
    emissary_no: number | null;
    emissary_stomach_ache: number | null;
    rule: string;
  }

  export interface Chances {
    yes: number;
    no: number;
    stomach_ache: number;
  }

  export interface Compared {
    fact: "compared";
    by: "emissary" | "height" | "lower_marker" | "score";
    each_value: (number | null)[];
    emissary_value: number | null;
    left_seats: number[];
    rule: string;
  }

  export interface Compensated {
    fact: "compensated";
    unit: number;
    seats: number[];
    points: number;
    marker: number;
    rule: string;
  }

  export interface Crowned {
    fact: "crowned";
    character: string;
    kind: "dog" | "jester" | "man" | "woman";
    unit: number;
    seats: number[];
    consort: string | null;
    rule: string;
  }

  export interface Emissary {
    marker: number;
    favourites: Face | null;
    cards: VoteCards;
  }

  export interface EmissaryAid {
    free_yes: boolean;
    chances: Chances;
    worth: Record<string, Worth> | null;
  }

  export interface EmissaryCounted {
    fact: "emissary_counted";
    card: string;
    points: Record<string, number>;
    banned: string | null;
    total: number;
    start: number;
    end: number;
    stopped: boolean;
    rule: string;
  }

  export interface EmissaryDealt {
    fact: "emissary_favourites";
    card: string;
    names: string[];
    banned: string | null;
    rule: string;
  }

  export interface EmissaryVoted {
    fact: "emissary_voted";
    character: string;
    vote: "no" | "stomach_ache" | "yes";
    free: boolean;
    rule: string;
  }

  export interface Face {
    card: string;
    names: string[];
    banned: string | null;
  }

  export interface FavouritesCounted {
    fact: "favourites_counted";
    seat: number;
    card: string;
    points: Record<string, number>;
    banned: string | null;
    total: number;
    rule: string;
  }

  export interface FavouritesDealt {
    fact: "favourites";
    seat: number;
    card: string;
    names: string[];
    banned: string | null;
    rule: string;
  }

  export interface LeftOver {
    fact: "left_over";
    characters: string[];
    rule: string;
  }

  export interface MarkerMoved {
    fact: "marker";
    seats: number[];
    totals: number[];
    points: number;
    start: number;
    end: number;
    stopped: boolean;
    rule: string;
  }

  export interface Move {
    to: string;
    gain: number;
  }

  export interface Moved {
    fact: "moved";
    seat: number;
    unit: number;
    character: string;
    origin: string;
    place: string;
    way: "out_of_wc" | "to_throne" | "to_wc" | "up";
    full: boolean;
    rule: string;
  }

  export interface NoCouple {
    fact: "no_couple";
    rule: string;
  }

  export interface Placed {
    fact: "placed";
    seat: number;
    unit: number;
    character: string;
    place: string;
    full: boolean;
    rule: string;
  }

  export interface Ranking {
    scores: number[];
    leaders: number[];
    emissary_leads: boolean;
  }

  export interface Refused {
    fact: "refused";
    character: string;
    place: string;
    rule: string;
  }

  export interface RoundBegun {
    fact: "round";
    round: number;
    unit: number;
    seats: number[];
    no: number;
    stomach_ache: number;
    rule: string;
  }

  export interface RoundOver {
    fact: "round_over";
    round: number;
    each_marker: number[];
    emissary_marker: number | null;
    rule: string;
  }

  export interface Running {
    name: string;
    refused_to: string;
    mover: number;
  }

  export interface Seat {
    unit: number;
    marker: number;
    favourites: Face | null;
    chosen: boolean;
    ambition: string | null;
    offered: string[] | null;
  }

  export interface SignsTurned {
    fact: "signs_turned";
    rule: string;
  }

  export interface Unit {
    seats: number[];
    speaker: number;
    cards: VoteCards;
    voted: boolean;
    vote: "no" | "stomach_ache" | "yes" | null;
  }

  export interface Verdict {
    fact: "verdict";
    decided_by: string;
    winner_seats: number[];
    score: number;
    each_score: number[];
    each_place: number[];
    comparisons: Compared[];
    rule: string;
  }

  export interface VoteCards {
    yes: number;
    no: number;
    stomach_ache: number;
  }

  export interface VoteRevealed {
    fact: "vote";
    character: string;
    result: "cancelled" | "crowned" | "refused";
    each_vote: ("no" | "stomach_ache" | "yes" | null)[];
    emissary_vote: "no" | "stomach_ache" | "yes" | null;
    yes: number;
    no: number;
    stomach_ache: number;
    rule: string;
  }

  export interface Voted {
    fact: "voted";
    seat: number;
    unit: number;
    vote: "no" | "stomach_ache" | "yes" | null;
    rule: string;
  }

  export interface VotesLeft {
    no: number;
    stomach_ache: number;
    can_refuse: number[];
    can_cancel: number[];
    only_yes: number[];
  }

  export interface Worth {
    points: Record<string, number>;
    favourites: number;
    met: boolean;
    ambition: number;
    total: number;
  }

  export type Fact = RoundBegun | FavouritesDealt | EmissaryDealt | AllDealt | AmbitionsOffered | AmbitionsDealt | AmbitionKept | AmbitionsShared | Placed | LeftOver | Compensated | Moved | Candidate | Voted | EmissaryVoted | VoteRevealed | CardsLost | Cancelled | Refused | Crowned | SignsTurned | FavouritesCounted | EmissaryCounted | AmbitionCounted | MarkerMoved | BesideThrone | NoCouple | RoundOver | Verdict;

  export interface Forms { Board: Board; Aid: Aid; Fact: Fact }
}

export namespace artus {
  export interface Aid {
    scoring: Record<string, number>[];
    cards: Record<string, Way[]>;
  }

  export interface Board {
    level: "advanced" | "beginner";
    step: "deal" | "draw" | "first_seat" | "over" | "pick_figure" | "pick_knights" | "pick_mode" | "pick_pile" | "pick_prince" | "pick_steps" | "place_knight" | "play_card";
    round: number | null;
    rounds: number;
    first_seat: number | null;
    turn: number | null;
    remaining: number;
    card: string | null;
    figure: number | null;
    pile: "king" | "knight" | "score" | null;
    king: "bronze_a" | "bronze_b" | "silver_a" | "silver_b";
    reserve: number;
    royals: Royals;
    chairs: ChairSeen[];
    seats: SeatSeen[];
  }

  export interface Box {
    knights?: Record<string, number[]>;
    rings?: Record<string, number>;
    plates?: number[];
    carpet?: number[];
    crowns?: number[];
  }

  export interface ByPile {
    knight: number;
    king: number;
    score: number;
  }

  export interface CardPlayed {
    fact: "card_played";
    seat: number;
    card: string;
    pile: "king" | "knight" | "score";
    aside: number;
    hand: number;
    rule: string;
  }

  export interface ChairSeen {
    value: number;
    zone: "crown" | "green" | "red" | "yellow";
    carpet: boolean;
    crown: boolean;
    figure: "beige" | "black" | "blue" | "red" | "bronze_a" | "bronze_b" | "silver_a" | "silver_b" | null;
  }

  export interface Comparison {
    fact: "comparison";
    by: "shared" | "total";
    each_value: (number | null)[];
    left_seats: number[];
    rule: string;
  }

  export interface Crowned {
    fact: "crowned";
    seat: number;
    royal: "bronze_a" | "bronze_b" | "silver_a" | "silver_b";
    chair: number;
    old_royal: "bronze_a" | "bronze_b" | "silver_a" | "silver_b";
    old_chair: number;
    kept: number;
    returned: number;
    reserve: number;
    rule: string;
  }

  export interface Displaced {
    fact: "displaced";
    seat: number;
    figure: "beige" | "black" | "blue" | "red" | "bronze_a" | "bronze_b" | "silver_a" | "silver_b";
    kind: "king" | "knight" | "prince";
    owner_seat: number | null;
    from_chair: number;
    to_chair: number;
    back: number;
    by: "beige" | "black" | "blue" | "red" | "bronze_a" | "bronze_b" | "silver_a" | "silver_b";
    rule: string;
  }

  export interface Drawn {
    fact: "drawn";
    seat: number;
    pile: "king" | "knight" | "score";
    card: string | null;
    left: number;
    hand: number;
    rule: string;
  }

  export interface Ended {
    fact: "ended";
    rounds: number;
    each_total: number[];
    rule: string;
  }

  export interface FirstSeat {
    fact: "first_seat";
    seat: number;
    placing_seats: number[];
    rule: string;
  }

  export interface FixedLoss {
    fact: "fixed_loss";
    seat: number;
    card: string;
    found: number;
    needed: number;
    missing: ("crown" | "green" | "red" | "yellow")[];
    loss: number;
    total: number;
    rule: string;
  }

  export interface HandDealt {
    fact: "hand_dealt";
    seat: number;
    knight: number;
    king: number;
    cards: string[] | null;
    rule: string;
  }

  export interface HandKnown {
    fact: "hand_known";
    seat: number;
    cards: string[];
    rule: string;
  }

  export interface KnightPlaced {
    fact: "knight_placed";
    seat: number;
    chair: number;
    value: number;
    left: number;
    rule: string;
  }

  export interface ModeChosen {
    fact: "mode_chosen";
    seat: number;
    mode: "best" | "move" | "ring";
    rule: string;
  }

  export interface Moved {
    fact: "moved";
    seat: number;
    figure: "beige" | "black" | "blue" | "red" | "bronze_a" | "bronze_b" | "silver_a" | "silver_b";
    kind: "king" | "knight" | "prince";
    from_chair: number;
    to_chair: number;
    steps: number;
    forward: boolean;
    points: number;
    total: number;
    rule: string;
  }

  export interface RingGiven {
    fact: "ring_given";
    seat: number;
    royal: "bronze_a" | "bronze_b" | "silver_a" | "silver_b";
    chair: number;
    rings: number;
    reserve: number;
    points: number;
    total: number;
    rule: string;
  }

  export interface RoundBegun {
    fact: "round_begun";
    seat: number;
    round: number;
    rounds: number;
    last: boolean;
    rule: string;
  }

  export interface RoyalAt {
    chair: number;
    rings: number;
  }

  export interface Royals {
    silver_a: RoyalAt;
    silver_b: RoyalAt;
    bronze_a: RoyalAt;
    bronze_b: RoyalAt;
  }

  export interface Scored {
    fact: "scored";
    seat: number;
    card: string;
    chairs: number[];
    values: number[];
    zones: ("crown" | "green" | "red" | "yellow")[];
    sum: number;
    reversed: boolean;
    points: number;
    total: number;
    rule: string;
  }

  export interface SeatSeen {
    colour: "beige" | "black" | "blue" | "red";
    total: number;
    tiles: number;
    space: number;
    lying: boolean;
    knights: number[];
    chairs: number;
    cards: number;
    backs: ByPile;
    piles: ByPile;
    hand: string[] | null;
    pile_cards: string[] | null;
    unplayed: string[];
    aside: string[];
  }

  export interface Turned {
    fact: "turned";
    from_chair: number;
    to_chair: number;
    chairs: number;
    each_before: number[];
    each_after: number[];
    each_change: number[];
    rule: string;
  }

  export interface Verdict {
    fact: "verdict";
    winner_seats: number[];
    best: number;
    lead: number;
    each_total: number[];
    each_place: number[];
    each_ending: string[];
    comparisons: Comparison[];
    rule: string;
  }

  export interface Way {
    choices: string[];
    points: number;
    chairs: number[];
    king: number;
    from: number | null;
    to: number | null;
    pushed: number | null;
  }

  export type Fact = FirstSeat | HandDealt | KnightPlaced | RoundBegun | CardPlayed | ModeChosen | Moved | Displaced | RingGiven | Crowned | Turned | Scored | FixedLoss | Drawn | HandKnown | Ended | Verdict;

  export interface Forms { Board: Board; Aid: Aid; Fact: Fact }
}
