/**
 * The illustrated table of Rarities: a cabinet of curiosities adrift. Others above, portals in the middle, the question under
 * them, what is mine at the bottom (docs/look.md, "Layout" and "The four games").
 */
import '@starboard/table-kit/kit.css';
import './table.css';
import { type BoardProps, isSmall, px, TableLayout, useRoom, useStage, useStaggered, useSteps, vars } from '@starboard/table-kit';
import type { CSSProperties } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Pick, Rarities } from '../rules/types.ts';
import { Glows, Sky, useWarm } from './art/index.ts';
import { Bar } from './bar.tsx';
import { Facts } from './facts.tsx';
import { isNarrow, type Layout } from './layout.ts';
import { othersOf } from './others.tsx';
import { OVER_STEPS, Over } from './over.tsx';
import { drawn, partsOf } from './parts.tsx';
import { picksAt } from './places.ts';
import type { Scene } from './scene.ts';
import { stagingIn } from './staging.tsx';
import { useFanned } from './use-fanned.ts';
import { useLayoutOf } from './use-layout.ts';
import { tableWords } from './words.ts';

export default function RaritiesTable(props: BoardProps<Rarities>) {
  const room = useRoom();
  const stage = useStage(stagingIn(props.language), props);
  const [aim, setAim] = useState<Pick | null>(null);
  const { picture } = stage;
  const { you, turn } = props;
  const w = tableWords[props.language];
  // Copies of a card take a third of its width.
  const cards = picture.own?.reduce((sum, n) => sum + (n > 0 ? 1 + (n - 1) / 3 : 0), 0) ?? 0;
  const others = othersOf(you, picture.hands.length).length;
  const layout = useLayoutOf(room.width, room.height, others, you !== null, cards);
  const question = turn?.question ?? null;
  const { at, bar } = useMemo(() => picksAt(question), [question]);
  const [fanned, setFanned] = useFanned(props, isSmall(layout.kind));
  const scene: Scene = { props, picture, w, layout, at, aim, setAim, fanned, setFanned };
  const seats = picture.hands.length;
  const all = useMemo(() => partsOf(you, seats), [you, seats]);
  const parts = useStaggered(scene, all, { eyes: props.you, picture, known: props.known, beat: stage.beat });
  const { others: seated, board, mine } = drawn(parts.shown, you);
  const letters = useMemo(() => ({ [w.letters.land]: 'land', [w.letters.stay]: 'stay' }) as const, [w]);
  useWarm(picture.hands.length);
  const ended = props.slots.over !== null && !stage.playing && parts.done;
  const steps = useSteps(ended, OVER_STEPS);
  return (
    <TableLayout
      props={props}
      room={room}
      stage={stage}
      parts={parts}
      letters={letters}
      className={`rarities ${traitsOf(layout)} in-${picture.phase}${!ended && bar.length > 1 ? ' pair' : ''}${ended ? ' ended' : ''}`}
      style={sizesOf(layout)}
      backdrop={<Backdrop />}
      facts={<Facts scene={scene} />}
      others={seated}
      board={ended ? <Over scene={scene} steps={steps} /> : board}
      boardLabel={ended ? w.over : w.board}
      bar={ended ? null : <Bar scene={scene} picks={bar} />}
      mine={mine}
    />
  );
}

const Backdrop = () => (
  <>
    <Glows />
    <Sky />
  </>
);

const sizesOf = (layout: Layout): CSSProperties =>
  vars({ '--seat': px(layout.seat), '--bar': px(layout.bar), '--space': px(layout.gap), '--niche-width': px(layout.niche) });

/** What else a layout is, as classes: the browser skips rules for another layout without looking at the tree. */
const traitsOf = (layout: Layout): string =>
  [
    layout.kind === 'wide' ? '' : 'strip',
    `columns-${layout.seatColumns}`,
    layout.piled ? 'piled' : '',
    layout.tight ? 'tight' : '',
    !isSmall(layout.kind) && layout.seat < 160 ? 'low' : '',
    isNarrow(layout) ? 'narrow' : '',
  ]
    .filter((c) => c !== '')
    .join(' ');
