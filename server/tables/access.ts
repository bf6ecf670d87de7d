/**
 * Who may know of a table, look at it, sit down at it and be heard there. People who shun each other (one blocks the other, see
 * ../identity/ties.ts) are kept apart here and nowhere else:
 *
 *  - neither sees a table that the other keeps, unless they sit at it or sat at it: a match that runs goes on
 *  - neither sits down where the other sits, by whichever way
 *  - neither hears what the other says, at any table
 */
import { belongsTo, isRemoved, type TableDoc } from './table-doc.ts';

export type Shuns = (a: string | null, b: string | null) => boolean;

export class Access {
  readonly shuns: Shuns;

  constructor(shuns: Shuns) {
    this.shuns = shuns;
  }

  /** Whether somebody may know of this table at all. */
  maySee(doc: TableDoc, identity: string | null): boolean {
    if (doc.state === 'closed' || isRemoved(doc, identity)) return false;
    if (belongsTo(doc, identity)) return true;
    return !this.isShutOut(doc, identity) && (doc.open || doc.admitted.some((a) => a.identity === identity));
  }

  /** Whether somebody may look at the match of this table: spectators only where the host wants them, or after the end. */
  mayWatch(doc: TableDoc, identity: string | null): boolean {
    const played = doc.state === 'running' || doc.state === 'over';
    return played && this.maySee(doc, identity) && (doc.watch || doc.state === 'over' || belongsTo(doc, identity));
  }

  /** The host and this person shun each other: no link and no knock helps. */
  isShutOut(doc: TableDoc, identity: string | null): boolean {
    return this.shuns(identity, doc.owner) && !belongsTo(doc, identity);
  }

  /** Whether somebody may take a seat among the people there. */
  maySit(doc: TableDoc, identity: string): boolean {
    return (
      !this.shuns(identity, doc.owner) &&
      !doc.chairs.some((c) => this.shuns(identity, c.identity) || this.shuns(identity, c.displaced?.identity ?? null))
    );
  }
}
