/** What a game would have one bear in mind before a table begins. It hinders nobody. */
import type { AdviceLine } from '../../play/making.ts';
import { bare } from '../../play/text.ts';
import { Icon } from '../../ui/icon.tsx';

export const Advices = ({ of, names }: { readonly of: readonly AdviceLine[]; readonly names: readonly string[] }) => (
  <div className="advices" role="status">
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
