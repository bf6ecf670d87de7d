/** An invitation: a name, and in. The token stands in the fragment, which no server log ever sees. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { arrive, beGuest, useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { Page } from '../ui/page.tsx';
import { go } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';

export default function Join() {
  const w = useWords();
  const me = useHere((s) => s.me);
  const server = useHere((s) => s.server);
  const [name, setName] = useState(usePrefs((p) => p.name));
  const [token] = useState(() => location.hash.slice(1));
  const [attempt, problem] = useTry();
  useEffect(() => void arrive(), []);
  const enter = async (as: string): Promise<void> => {
    await beGuest(as);
    const table = await ask('POST /api/invitations/accept', { body: { token } });
    // Replaced, so that "back" does not lead to the invitation again.
    go(`/table/${table.id}`, { replace: true });
  };
  // Somebody who is known need not say the name again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when we know who we are.
  useEffect(() => {
    if (server === 'there' && me !== null) attempt(enter(me.name));
  }, [server, me?.identity]);
  return (
    <Page title={w.lobby.joinTitle}>
      <form
        className="panel card lonely"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(enter(name));
        }}
      >
        <h1>{w.lobby.joinTitle}</h1>
        <label>
          <span className="label">{w.lobby.askName}</span>
          <input className="field big" value={name} maxLength={30} required autoComplete="nickname" onInput={(e) => setName(e.currentTarget.value)} />
        </label>
        <button type="submit" className="btn primary big">
          {w.lobby.enter}
        </button>
        {problem}
      </form>
    </Page>
  );
}
