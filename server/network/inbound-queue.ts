/**
 * What many screens say at once is acted on a few at a time, in the order of arrival: between two turns of the loop whoever waits for
 * something else gets it, and a hundred tables that move in the same moment hold up nobody for long.
 */

/** Taken when the module is loaded: tests that fake the time must not stop it. */
const { setImmediate } = globalThis;

const AT_ONCE = 4;

let waiting: (() => void)[] = [];
let next = 0;
/** Acted on in this turn of the loop. */
let done = 0;
let counting = false;

/** Runs it now or, if this turn of the loop has had its share or others came before, in one of the next. */
export function enqueueInbound(run: () => void): void {
  if (next < waiting.length || done >= AT_ONCE) {
    waiting.push(run);
    return;
  }
  done++;
  if (!counting) {
    counting = true;
    setImmediate(goOn);
  }
  run();
}

function goOn(): void {
  done = 0;
  while (next < waiting.length && done < AT_ONCE) {
    done++;
    waiting[next++]();
  }
  if (next === waiting.length) {
    waiting = [];
    next = 0;
  }
  counting = done > 0;
  if (counting) setImmediate(goOn);
}
