/** The curves of the look (docs/look.md, "Motion"). */
export const MOVE = 'cubic-bezier(.2,.8,.2,1)';
export const FLIP = 'cubic-bezier(.65,0,.35,1)';
export const SETTLE = 'cubic-bezier(.34,1.4,.5,1)';
