// Written by `make types` from the server's own types; do not edit.

export interface Join {
  t: "join";
  table: string;
  command: string;
  seat?: number | null;
}

export interface Leave {
  t: "leave";
  table: string;
  command: string;
  seat?: number | null;
}

export interface Arrange {
  t: "arrange";
  table: string;
  command: string;
  seat: number;
  plan: SeatPlan;
}

export interface SeatPlan {
  kind: "me" | "open" | "bot";
  bot: string;
}

export interface Ready {
  t: "ready";
  table: string;
  command: string;
  is_ready?: boolean;
  shares?: SealedShare[];
}

export interface SealedShare {
  seat: number;
  commitment: string;
}

export interface Act {
  t: "act";
  table: string;
  command: string;
  asked: number;
  action: Record<string, any>;
  seat?: number | null;
}

export interface Undo {
  t: "undo";
  table: string;
  command: string;
  to: number;
  seat?: number | null;
}

export interface Withdraw {
  t: "withdraw";
  table: string;
  command: string;
  asked: number;
  seat?: number | null;
}

export interface AnswerUndo {
  t: "answer-undo";
  table: string;
  command: string;
  agrees: boolean;
  seat?: number | null;
}

export interface Resign {
  t: "resign";
  table: string;
  command: string;
  seat?: number | null;
}

export interface Return {
  t: "return";
  table: string;
  command: string;
  seat?: number | null;
}

export interface StandIn {
  t: "stand-in";
  table: string;
  command: string;
  seat: number;
}

export interface VoteStandIn {
  t: "vote-stand-in";
  table: string;
  command: string;
  seat: number;
}

export interface Chat {
  t: "chat";
  table: string;
  command: string;
  text: string;
}

export interface Mute {
  t: "mute";
  table: string;
  command: string;
  seat: number;
  is_muted?: boolean;
}

export interface Rematch {
  t: "rematch";
  table: string;
  command: string;
}

export interface Close {
  t: "close-table";
  table: string;
  command: string;
}

export interface Learn {
  t: "learn";
  table: string;
  command: string;
  step?: string;
  is_on?: boolean;
}

export interface Share {
  t: "share";
  table: string;
  command: string;
  shares: OpenShare[];
}

export interface OpenShare {
  seat: number;
  share: string;
}

export type AnyCommand = Join | Leave | Arrange | Ready | Act | Undo | Withdraw | AnswerUndo | Resign | Return | StandIn | VoteStandIn | Chat | Mute | Rematch | Close | Learn | Share;

export interface Watch {
  t: "watch";
  table: string;
  seat?: number | null;
}

export interface Unwatch {
  t: "unwatch";
  table: string;
}

export interface History {
  t: "history";
  table: string;
  after?: number;
}

export interface Preview {
  t: "preview";
  table: string;
  id: string;
  asked: number;
  actions: Record<string, any>[];
  seat?: number | null;
}

export type Sent = Join | Leave | Arrange | Ready | Act | Undo | Withdraw | AnswerUndo | Resign | Return | StandIn | VoteStandIn | Chat | Mute | Rematch | Close | Learn | Share | Watch | Unwatch | History | Preview;

export interface Now {
  t: "now";
  table: string;
  seq: number;
  at: number;
  eye: number | null;
  mine: number[];
  is_host: boolean;
  room: TableInfo;
  asked: number | null;
  changeable: number | null;
  since: number;
  view: any;
  undo: Undoing;
  lines: Line[];
  openings: RevealedChoice[];
}

export interface TableInfo {
  game: string;
  rules: number;
  options: Record<string, any>;
  status: "waiting" | "playing" | "over" | "closed";
  seats: Seat[];
  is_public: boolean;
  clock: Clock;
  absence: "wait" | "bot";
  pace: "calm" | "brisk" | "instant";
  has_chat: boolean;
  fairness: Fairness;
  opened_at: number;
  rematch: string | null;
  result: Result | null;
  lesson: LessonNow | null;
  shows_points: boolean;
  is_rated: boolean;
  daily: string;
  has_hints: boolean;
  is_branched: boolean;
}

