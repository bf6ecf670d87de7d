/** The frame of every page except tables: navigation, language, theme, your name. */
import { nextLanguage } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { NO_SERVER } from '../net/no-server.ts';
import { useHere } from '../state/here.ts';
import { useOwnName } from '../state/own-name.ts';
import { isLight, prefer, usePrefs } from '../state/prefs.ts';
import { useWords } from '../words/index.ts';
import { OwnBadge } from './badge.tsx';
import { Dialog } from './dialog.tsx';
import { Icon, IconButton, type IconName } from './icon.tsx';
import { Logo } from './logo.tsx';
import { useOwnFace } from './own-face.ts';
import { Link, usePath } from './router.tsx';
import { useTitle } from './title.ts';
import { TurnPill } from './turn-pill.tsx';

export function Page({ title, children, wide = false }: { readonly title: string; readonly children: ComponentChildren; readonly wide?: boolean }) {
  const w = useWords();
  const [menu, setMenu] = useState(false);
  const { language, theme } = usePrefs();
  const own = useOwnName();
  const me = useHere((s) => s.me);
  const asks = useHere((s) => s.asks);
  useTitle(title);
  const other = nextLanguage(language);
  const light = theme === 'system' ? isLight() : theme === 'light';
  return (
    <div className="page">
      <header className="top site">
        <Link className="logo" href="/">
          <Logo />
        </Link>
        <nav aria-label={w.nav.main} className="nav">
          <Places />
        </nav>
        <div className="right">
          <TurnPill keyed />
          <IconButton name={light ? 'moon' : 'sun'} label={w.common.theme(!light)} onClick={() => prefer({ theme: light ? 'dark' : 'light' })} />
          <button
            type="button"
            className="ico lang"
            aria-label={`${other.toUpperCase()}: ${w.otherLanguage}`}
            title={w.otherLanguage}
            onClick={() => prefer({ language: other })}
          >
            {other.toUpperCase()}
          </button>
          <Link className="me" href={me === null ? '/settings' : '/me'} title={me === null ? w.nav.settings : w.nav.profile}>
            <OwnBadge name={own} face={useOwnFace()} small />
            <span>{own || w.nav.guest}</span>
            {asks > 0 && <span className="chip lamp">{asks}</span>}
            <span className="vh">, {me === null ? w.nav.settings : w.nav.profile}</span>
          </Link>
          <span className="burger">
            <IconButton name="menu" label={w.nav.menu} onClick={() => setMenu(true)} />
          </span>
        </div>
      </header>
      <Announced />
      <main className={`content${wide ? ' wide' : ''}`} id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">
        <Link href="/about">{w.nav.about}</Link>
        <Link href="/fairness">{w.nav.fairness}</Link>
        <Link href="/settings">{w.nav.settings}</Link>
      </footer>
      <nav className="phone-bar" aria-label={w.nav.quick}>
        <PhonePlaces />
      </nav>
      {menu && (
        <Dialog sheet title={w.nav.menu} onClose={() => setMenu(false)}>
          <nav aria-label={w.nav.main} className="stack bigger">
            <Places />
          </nav>
        </Dialog>
      )}
    </div>
  );
}

/** What the host of the server says to everybody. */
function Announced() {
  const w = useWords();
  const said = useHere((s) => s.announcement);
  const language = usePrefs((p) => p.language);
  const heard = usePrefs((p) => p.heard);
  if (said === null || said.until < Date.now() || heard === said.until) return null;
  return (
    <p className="announced" role="status">
      <Icon name="bell" />
      <span>{said[language]}</span>
      <IconButton name="close" label={w.common.close} onClick={() => prefer({ heard: said.until })} />
    </p>
  );
}

function Places() {
  const w = useWords();
  const path = usePath();
  const accounts = useHere((s) => s.accounts);
  const places: readonly (readonly [href: string, label: string])[] = [
    ['/', w.nav.home],
    ['/tables', w.nav.tables],
    ...(NO_SERVER ? [] : [['/challenge', w.nav.challenge] as const]),
    ['/replay', w.nav.replays],
    ...(NO_SERVER || !accounts ? [] : [['/leagues', w.nav.leagues] as const]),
    ['/rules', w.nav.rules],
    ['/workshop', w.nav.workshop],
  ];
  return places.map(([href, label]) => (
    <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
      {label}
    </Link>
  ));
}

/** On a phone, below: where most presses go. */
function PhonePlaces() {
  const w = useWords();
  const path = usePath();
  const known = useHere((s) => s.me !== null);
  const places: readonly (readonly [href: string, label: string, icon: IconName])[] = [
    ['/', w.nav.home, 'home'],
    ['/tables', w.nav.tables, 'people'],
    ...(NO_SERVER ? [] : [['/challenge', w.nav.challenge, 'flag'] as const]),
    ['/replay', w.nav.replays, 'play'],
    // Five labels share a phone's width.
    [known ? '/me' : '/settings', w.nav.you, 'person'],
  ];
  return places.map(([href, label, icon]) => (
    <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
    </Link>
  ));
}

interface PlainProps {
  readonly title: string;
  readonly text: string;
  readonly icon?: IconName;
  readonly children?: ComponentChildren;
}

/** A page with one sentence and what to do next. */
export const Plain = ({ title, text, icon = 'eye', children }: PlainProps) => (
  <Page title={title}>
    <div className="panel card lonely">
      <Icon name={icon} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="acts">{children}</div>
    </div>
  </Page>
);
