/**
 * A game of sixty cards written as Game Park's own games are: deck, four secret hands of five, a row in front of each player,
 * a discard pile. In turn a player lays one card of the hand into their own row or onto the pile and draws another.
 * The game ends when all cards are played, after sixty actions. Loaded through ./bundle.ts.
 */
import {
  hideItemId,
  hideItemIdToOthers,
  isMoveItemType,
  type MaterialGame,
  MaterialGameSetup,
  type Move,
  PlayerTurnRule,
  PositiveSequenceStrategy,
  SecretMaterialRules,
} from '@gamepark/rules-api';

const CARD = 1;
const [DECK, HAND, ROW, DISCARD] = [1, 2, 3, 4];
const TURN = 1;
const CARDS = 60;
const HAND_SIZE = 5;

class Turn extends PlayerTurnRule {
  override getPlayerMoves(): Move[] {
    const hand = this.material(CARD).location(HAND).player(this.player);
    return [...hand.moveItems({ type: ROW, player: this.player }), ...hand.moveItems({ type: DISCARD })];
  }

  override afterItemMove(move: Move): Move[] {
    if (!isMoveItemType(CARD)(move) || move.location.type === HAND) return [];
    const deck = this.material(CARD).location(DECK).deck();
    const drawn = deck.length > 0 ? [deck.dealOne({ type: HAND, player: this.player })] : [];
    // With an empty deck all hands shrink alike, so the next player without a card is the sign that all are out.
    const over = deck.length === 0 && drawn.length === 0 && this.material(CARD).location(HAND).length === 0;
    return [...drawn, over ? this.endGame() : this.startPlayerTurn(TURN, this.nextPlayer)];
  }
}

export class Sixty extends SecretMaterialRules {
  readonly rules = { [TURN]: Turn };
  readonly locationsStrategies = {
    [CARD]: {
      [DECK]: new PositiveSequenceStrategy(),
      [HAND]: new PositiveSequenceStrategy(),
      [ROW]: new PositiveSequenceStrategy(),
      [DISCARD]: new PositiveSequenceStrategy(),
    },
  };
  readonly hidingStrategies = { [CARD]: { [DECK]: hideItemId, [HAND]: hideItemIdToOthers } };
}

class Setup extends MaterialGameSetup {
  readonly Rules = Sixty;

  setupMaterial(): void {
    this.material(CARD).createItems(Array.from({ length: CARDS }, (_, id) => ({ id, location: { type: DECK } })));
    this.material(CARD).location(DECK).shuffle();
    for (const player of this.players) this.material(CARD).location(DECK).deck().deal({ type: HAND, player }, HAND_SIZE);
  }

  start(): void {
    this.startPlayerTurn(TURN);
  }
}

export const deal = (players: number): MaterialGame => new Setup().setup({ players });

export { getGameView, playAction, playActionWithViews } from '@gamepark/rules-api';
