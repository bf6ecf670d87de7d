/** The options of a game, as its description says: choices, switches, numbers, texts and files; those with a heading are folded up under it. */
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import type { GameCode } from '../../play/code.ts';
import { counts, type OptionSaid, type OptionValues, optionWords, type Spec, specsOf } from '../../play/making.ts';
import { NumberField, PickOne, Switch } from '../../ui/forms.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/index.ts';

const Examined = lazy(async () => ({ default: (await import('./examined.tsx')).Examined }));
const FileField = lazy(async () => ({ default: (await import('../../ui/file-field.tsx')).FileField }));

export function OptionFields({
  code: { game, words },
  values,
  onValues,
}: {
  readonly code: GameCode;
  readonly values: OptionValues;
  readonly onValues: (values: OptionValues) => void;
}) {
  const w = useWords();
  const wanted = Object.entries(specsOf(game)).filter(([, spec]) => counts(spec, values));
  const under = (group: string | undefined): ComponentChildren[] =>
    wanted
      .filter(([key]) => optionWords(words, key).group === group)
      .map(([key, spec]) => (
        <Option
          key={key}
          game={game.id}
          spec={spec}
          said={optionWords(words, key)}
          value={values[key]}
          onValue={(value) => onValues({ ...values, [key]: value })}
        />
      ));
  const groups = [...new Set(wanted.flatMap(([key]) => optionWords(words, key).group ?? []))];
  return (
    <>
      {under(undefined)}
      {groups.map((group) => {
        const chosen = wanted.filter(([key, spec]) => optionWords(words, key).group === group && values[key] !== spec.usual).length;
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

/** What is short is typed on one line. */
const ONE_LINE = 40;

function Option({
  game,
  spec,
  said: { name, help, of },
  value,
  onValue,
}: {
  readonly game: string;
  readonly spec: Spec;
  readonly said: OptionSaid;
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
    case 'text': {
      const { file } = spec;
      const common = { label: name, help, most: spec.most, value: value as string, onText: onValue };
      return file === undefined ? (
        <TextField {...common} long={spec.most > ONE_LINE} />
      ) : (
        <Suspense fallback={null}>
          <FileField
            {...common}
            about={(text) => (
              <Suspense fallback={null}>
                <Examined game={game} file={file} text={text} />
              </Suspense>
            )}
          />
        </Suspense>
      );
    }
    default:
      return <NumberField label={name} help={help} min={spec.min} max={spec.max} value={value as number} onNumber={onValue} />;
  }
}
