/** Writes the published schemas from the code that reads: kernel/record.schema.json, and games/<game>/<kind>.schema.json of every kind of file. */
import { writeFileSync } from 'node:fs';
import { recordJsonSchema } from '../kernel/record.ts';
import { gameIds, loadGame } from '../registry/index.ts';

const write = (path, schema) => writeFileSync(new URL(`../${path}`, import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);

write('kernel/record.schema.json', recordJsonSchema());
for (const id of gameIds)
  for (const [kind, { schema }] of Object.entries((await loadGame(id)).files ?? {})) write(`games/${id}/${kind}.schema.json`, schema);
