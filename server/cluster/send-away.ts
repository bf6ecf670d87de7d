/** A socket is not closed before what its screen said is answered, as long as that takes no longer. */
const ANSWER_MS = 300;
const ANSWER_EACH_MS = 10;

interface Leaving {
  /** It said something that is not answered yet. */
  readonly waits: boolean;
  close(): void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends screens to other servers, spread over a time so that those are not flooded. A screen that waits holds up no other: where
 * no answer can come, as without NATS, many wait.
 */
export async function sendAway(screens: readonly Leaving[], overMs: number): Promise<void> {
  const each = overMs / Math.max(1, screens.length);
  const send = async (screen: Leaving, i: number): Promise<void> => {
    await pause(i * each);
    for (let ms = 0; ms < ANSWER_MS && screen.waits; ms += ANSWER_EACH_MS) await pause(ANSWER_EACH_MS);
    screen.close();
  };
  await Promise.all(screens.map(send));
}
