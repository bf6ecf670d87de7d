/** Name, author, players and size of the zone, above its sheet. */
import { TextFact } from '@starboard/table-kit/editor';
import { useState } from 'preact/hooks';
import { MOST_AUTHOR, MOST_NAME, MOST_SIDE } from '../../rules/zone-check.ts';
import { heightOf, LEAST_SIDE, widthOf, type ZoneDraft } from '../draft.ts';
import { Players } from '../fields.tsx';
import type { WorkshopWords } from '../words.ts';

interface Props {
  readonly draft: ZoneDraft;
  readonly w: WorkshopWords;
  onChange(next: ZoneDraft, what: string, merge?: string): void;
  onSize(columns: number, rows: number): void;
}

export function Facts({ draft, w, onChange, onSize }: Props) {
  const { author, ...rest } = draft;
  return (
    <div className="kw-facts">
      <TextFact label={w.name} value={draft.name} most={MOST_NAME} onText={(name) => onChange({ ...draft, name }, w.what.name, 'name')} />
      <TextFact
        label={w.by}
        value={author ?? ''}
        most={MOST_AUTHOR}
        onText={(by) => onChange(by === '' ? rest : { ...draft, author: by }, w.what.author, 'author')}
      />
      <Players w={w} players={draft.players} onPlayers={(players) => onChange({ ...draft, players }, w.what.players, 'players')} />
      <fieldset className="kw-fact">
        <legend>{w.size}</legend>
        <Side label={w.columns} value={widthOf(draft)} onSide={(columns) => onSize(columns, heightOf(draft))} />
        <span aria-hidden="true">×</span>
        <Side label={w.rows} value={heightOf(draft)} onSide={(rows) => onSize(widthOf(draft), rows)} />
      </fieldset>
    </div>
  );
}

/** A number is taken when it is whole, with Enter or on leaving the field: while somebody types 30, the 3 must not cut the plan off. */
function Side({ label, value, onSide }: { readonly label: string; readonly value: number; readonly onSide: (n: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const give = (): void => {
    const n = Math.min(MOST_SIDE, Number(typed ?? ''));
    setTyped(null);
    if (Number.isInteger(n) && n >= LEAST_SIDE && n !== value) onSide(n);
  };
  return (
    <input
      type="number"
      aria-label={label}
      title={label}
      min={LEAST_SIDE}
      max={MOST_SIDE}
      value={typed ?? value}
      onInput={(e) => setTyped(e.currentTarget.value)}
      onKeyDown={(e) => {
        if (e.key === 'Enter') give();
        // A step is taken back: what was typed goes with it.
        else if (e.key === 'Escape' || ((e.ctrlKey || e.metaKey) && /^[zy]$/i.test(e.key))) setTyped(null);
      }}
      onBlur={give}
    />
  );
}
