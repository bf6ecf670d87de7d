/** The OpenAPI description, from the table of paths. */
import { toJSONSchema } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { problem, routes } from './routes.ts';

const schemaOf = (schema: $ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = toJSONSchema(schema, { unrepresentable: 'any', io, target: 'openapi-3.0' }) as { $schema?: string };
  return rest;
};
const jsonOf = (schema: $ZodType, io: 'input' | 'output'): object => ({ content: { 'application/json': { schema: schemaOf(schema, io) } } });

export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, route] of Object.entries(routes)) {
    const [method, path] = key.split(' ');
    const names = [...path.matchAll(/:(\w+)/g)].map((m) => m[1]);
    const query = 'query' in route ? Object.keys(route.query.shape) : [];
    paths[path.replace(/:(\w+)/g, '{$1}')] ??= {};
    paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()] = {
      summary: route.about,
      operationId: key.replace(/[^A-Za-z]+/g, '_'),
      parameters: [
        ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        ...query.map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } })),
      ],
      ...('body' in route ? { requestBody: { required: true, ...jsonOf(route.body, 'input') } } : {}),
      ...(route.who === 'anybody' ? {} : { security: [{ [route.who]: [] }] }),
      responses: { 200: { description: 'Done.', ...jsonOf(route.reply, 'output') }, default: { $ref: '#/components/responses/Problem' } },
    };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Starboard',
      version,
      description: 'Matches are played at /ws, the lobby is live at /ws/lobby; see host/wire.ts and server/api/routes.ts.',
    },
    paths,
    components: {
      securitySchemes: { guest: { type: 'apiKey', in: 'cookie', name: 'starboard' } },
      responses: { Problem: { description: 'Not done, and why.', ...jsonOf(problem, 'output') } },
    },
  };
}
