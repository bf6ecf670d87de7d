/** Writes kernel/record.schema.json, the published schema of a record, from the code that reads records. */
import { writeFileSync } from 'node:fs';
import { recordJsonSchema } from '../kernel/record.ts';

writeFileSync(new URL('../kernel/record.schema.json', import.meta.url), `${JSON.stringify(recordJsonSchema(), null, 2)}\n`);
