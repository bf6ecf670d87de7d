/** A list of effects, built from a palette: signs, parameters, what is inside, and the sentence in both languages. */
import { LANGUAGES, type Language } from '@starboard/kernel';
import { ChoiceFact, Stepper } from '@starboard/table-kit/editor';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { tongues } from '../browse/tongues.ts';
import type { Effect, EffectKind, Effects } from '../content/effect.ts';
import { isEffects, MOST_EFFECTS, paramsOf } from '../content/packs/effect-shapes.ts';
import { isObject } from '../content/packs/shape.ts';
import { effectSigns, Signs } from '../table/glyphs/index.tsx';
import { effectsText, effectText } from '../words/effects.ts';
import { type Field, fieldOf } from './field.ts';
import { effectFrom, freshEffect, offered, type Site, suits } from './place.ts';
import { Price } from './price.tsx';
import { wordIn } from './speech.ts';
import { contentWords } from './words.ts';

interface Props {
  readonly label: string;
  readonly value: Effects;
  readonly site: Site;
  readonly language: Language;
  /** Inside another effect. */
  readonly inner?: boolean;
  readonly onEffects: (value: Effects) => void;
}

export function EffectList({ label, value, site, language, inner = false, onEffects }: Props) {
  const w = contentWords[language];
  /** What was pressed is gone after it: keys go on from here. */
  const add = useRef<HTMLButtonElement>(null);
  const put = (next: readonly Effect[]): void => {
    if (isEffects(next)) onEffects(next);
  };
  const swap = (i: number, j: number): void => put(value.map((e, at) => (at === i ? value[j] : at === j ? value[i] : e)));
  return (
    <fieldset className={`aw-effects${inner ? ' inner' : ''}`}>
      <legend>{label}</legend>
      <ol>
        {value.map((e, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: effects have no other name.
          <li key={`${i} ${e.k}`}>
            <div className="head">
              <Signs of={effectSigns([e])} />
              <b>{tongues[language].effects.brief[e.k]}</b>
              <span className="acts">
                <Small label={w.up} sign="↑" disabled={i === 0} onPress={() => swap(i, i - 1)} />
                <Small label={w.down} sign="↓" disabled={i === value.length - 1} onPress={() => swap(i, i + 1)} />
                <Small
                  label={`${w.remove}: ${tongues[language].effects.brief[e.k]}`}
                  sign="×"
                  onPress={() => {
                    put(value.filter((_, at) => at !== i));
                    add.current?.focus();
                  }}
                />
              </span>
            </div>
            <Params e={e} site={site} language={language} onEffect={(next) => put(value.map((old, at) => (at === i ? next : old)))} />
          </li>
        ))}
      </ol>
      <Palette add={add} site={site} language={language} full={value.length >= MOST_EFFECTS} onKind={(e) => put([...value, e])} />
      {!inner &&
        LANGUAGES.map((l) => (
          <p key={l} className="aw-said" lang={l}>
            <i>{w.said[l]}</i> {effectsText(tongues[l].effects, value, site.voice)}
          </p>
        ))}
    </fieldset>
  );
}

interface SmallProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}
const Small = ({ label, sign, disabled = false, onPress }: SmallProps) => (
  <button type="button" className="aw-small" aria-label={label} title={label} disabled={disabled} onClick={onPress}>
    {sign}
  </button>
);

