/**
 * The illustrated table of Rarities: a cabinet of curiosities adrift. The order never changes, so the eye knows the way: others
 * above, portals in the middle, the question under them, what is mine at the bottom (look.md, sections 8 and 12).
 */
import '@starboard/table-kit/kit.css';
import './table.css';
import {
  type BoardProps,
  moveAmongTargets,
  Popovers,
  StageLayer,
  TopChips,
  useFocusKept,
  useSize,
  useStage,
  useStaggered,
  useTableKeys,
} from '@starboard/table-kit';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { Pick, Rarities } from '../rules/types.ts';
import { CardBack, Glows, Sky, useWarm } from './art/index.ts';
import { Bar } from './bar.tsx';
import { isNarrow, isSmall, type Layout, layoutOf } from './layout.ts';
import { Mine } from './mine.tsx';
import { Others, othersOf } from './others.tsx';
import { Over } from './over.tsx';
import { picksAt } from './places.ts';
import { Board } from './portals.tsx';
import type { Scene } from './scene.ts';
import { stagingIn } from './staging.tsx';
import { useFanned } from './use-fanned.ts';
import { tableWords } from './words.ts';

/** What is assumed before the first measurement. */
const FIRST = { width: 980, height: 740 };

export default function RaritiesTable(props: BoardProps<Rarities>) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root, FIRST);
  const stage = useStage(stagingIn(props.language), props);
  const [aim, setAim] = useState<Pick | null>(null);
  const { picture } = stage;
  const { you, turn } = props;
  const w = tableWords[props.language];
  // Copies of a card take a third of its width.
  const cards = picture.own?.reduce((sum, n) => sum + (n > 0 ? 1 + (n - 1) / 3 : 0), 0) ?? 0;
  const others = othersOf(you, picture.hands.length).length;
  const layout = useMemo(() => layoutOf(size.width, size.height, others, you !== null, cards), [size, others, you, cards]);
  const { at, bar } = useMemo(() => picksAt(turn), [turn]);
  const [fanned, setFanned] = useFanned(props, isSmall(layout));
  const scene: Scene = { props, picture, w, layout, at, aim, setAim, fanned, setFanned };
  const parts = useStaggered(scene, 3, { picture, known: props.known, lifts: stage.beat !== null });
  const [board, seats, own] = parts.shown;
  const letters = useMemo(() => ({ [w.letters.land]: 'land', [w.letters.stay]: 'stay' }) as const, [w]);
  useTableKeys(props, letters);
  useFocusKept(root, turn, parts.done);
  useWarm(picture.hands.length);
  const seatRows = Math.ceil(others / layout.seatColumns);
  const ended = props.slots.over !== null && !stage.playing;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the things inside.
    <div
      ref={root}
      className={`rarities ${shapeOf(layout)}${!ended && bar.length > 1 ? ' pair' : ''}${ended ? ' ended' : ''}`}
      data-phase={picture.phase}
      data-playing={stage.playing ? '' : undefined}
      style={
        {
          '--seat': `${layout.seat}px`,
          '--seats': `${seatRows * layout.seat + (seatRows - 1) * layout.gap}px`,
          '--bar': `${layout.bar}px`,
          '--space': `${layout.gap}px`,
          '--niche-width': `${layout.niche}px`,
        } as CSSProperties
      }
      onKeyDown={moveAmongTargets}
    >
      <Glows />
      <Sky />
      <Popovers lookUp={props.lookUp} read={w.read}>
        <TopChips>
          <span className="chip">{w.mission(picture.mission)}</span>
          <span className="chip" data-anchor="pile" role="img" aria-label={w.pileOf(picture.pile)}>
            <span className="t-tiny">
              <CardBack />
            </span>
            <span className="t-pile-word">{w.pile} </span>
            <b className="num">{picture.pile}</b>
          </span>
        </TopChips>
        <Others scene={seats} />
        {props.slots.notes !== null && <div className="t-notes">{props.slots.notes}</div>}
        {ended ? (
          <Over scene={scene} />
        ) : (
          <>
            <Board scene={board} />
            <Bar scene={scene} picks={bar} />
          </>
        )}
        {you !== null && <Mine scene={own} seat={you} />}
      </Popovers>
      <StageLayer stage={stage} drawn={parts.done} />
    </div>
  );
}

/** The layout as classes: rules that are for another one are passed over without a look at the tree. */
const shapeOf = (layout: Layout): string =>
  [
    layout.kind,
    isSmall(layout) ? 'small' : '',
    layout.kind === 'wide' ? '' : 'strip',
    `columns-${layout.seatColumns}`,
    layout.piled ? 'piled' : '',
    layout.tight ? 'tight' : '',
    !isSmall(layout) && layout.seat < 160 ? 'low' : '',
    isNarrow(layout) ? 'narrow' : '',
  ]
    .filter((c) => c !== '')
    .join(' ');
