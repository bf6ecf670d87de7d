/** The zone editor: brushes beside the sheet, checks and balance at the other side. */
import '@starboard/table-kit/kit.css';
import '../../table/colours.css';
import '../../table/plan/plan.css';
import '../workshop.css';
import './zone.css';
import type { EditorProps } from '@starboard/table-kit';
import { CheckList, useLater } from '@starboard/table-kit/editor';
import type { RefObject } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { sectorName } from '../../rules/zone.ts';
import { type Check, zoneChecks } from '../checks.ts';
import { type Cell, heightOf, keyOf, markAt, readDraft, widthOf, type ZoneDraft, zoneText } from '../draft.ts';
import { type Brush, block, brushOf, type Clip, copy, filled, isSingle, moveAll, paint, paste, resizeAlike } from '../edit.ts';
import { canMirror, type Symmetry, twinOf } from '../symmetry.ts';
import { symmetryOf } from '../vary.ts';
import { type WorkshopWords, workshopWords } from '../words.ts';
import { Canvas } from './canvas.tsx';
import { Facts } from './facts.tsx';
import { type Shown, type Tool, useEditorKeys } from './keys.ts';
import { nextHatch } from './layers.tsx';
import { Palette, Selected } from './palette.tsx';

export default function ZoneEditor(props: EditorProps) {
  const { text, language } = props;
  const draft = useMemo(() => readDraft(text), [text]);
  const w = workshopWords[language];
  return draft === null ? <p className="note bad">{w.broken}</p> : <Drawing {...props} draft={draft} w={w} />;
}

function Drawing(props: EditorProps & { readonly draft: ZoneDraft; readonly w: WorkshopWords }) {
  const { draft, w, language, change, balance } = props;
  const [brush, setBrush] = useState<Brush>('dangerous');
  const [tool, setTool] = useState<Tool>('paint');
  const [symmetry, setSymmetry] = useState<Symmetry>(() => symmetryOf(draft));
  const [shown, setShown] = useState<Shown>('names');
  const [selection, setSelection] = useState<readonly [Cell, Cell] | null>(null);
  const [clip, setClip] = useState<Clip | null>(null);
  const [show, setShow] = useState<readonly Cell[] | null>(null);
  const pointed = useRef<(at: Cell | null) => void>(null);
  /** Where the pointer or the keys are. */
  const here = useRef<Cell | null>(null);
  const [far, setFar] = useState(false);
  const [said, setSaid] = useState('');
  const checks = useLater(useCallback(() => zoneChecks(draft, language), [draft, language]));
  const faults = useMemo(() => faultCells(checks), [checks]);
  const selected = useMemo(() => (selection === null ? [] : block(draft, ...selection)), [draft, selection]);

  const put = (next: ZoneDraft | null, what: string, merge?: string): void => {
    setSaid(next === null ? w.noRoom : '');
    if (next === null) return;
    setShow(null);
    if (next !== draft) change(zoneText(next), what, merge);
  };
  const onPaint = (cells: readonly Cell[], by: Brush): void => {
    const [first] = cells;
    if (first === undefined) return;
    const wide = tool === 'fill' ? filled(draft, first, by) : cells;
    const next = paint(draft, wide, by, symmetry);
    if (next === draft && by === 'hatch') setSaid(w.eight);
    else put(next, (tool === 'fill' && !isSingle(by) ? w.what.fill : w.what.paint)(w.mark[by]));
  };
  const onSize = (columns: number, rows: number): void => {
    const next = resizeAlike(draft, columns, rows, symmetry);
    put(next, w.what.size, 'size');
    if (heightOf(next) !== rows) setSaid(w.otherRows(heightOf(next)));
  };
  const acts = {
    copy: () => {
      setClip(copy(draft, selected));
      setSaid(w.copied(selected.length));
    },
    cut: () => {
      setClip(copy(draft, selected));
      put(paint(draft, selected, 'nothing', symmetry), w.what.cut);
    },
    clear: () => put(paint(draft, selected, 'nothing', symmetry), w.what.clear),
    paste: (to: Cell) => {
      if (clip !== null) put(paste(draft, clip, to, symmetry), w.what.paste);
    },
    drop: () => {
      setSelection(null);
      setClip(null);
    },
  };
  const onSelect = (to: readonly [Cell, Cell] | null): void => {
    // With something copied, one press pastes it.
    if (clip !== null && to !== null && keyOf(to[0]) === keyOf(to[1])) acts.paste(to[0]);
    else {
      setSelection(to);
      setSaid(to === null ? '' : w.selected(block(draft, ...to).length));
    }
  };
  const selectAll = (): void => {
    setTool('select');
    onSelect([
      { c: 0, r: 0 },
      { c: widthOf(draft) - 1, r: heightOf(draft) - 1 },
    ]);
  };
  useEditorKeys(props.keys, {
    ...{ setBrush, setShown, setSymmetry, selectAll, drop: acts.drop },
    setTool(to) {
      acts.drop();
      setTool(to);
    },
    selected: selected.length > 0 ? acts : null,
    paste: clip === null ? null : () => here.current !== null && acts.paste(here.current),
  });
  const latest = useRef({ put, draft, w, drop: acts.drop });
  latest.current = { put, draft, w, drop: acts.drop };
  // The same ones for good: a stroke leaves the palette alone.
  const palette = useMemo(
    () => ({
      setTool(to: Tool): void {
        latest.current.drop();
        setTool(to);
      },
      onMove(columns: number, rows: number): void {
        const { put, draft, w } = latest.current;
        put(moveAll(draft, columns, rows), w.what.move);
      },
    }),
    [],
  );
  const help = far ? w.farHelp : shown === 'steps' ? w.stepsHelp : tool !== 'paint' ? '' : withFingers() ? w.touchHelp : w.paintHelp;
  const showPlaces = useCallback((check: Check) => setShow([...check.cells]), []);
  return (
    <div className="xw-editor xw-zone">
      <Palette
        {...{ w, brush, tool, symmetry, shown, setBrush, setSymmetry, setShown, ...palette }}
        hatch={nextHatch(draft)}
        keys={props.keys}
        odd={canMirror(draft)}
      />
      <div className="xw-middle">
        <Facts draft={draft} w={w} onChange={put} onSize={onSize} />
        <Canvas
          {...{ draft, brush, tool, symmetry, shown, faults, show, selection, clip, w, onPaint, onSelect, far }}
          onPoint={(at) => {
            here.current = at;
            pointed.current?.(at);
          }}
          onFar={setFar}
        />
        <FirstFault checks={checks} w={w} onShow={showPlaces} />
        {tool === 'select' && <Selected w={w} count={selected.length} clip={clip} acts={acts} />}
        <Says said={said} help={help} pointed={pointed} of={{ draft, brush, tool, symmetry, w }} />
      </div>
      <aside className="kw-beside">
        <CheckList title={w.checksTitle} show={w.show} checks={checks} hasPlace={hasPlace} onShow={showPlaces} />
        {balance}
      </aside>
    </div>
  );
}