interface PaletteProps {
  readonly add: RefObject<HTMLButtonElement | null>;
  readonly site: Site;
  readonly language: Language;
  readonly full: boolean;
  readonly onKind: (e: Effect) => void;
}
function Palette({ add, site, language, full, onKind }: PaletteProps) {
  const w = contentWords[language];
  const [open, setOpen] = useState(false);
  if (full) return <p className="help">{w.full}</p>;
  return (
    <div className="aw-palette">
      <button ref={add} type="button" className="kit-btn" aria-expanded={open} onClick={() => setOpen(!open)}>
        {w.add}
      </button>
      {open && (
        <ul aria-label={w.palette}>
          {offered(site).map((k) => (
            <li key={k}>
              <Kind
                k={k}
                site={site}
                language={language}
                onKind={(e) => {
                  setOpen(false);
                  onKind(e);
                  add.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
function Kind({ k, site, language, onKind }: { readonly k: EffectKind } & Pick<PaletteProps, 'site' | 'language' | 'onKind'>) {
  const e = freshEffect(k, site);
  if (e === null) return null;
  return (
    <button type="button" onClick={() => onKind(e)}>
      <Signs of={effectSigns([e])} />
      <span>{tongues[language].effects.brief[k]}</span>
    </button>
  );
}

interface ParamsProps {
  readonly e: Effect;
  readonly site: Site;
  readonly language: Language;
  readonly onEffect: (e: Effect) => void;
}
/** Shown as what the effect would say then: a word of the file alone would not explain itself. */
const LONGEST = 70;

function Params({ e, site, language, onEffect }: ParamsProps) {
  const { has, may } = paramsOf(e.k);
  const fields = new Map(Object.entries(e));
  const all = [
    ...Object.entries(has).map(([name, shape]) => [name, shape, false] as const),
    ...Object.entries(may).map(([name, shape]) => [name, shape, true] as const),
  ];
  const put = (name: string, value: unknown): void => {
    const next = effectFrom({ ...e, [name]: value });
    if (next !== null) onEffect(next);
  };
  return (
    <div className="params">
      {all.map(([name, shape, optional]) => (
        <Param
          key={name}
          {...{ e, site, language, name, optional }}
          field={fieldOf(shape.schema)}
          value={fields.get(name)}
          onValue={(value) => put(name, value)}
        />
      ))}
    </div>
  );
}

interface ParamProps extends Omit<ParamsProps, 'onEffect'> {
  readonly name: string;
  readonly field: Field;
  readonly optional: boolean;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

function Param({ e, site, language, name, field, optional, value, onValue }: ParamProps) {
  const w = contentWords[language];
  const label = w.fields[name] ?? name;
  switch (field.of) {
    case 'number': {
      // One is meant where the file does not say how many; of anything else, nothing.
      const unsaid = name === 'n' ? 1 : 0;
      return (
        <Stepper
          label={label}
          value={typeof value === 'number' ? value : unsaid}
          range={optional ? [unsaid, field.range[1]] : field.range}
          onValue={(n) => onValue(optional && n === unsaid ? undefined : n)}
        />
      );
    }
    case 'switch':
      return <Switch label={label} on={value === true} onSwitch={(on) => onValue(on || !optional ? on : undefined)} />;
    case 'word':
      return <Words {...{ e, site, language, name, optional, value, onValue }} label={label} words={field.words} />;
    case 'price':
      return <Price label={label} value={isObject(value) ? value : {}} field={field} language={language} onPrice={onValue} />;
    case 'effects':
      if (optional && value === undefined)
        return <Switch label={w.otherwise} on={false} onSwitch={() => onValue([freshEffect('vp', site)].filter((one) => one !== null))} />;
      return (
        <>
          {optional && <Switch label={w.otherwise} on onSwitch={() => onValue(undefined)} />}
          <EffectList
            label={optional ? w.otherwise : ''}
            value={isEffects(value) ? value : []}
            site={site}
            language={language}
            inner
            onEffects={onValue}
          />
        </>
      );
    case 'list':
      return <List {...{ site, language, value, onValue }} field={field} label={label} />;
    default:
      return null;
  }
}

function Words({
  e,
  site,
  language,
  name,
  optional,
  value,
  onValue,
  label,
  words,
}: Omit<ParamProps, 'field'> & { readonly label: string; readonly words: readonly string[] }) {
  const w = contentWords[language];
  // The ship of a bonus follows from the bonus.
  if (name === 'ship' && value === undefined) return null;
  const said = words.flatMap((word): [string, string][] => {
    const then = effectFrom({ ...e, [name]: word });
    if (then === null || (!suits(then, site) && word !== value)) return [];
    const text = effectText(tongues[language].effects, then, site.voice);
    return [[word, text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text]];
  });
  const none: [string, string][] = optional && name !== 'ship' ? [['', w.none]] : [];
  return (
    <ChoiceFact<string>
      label={label}
      value={typeof value === 'string' ? value : ''}
      of={[...none, ...said]}
      onPick={(word) => onValue(word === '' ? undefined : word)}
    />
  );
}

interface ListProps extends Pick<ParamProps, 'site' | 'language' | 'value' | 'onValue'> {
  readonly field: Extract<Field, { readonly of: 'list' }>;
  readonly label: string;
}
function List({ site, language, value, onValue, field, label }: ListProps) {
  const w = contentWords[language];
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item } = field;
  if (item.of === 'word')
    return (
      <fieldset className="aw-several">
        <legend>{label}</legend>
        {item.words.map((word) => (
          <Switch
            key={word}
            label={wordIn(language, word)}
            on={items.includes(word)}
            onSwitch={(on) => onValue(item.words.filter((other) => (other === word ? on : items.includes(other))))}
          />
        ))}
      </fieldset>
    );
  if (item.of !== 'effects') return null;
  const put = (at: number, list: Effects | null): void => onValue(items.flatMap((old, i) => (i === at ? (list === null ? [] : [list]) : [old])));
  const another = freshEffect('vp', site) ?? freshEffect('modify', site);
  return (
    <div className="aw-options">
      {items.map((list, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices have no other name.
        <div key={i}>
          <EffectList
            label={w.option(i + 1)}
            value={isEffects(list) ? list : []}
            site={site}
            language={language}
            inner
            onEffects={(next) => put(i, next)}
          />
          {items.length > field.least && <Small label={`${w.remove}: ${w.option(i + 1)}`} sign="×" onPress={() => put(i, null)} />}
        </div>
      ))}
      {items.length < field.most && another !== null && (
        <button type="button" className="kit-btn" onClick={() => onValue([...items, [another]])}>
          + {w.option(items.length + 1)}
        </button>
      )}
    </div>
  );
}

export const Switch = ({ label, on, onSwitch }: { readonly label: string; readonly on: boolean; readonly onSwitch: (on: boolean) => void }) => (
  <label className="aw-switch">
    <input type="checkbox" checked={on} onChange={(e) => onSwitch(e.currentTarget.checked)} />
    {label}
  </label>
);
