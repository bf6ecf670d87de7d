/** The portrait editor: tabs of shapes, rows of colours, one press for another one altogether. */
import './people.css';
import { useState } from 'preact/hooks';
import { CHAIRS } from '../face/chairs.ts';
import { anyFace, faceUrl, PARTS, type PartKind, partOf, withPart } from '../face/face.ts';
import { ask } from '../net/http.ts';
import { setMe, useHere } from '../state/here.ts';
import { prefer, usePrefs } from '../state/prefs.ts';
import { PickOne } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { useOwnFace } from '../ui/own-face.ts';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { type PeopleWords, usePeopleWords } from './words.ts';

type Shape = keyof PeopleWords['parts'];
type Colour = keyof PeopleWords['colours'];
const SHAPES: readonly Shape[] = ['head', 'eyes', 'mouth', 'top', 'gear', 'suit'];
/** How it looks in these many chairs. */
const SEATS = 6;
const COLOURS: readonly Colour[] = ['hair', 'skin', 'cloth', 'ground'];

export default function PortraitEditor() {
  const p = usePeopleWords();
  const me = useHere((s) => s.me);
  const preferred = usePrefs((s) => s.name);
  const own = useOwnFace();
  const [drawn, setDrawn] = useState<string | null>(null);
  const [first] = useState(anyFace);
  const face = drawn ?? own ?? first;
  const [shape, setShape] = useState<Shape>('top');
  const [attempt, problem] = useTry();
  const keep = async (): Promise<void> => {
    prefer({ face });
    if (me !== null) setMe({ ...me, ...(await ask('PATCH /api/me/profile', { body: { face } })) });
    toast(p.kept);
  };
  const set = (kind: PartKind, n: number): void => setDrawn(withPart(face, kind, n));
  return (
    <Page title={p.portrait} wide>
      <div className="portrait-page">
        <section className="panel portrait-shown" aria-labelledby="whose">
          <img src={faceUrl(face)} alt="" width={200} height={200} />
          <h1 id="whose">{me?.name ?? (preferred || p.portrait)}</h1>
          <p className="help">
            {p.yours} {me === null && p.deviceOnly}
          </p>
          <ul className="portrait-chairs" aria-hidden="true">
            {CHAIRS.slice(0, SEATS).map((chair, seat) => (
              <li key={chair.colour}>
                <img src={faceUrl(face, seat)} alt="" width={42} height={42} />
              </li>
            ))}
          </ul>
          <div className="acts">
            <button type="button" className="btn" onClick={() => setDrawn(anyFace())}>
              <Icon name="dice" />
              {p.roll}
            </button>
            <button type="button" className="btn primary" disabled={face === own} onClick={() => attempt(keep())}>
              {p.keep}
            </button>
          </div>
          {problem}
        </section>
        <section className="panel block" aria-label={p.portrait}>
          <PickOne label={p.portrait} value={shape} onPick={setShape} of={SHAPES.map((s) => [s, p.parts[s]])} />
          <Shapes face={face} kind={shape} label={p.parts[shape]} onPick={(n) => set(shape, n)} />
          {COLOURS.map((kind) => (
            <Colours key={kind} face={face} kind={kind} label={p.colours[kind]} onPick={(n) => set(kind, n)} />
          ))}
          <p className="help with-icon">
            <Icon name="bot" />
            {p.machines}
          </p>
        </section>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly face: string;
  readonly kind: PartKind;
  readonly label: string;
  readonly onPick: (n: number) => void;
}

function Shapes({ face, kind, label, onPick }: PartProps) {
  const p = usePeopleWords();
  return (
    <fieldset className="face-shapes">
      <legend className="vh">{label}</legend>
      {PARTS[kind].map((name, i) => (
        <label key={name}>
          <input type="radio" name={kind} checked={partOf(face, kind) === i} onChange={() => onPick(i)} aria-label={p.choice(label, i + 1)} />
          <img src={faceUrl(withPart(face, kind, i))} alt="" width={84} height={84} />
        </label>
      ))}
    </fieldset>
  );
}

function Colours({ face, kind, label, onPick }: PartProps) {
  const p = usePeopleWords();
  return (
    <fieldset className="face-colours">
      <legend>{label}</legend>
      {PARTS[kind].map((colour, i) => (
        <label key={colour}>
          <input
            type="radio"
            name={`colour ${kind}`}
            checked={partOf(face, kind) === i}
            onChange={() => onPick(i)}
            aria-label={p.choice(label, i + 1)}
          />
          <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
            <circle cx="16" cy="16" r="14" fill={colour} stroke="#1d1638" strokeWidth="2" />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
