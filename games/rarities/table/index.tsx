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
import type { CSSProperties } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Pick, Rarities } from '../rules/types.ts';
import { CardBack, Glows, Sky, useWarm } from './art/index.ts';
import { Bar } from './bar.tsx';
import { isNarrow, isSmall, type Layout } from './layout.ts';
import { othersOf } from './others.tsx';
import { OVER_STEPS, Over } from './over.tsx';
import { drawn, partsOf } from './parts.tsx';
import { picksAt } from './places.ts';
import type { Scene } from './scene.ts';
import { stagingIn } from './staging.tsx';
import { useFanned } from './use-fanned.ts';
import { useLayoutOf } from './use-layout.ts';
import { useSteps } from './use-steps.ts';
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
  const layout = useLayoutOf(size.width, size.height, others, you !== null, cards);
  const question = turn?.question ?? null;
  const { at, bar } = useMemo(() => picksAt(question), [question]);
  const [fanned, setFanned] = useFanned(props, isSmall(layout));
  const scene: Scene = { props, picture, w, layout, at, aim, setAim, fanned, setFanned };
  const seats = picture.hands.length;
  const all = useMemo(() => partsOf(you, seats), [you, seats]);
  const parts = useStaggered(scene, all, { picture, known: props.known, beat: stage.beat });
  const { others: seated, board, mine } = drawn(parts.shown, you);
  const letters = useMemo(() => ({ [w.letters.land]: 'land', [w.letters.stay]: 'stay' }) as const, [w]);
  useTableKeys(props, letters);
  useFocusKept(root, turn, parts.done);
  useWarm(picture.hands.length);
  const seatRows = Math.ceil(others / layout.seatColumns);
  const ended = props.slots.over !== null && !stage.playing && parts.done;
  const steps = useSteps(ended, OVER_STEPS);
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
        {seated}
        {props.slots.notes !== null && <div className="t-notes">{props.slots.notes}</div>}
        {ended ? (
          <Over scene={scene} steps={steps} />
        ) : (
          <>
            {board}
            <Bar scene={scene} picks={bar} />
          </>
        )}
        {mine}
      </Popovers>
      <StageLayer stage={stage} drawn={parts.done} waits={parts.waits} />
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
