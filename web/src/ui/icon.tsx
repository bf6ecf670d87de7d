/** UI icons: outlines on a 24 grid, drawn by us. Icons are decoration: the caller gives the accessible name. */
import type { ComponentProps } from 'preact';

const PATHS = {
  back: 'M9 6L4 11l5 5M4 11h10a5.500 5.500 0 0 1 0 11h-2',
  book: 'M12 6C9.500 4.300 6.500 4 3 4.300v14c3.500-.3 6.500 0 9 1.700 2.500-1.700 5.500-2 9-1.700v-14C17.500 4 14.500 4.300 12 6zM12 6v14',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.500 2.500h-15zM10 21h4',
  bot: 'M12 4v3M5 7h14v11H5zM9 12v1M15 12v1M9.500 15.500h5M2.500 11v4M21.500 11v4',
  bulb: 'M9.500 18h5M10.500 21h3M12 3a6 6 0 0 0-3.500 10.900V15.500h7v-1.600A6 6 0 0 0 12 3z',
  chart: 'M4 4v16h16M7.500 15.500l4-5 3.500 3 5-7',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  device: 'M7 3h10v18H7zM11 18h2',
  dice: 'M5 5h14v14H5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1',
  down: 'M12 5v13M6 12.500l6 6 6-6',
  eye: 'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9.300a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z',
  first: 'M6 5v14M18 6l-8 6 8 6z',
  flag: 'M6 21V4M6 4.500c5-2.500 8 2.500 13 0V13c-5 2.500-8-2.500-13 0',
  gear: 'M12 8.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400zM12 2.800v3M12 18.200v3M2.800 12h3M18.200 12h3M5.500 5.500l2.100 2.100M16.400 16.400l2.100 2.100M5.500 18.500l2.100-2.100M16.400 7.600l2.100-2.100',
  hand: 'M7 12V6.500a1.500 1.500 0 0 1 3 0V11V5a1.500 1.500 0 0 1 3 0v6V6.500a1.500 1.500 0 0 1 3 0V13a1.500 1.500 0 0 1 3 0c0 5-2 8-6.500 8-4 0-5-2-8.300-7.500a1.500 1.500 0 0 1 2.600-1.500',
  heart: 'M12 19.500C5 15 3.500 11.800 3.500 9a4.300 4.300 0 0 1 8.500-1.300A4.300 4.300 0 0 1 20.500 9c0 2.800-1.500 6-8.500 10.500z',
  home: 'M4 11l8-7 8 7v9h-5.500v-5.500h-5V20H4z',
  info: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 11v5.500M12 7.500v.2',
  last: 'M18 5v14M6 6l8 6-8 6z',
  left: 'M14.500 6l-6 6 6 6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  log: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  no: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM6 6l12 12',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.500 8.500h7M8.500 12h4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500c0-4.500 3-6.500 7.500-6.500s7.500 2 7.500 6.500',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  people:
    'M9 5a3.200 3.200 0 1 0 0 6.400A3.200 3.200 0 0 0 9 5zM3 20c0-4 2.500-6 6-6s6 2 6 6M15.500 5.300a3.200 3.200 0 0 1 0 6M18 14.500c2 .8 3 2.700 3 5.500',
  plus: 'M12 5v14M5 12h14',
  play: 'M8 5.500l11 6.500-11 6.500z',
  right: 'M9.500 6l6 6-6 6',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L20.500 20.500',
  send: 'M21 3L3 10l7 3 3 7zM21 3L10 13',
  shield: 'M12 3l8 3v6c0 4.500-3 7.500-8 9-5-1.500-8-4.500-8-9V6zM8.500 12l2.500 2.500 4.500-5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300l1.800 1.800M16.900 16.900l1.800 1.800M5.300 18.700l1.800-1.800M16.900 7.100l1.800-1.800',
  star: 'M12 3.500l2.600 5.500 6 .8-4.400 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6L3.400 9.800l6-.8z',
  text: 'M5 6V4.500h14V6M12 4.500V19.500M9 19.500h6',
  trash: 'M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13M10 11v5M14 11v5',
  warn: 'M12 4l9 16H3zM12 10v4.500M12 17.300v.2',
  wifi: 'M3 9.500c5-4.600 13-4.600 18 0M6.500 13c3.300-2.900 7.700-2.900 11 0M10 16.500c1.300-1 2.700-1 4 0M12 19.800v.1M4 4l16 16',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="ico-svg" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

/** A button that is only an icon; its name is read aloud and shown on hover. */
export const IconButton = ({
  name,
  label,
  dot = false,
  ...rest
}: { readonly name: IconName; readonly label: string; readonly dot?: boolean } & ComponentProps<'button'>) => (
  <button type="button" className="ico" aria-label={label} title={label} {...rest}>
    <Icon name={name} />
    {dot && <span className="dot" />}
  </button>
);
