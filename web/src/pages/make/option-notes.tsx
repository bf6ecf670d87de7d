/** What a game says about the chosen options before a table begins; it keeps nobody from starting. */
import type { AdviceLine } from '../../play/making.ts';
import { bare } from '../../play/text.ts';
import { Icon } from '../../ui/icon.tsx';

export const OptionNotes = ({ of, names }: { readonly of: readonly AdviceLine[]; readonly names: readonly string[] }) => (
  <div className="option-notes" role="status">
    {of.map(({ rule, phrase }) => (
      <p key={bare(phrase, names)} className="note">
        <Icon name="warn" />
        <span>
          {bare(phrase, names)} <span className="rule-id">{rule}</span>
        </span>
      </p>
    ))}
  </div>
);
