/** Unique for ever, made here: said twice, a thing is done once. Works without https too, unlike `randomUUID`. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** 32 random bytes as 64 hexadecimal digits. */
export const freshSecret = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('');
