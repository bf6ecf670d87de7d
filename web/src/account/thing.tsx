/** One thing of one's own in a line: what it is, what it is for, and the press that belongs to it. */
import './account.css';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../ui/icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly title: ComponentChildren;
  readonly help: ComponentChildren;
  readonly act?: ComponentChildren;
  /** What opens below. */
  readonly children?: ComponentChildren;
}

export const OwnThing = ({ icon, title, help, act, children }: Props) => (
  <li>
    <span className="account-mark">
      <Icon name={icon} />
    </span>
    <div>
      <b className="as-block">{title}</b>
      <span className="help">{help}</span>
    </div>
    {act}
    {children && <div className="below">{children}</div>}
  </li>
);