export interface Seat {
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  level: number | null;
  is_ready: boolean;
  has_resigned: boolean;
  is_away: boolean;
  is_muted: boolean;
  is_host: boolean;
  is_overdue: boolean;
  deadline: number | null;
  left_ms: number | null;
  asked: number | null;
  seal: string;
  vote: StandInVote | null;
}

export interface StandInVote {
  agreed: number[];
  needed: number;
}

export interface Clock {
  kind: "none" | "turn" | "bank";
  seconds: number;
}

export interface Fairness {
  commitment: string;
  shares: (SeatShare | null)[] | null;
  secret: string | null;
  scheme: number;
  entropies: string[] | null;
  deal: string;
}

export interface SeatShare {
  commitment: string;
  share: string;
}

export interface Result {
  scores: number[] | null;
  winners: number[];
  reason: "" | "limit" | "resigned" | "stopped";
  undone: number;
  hinted: number[];
}

export interface LessonNow {
  step: string;
  key: string;
  suggests: Record<string, any> | null;
  light: string[];
  waits: boolean;
  is_on: boolean;
  is_otherwise: boolean;
  has_ended: boolean;
  place: number;
  length: number;
}

export interface Undoing {
  free: number | null;
  by_consent: number | null;
  asking: number | null;
  to: number | null;
  missing: number[];
}

export interface Line {
  seq: number;
  at: number;
  seat: number | null;
  kind: string;
  events: Event[];
  to: number | null;
  round: number | null;
}

export interface Event {
  key: string;
  arguments: Record<string, string | number | (string | number)[]>;
}

export interface RevealedChoice {
  round: number;
  seat: number;
  seal: string;
  nonce: string;
  choice: string;
}

export interface Done {
  t: "done";
  table: string;
  command: string;
  seq: number;
  opened?: string | null;
}

export interface Refused {
  t: "refused";
  key: string;
  rule?: string;
  arguments?: Record<string, string | number | (string | number)[]>;
  legal?: string[];
  table?: string | null;
  command?: string | null;
}

export interface Previewed {
  t: "preview";
  table: string;
  id: string;
  view: any;
  events: Event[];
}

export interface Past {
  t: "history";
  table: string;
  lines: Line[];
}

