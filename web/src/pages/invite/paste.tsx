/** An invitation link, or a code, that somebody got in another way than by a click. */
import { useState } from 'preact/hooks';
import { ask, RequestRefused } from '../../net/http.ts';
import { codeIn, tokenIn } from '../../net/link-token.ts';
import { go } from '../../ui/router.tsx';
import { toast } from '../../ui/toast.tsx';
import { type PageWords, useWords } from '../../words/index.ts';
import { refusalOf } from '../../words/refused.ts';

/** `main`: it is what the page is there for. */
export function PasteInvitation({ main = false }: { readonly main?: boolean }) {
  const w = useWords();
  const [link, setLink] = useState('');
  return (
    <form
      className="invited"
      onSubmit={(e) => {
        e.preventDefault();
        void follow(link, w);
      }}
    >
      <input
        className="field"
        aria-label={w.home.invitedLabel}
        placeholder={w.home.invited}
        autoComplete="off"
        value={link}
        onInput={(e) => setLink(e.currentTarget.value)}
      />
      <button type="submit" className={`btn${main ? ' primary' : ''}`} disabled={link.trim() === ''}>
        {w.home.join}
      </button>
    </form>
  );
}

async function follow(text: string, w: PageWords): Promise<void> {
  const code = codeIn(text);
  const token = tokenIn(text);
  if (token !== null) return go(`/join#${token}`);
  if (code === null) return toast(w.home.notInvitation);
  await ask('POST /api/invitations/code', { body: { code } }).then(
    (found) => go(`/join#${found.token}`),
    async (error: unknown) => toast(error instanceof RequestRefused && error.problem !== 'unknown' ? await refusalOf(error) : w.home.noCode),
  );
}
