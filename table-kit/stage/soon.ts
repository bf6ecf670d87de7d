/** Runs in the next task. A timer would wait longer, an animation frame would run together with rendering. */
export function soon(what: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    what();
  };
  port2.postMessage(null);
  return () => port1.close();
}
