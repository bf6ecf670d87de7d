/** What the benchmarks use of boardgame.io. Peers are imported from this folder alone: they are installed in it. */
export { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
export { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
