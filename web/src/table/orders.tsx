/** Standing orders of one's own: what is in force, newest first, and what may be ordered now. Loaded when somebody looks. */
import { useState } from 'preact/hooks';
import type { MatchClient } from '../match/store.ts';
import { mayOrder } from '../play/orders.ts';
import { bare } from '../play/text.ts';
import { useStore } from '../state/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Labelled } from '../ui/forms.tsx';
import { IconButton } from '../ui/icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';

export default function Orders({ at, store, onClose }: { readonly at: TableGame; readonly store: MatchClient; readonly onClose: () => void }) {
  const w = useWords();
  const seen = useStore(store, (s) => s.seen);
  const [chosen, setChosen] = useState<string | null>(null);
  const given = seen?.own?.orders ?? [];
  const open = seen === null ? [] : mayOrder(at.game, seen).filter((order) => !given.includes(order));
  const next = chosen !== null && open.includes(chosen) ? chosen : open[0];
  const say = (order: string): string => (seen?.seat == null ? order : bare(at.words.order?.(order, seen.known, seen.seat) ?? [order], at.names));
  const tell = (order: string, on: boolean): void => store.getState().wish({ t: 'order', order, on });
  return (
    <Dialog sheet title={w.orders.title} onClose={onClose}>
      <p className="help">{w.orders.more}</p>
      {given.length === 0 ? (
        <p>{w.orders.none}</p>
      ) : (
        <ul className="rows" aria-label={w.orders.inForce}>
          {given.toReversed().map((order) => (
            <li className="row" key={order}>
              <b className="row-text">{say(order)}</b>
              <IconButton name="close" label={`${w.orders.cancel}: ${say(order)}`} onClick={() => tell(order, false)} />
            </li>
          ))}
        </ul>
      )}
      {next === undefined ? (
        <p className="help">{w.orders.nothing}</p>
      ) : (
        <form
          className="rows"
          onSubmit={(e) => {
            e.preventDefault();
            setChosen(null);
            tell(next, true);
          }}
        >
          <Labelled label={w.orders.choose}>
            {(id) => (
              <select id={id} className="field" value={next} onChange={(e) => setChosen(e.currentTarget.value)}>
                {open.map((order) => (
                  <option key={order} value={order}>
                    {say(order)}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <button type="submit" className="btn primary">
            {w.orders.give}
          </button>
        </form>
      )}
    </Dialog>
  );
}
