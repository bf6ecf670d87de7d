/** A price: what is not there costs nothing. */
import type { Language } from '@starboard/kernel';
import { Stepper } from '@starboard/table-kit/editor';
import { useState } from 'preact/hooks';
import { tongues } from '../browse/tongues.ts';
import { cost } from '../content/packs/effect-shapes.ts';
import type { Cost } from '../content/vocabulary.ts';
import { priceSigns, Signs } from '../table/glyphs/index.tsx';
import { priceText } from '../words/effects.ts';
import type { Field } from './field.ts';
import { wordIn } from './speech.ts';
import { contentWords } from './words.ts';

interface Props {
  readonly label: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly field: Extract<Field, { readonly of: 'price' }>;
  readonly language: Language;
  readonly onPrice: (price: Readonly<Record<string, number>>) => void;
}

const isCost = (v: unknown): v is Cost => cost.fault(v, []) === null;

export function Price({ label, value, field, language, onPrice }: Props) {
  const w = contentWords[language];
  const [open, setOpen] = useState(false);
  const numbers = field.keys.map((key) => [key, Number(value[key] ?? 0)] as const);
  const put = (name: string, n: number): void =>
    onPrice(Object.fromEntries(numbers.flatMap(([key, old]) => ((key === name ? n : old) > 0 ? [[key, key === name ? n : old]] : []))));
  return (
    <fieldset className="aw-price">
      <legend>{label}</legend>
      <button type="button" className="now" aria-expanded={open} onClick={() => setOpen(!open)}>
        {isCost(value) && Object.keys(value).length > 0 ? (
          <>
            <Signs of={priceSigns(value)} />
            <span>{priceText(tongues[language].effects, value)}</span>
          </>
        ) : (
          <span>{w.noPrice}</span>
        )}
      </button>
      {open && (
        <div className="all">
          {numbers.map(([key, n]) => (
            <Stepper key={key} label={wordIn(language, key)} value={n} range={[0, field.most]} onValue={(to) => put(key, to)} />
          ))}
        </div>
      )}
    </fieldset>
  );
}
