/** The form of a piece, made from its shape. What only says again what other fields say, or counts pieces, is not in it. */
import { LANGUAGES, type Language } from '@starboard/kernel';
import { ChoiceFact, Stepper, TextFact } from '@starboard/table-kit/editor';
import { isEffects } from '../content/packs/effect-shapes.ts';
import { isObject, type Shape } from '../content/packs/shape.ts';
import { COLLECTIVE, PIECES } from '../content/packs/shapes.ts';
import type { Piece } from '../content/types.ts';
import type { Sort } from '../words/sorts.ts';
import { EffectList, Switch } from './effects.tsx';
import { type Field, fieldOf } from './field.ts';
import { siteOf } from './place.ts';
import { Price } from './price.tsx';
import { wordIn } from './speech.ts';
import { contentWords } from './words.ts';

const shapeOf = (sort: Sort): Shape => {
  switch (sort) {
    case 'commanders':
    case 'actions':
    case 'strategies':
      return COLLECTIVE[sort];
    case 'collectiveUpgrades':
      return COLLECTIVE.upgrades;
    default:
      return PIECES[sort];
  }
};

/** Ids and origins; marks that follow from the rest; and what the number of pieces of each sort fixes. */
const HIDDEN = new Set([
  ...['id', 'origin', 'nameOrigin', 'inputSlot', 'outputSlot', 'null', 'inputAllowed', 'index'],
  ...[
    'type',
    'group',
    'kind',
    'artifact',
    'row',
    'reactor',
    'set',
    'faction',
    'upgrade',
    'class',
    'figures',
    'deck',
    'rank',
    'development',
    'field',
    'targets',
  ],
]);

interface FormProps {
  readonly sort: Sort;
  readonly piece: Piece;
  readonly language: Language;
  /** `merge`: steps of one field are one. */
  readonly onFields: (fields: Readonly<Record<string, unknown>>, merge?: string) => void;
}

export function PieceForm({ sort, piece, language, onFields }: FormProps) {
  const field = fieldOf(shapeOf(sort).schema);
  if (field.of !== 'record') return null;
  return (
    <div className="aw-form">
      <Fields
        at={{ sort, outer: null, language }}
        field={field}
        value={Object.fromEntries(Object.entries(piece))}
        onValue={(name, value, merge) => onFields({ [name]: value }, merge)}
      />
    </div>
  );
}

interface At {
  readonly sort: Sort;
  /** The field of the piece that this is in; null: the piece itself. */
  readonly outer: string | null;
  readonly language: Language;
}
type Loose = Readonly<Record<string, unknown>>;

interface FieldsProps {
  readonly at: At;
  readonly field: Extract<Field, { readonly of: 'record' }>;
  readonly value: Loose;
  readonly onValue: (name: string, value: unknown, merge?: string) => void;
}

function Fields({ at, field, value, onValue }: FieldsProps) {
  return Object.entries(field.fields)
    .filter(([name]) => !HIDDEN.has(name) && !(name === 'ship' && at.outer === null))
    .map(([name, of]) => (
      <One
        key={name}
        at={{ ...at, outer: at.outer ?? name }}
        name={name}
        field={of}
        optional={!field.required.includes(name)}
        value={value[name]}
        when={value.when}
        onValue={(to, merge) => onValue(name, to, merge)}
      />
    ));
}

interface OneProps {
  readonly at: At & { readonly outer: string };
  readonly name: string;
  readonly field: Field;
  readonly optional: boolean;
  readonly value: unknown;
  /** Of the piece or the ability that the field belongs to. */
  readonly when: unknown;
  readonly onValue: (value: unknown, merge?: string) => void;
}

const numbersIn = ([least, most]: readonly [number, number]): string[] => Array.from({ length: most - least + 1 }, (_, i) => String(least + i));

/** Marks that no file may have are left out as somebody types or pastes. */
const typed = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');

