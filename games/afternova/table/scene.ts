/** What every part of the table needs: what is known, what is drawn, what is being put together, and how to say it. */
import { because, plain, type Question, question, type Refusal, refuse, type Seat } from '@starboard/kernel';
import type { BoardProps, Shape } from '@starboard/table-kit';
import { type Faces, packOf } from '../rules/pack.ts';
import type { Afternova, ChoiceKind, Pick } from '../rules/types.ts';
import { type ContractDraft, draftOf, type Gesture, NO_CONTRACT, type Terms, termsOf, touched } from './draft/contract.ts';
import { draftOfOffer, NO_OFFER, type OfferDraft } from './draft/offer.ts';
import type { Drafts } from './drafts.ts';
import type { Picture } from './picture.ts';
import type { TableWords } from './words.ts';

export interface Scene {
  readonly props: BoardProps<Afternova>;
  readonly picture: Picture;
  readonly w: TableWords;
  readonly shape: Shape;
  readonly small: boolean;
  /** The question to this screen from its beginning; null: nobody here is asked. */
  readonly root: Question<Afternova> | null;
  readonly drafts: Drafts;
  readonly bids: Bids | null;
  /** Whether something was touched since that is not drawn yet. */
  isBehind(drafts: Drafts): boolean;
  /** Changes the draft; Escape takes it back. */
  set(change: Partial<Drafts>): void;
  /** Gives an answer; `next`: what to answer to the question that follows. */
  say(path: readonly Pick[], next?: Pick): void;
  /** A new version has just replaced the one on the paper: nobody stamps what they did not read. */
  readonly fresh: boolean;
  /** What is opened over the board. */
  readonly open: Opened;
  setOpen(open: Opened): void;
}
/** The Paws of offers that this screen knows. While a deal is carried out, they are those it was made with. */
export interface Bids {
  readonly own: readonly number[];
  readonly others: readonly (readonly number[])[];
}
/** A seat's sheet, a planet or the market during talks, the board of orders. */
export type Opened = { readonly kind: 'seat' | 'planet'; readonly n: number } | { readonly kind: 'market' | 'orders' } | null;

export const facesOf = ({ props }: Played): Faces => packOf(props.known.pub.options);
type Played = { readonly props: BoardProps<Afternova> };

/** The seat that is asked at this screen; null: none. */
export const askedSeat = ({ props }: Scene): Seat | null => props.turn?.seat ?? null;
export const askedKind = ({ root }: Scene): ChoiceKind | null => root?.choice.kind ?? null;
export const isAsked = (scene: Scene, kind: ChoiceKind): boolean => askedKind(scene) === kind;
/** Whether the question lists this as a beginning. */
export const offers = ({ root }: Scene, pick: Pick): boolean => root?.choice.picks.includes(pick) ?? false;

/** The question from its beginning, whatever was begun elsewhere. A guide may have narrowed it. */
export function rootOf({ game, known, turn }: BoardProps<Afternova>): Question<Afternova> | null {
  if (turn === null) return null;
  return turn.question.path.length === 0 ? turn.question : question(game, known, turn.seat, []);
}

/** Why this answer is not possible; null: it is. The engine decides, and a guide may allow less. */
export function refusalOf({ props, root }: Scene, path: readonly Pick[]): Refusal<Afternova> | null {
  if (props.turn === null || root === null) return { pick: path[0], rule: 'A7', why: 'outsider' };
  if (path.length > 0 && !root.choice.picks.includes(path[0])) return root.greyed.find((r) => r.pick === path[0]) ?? because(root.choice, path[0]);
  return refuse(props.game, props.known, props.turn.seat, path);
}

export const nameOf = ({ props, w }: Scene, seat: Seat): string => (seat === props.you ? w.you : (props.names[seat] ?? `#${seat + 1}`));
/** A pick in the game's own words. */
export const said = ({ props }: Scene, pick: Pick, path: readonly Pick[] = []): string =>
  props.turn === null ? pick : plain(props.words.pick(pick, props.known, props.turn.seat, path), props.names);
export function detailOf({ props }: Scene, pick: Pick, path: readonly Pick[] = []): string | null {
  if (props.turn === null) return null;
  const detail = props.words.detail?.(pick, props.known, props.turn.seat, path) ?? null;
  return detail === null ? null : plain(detail, props.names);
}

// ---- The contract in the making ---------------------------------------------------------------------------------------

/** The terms that are on the paper in the making. */
export function draftTerms(scene: Scene): Terms | null {
  const seat = askedSeat(scene);
  const draft = scene.drafts.contract;
  if (seat === null || draft === null || scene.props.known.pub.talks === null || !isAsked(scene, 'talks')) return null;
  return termsOf(scene.props.known, seat, draft);
}

/** One gesture on the contract. The first one begins with what lies on the table. */
export function gesture(scene: Scene, g: Gesture): void {
  const next = afterGesture(scene, g);
  if (next !== null) scene.set({ contract: next });
}
export function afterGesture(scene: Scene, g: Gesture): ContractDraft | null {
  const seat = askedSeat(scene);
  const { talks } = scene.props.known.pub;
  if (seat === null || talks === null) return null;
  const begun = talks.contract === null ? null : draftOf(scene.props.known, seat, talks.contract);
  return touched(scene.drafts.contract ?? begun ?? NO_CONTRACT, seat, g);
}

/** The offer in the making: the one on the table until something is touched. */
export function offerDraft({ props, drafts }: Scene): OfferDraft {
  if (drafts.offer !== null) return drafts.offer;
  const seat = props.turn?.seat ?? null;
  const offer = seat === null ? null : (props.known.pub.talks?.offers[seat] ?? null);
  return offer === null ? NO_OFFER : draftOfOffer(offer, props.known.mine?.bid ?? []);
}
