/**
 * Processes messages of all sockets in the order of arrival, a few per turn of the event loop, so that a hundred tables that
 * move at the same moment do not block everything else.
 */

/** Taken when the module is loaded, so it is unaffected by fake timers. */
const { setImmediate } = globalThis;

const AT_ONCE = 4;

let waiting: (() => void)[] = [];
let next = 0;
/** Processed in this turn of the event loop. */
let done = 0;
let counting = false;

/** Runs it now or, if this turn of the event loop is full or others came first, in one of the next. */
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
