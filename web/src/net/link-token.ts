/** The token of an invitation link stands in the fragment of the table's address. */

/** A whole token. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** A token, or one that lost a piece; other fragments, like that of the skip link, are words. */
export const mayBeToken = (text: string): boolean => text.length >= 20;

/** The token at the end of what somebody pasted. */
export const tokenIn = (text: string): string | null => /[A-Za-z0-9_-]{43}$/.exec(text.trim())?.[0] ?? null;

/** A code as it was read to somebody, however they typed it. */
export function codeIn(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  return /^[B-DF-HJ-NP-TV-XZ2-9]{6}$/.test(plain) ? plain : null;
}

export const invitationPath = (table: string, token: string): string => `/table/${table}#${token}`;
