/** Hands a JSON value to the person as a file. */
export const saveFile = (name: string, value: unknown): void => saveText(name, JSON.stringify(value));

/** The same for JSON that is already written. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
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
