/** Checks a value against a published schema, so that a test can hold schema and reader against each other. */

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly uniqueItems?: boolean;
  readonly [limit: string]: unknown;
}

/** As much of JSON Schema as schemas of files use; throws at anything else. Objects have no other properties than the named ones. */
export function fitsSchema(schema: object, v: unknown): boolean {
  const s = schema as Schema;
  const { items } = s;
  const within = (n: number, least: string, most: string): boolean => n >= Number(s[least] ?? -Infinity) && n <= Number(s[most] ?? Infinity);
  if (s.anyOf !== undefined) return s.anyOf.some((one) => fitsSchema(one, v));
  if (s.enum !== undefined) return s.enum.includes(v);
  if ('const' in s) return s.const === v;
  switch (s.type) {
    case 'string':
      return typeof v === 'string' && within(v.length, 'minLength', 'maxLength') && (s.pattern === undefined || new RegExp(s.pattern).test(v));
    case 'integer':
      return Number.isInteger(v) && within(v as number, 'minimum', 'maximum');
    case 'array':
      return (
        Array.isArray(v) &&
        within(v.length, 'minItems', 'maxItems') &&
        v.every((item) => items !== undefined && fitsSchema(items, item)) &&
        (s.uniqueItems !== true || new Set(v).size === v.length)
      );
    case 'object': {
      if (typeof v !== 'object' || v === null || Array.isArray(v)) return false;
      const known = s.properties ?? {};
      return (
        within(Object.keys(v).length, 'minProperties', 'maxProperties') &&
        (s.required ?? []).every((key) => Object.hasOwn(v, key)) &&
        Object.entries(v).every(([key, value]) => Object.hasOwn(known, key) && fitsSchema(known[key], value))
      );
    }
  }
  throw new Error(`this schema is not understood: ${JSON.stringify(s)}`);
}
