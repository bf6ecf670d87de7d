/**
 * Shapes of data that may come from anywhere. A shape says what is wrong with a value, as the key of a sentence and the place,
 * and describes itself as JSON Schema, so that the check and the published schema cannot differ.
 */

export interface ShapeFault {
  readonly problem: 'missing' | 'field' | 'object' | 'list' | 'length' | 'word' | 'number' | 'switch' | 'text' | 'deep';
  /** Where, from the outside in: `modules › mod_sci_01 › do › 2`. */
  readonly at: readonly string[];
  readonly what?: string;
  readonly n?: number;
  readonly of?: number;
}

export interface Shape {
  readonly schema: object;
  fault(v: unknown, at: readonly string[]): ShapeFault | null;
}

const short = (v: unknown): string => (typeof v === 'string' || typeof v === 'number' || typeof v === 'boolean' ? String(v) : typeof v).slice(0, 30);

/** One line of text that shows as it is: no control or direction marks. */
export const text = (most: number): Shape => ({
  schema: { type: 'string', minLength: 1, maxLength: most },
  fault: (v, at) =>
    typeof v === 'string' && v.trim() !== '' && v.length <= most && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(v) ? null : { problem: 'text', at, of: most },
});

export const id: Shape = {
  schema: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$' },
  fault: (v, at) => (typeof v === 'string' && /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(v) ? null : { problem: 'word', at, what: short(v) }),
};

export const int = (min: number, max: number): Shape => ({
  schema: { type: 'integer', minimum: min, maximum: max },
  fault: (v, at) => (typeof v === 'number' && Number.isInteger(v) && v >= min && v <= max ? null : { problem: 'number', at, n: min, of: max }),
});

export const yesNo: Shape = {
  schema: { type: 'boolean' },
  fault: (v, at) => (typeof v === 'boolean' ? null : { problem: 'switch', at }),
};

export const word = (...of: readonly string[]): Shape => ({
  schema: { enum: of },
  fault: (v, at) => (typeof v === 'string' && of.includes(v) ? null : { problem: 'word', at, what: short(v) }),
});

export const pattern = (like: string): Shape => ({
  schema: { type: 'string', pattern: like },
  fault: (v, at) => (typeof v === 'string' && new RegExp(like, 'u').test(v) ? null : { problem: 'word', at, what: short(v) }),
});

export const orNull = (of: Shape): Shape => ({
  schema: { anyOf: [of.schema, { type: 'null' }] },
  fault: (v, at) => (v === null ? null : of.fault(v, at)),
});

export const list = (of: Shape, min: number, max: number): Shape => ({
  schema: { type: 'array', items: of.schema, minItems: min, maxItems: max },
  fault(v, at) {
    if (!Array.isArray(v)) return { problem: 'list', at };
    if (v.length < min || v.length > max) return { problem: 'length', at, n: min, of: max };
    for (const [i, item] of v.entries()) {
      const fault = of.fault(item, [...at, nameOf(item) ?? String(i + 1)]);
      if (fault !== null) return fault;
    }
    return null;
  },
});

/** Pieces are named by their ids in the sentence. */
const nameOf = (v: unknown): string | null => (isObject(v) && typeof v.id === 'string' ? v.id.slice(0, 40) : null);

export const isObject = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null && !Array.isArray(v);

type Fields = Readonly<Record<string, Shape>>;
export interface RecordSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** An object with these fields, those of `maybe` perhaps, and no others. */
export const record = (fields: Fields, maybe: Fields = {}): Shape & { readonly schema: RecordSchema } => ({
  schema: {
    type: 'object',
    properties: Object.fromEntries([...Object.entries(fields), ...Object.entries(maybe)].map(([k, s]) => [k, s.schema])),
    required: Object.keys(fields),
    additionalProperties: false,
  },
  fault(v, at) {
    if (!isObject(v)) return { problem: 'object', at };
    for (const key of Object.keys(v))
      if (!Object.hasOwn(fields, key) && !Object.hasOwn(maybe, key)) return { problem: 'field', at, what: key.slice(0, 30) };
    for (const [key, shape] of Object.entries(fields)) {
      if (!Object.hasOwn(v, key)) return { problem: 'missing', at, what: key };
      const fault = shape.fault(v[key], [...at, key]);
      if (fault !== null) return fault;
    }
    for (const [key, shape] of Object.entries(maybe)) {
      const fault = Object.hasOwn(v, key) ? shape.fault(v[key], [...at, key]) : null;
      if (fault !== null) return fault;
    }
    return null;
  },
});

/** An object with any of these keys, all of one shape. */
export const some = (keys: readonly string[], of: Shape): Shape => record({}, Object.fromEntries(keys.map((k) => [k, of])));
export const every = (keys: readonly string[], of: Shape): Shape => record(Object.fromEntries(keys.map((k) => [k, of])));
