/** The pages about oneself have one head: who, and the four tabs. */
import './account.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { NO_SERVER } from '../net/no-server.ts';
import { arrive } from '../state/here.ts';
import { Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useAccountWords } from './words.ts';

const TABS = { account: '/settings', notices: '/notices', look: '/settings/look', privacy: '/settings/privacy' } as const;
type Tab = keyof typeof TABS;
/** Without a server there is nobody to be, and nobody to tell anything. */
const SHOWN: readonly Tab[] = NO_SERVER ? ['look', 'privacy'] : ['account', 'notices', 'look', 'privacy'];

interface Props {
  readonly tab: Tab;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function AccountFrame({ tab, title, children }: Props) {
  const a = useAccountWords();
  useEffect(() => void arrive(), []);
  return (
    <Page title={title} wide>
      <h1>{title}</h1>
      <nav className="account-tabs" aria-label={a.tabsLabel}>
        {SHOWN.map((t) => (
          <Link key={t} href={TABS[t]} aria-current={t === tab ? 'page' : undefined}>
            {a.tabs[t]}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
