/** The editor of card packs: all cards, the one that is open with its form, checks and figures, what bots make of it. */
import '@starboard/table-kit/kit.css';
import '../table/table.css';
import './pack.css';
import type { EditorProps } from '@starboard/table-kit';
import { CheckList, TextFact } from '@starboard/table-kit/editor';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Kind, MOST_NAME } from '../content/pack.ts';
import type { Pack } from '../content/types.ts';
import { facesOf } from '../rules/pack.ts';
import { told } from '../words/names.ts';
import { Among, Demand } from './among.tsx';
import { CardFace } from './card.tsx';
import { type PackCheck, type Place, packChecks } from './checks.ts';
import { type AnyCard, packText, readPackDraft, withCard, withCopy, withNew, withoutCard } from './draft.ts';
import { BlueprintForm, PackForm, PawForm, PlanetForm, ShipForm, Telling } from './form.tsx';
import { CardList, keyOf } from './list.tsx';
import { Looks } from './looks.tsx';
import { type PackEditorWords, packEditorWords } from './words.ts';

export default function PackEditor(props: EditorProps) {
  const { text, language } = props;
  const pack = useMemo(() => readPackDraft(text), [text]);
  const w = packEditorWords[language];
  return pack === null ? <p className="note bad">{w.broken}</p> : <Making {...props} pack={pack} w={w} />;
}

/** A place that is there: undo may have taken the card away. */
function placeIn(pack: Pack, place: Place): Place {
  if (!('at' in place)) return place;
  const { length } = pack[place.kind];
  return length === 0 ? { kind: 'pack' } : { kind: place.kind, at: Math.min(place.at, length - 1) };
}

function Making({ pack, w, language, change, balance }: EditorProps & { readonly pack: Pack; readonly w: PackEditorWords }) {
  const [wanted, setPlace] = useState<Place>({ kind: 'blueprints', at: 0 });
  const place = placeIn(pack, wanted);
  const main = useRef<HTMLDivElement>(null);
  const checks = useMemo(() => packChecks(pack, language), [pack, language]);
  const faults = useMemo(() => new Set(checks.flatMap((c) => (c.good || c.place === null ? [] : [keyOf(c.place)]))), [checks]);
  const put = (next: Pack, what: string, merge?: string): void => change(packText(next), what, merge);
  const nameAt = (kind: Kind, at: number): string => told(language, pack[kind][at]?.name ?? '') || w.one[kind];
  const show = (to: Place): void => {
    setPlace(to);
    // On a narrow screen the form is below the list.
    requestAnimationFrame(() => main.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <div className="vw-editor afternova">
      <CardList
        {...{ pack, place, faults, language, w }}
        onPlace={show}
        onAdd={(kind) => {
          put(withNew(pack, kind, w.newName), w.what.add);
          show({ kind, at: pack[kind].length });
        }}
        onCopy={(kind, at) => {
          put(withCopy(pack, kind, at), w.what.copy);
          show({ kind, at: at + 1 });
        }}
        onRemove={(kind, at) => put(withoutCard(pack, kind, at), w.what.remove(nameAt(kind, at)))}
      />
      <div className="vw-middle" ref={main}>
        {place.kind === 'pack' ? (
          <section className="kw-panel vw-form">
            <PackForm card={pack} w={w} language={language} onCard={(next, merge) => put(next, w.what.pack, merge)} />
          </section>
        ) : (
          <CardPanel key={keyOf(place)} {...{ pack, place, w, language, put }} wrong={faults.has(keyOf(place))} />
        )}
        <div className="vw-facts">
          <CheckList<PackCheck>
            afar
            title={w.checksTitle}
            show={w.show}
            checks={checks}
            hasPlace={(check) => check.place !== null}
            onShow={(check) => check.place !== null && show(check.place)}
          />
          <div className="kw-panel vw-figures">
            <Demand pack={pack} language={language} w={w} />
            <Among pack={pack} place={place} language={language} w={w} />
          </div>
        </div>
      </div>
      <aside className="kw-beside">{balance}</aside>
    </div>
  );
}

interface CardProps {
  readonly pack: Pack;
  readonly place: Extract<Place, { readonly at: number }>;
  readonly w: PackEditorWords;
  readonly language: EditorProps['language'];
  readonly wrong: boolean;
  readonly put: (next: Pack, what: string, merge?: string) => void;
}

function CardPanel({ pack, place: { kind, at }, w, language, wrong, put }: CardProps) {
  const card: AnyCard = pack[kind][at];
  const faces = useMemo(() => facesOf(pack), [pack]);
  const count = pack[kind].length;
  /** As it was when it was opened. Where cards came or went, another one may be in its place. */
  const before = useRef({ card, count });
  if (before.current.count !== count) before.current = { card, count };
  const touched = JSON.stringify(before.current.card) !== JSON.stringify(card);
  const name = told(language, card.name) || w.one[kind];
  const onCard = (next: AnyCard, merge?: string): void =>
    put(withCard(pack, kind, at, next), w.what.card(name), merge === undefined ? undefined : `${kind} ${at} ${merge}`);
  const revert = (): void => put(withCard(pack, kind, at, before.current.card), w.what.revert(name));
  const { look: _, ...plain } = card;
  return (
    <section
      className="kw-panel vw-card-panel"
      aria-label={`${w.one[kind]}: ${name}`}
      onKeyDown={(e) => {
        if (e.key === 'Escape' && touched) revert();
      }}
    >
      <div className="vw-drawn">
        <div className={`vw-face big ${kind}`}>
          <CardFace faces={faces} kind={kind} at={at} language={language} />
        </div>
        <Looks pack={pack} kind={kind} at={at} w={w} onLook={(look) => onCard(look === undefined ? plain : { ...card, look }, 'look')} />
      </div>
      <div className="vw-form">
        <Telling
          value={card.name}
          labels={{ one: w.name, each: w.inLanguage, two: w.twoNames }}
          most={MOST_NAME}
          wrong={wrong}
          onTold={(to, merge) => onCard({ ...card, name: to }, merge)}
        />
        <FormOf card={card} kind={kind} w={w} language={language} onCard={onCard} />
        <div className="vw-foot">
          <TextFact label={w.id} value={card.id} most={16} onText={(id) => onCard({ ...card, id }, w.id)} />
          <button type="button" className="kit-btn vw-revert" disabled={!touched} title={w.revertHelp} onClick={revert}>
            {w.revert}
          </button>
        </div>
      </div>
    </section>
  );
}

interface FormProps {
  readonly card: AnyCard;
  readonly kind: Kind;
  readonly w: PackEditorWords;
  readonly language: EditorProps['language'];
  readonly onCard: (card: AnyCard, merge?: string) => void;
}
function FormOf({ card, ...rest }: FormProps) {
  if ('skills' in card) return <PawForm card={card} {...rest} />;
  if ('needs' in card) return <PlanetForm card={card} {...rest} />;
  if ('cost' in card) return <BlueprintForm card={card} {...rest} />;
  return <ShipForm card={card} {...rest} />;
}
