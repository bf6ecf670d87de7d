/** What kind of field a shape asks for, read from its schema: forms and the check cannot differ. */
import { isObject } from '../content/packs/shape.ts';

export type Field =
  | { readonly of: 'number'; readonly range: readonly [number, number] }
  | { readonly of: 'switch' }
  /** `none`: it may be null. */
  | { readonly of: 'word'; readonly words: readonly string[]; readonly none: boolean }
  | { readonly of: 'text'; readonly most: number }
  /** A text in each language. */
  | { readonly of: 'named'; readonly most: number }
  /** Some numbers by name. */
  | { readonly of: 'price'; readonly keys: readonly string[]; readonly most: number }
  | { readonly of: 'effects' }
  | { readonly of: 'list'; readonly item: Field; readonly least: number; readonly most: number }
  | { readonly of: 'record'; readonly fields: Readonly<Record<string, Field>>; readonly required: readonly string[] }
  /** A pattern, which only a text editor takes. */
  | { readonly of: 'other' };

const OTHER: Field = { of: 'other' };
const number = (v: unknown, otherwise: number): number => (typeof v === 'number' ? v : otherwise);
const texts = (v: unknown): string[] => (Array.isArray(v) ? v.filter((s): s is string => typeof s === 'string') : []);

export function fieldOf(schema: unknown): Field {
  if (!isObject(schema)) return OTHER;
  if (Array.isArray(schema.enum)) return { of: 'word', words: texts(schema.enum), none: false };
  if (Array.isArray(schema.anyOf)) {
    const inner = fieldOf(schema.anyOf[0]);
    return inner.of === 'word' ? { ...inner, none: true } : OTHER;
  }
  switch (schema.type) {
    case 'integer':
      return { of: 'number', range: [number(schema.minimum, 0), number(schema.maximum, 99)] };
    case 'boolean':
      return { of: 'switch' };
    case 'string':
      return typeof schema.maxLength === 'number' ? { of: 'text', most: schema.maxLength } : OTHER;
    case 'array':
      if (isObject(schema.items) && schema.items.$ref !== undefined) return { of: 'effects' };
      return { of: 'list', item: fieldOf(schema.items), least: number(schema.minItems, 0), most: number(schema.maxItems, 99) };
    case 'object':
      return recordOf(schema);
    default:
      return OTHER;
  }
}

function recordOf(schema: Readonly<Record<string, unknown>>): Field {
  const fields = Object.fromEntries(Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([key, of]) => [key, fieldOf(of)]));
  const required = texts(schema.required);
  const [first] = Object.values(fields);
  if (Object.keys(fields).join() === 'en,de' && first.of === 'text') return { of: 'named', most: first.most };
  if (required.length === 0 && first?.of === 'number' && Object.values(fields).every((f) => f.of === 'number'))
    return { of: 'price', keys: Object.keys(fields), most: first.range[1] };
  return { of: 'record', fields, required };
}
