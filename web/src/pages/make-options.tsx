/** The options of a game, as its description says: choices, switches, numbers and texts; those with a heading are folded up under it. */
import {
  BadOption,
  type Game,
  type Words as GameWords,
  type OptionSpec,
  type OptionWords,
  type Refusal,
  readOptions,
  type Types,
} from '@starboard/kernel';
import type { ReactNode } from 'react';
import { NumberField, PickOne, Switch } from '../ui/forms.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useWords } from '../words/index.ts';
import type { Mode } from './make-chairs.tsx';

export type OptionValues = { readonly [name: string]: string | number | boolean };
type Spec = OptionSpec<string> | OptionSpec<boolean> | OptionSpec<number>;
type Said = OptionWords<string> | OptionWords<boolean> | OptionWords<number>;

/** The usual options, with what suits this kind of table. */
export function usualOptions(game: Game<Types>, mode: Mode): OptionValues {
  const preset = mode === 'online' ? {} : (game.presets?.[mode] ?? {});
  return readOptions(game, { ...preset }) as OptionValues;
}

/** Why these options do not go: a sentence, or the game's reason; null: they do. */
export function unfit(game: Game<Types>, values: OptionValues, seats: number): Refusal<Types> | string | null {
  try {
    return game.fits?.(readOptions(game, values), seats) ?? null;
  } catch (error) {
    if (error instanceof BadOption) return error.message;
    throw error;
  }
}

export function Options({
  game,
  words,
  values,
  onValues,
}: {
  readonly game: Game<Types>;
  readonly words: GameWords<Types>;
  readonly values: OptionValues;
  readonly onValues: (values: OptionValues) => void;
}) {
  const w = useWords();
  const specs = game.options as Readonly<Record<string, Spec>>;
  const said = words.option as Readonly<Record<string, Said>>;
  const wanted = Object.entries(specs).filter(
    ([, spec]) => spec.kind !== 'text' || spec.only === undefined || values[spec.only.option] === spec.only.is,
  );
  const under = (group: string | undefined): ReactNode[] =>
    wanted
      .filter(([key]) => said[key].group === group)
      .map(([key, spec]) => (
        <Option key={key} spec={spec} said={said[key]} value={values[key]} onValue={(value) => onValues({ ...values, [key]: value })} />
      ));
  const groups = [...new Set(wanted.flatMap(([key]) => said[key].group ?? []))];
  return (
    <>
      {under(undefined)}
      {groups.map((group) => {
        const chosen = wanted.filter(([key, spec]) => said[key].group === group && values[key] !== spec.usual).length;
        return (
          <details key={group} className="optgroup">
            <summary>
              <h3>{group}</h3>
              {chosen > 0 && <span className="help">{w.make.chosen(chosen)}</span>}
            </summary>
            <div className="folded">{under(group)}</div>
          </details>
        );
      })}
    </>
  );
}

/** What is short is typed on one line; the rest may come from a file. */
const ONE_LINE = 40;

function Option({
  spec,
  said: { name, help, of },
  value,
  onValue,
}: {
  readonly spec: Spec;
  readonly said: Said;
  readonly value: OptionValues[string];
  readonly onValue: (value: OptionValues[string]) => void;
}) {
  switch (spec.kind) {
    case 'choice':
      return (
        <PickOne
          label={name}
          help={help}
          value={value as string}
          onPick={onValue}
          of={spec.of.map((v) => [v, (of as Readonly<Record<string, string>> | null)?.[v] ?? v])}
        />
      );
    case 'switch':
      return <Switch label={name} help={help} on={value === true} onTurn={onValue} />;
    case 'text':
      return <TextField label={name} help={help} most={spec.most} long={spec.most > ONE_LINE} value={value as string} onText={onValue} />;
    default:
      return <NumberField label={name} help={help} min={spec.min} max={spec.max} value={value as number} onNumber={onValue} />;
  }
}
