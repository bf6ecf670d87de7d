/** What one shows of oneself, and to whom. */
import './people.css';
import { LANGUAGES } from '@starboard/kernel';
import { ask } from '../net/http.ts';
import type { Me } from '../net/types.ts';
import { setMe, useHere } from '../state/here.ts';
import { PickOne, Switch } from '../ui/forms.tsx';
import { useTry } from '../ui/try.tsx';
import { usePeopleWords } from './words.ts';

const SHOWS = ['friends', 'all', 'nobody'] as const;

export function ShownToOthers() {
  const p = usePeopleWords();
  const me = useHere((s) => s.me);
  const [attempt, problem] = useTry();
  if (me === null) return null;
  const change = (to: Partial<Pick<Me, 'shows' | 'present' | 'speaks'>>): void =>
    attempt(ask('PATCH /api/me/profile', { body: to }).then((now) => setMe({ ...me, ...now })));
  return (
    <section className="panel block">
      <h2>{p.shown}</h2>
      <PickOne
        label={p.showsLabel}
        help={p.showsHelp}
        value={me.shows}
        onPick={(shows) => change({ shows })}
        of={SHOWS.map((s) => [s, p.shows[s]])}
      />
      <Switch label={p.present} help={p.presentHelp} on={me.present} onTurn={(present) => change({ present })} />
      <fieldset className="speaks">
        <legend className="label">{p.speaks}</legend>
        {LANGUAGES.map((language) => (
          <label key={language}>
            <input
              type="checkbox"
              checked={me.speaks.includes(language)}
              onChange={(e) => change({ speaks: LANGUAGES.filter((l) => (l === language ? e.currentTarget.checked : me.speaks.includes(l))) })}
            />
            {p.languages[language]}
          </label>
        ))}
      </fieldset>
      {problem}
    </section>
  );
}