export interface Said {
  t: "said";
  table: string;
  id: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

export interface Present {
  t: "present";
  table: string;
  seats: boolean[];
  spectators: number;
  away_since: (number | null)[];
}

export interface Hello {
  t: "hello";
  version: string;
  at: number;
  name: string | null;
}

export interface Notice {
  t: "notice";
  key: string;
}

export type Received = Now | Done | Refused | Previewed | Past | Said | Present | Hello | Notice;

export interface OpenTable {
  game: string;
  seats: SeatPlan[];
  options: Record<string, any>;
  is_public: boolean;
  clock: Clock;
  absence: "wait" | "bot";
  pace: "calm" | "brisk" | "instant";
  has_chat: boolean;
  has_hints: boolean;
  shows_points: boolean;
  is_rated: boolean;
}

export interface NewPerson {
  name: string;
}

export interface Me {
  name: string;
  preferences: Record<string, any>;
  has_recovery: boolean;
  devices: number;
}

export interface ChangeMe {
  name: string | null;
  preferences: Record<string, any> | null;
}

export interface RecoveryCode {
  code: string;
}

export interface Welcome {
  name: string;
  code: string;
}

export interface NewDevice {
  table: string | null;
}

export interface DeviceCode {
  code: string;
  seconds: number;
  link: string;
  qr: string;
  is_reachable: boolean;
}

export interface NewToken {
  table: string;
  seat: number;
  label: string;
}

export interface Token {
  id: string;
  table: string;
  seat: number;
  label: string;
  token: string | null;
}

export interface TokenList {
  tokens: Token[];
}

export interface QuietHours {
  quiet_from: number;
  quiet_to: number;
  utc_offset: number;
}

export interface NoticeState {
  push_key: string;
  devices: number;
  quiet: QuietHours;
  has_feed: boolean;
  silent: string[];
  allowed: string[];
  services: ServiceChannel[];
}

export interface ServiceChannel {
  id: string;
  kind: string;
}

export interface NewService {
  address: string;
}

export interface AddedService {
  kind: string;
  secret: string;
}

export interface Trial {
  is_taken: boolean;
}

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Feed {
  atom: string;
  json: string;
}

export interface TableNotices {
  tells: boolean;
}

export interface TableLine {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over" | "closed";
  seats: Seat[];
  options: Record<string, any>;
  clock: Clock;
  is_public: boolean;
  is_host: boolean;
  waits: boolean;
  opened_at: number;
  moved_at: number;
  result: Result | null;
  is_lesson: boolean;
  pace: "calm" | "brisk" | "instant";
  round: number | null;
  mine: number[];
}

export interface TableList {
  tables: TableLine[];
}

export interface OpenedTable {
  table: string;
}

export interface ChatLines {
  lines: Said[];
}

export interface BotInfo {
  name: string;
  spec: string;
  level: number;
  needs_budget: boolean;
  is_for_newcomers: boolean;
}

export interface GameInfo {
  slug: string;
  rules: number;
  least: number;
  most: number;
  limit: number;
  facts: any;
  editions: Record<string, Record<string, any>>;
  choices: Record<string, any[]>;
  bots: BotInfo[];
  rule_ids: string[];
  has_lesson: boolean;
  has_puzzles: boolean;
  has_chance: boolean;
}

export interface GameList {
  games: GameInfo[];
  has_documentation: boolean;
}

export interface ReplayStep {
  line: number;
  seat: number | null;
  action: Record<string, any> | null;
  notation: string;
  round: number;
  view: any;
  events: Event[];
  scores: number[];
  note: string;
}

export interface Replay {
  id: string;
  game: string;
  players: string[];
  options: Record<string, any>;
  first: number | null;
  result: Result | null;
  fairness: Fairness | null;
  is_proven: boolean;
  frames: ReplayStep[];
  played_at: number | null;
  title: string;
}

export interface ExampleLine {
  id: string;
  game: string;
  title: string;
  players: string[];
  result: Result | null;
}

export interface ExampleList {
  examples: ExampleLine[];
}

export interface Uploaded {
  replay: string;
}

export interface Count {
  label: string;
  count: number;
}

export interface Statistics {
  variant: string[];
  players: number;
  games: number;
  is_by_rank: boolean;
  mean_scores: number[];
  wins: number[];
  mean_rounds: number;
  scores: Count[];
  endings: Count[];
}

export interface AgainstBot {
  bot: string;
  games: number;
  ahead: number;
  even: number;
  behind: number;
}

export interface GameStatistics {
  game: string;
  by_players: Statistics[];
  against: AgainstBot[];
  lesson: Count[];
}

export interface Failure {
  key: string;
  rule: string;
  arguments: Record<string, string | number | (string | number)[]>;
  legal: string[];
}

export interface Health {
  status: "ok" | "read-only";
  version: string;
}

export interface ShownRating {
  game: string;
  players: number;
  number: number;
  margin: number;
  games: number;
  even_with: string;
}

export interface LadderRow {
  name: string;
  rating: ShownRating;
  handle: string;
  bot: string;
  is_me: boolean;
}

export interface Ladder {
  players: number;
  rows: LadderRow[];
}

export interface GameLadders {
  game: string;
  ladders: Ladder[];
  is_listed: boolean;
}

export interface ResultRow {
  game: string;
  players: number;
  variant: string[];
  games: number;
  won: number;
  mean_score: number | null;
  best_score: number | null;
}

export interface BotRow {
  game: string;
  bot: string;
  level: number;
  games: number;
  ahead: number;
  even: number;
  behind: number;
  is_next: boolean;
}

export interface FeatRow {
  game: string;
  key: string;
  value: number;
  table: string;
}

export interface Opponent {
  name: string;
  bot: string;
}

export interface FinishedRow {
  table: string;
  game: string;
  at: number;
  opponents: Opponent[];
  score: number | null;
  place: number;
  players: number;
  has_won: boolean;
  is_rated: boolean;
  reason: string;
}

export interface PersonPage {
  name: string;
  games: number;
  ratings: ShownRating[];
  results: ResultRow[];
  bots: BotRow[];
  feats: FeatRow[];
  finished: FinishedRow[];
}

export interface Acquaintance {
  name: string;
  games: number;
  ahead: number;
  even: number;
  behind: number;
  table: string;
  seat: number;
  game: string;
  is_blocked: boolean;
  handle: string;
}

export interface OwnPage {
  page: PersonPage;
  people: Acquaintance[];
  shows_page: boolean;
  is_listed: boolean;
  handle: string;
}

export interface Visibility {
  shows_page: boolean;
  is_listed: boolean;
}

export interface Someone {
  table: string;
  seat: number;
}

export interface Block {
  table: string;
  seat: number;
  is_blocked: boolean;
}

export interface DailyEntry {
  name: string;
  score: number;
  place: number;
  is_me: boolean;
  is_bot: boolean;
  table: string;
}

export interface DailyResult {
  day: string;
  game: string;
  entries: DailyEntry[];
  bot: string;
  is_bot_done: boolean;
}

export interface DailyGame {
  game: string;
  day: string;
  seconds: number;
  opponents: string[];
  table: string;
  is_over: boolean;
  days: string[];
}

export interface DailyList {
  games: DailyGame[];
}

export interface Study {
  id: string;
  effort: "quick" | "normal";
  state: "waiting" | "running" | "stopped" | "failed" | "done";
  ahead: number;
  total: number;
  judged: number;
  moments: StudyMoment[];
  summary: StudySummary | null;
}

export interface StudyMoment {
  chances: number[];
  luck: number[];
  decisions: StudyDecision[];
}

export interface StudyDecision {
  number: number;
  line: number;
  round: number;
  seat: number;
  mark: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  loss: number;
  error: number;
  chances: number[];
  points: number[];
  places: number[];
  alternatives: StudyAlternative[];
  chosen: number;
  why: Event[];
  view: any;
}

export interface StudyAlternative {
  action: Record<string, any>;
  notation: string;
  events: Event[];
  chances: number[];
  error: number;
  line: StudyLine[];
  share: number | null;
  view: any;
}

export interface StudyLine {
  seat: number;
  action: Record<string, any>;
  notation: string;
  events: Event[];
}

export interface StudySummary {
  seats: StudySeat[];
  turning_point: number | null;
}

export interface StudySeat {
  start: number;
  own: number;
  error: number;
  given: number;
  luck: number;
  result: number;
  accuracy: number;
  luck_error: number | null;
}

export interface Advice {
  step: number;
  kind: Event;
  action: Record<string, any> | null;
  events: Event[];
  reasons: Event[];
  chance: number | null;
  error: number | null;
  line: string[];
}

export interface PuzzleList {
  puzzles: PuzzleLine[];
  daily: Record<string, string>;
}

export interface PuzzleLine {
  id: string;
  game: string;
  grade: number;
  players: number;
}

export interface PuzzleNow {
  id: string;
  game: string;
  grade: number;
  seat: number;
  players: number;
  view: any;
}

export interface Foreseen {
  view: any;
  events: Event[];
}

export interface Verdict {
  is_solved: boolean;
  values: PuzzleValue[];
  why: Event[];
  solved_by: string[];
}

export interface PuzzleValue {
  notation: string;
  events: Event[];
  chance: number;
  is_best: boolean;
  is_chosen: boolean;
}

export interface Rulebook {
  game: string;
  language: string;
  edition: string;
  chapters: BookChapter[];
  labels: Record<string, string>;
}

export interface BookChapter {
  id: string;
  title: string;
  paragraphs: BookParagraph[];
}

export interface BookParagraph {
  id: string;
  title: string;
  text: string;
  rules: string[];
  switch: string;
  variants: BookVariant[];
  items: string[];
  table: BookTableRows | null;
  picture: BookPicture | null;
  examples: BookExample[];
}

export interface BookVariant {
  value: string | number;
  editions: string[];
  text: string;
}

export interface BookTableRows {
  head: string[];
  rows: string[][];
}

export interface BookPicture {
  id: string;
  caption: string;
  data: Record<string, any>;
}

export interface BookExample {
  id: string;
  title: string;
  text: string;
  rules: string[];
  picture: BookPicture;
}

export interface ThurnTaxisView {
  seat: number | null;
  switches: ThurnTaxisSwitches;
  first: number;
  round: number;
  turn: number;
  phase: string;
  has_official: boolean;
  must_call: boolean;
  closing_each: boolean;
  pending: string[];
  choices: string[];
  display: (string | null)[];
  deck_size: number;
  pool: string[];
  discard: string[];
  stacks: Record<string, number[]>;
  players: ThurnTaxisPlayerView[];
  legal: (ThurnTaxisTake | ThurnTaxisDraw | ThurnTaxisCall | ThurnTaxisAbandon | ThurnTaxisPlay | ThurnTaxisCloseEach | ThurnTaxisCloseProvince | ThurnTaxisOffice | ThurnTaxisDiscard | ThurnTaxisEndTurn)[];
  barred: ([ThurnTaxisTake | ThurnTaxisDraw | ThurnTaxisCall | ThurnTaxisAbandon | ThurnTaxisPlay | ThurnTaxisCloseEach | ThurnTaxisCloseProvince | ThurnTaxisOffice | ThurnTaxisDiscard | ThurnTaxisEndTurn, Refusal])[];
}

export interface ThurnTaxisSwitches {
  all_provinces: 9 | 8;
  abandon: "free" | "stuck";
  postmaster: "empty" | "first";
}

export interface ThurnTaxisPlayerView {
  hand: string[] | null;
  hand_size: number;
  known: string[];
  drawn: string[] | null;
  old: number;
  route: string[];
  offices: string[];
  supply: number;
  carriage: number;
  tiles: [string, number][];
  points: number | null;
}

export interface ThurnTaxisTake {
  do: "take";
  slot: number;
}

export interface ThurnTaxisDraw {
  do: "draw";
}

export interface ThurnTaxisCall {
  do: "call";
  official: "administrator" | "postmaster" | "carrier" | "cartwright";
}

export interface ThurnTaxisAbandon {
  do: "abandon";
}

export interface ThurnTaxisPlay {
  do: "play";
  city: string;
  end: "left" | "right" | "new";
}

export interface ThurnTaxisCloseEach {
  do: "close";
  way: "each";
}

export interface ThurnTaxisCloseProvince {
  do: "close";
  way: "province";
  province: string;
}

export interface ThurnTaxisOffice {
  do: "office";
  city: string;
}

export interface ThurnTaxisDiscard {
  do: "discard";
  city: string;
}

export interface ThurnTaxisEndTurn {
  do: "end";
}

export interface Refusal {
  rule: string;
  key: string;
  arguments: Record<string, string | number | number[]>;
  legal: string[];
}

export interface ThurnTaxisFacts {
  cities: ThurnTaxisCity[];
  provinces: Record<string, string[]>;
  roads: [string, string][];
  stacks: Record<string, number[]>;
  stack_provinces: Record<string, string[]>;
  carriages: Record<number, number>;
}

export interface ThurnTaxisCity {
  id: string;
  name: string;
  lat: number;
  lon: number;
}

export interface KingsRoadView {
  seat: number | null;
  hereditary_nobles: boolean;
  banners: Record<string, number[]>;
  sources: Record<string, string>;
  places: number;
  king: string;
  scoring: string[];
  round: number;
  dragons: number;
  is_second: boolean;
  choosing: number[];
  waiting: number[];
  players: KingsRoadPlayerView[];
  menu: KingsRoadMenu | null;
  barred: [KingsRoadChoose, Refusal][];
}

export interface KingsRoadPlayerView {
  score: number;
  supply: number;
  markers: Record<string, number>;
  nobles: string[];
  cards: string[];
  has_chosen: boolean;
  choice: KingsRoadChoose | null;
  earns: Record<string, number>;
  chains: string[][];
}

export interface KingsRoadChoose {
  do: "choose";
  cards: string[];
  decline: boolean;
}

export interface KingsRoadMenu {
  count: number;
  cards: string[];
  alone: string[];
  last: string[];
}

export interface KingsRoadFacts {
  regions: KingsRoadRegion[];
  extra_roads: [string, string][];
}

export interface KingsRoadRegion {
  id: string;
  number: number;
  name: string;
  banner: number[];
  source: string;
}
