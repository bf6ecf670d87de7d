/** Everything the platform itself says; what a game says stands in the game's own words. */
import type { Level } from '@starboard/bots';
import type { KernelWhy } from '@starboard/kernel';

export type CommandName =
  | 'play'
  | 'serve'
  | 'cluster'
  | 'simulate'
  | 'replay'
  | 'verify'
  | 'rules'
  | 'bench'
  | 'backup'
  | 'ratings'
  | 'restore'
  | 'site'
  | 'host'
  | 'games'
  | 'help';

export interface PlatformWords {
  readonly about: string;
  /** One line each, for the list of commands. */
  readonly commands: { readonly [C in CommandName]: string };
  /** `starboard COMMAND --help`. */
  readonly help: { readonly [C in CommandName]: readonly string[] };
  readonly helpMore: string;
  readonly level: { readonly [L in Level]: string };
  readonly refusal: { readonly [W in KernelWhy]: string };
  /** One sentence each: exit code 2. */
  readonly bad: {
    command(name: string): string;
    flag(name: string): string;
    value(flag: string): string;
    noValue(flag: string): string;
    twice(flag: string): string;
    extra(arg: string): string;
    number(flag: string, min: number, max: number, got: string): string;
    lang(got: string, languages: readonly string[]): string;
    game(got: string, ids: readonly string[]): string;
    noGame(ids: readonly string[]): string;
    players(title: string, min: number, max: number): string;
    seat(got: string, players: number): string;
    bot(got: string, levels: readonly string[]): string;
    bots(given: number, seats: number): string;
    option(text: string): string;
    noOption(name: string, names: readonly string[]): string;
    optionOf(name: string, values: readonly string[]): string;
    optionOrFile(name: string, values: readonly string[]): string;
    optionNumber(name: string, min: number, max: number): string;
    seed(most: number): string;
    name(most: number): string;
    noFile(command: string): string;
    /** What can be done with files of a game's own kind. */
    fileTask(kind: string, tasks: readonly string[]): string;
    fileGame(kind: string, ids: readonly string[]): string;
    hugeFile(file: string, kilobytes: number): string;
    optionText(name: string, most: number): string;
    missing(file: string): string;
    unreadable(file: string): string;
    huge(file: string, megabytes: number): string;
    record(file: string, why: string): string;
    recordGame(game: string): string;
    save(file: string): string;
    saveOver(file: string): string;
    rule(id: string, title: string): string;
    bench: string;
    portTaken(port: string): string;
    portDenied(port: string): string;
    noFolder(command: string): string;
    crashed(message: string): string;
  };
  /** Line-by-line play. */
  readonly plain: {
    you: string;
    player(name: string, what: string): string;
    table(players: string, seed: string): string;
    /** A note of the game about this table. */
    mind(advice: string, rule: string): string;
    /** The chosen options, each "name: value". */
    options(list: readonly string[]): string;
    switch(on: boolean): string;
    hint: string;
    rule(id: string): string;
    noSuchPick(most: number): string;
    /** Below the first picks of a very long list: name one, or a heading. */
    more(n: number, name: string, heading: string): string;
    unknown(typed: string): string;
    nothingGreyed: string;
    greyed: string;
    notBack: string;
    notUndo: string;
    undone: string;
    /** After a line of the log that was undone. */
    undoneMark: string;
    steppedBack: string;
    saved(file: string): string;
    saveWhere: string;
    noRule(id: string): string;
    unfinished: string;
    seconds(n: number): string;
    help: readonly string[];
    /** What may be typed for each command, first the usual one. */
    typed: { readonly [C in PlainCommand]: string };
  };
  readonly result: {
    rank(rank: number): string;
    shared: string;
    score(n: number): string;
  };
  /** The full screen. */
  readonly screen: {
    tooSmall(columns: number, rows: number): string;
    rule(id: string): string;
    close: string;
    leave: string;
    leaveSave(file: string): string;
    leaveYes: string;
    leaveNo: string;
    leaveSaved: string;
    undone: string;
    fast: string;
    slow: string;
    seconds(n: number): string;
    keys: {
      move: string;
      take: string;
      back: string;
      undo: string;
      rule: string;
      quit: string;
      skip: string;
      fast: string;
      done: string;
      log: string;
    };
  };
  readonly menu: {
    game: string;
    players: string;
    bots: string;
    language: string;
    start: string;
    keys: string;
  };
  readonly replay: {
    moment(n: number, of: number): string;
    eyes(name: string | null): string;
    /** In the place of the name of somebody who deleted their data. */
    left: string;
    keys: { step: string; jump: string; ends: string; eyes: string; quit: string };
    unfinished: string;
    cannotDraw: string;
  };
  readonly verify: {
    file(title: string, players: number, entries: number): string;
    proved: string;
    notProved: string;
    replayed: string;
    outcome: string;
    noOutcome: string;
    commitments: string;
    seedOnly: string;
    lesson: string;
    host: string;
    names: string;
    findings: string;
    clean: string;
    broken: string;
  };
  readonly simulate: {
    progress(done: number, of: number, left: number | null): string;
    title(title: string, games: number, players: number, bots: string): string;
    rotated: string;
    stopped(done: number, of: number): string;
    wins: string;
    share: string;
    interval: string;
    fair: string;
    seat(n: number): string;
    mean: string;
    median: string;
    p95: string;
    per: string;
    ending: string;
    games: string;
    speed(decisions: string, perSecond: string, seconds: string): string;
    seed(seed: string): string;
    report(file: string): string;
    none: string;
  };
  readonly cluster: {
    readonly noPostgres: string;
    readonly noNats: string;
    failed(node: string): string;
    up(node: string, port: number, pid: number): string;
    gone(node: string): string;
    readonly closing: string;
    ready(url: string): string;
  };
  readonly serve: { listening(url: string): string; closing: string; processesAlone: string };
  readonly backup: { made(file: string): string; restored: string };
  readonly ratings: { task: string; made(matches: number, ratings: number, changed: number): string };
  readonly site: { made(folder: string): string; notEmpty(folder: string): string; failed: string };
  readonly host: {
    first(url: string, key: string): string;
    key(key: string): string;
    task(tasks: readonly string[]): string;
    readonly noKey: string;
    readonly wrongKey: string;
    readonly noText: string;
    readonly noReason: string;
    silent(url: string): string;
    refused(why: string): string;
  };
  readonly games: { players(min: number, max: number): string; files(kind: string, tasks: readonly string[]): string };
  /** Files of a game's own kinds. */
  readonly files: {
    fine: string;
    measured(games: number, players: number, level: string): string;
    /** Heads of a comparison: figure, first, second, difference, its interval, and nothing. */
    readonly compared: readonly string[];
    /** At a difference that holds among all that were compared, and below the table what that means. */
    readonly holds: string;
    holdsMeans(figures: number): string;
    readonly players: string;
    readonly games: string;
    readonly noBalance: string;
    readonly begins: string;
    suggested(share: string, target: string): string;
    written(file: string): string;
  };
  readonly guest: string;
}

export type PlainCommand = 'why' | 'back' | 'undo' | 'scene' | 'rule' | 'log' | 'save' | 'lang' | 'help' | 'quit';
