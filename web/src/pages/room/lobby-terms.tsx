/** What this table agreed on, in words. */
import type { OptionWords } from '@starboard/kernel';
import type { TableInfo } from '../../net/types.ts';
import { clockText } from '../../play/clock-text.ts';
import { advised, counts, type OptionValues, specsOf } from '../../play/making.ts';
import { useGame } from '../../state/game.ts';
import { useWords } from '../../words/index.ts';
import { Examined } from '../make/examined.tsx';
import { OptionNotes } from '../make/option-notes.tsx';

export function TermsPanel({ table }: { readonly table: TableInfo }) {
  const w = useWords();
  const code = useGame(table.game, table.options);
  const { game } = code;
  const said = code.words.option as Readonly<Record<string, OptionWords<string>>>;
  const specs = specsOf(game);
  const values = table.options as OptionValues;
  const timed = code.words.timed?.(table.options) ?? [];
  // Rules for connoisseurs, and texts, are worth a line only where somebody chose them.
  const told = Object.entries(values).filter(
    ([key, value]) =>
      (specs[key] === undefined || counts(specs[key], values)) &&
      (value !== specs[key]?.usual || (said[key]?.group === undefined && specs[key]?.kind !== 'text')),
  );
  const fileOf = (key: string): string | undefined => {
    const spec = specs[key];
    return spec?.kind === 'text' ? spec.file : undefined;
  };
  return (
    <section className="panel block">
      <h2>{w.lobby.rulesOfTable}</h2>
      <OptionNotes of={advised(code, values, table.chairs.length)} names={[]} />
      <dl className="facts">
        {told.map(([key, value]) => (
          <div key={key} {...(fileOf(key) !== undefined && { className: 'wide' })}>
            <dt>{said[key]?.name ?? key}</dt>
            <dd>
              <Value game={game.id} value={value} file={fileOf(key)} names={said[key]?.of as Record<string, string> | null} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{w.make.clock}</dt>
          <dd>{clockText(w, table.settings.clock)}</dd>
        </div>
        {timed.length > 0 && (
          <div className="wide">
            <dt>{w.said.timed.label}</dt>
            <dd>{capital(timed.join('; '))}</dd>
          </div>
        )}
        {table.rated && (
          <div>
            <dt>{w.make.rated}</dt>
            <dd>{w.common.yes}</dd>
          </div>
        )}
        <div>
          <dt>{w.make.takeBacks}</dt>
          <dd>{table.settings.takeBacks ? w.common.yes : w.common.no}</dd>
        </div>
        <div>
          <dt>{w.make.watch}</dt>
          <dd>{table.watch ? w.common.yes : w.common.no}</dd>
        </div>
        <div>
          <dt>{w.make.settings}</dt>
          <dd>{table.open ? w.lobby.openTable : w.lobby.byLink}</dd>
        </div>
      </dl>
    </section>
  );
}

/** A file says itself what it is; everything else has a name or is short. */
function Value({
  game,
  value,
  file,
  names,
}: {
  readonly game: string;
  readonly value: OptionValues[string];
  readonly file: string | undefined;
  readonly names: Readonly<Record<string, string>> | null | undefined;
}) {
  const w = useWords();
  if (file !== undefined && typeof value === 'string') return <Examined game={game} file={file} text={value} />;
  if (typeof value === 'boolean') return value ? w.common.yes : w.common.no;
  return names?.[String(value)] ?? short(String(value));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
