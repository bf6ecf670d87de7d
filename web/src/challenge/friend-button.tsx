/** The same deal for a friend: one press, and the link is copied. */
import { copyText } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { addressOf } from '../ui/root.ts';
import { toast } from '../ui/toast.tsx';
import { useChallengeWords } from './words.ts';

export function FriendButton({ path, primary = false }: { readonly path: string; readonly primary?: boolean }) {
  const c = useChallengeWords();
  return (
    <button
      type="button"
      className={`btn${primary ? ' primary' : ''}`}
      onClick={() => void copyText(addressOf(path)).then((ok) => ok && toast(c.friendCopied))}
    >
      <Icon name="copy" />
      {primary ? c.friendCopy : c.friendMake}
    </button>
  );
}