function One({ at, name, field, optional, value, when, onValue }: OneProps) {
  const { sort, outer, language } = at;
  const w = contentWords[language];
  const label = w.fields[name] ?? name;
  switch (field.of) {
    case 'named': {
      const texts = isObject(value) ? value : null;
      if (texts === null) return null;
      return (
        <div className="aw-named">
          {LANGUAGES.map((l) => (
            <TextFact
              key={l}
              label={name === 'name' ? w.named[l] : `${label}, ${w.said[l]}`}
              lang={l}
              most={field.most}
              long={field.most > 80}
              value={String(texts[l] ?? '')}
              wrong={String(texts[l] ?? '').trim() === ''}
              onText={(text) => onValue({ ...texts, [l]: typed(text) }, `${outer} ${name} ${l}`)}
            />
          ))}
        </div>
      );
    }
    case 'number':
      return optional ? (
        <ChoiceFact<string>
          label={label}
          value={value === undefined ? '' : String(value)}
          of={[['', w.none], ...numbersIn(field.range).map((n): [string, string] => [n, n])]}
          onPick={(n) => onValue(n === '' ? undefined : Number(n))}
        />
      ) : (
        <Stepper label={label} value={typeof value === 'number' ? value : 0} range={field.range} onValue={onValue} />
      );
    case 'switch':
      return <Switch label={label} on={value === true} onSwitch={(on) => onValue(on || !optional ? on : undefined)} />;
    case 'word': {
      const none = field.none || optional ? ([['', w.none]] as [string, string][]) : [];
      const all = field.words.map((word): [string, string] => [word, wordIn(language, word)]);
      return (
        <ChoiceFact<string>
          label={label}
          value={typeof value === 'string' ? value : ''}
          of={[...none, ...all]}
          onPick={(word) => onValue(word === '' ? (field.none ? null : undefined) : word)}
        />
      );
    }
    case 'price':
      return (
        <Price
          label={label}
          value={isObject(value) ? value : {}}
          field={field}
          language={language}
          onPrice={(price) => onValue(optional && Object.keys(price).length === 0 ? undefined : price)}
        />
      );
    case 'effects':
      return (
        <EffectList label={label} value={isEffects(value) ? value : []} site={siteOf(sort, outer, when)} language={language} onEffects={onValue} />
      );
    case 'record':
      return <Part {...{ at, label, optional, value, onValue }} field={field} />;
    case 'list':
      return <Parts {...{ at, label, value, onValue }} field={field} />;
    case 'other':
      return name === 'limit' ? <Limit label={label} value={value} language={language} onValue={onValue} /> : null;
    default:
      return null;
  }
}

type PartProps = Pick<OneProps, 'at' | 'optional' | 'value' | 'onValue'> & { readonly label: string };

function Part({ at, label, optional, value, onValue, field }: PartProps & { readonly field: Extract<Field, { readonly of: 'record' }> }) {
  if (!isObject(value) && !optional) return null;
  const fields = isObject(value) ? value : {};
  // An ability that is not there has no id: it comes from the file alone.
  if (optional && !isObject(value) && field.required.length > 0) return null;
  const put = (name: string, to: unknown, merge?: string): void => {
    const next = Object.fromEntries(Object.entries({ ...fields, [name]: to }).filter(([, v]) => v !== undefined));
    onValue(optional && Object.keys(next).length === 0 ? undefined : next, merge);
  };
  return (
    <fieldset className="aw-part">
      <legend>{label}</legend>
      <Fields at={at} field={field} value={fields} onValue={put} />
    </fieldset>
  );
}

function Parts({ at, label, value, onValue, field }: Omit<PartProps, 'optional'> & { readonly field: Extract<Field, { readonly of: 'list' }> }) {
  const { language } = at;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const put = (i: number, to: unknown, merge?: string): void =>
    onValue(
      items.map((old, n) => (n === i ? to : old)),
      merge === undefined ? undefined : `${merge} ${i}`,
    );
  const { item } = field;
  if (item.of === 'word')
    return (
      <div className="aw-named">
        {items.map((word, i) => (
          <ChoiceFact<string>
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a list have no other name.
            key={i}
            label={contentWords[language].nth(label, i + 1)}
            value={String(word)}
            of={item.words.filter((one) => one === word || !items.includes(one)).map((one) => [one, wordIn(language, one)])}
            onPick={(to) => put(i, to)}
          />
        ))}
      </div>
    );
  if (item.of !== 'record') return null;
  return items.map((one, i) => (
    <Part
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      key={i}
      at={at}
      label={contentWords[language].nth(label, i + 1)}
      optional={false}
      value={one}
      field={item}
      onValue={(to, merge) => put(i, to, merge)}
    />
  ));
}

const LIMITS = ['none', 'game', 'turn:1', 'turn:2', 'turn:3', 'battle:1', 'battle:2', 'battle:3'] as const;
function Limit({ label, value, language, onValue }: Pick<OneProps, 'value' | 'onValue'> & { readonly label: string; readonly language: Language }) {
  const w = contentWords[language];
  const said = (limit: string): string => {
    const [per, n] = limit.split(':');
    return n === undefined ? (limit === 'none' ? '–' : wordIn(language, limit)) : w.times(Number(n), per === 'turn' ? 'turn' : 'battle');
  };
  const all = [...new Set([...LIMITS, String(value)])];
  return <ChoiceFact<string> label={label} value={String(value)} of={all.map((limit) => [limit, said(limit)])} onPick={onValue} />;
}
