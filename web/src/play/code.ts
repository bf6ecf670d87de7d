/** A game's code, loaded once, when somebody is about to play it or to read its rules. */
import { type AnyCartridge, loadGame } from '@starboard/registry';

const loaded = new Map<string, Promise<AnyCartridge>>();

export function gameCode(id: string): Promise<AnyCartridge> {
  let code = loaded.get(id);
  if (code === undefined) {
    code = loadGame(id);
    loaded.set(id, code);
    // A download that failed may be tried again.
    code.catch(() => loaded.delete(id));
  }
  return code;
}
