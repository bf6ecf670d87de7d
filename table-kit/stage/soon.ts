/** In a task of its own, as early as there can be one: a timer waits longer, and an animation frame is one with drawing. */
export function soon(what: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    what();
  };
  port2.postMessage(null);
  return () => port1.close();
}
