/** What this table agreed on, in words. */

import type { OptionWords } from '@starboard/kernel';
import { use } from 'react';
import type { Table } from '../net/types.ts';
import { gameCode } from '../play/code.ts';
import { useLanguage, useWords, type Words } from '../words/index.ts';

export function Terms({ table }: { readonly table: Table }) {
  const w = useWords();
  const language = useLanguage();
  const { game } = use(gameCode(table.game));
  const said = game.words[language].option as Readonly<Record<string, OptionWords<string>>>;
  const specs = game.options as Readonly<Record<string, { readonly kind: string; readonly usual: unknown }>>;
  // Rules for connoisseurs, and texts, are worth a line only where somebody chose them.
  const told = Object.entries(table.options).filter(
    ([key, value]) => value !== specs[key]?.usual || (said[key]?.group === undefined && specs[key]?.kind !== 'text'),
  );
  return (
    <section className="panel block">
      <h2>{w.lobby.rulesOfTable}</h2>
      <dl className="facts">
        {told.map(([key, value]) => (
          <div key={key}>
            <dt>{said[key]?.name ?? key}</dt>
            <dd>
              {typeof value === 'boolean'
                ? value
                  ? w.common.yes
                  : w.common.no
                : ((said[key]?.of as Record<string, string> | null)?.[String(value)] ?? short(String(value)))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{w.make.clock}</dt>
          <dd>{clockText(w, table.settings.clock)}</dd>
        </div>
        <div>
          <dt>{w.make.takeBacks}</dt>
          <dd>{table.settings.takeBacks ? w.common.yes : w.common.no}</dd>
        </div>
        <div>
          <dt>{w.make.settings}</dt>
          <dd>{table.open ? w.lobby.openTable : w.lobby.byLink}</dd>
        </div>
      </dl>
    </section>
  );
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function clockText(w: Words, clock: Table['settings']['clock']): string {
  switch (clock.kind) {
    case 'none':
      return w.make.clocks.none;
    case 'move':
      return `${w.make.clocks.move}: ${w.common.clockTime(clock.seconds)}`;
    case 'bank':
      return `${w.make.clocks.bank}: ${w.common.clockTime(clock.seconds)} + ${clock.increment} s`;
    case 'days':
      return `${w.make.clocks.days}: ${clock.days}`;
  }
}
