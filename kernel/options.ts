/** Options of a table, from one description: defaults, validation with a sentence, and (elsewhere) the form and its words. */
import type { Game, OptionSpec, Types } from './contract.ts';

/** Thrown when options are not what the description allows; the message is one sentence for a person. */
export class BadOption extends Error {}

type AnySpec = OptionSpec<string> | OptionSpec<boolean> | OptionSpec<number>;

/** The full options of a table from some of them, given as values or as text (`--option landing=sealed`). */
export function readOptions<T extends Types>(game: Game<T>, given: Readonly<Record<string, unknown>>): T['options'] {
  const specs = game.options as Readonly<Record<string, AnySpec>>;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name)) throw new BadOption(`${game.id} has no option '${name}'; it has ${Object.keys(specs).join(', ') || 'none'}.`);
  }
  const entries = Object.entries(specs).map(([name, spec]) => [name, Object.hasOwn(given, name) ? readOption(name, spec, given[name]) : spec.usual]);
  return Object.fromEntries(entries) as T['options'];
}

/** The options of a table that plays with a file of this kind; null: no option of the game takes one. */
export function fileOptions(
  game: Pick<Game<Types>, 'options'>,
  kind: string,
  text: string,
): Readonly<Record<string, string | number | boolean>> | null {
  const specs = game.options as Readonly<Record<string, AnySpec>>;
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind !== 'text' || spec.file !== kind) continue;
    return { [name]: text, ...(spec.only !== undefined && { [spec.only.option]: spec.only.is }) };
  }
  return null;
}

function readOption(name: string, spec: AnySpec, v: unknown): unknown {
  switch (spec.kind) {
    case 'choice':
      if (spec.of.includes(v as string)) return v;
      throw new BadOption(`Option '${name}' must be one of ${spec.of.join(', ')}.`);
    case 'switch':
      if (v === true || v === 'true' || v === 'on') return true;
      if (v === false || v === 'false' || v === 'off') return false;
      throw new BadOption(`Option '${name}' must be on or off.`);
    case 'text':
      if (typeof v === 'string' && v.length <= spec.most) return v;
      throw new BadOption(`Option '${name}' must be a text of at most ${spec.most} characters.`);
    case 'number': {
      const n = typeof v === 'string' && /^-?\d{1,9}$/.test(v) ? Number(v) : v;
      if (typeof n === 'number' && Number.isInteger(n) && n >= spec.min && n <= spec.max) return n;
      throw new BadOption(`Option '${name}' must be a whole number from ${spec.min} to ${spec.max}.`);
    }
  }
}
