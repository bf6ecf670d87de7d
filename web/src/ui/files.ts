/** Hands a JSON value to the person as a file. */
export function saveFile(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  const a = document.createElement('a');
  a.href = url;
  a.download = name;
  a.click();
  // The download has begun by then; the bytes need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Copies a text; false: the browser does not let us (plain http, no permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
