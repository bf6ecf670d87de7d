/** Name, author, players and size of the zone, above its sheet. */
import { TextFact } from '@starboard/table-kit/editor';
import { useState } from 'preact/hooks';
import { MOST_AUTHOR, MOST_NAME, MOST_SIDE } from '../../rules/zone-check.ts';
import { heightOf, LEAST_SIDE, widthOf, type ZoneDraft } from '../draft.ts';
import { resize } from '../edit.ts';
import { Players } from '../fields.tsx';
import type { WorkshopWords } from '../words.ts';

interface Props {
  readonly draft: ZoneDraft;
  readonly w: WorkshopWords;
  onChange(next: ZoneDraft, what: string, merge?: string): void;
}

export function Facts({ draft, w, onChange }: Props) {
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
        <Side label={w.columns} value={widthOf(draft)} onSide={(columns) => onChange(resize(draft, columns, heightOf(draft)), w.what.size, 'size')} />
        <span aria-hidden="true">×</span>
        <Side label={w.rows} value={heightOf(draft)} onSide={(rows) => onChange(resize(draft, widthOf(draft), rows), w.what.size, 'size')} />
      </fieldset>
    </div>
  );
}

/** A number is taken when it is whole: while somebody types 12, the 1 must not cut the plan off. */
function Side({ label, value, onSide }: { readonly label: string; readonly value: number; readonly onSide: (n: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const give = (text: string): void => {
    const n = Number(text);
    setTyped(null);
    if (Number.isInteger(n) && n >= LEAST_SIDE && n <= MOST_SIDE && n !== value) onSide(n);
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
      onChange={(e) => give(e.currentTarget.value)}
      onBlur={(e) => give(e.currentTarget.value)}
    />
  );
}
