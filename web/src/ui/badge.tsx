/** A player's badge: colour, shape and collector, so it is told apart without colour. */
const BADGES = ['coral', 'amber', 'mint', 'sky', 'orchid', 'bone', 'teal', 'brick'] as const;

export const badgeOf = (seat: number): string => `/art/badges/${BADGES[seat % BADGES.length]}.svg`;

export const Badge = ({ seat, small = false, away = false }: { readonly seat: number; readonly small?: boolean; readonly away?: boolean }) => (
  <img className={`badge${small ? ' sm' : ''}${away ? ' away' : ''}`} src={badgeOf(seat)} alt="" width={small ? 26 : 40} height={small ? 26 : 40} />
);
