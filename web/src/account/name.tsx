/** The name others read. */

import { useState } from 'preact/hooks';
import { NAME_LENGTH } from '../play/names.ts';
import { beGuest, useHere } from '../state/here.ts';
import { prefer, usePrefs } from '../state/prefs.ts';
import { Labelled } from '../ui/forms.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';

export function NameSettings() {
  const w = useWords();
  const far = useFarWords();
  const name = usePrefs((p) => p.name);
  const known = useHere((s) => s.me !== null);
  const [typed, setTyped] = useState(name);
  const [attempt, problem] = useTry();
  const save = async (): Promise<void> => {
    if (known) await beGuest(typed);
    else prefer({ name: typed.trim() });
    toast(w.common.saved);
  };
  return (
    <form
      className="rows"
      onSubmit={(e) => {
        e.preventDefault();
        attempt(save());
      }}
    >
      <Labelled label={far.settings.name} help={far.settings.nameHelp}>
        {(id, by) => (
          <div className="acts">
            <input
              id={id}
              aria-describedby={by}
              className="field grow"
              value={typed}
              maxLength={NAME_LENGTH}
              required
              autoComplete="nickname"
              onInput={(e) => setTyped(e.currentTarget.value)}
            />
            <button type="submit" className="btn" disabled={typed.trim() === '' || typed.trim() === name}>
              {w.common.save}
            </button>
          </div>
        )}
      </Labelled>
      {problem}
    </form>
  );
}
