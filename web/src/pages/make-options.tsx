/** The options of a game, as its description says: choices, switches and numbers. */
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
  const specs = game.options as Readonly<Record<string, Spec>>;
  const said = words.option as Readonly<Record<string, Said>>;
  return Object.entries(specs).map(([key, spec]): ReactNode => {
    const { name, help, of } = said[key];
    const set = (value: string | number | boolean): void => onValues({ ...values, [key]: value });
    switch (spec.kind) {
      case 'choice':
        return (
          <PickOne
            key={key}
            label={name}
            help={help}
            value={values[key] as string}
            onPick={set}
            of={spec.of.map((v) => [v, (of as Readonly<Record<string, string>> | null)?.[v] ?? v])}
          />
        );
      case 'switch':
        return <Switch key={key} label={name} help={help} on={values[key] === true} onTurn={set} />;
      default:
        return <NumberField key={key} label={name} help={help} min={spec.min} max={spec.max} value={values[key] as number} onNumber={set} />;
    }
  });
}
