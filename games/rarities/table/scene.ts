/** What every part of the table needs: the question, the picture, the words, the sizes. */
import { plain, type Seat } from '@starboard/kernel';
import type { About, BoardProps } from '@starboard/table-kit';
import { type Tag, tagOf } from '../content/cards.ts';
import type { Rule } from '../rules/ids.ts';
import { positionIn } from '../rules/picks.ts';
import type { Pick, Rarities } from '../rules/types.ts';
import type { Layout } from './layout.ts';
import { cardNames } from './names.ts';
import type { Picture } from './picture.ts';
import type { PickAt, Place } from './places.ts';
import type { TableWords } from './words.ts';

export interface Scene {
  readonly props: BoardProps<Rarities>;
  readonly picture: Picture;
  readonly w: TableWords;
  readonly layout: Layout;
  readonly at: PickAt;
  /** What is pointed at or focused: its effect is shown where it would be. */
  readonly aim: Pick | null;
  setAim(pick: Pick | null): void;
  /** On touch: whose hand is fanned out over your own; null: nobody's. */
  readonly fanned: Seat | null;
  setFanned(seat: Seat | null): void;
}

/** Whether everything shared by all parts is the same; then a part compares only its own things. */
export const sameAround = (a: Scene, b: Scene): boolean =>
  a.layout === b.layout && a.w === b.w && a.fanned === b.fanned && a.props.you === b.props.you && a.props.names === b.props.names;

/** Whether the same picks are possible at these places. The bar shows that an answer was sent. */
export function samePicks(a: Scene, b: Scene, ...places: readonly Place[]): boolean {
  const [now, then] = [a.props.turn, b.props.turn];
  if (a.at === b.at && now?.question === then?.question && now?.choose === then?.choose) return true;
  return places.every((place) => a.at(place) === null && b.at(place) === null);
}

export const nameOf = ({ props, w }: Scene, seat: Seat): string => (seat === props.you ? w.you : (props.names[seat] ?? `#${seat + 1}`));

export const cardName = ({ props }: Scene, tag: Tag): string => {
  const { bare } = cardNames[props.language][tag];
  return bare[0].toUpperCase() + bare.slice(1);
};

const RULE_OF: Readonly<Record<Tag, Rule>> = {
  boots: 'R27',
  roll: 'R27',
  driver: 'R27',
  cloak: 'R27',
  vacuum: 'R27',
  time: 'R27',
  plug: 'R27',
  eye: 'R27',
  pilferer: 'R33',
  schemer: 'R35',
  thief: 'R38',
  sabortal: 'R22',
};

/** What a thing is, in the words of the rulebook. */
export const about = ({ props }: Scene, title: string, rule: Rule): About => ({ title, text: props.words.rule[rule], rule });

export function aboutCard(scene: Scene, tag: Tag): About {
  const { flavour } = cardNames[scene.props.language][tag];
  const rule = RULE_OF[tag];
  return { title: cardName(scene, tag), text: rule === 'R27' ? flavour : `${flavour} ${scene.props.words.rule[rule]}`, rule };
}

/** In the landing window your own things have no part. */
export const stepsBack = ({ picture }: Scene): string => (picture.phase === 'landing' ? ' dim' : '');

/** The relic that would come to your own planet by what is aimed at: for the dashed segment of its ring. */
export function previewed({ props, picture, aim }: Scene): number | null {
  const { turn } = props;
  if (aim === null || turn === null || !turn.question.choice.picks.includes(aim)) return null;
  const { path, choice } = turn.question;
  const [verb, what] = aim.split(' ');
  const relic = (tag: string | undefined): number | null => {
    const card = picture.planets[0].findIndex((_, c) => tagOf(c) === tag);
    return card === -1 ? null : card;
  };
  if (verb === 'place') return relic(what);
  if (choice.kind === 'steal-what') return relic(aim);
  if (aim === 'home') {
    const from = path.find((p) => p.startsWith('portal '));
    return from === undefined ? null : picture.portals[positionIn(from)];
  }
  return null;
}

/** A phrase of the game as bare text. */
export const bare = ({ props }: Scene, pick: Pick): string =>
  props.turn === null ? '' : plain(props.words.pick(pick, props.known, props.turn.seat, props.turn.question.path), props.names);