/** On a narrow screen the checks are far below the sheet: what is wrong first is said beside it. */
function FirstFault({ checks, w, onShow }: { readonly checks: readonly Check[]; readonly w: WorkshopWords; onShow(check: Check): void }) {
  const [first, ...others] = checks.filter((check) => !check.good);
  if (first === undefined) return null;
  return (
    <p className="xw-fault">
      <span>
        {first.text} {others.length > 0 && w.more(others.length)}
      </span>
      {hasPlace(first) && (
        <button type="button" className="kw-link" onClick={() => onShow(first)}>
          {w.show}
        </button>
      )}
    </p>
  );
}

/** No mouse is there: what it does need not be told. */
const withFingers = (): boolean => matchMedia('(hover: none)').matches;

const hasPlace = (check: Check): boolean => check.cells.length > 0;
const faultCells = (checks: readonly Check[]): readonly Cell[] => [
  ...new Map(checks.flatMap((c) => c.cells).map((cell) => [keyOf(cell), cell])).values(),
];

interface Telling {
  readonly draft: ZoneDraft;
  readonly brush: Brush;
  readonly tool: Tool;
  readonly symmetry: Symmetry;
  readonly w: WorkshopWords;
}

/** What is under the pointer, in words. It alone is drawn again when the pointer moves. */
function Says({
  said,
  help,
  pointed,
  of,
}: {
  readonly said: string;
  readonly help: string;
  readonly pointed: RefObject<((at: Cell | null) => void) | null>;
  readonly of: Telling;
}) {
  const [at, setAt] = useState<Cell | null>(null);
  pointed.current = setAt;
  return (
    <p className={`xw-says${said === '' ? '' : ' told'}`} role="status">
      {said || (at === null ? help : told(of, at))}
    </p>
  );
}

/** What is here, and what a press would make of it: "D09: dangerous → nothing, and L09 with it". */
function told({ draft, brush, tool, symmetry, w }: Telling, at: Cell): string {
  const name = sectorName(at.c, at.r);
  const mark = markAt(draft, at);
  const was = brushOf(mark);
  const what = was === 'hatch' ? `${w.mark.hatch} ${mark}` : w.mark[was];
  if (tool === 'select' || tool === 'hand' || was === brush) return w.is(name, what);
  const twin = brush === 'human' || brush === 'alien' ? null : twinOf(draft, symmetry, at);
  return w.would(name, what, w.mark[brush]) + (twin === null ? '' : w.with(sectorName(twin.c, twin.r)));
}
