/**
 * The part of the peers' interfaces that the benchmarks use, so that the code type-checks without them being installed.
 * It is narrower than their own declarations, never different.
 */
declare module '@colyseus/core' {
  export interface Client {
    readonly sessionId: string;
    send(type: string, message: unknown): void;
  }
  export class Room {
    maxClients: number;
    patchRate: number | null;
    state: unknown;
    onCreate(): void;
    onJoin(client: Client): void;
    onMessage<M>(type: string, act: (client: Client, message: M) => void): void;
    broadcastPatch(): boolean;
  }
  export class Server {
    constructor(of: { transport: object; greet: boolean });
    define(name: string, room: new () => Room): void;
    listen(port: number, host: string): Promise<void>;
  }
}

declare module '@colyseus/schema' {
  interface Field<V> {
    readonly value: V;
  }
  export const t: { array(of: 'uint8'): Field<number[]>; uint8(): Field<number>; uint32(): Field<number> };
  export function schema<F extends { readonly [name: string]: Field<unknown> }>(fields: F): new () => { [K in keyof F]: F[K]['value'] };
}

declare module '@colyseus/ws-transport' {
  import type { Server } from 'node:http';
  export class WebSocketTransport {
    constructor(of: { server: Server });
  }
}

declare module '@colyseus/sdk' {
  export interface Room {
    readonly roomId: string;
    readonly connection: { readonly transport: object };
    send(type: string, message: unknown): void;
  }
  export class Client {
    constructor(url: string);
    create(name: string): Promise<Room>;
    joinById(id: string): Promise<Room>;
  }
  export const Protocol: { readonly ROOM_DATA: number; readonly ROOM_STATE_PATCH: number };
}

declare module 'esbuild' {
  export function build(of: { readonly [setting: string]: unknown }): Promise<object>;
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  export interface Ctx {
    readonly currentPlayer: string;
    readonly gameover?: { readonly winner?: string; readonly draw?: boolean };
  }
  export interface State<G> {
    readonly G: G;
    readonly ctx: Ctx;
  }
  export interface Action {
    readonly type: string;
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }
  export interface Game<G> {
    readonly setup: () => G;
    readonly turn: { readonly minMoves: number; readonly maxMoves: number };
    readonly moves: { readonly [name: string]: (context: { G: G; ctx: Ctx; playerID: string }, ...args: number[]) => unknown };
    readonly endIf: (context: { G: G; ctx: Ctx }) => { winner: string } | { draw: true } | undefined;
    readonly ai: { readonly enumerate: (G: G, ctx: Ctx) => { move: string; args: number[] }[] };
  }
  export function InitializeGame<G>(of: { game: Game<G>; numPlayers?: number }): State<G>;
  export function CreateGameReducer<G>(of: { game: Game<G> }): (state: State<G>, action: Action) => State<G>;
}

declare module 'boardgame.io/dist/cjs/ai.js' {
  import type { Action, Game, State } from 'boardgame.io/dist/cjs/internal.js';
  export class MCTSBot<G> {
    constructor(of: { game: Game<G>; enumerate: Game<G>['ai']['enumerate']; iterations: number; seed?: string | number });
    play(state: State<G>, playerID: string): Promise<{ action: Action }>;
  }
}

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: string;
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { Server as HttpServer } from 'node:http';
  export const Origins: { readonly LOCALHOST: RegExp };
  export function Server(of: { games: readonly object[]; origins: readonly RegExp[] }): { run(port: number): Promise<{ appServer: HttpServer }> };
}

declare module '@gamepark/rules-api' {
  export interface Location {
    readonly type: number;
    readonly player?: number;
    readonly x?: number;
  }
  export interface Item {
    readonly id?: number;
    readonly location: Location;
  }
  export interface Move {
    readonly kind: number;
  }
  export interface MaterialGame {
    readonly players: readonly number[];
    readonly rule?: { readonly id: number; readonly player?: number };
  }
  export interface Material {
    readonly length: number;
    location(type: number): Material;
    player(id: number | undefined): Material;
    createItems(items: readonly Item[]): Move[];
    shuffle(): Move;
    moveItems(to: Location): Move[];
    deck(): Deck;
  }
  export interface Deck {
    readonly length: number;
    deal(to: Location, quantity?: number): Move[];
    dealOne(to: Location): Move;
  }
  export class PositiveSequenceStrategy {}
  export const hideItemId: (item: Item) => string[];
  export const hideItemIdToOthers: (item: Item, player?: number) => string[];

  class RulesPart {
    readonly game: MaterialGame;
    constructor(game: MaterialGame);
    material(type: number): Material;
    startPlayerTurn(rule: number, player: number): Move;
    endGame(): Move;
    getLegalMoves(player: number): Move[];
  }
  export class PlayerTurnRule extends RulesPart {
    readonly player: number;
    readonly nextPlayer: number;
    getPlayerMoves(): Move[];
    afterItemMove(move: Move): Move[];
  }
  export class SecretMaterialRules extends RulesPart {
    readonly activePlayer: number | undefined;
    isOver(): boolean;
  }
  export class MaterialGameSetup {
    readonly players: readonly number[];
    setup(options: { readonly players: number }): MaterialGame;
    material(type: number): Material;
    startPlayerTurn(rule: number, player?: number): void;
  }

  export interface Action {
    readonly playerId: number;
    readonly move: Move;
    readonly consequences: Move[];
  }
  export function isMoveItemType(type: number): (move: Move) => move is Move & { readonly location: Partial<Location>; readonly itemIndex: number };
  export function playAction(rules: SecretMaterialRules, move: Move, player: number): Action;
  export function playActionWithViews(
    rules: SecretMaterialRules,
    move: Move,
    player: number,
    recipients: readonly number[],
    id?: string,
  ): { readonly action: Action; readonly views: { readonly recipient?: number; readonly action: Action }[] };
  export function getGameView(rules: SecretMaterialRules, player?: number): unknown;
}
