import { z } from 'zod'
import type { Refusal } from '#kit/decision.ts'
import { common } from './common-refusals.ts'
import type { Endpoint } from './endpoint.ts'

type Json = Record<string, unknown>

/** PLAT-6: the OpenAPI 3.1 document, from the same schemas that validate. */
export function openApiOf(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {}
  const schemas: Json = { Error: errorSchema }
  for (const endpoint of endpoints.toSorted((a, b) => a.path.localeCompare(b.path))) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Larder', version, description: 'The ordering and account portal of a wholesale food distributor.' },
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'larder_session' } },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: 'Stable, for programs' },
    message: { type: 'string', description: 'The sentence a person reads' },
    field: { type: 'string', description: 'The field at fault' },
    details: {},
  },
}

function operationOf(endpoint: Endpoint, schemas: Json): Json {
  const refused: readonly Refusal[] = [
    ...(endpoint.params || endpoint.query || endpoint.body ? [common.invalid_request] : []),
    ...(endpoint.access === 'public' ? [] : [common.not_signed_in]),
    ...(endpoint.needs?.length ? [common.feature_missing] : []),
    ...(endpoint.path.includes(':shipTo') ? [common.ship_to_not_found] : []),
    ...(endpoint.once ? [common.idempotency_key_reused, common.still_running] : []),
    ...(endpoint.refusals ?? []),
  ]
  const needs = endpoint.needs?.length ? `Needs: ${endpoint.needs.join(', ')}.` : undefined
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(needs && { description: needs }),
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path', schemas),
      ...parametersOf(endpoint.query, 'query', schemas),
      ...(endpoint.once ? [header('Idempotency-Key', true)] : []),
      ...(endpoint.ifMatch ? [header('If-Match', false)] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: jsonContent(endpoint.body, 'input', schemas) } }),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Done',
        content: endpoint.file
          ? { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } }
          : jsonContent(endpoint.answer, 'output', schemas),
      },
      ...Object.fromEntries(
        [...byStatus(refused)].map(([status, group]) => [
          String(status),
          {
            description: [...new Set(group.map((refusal) => `${refusal.code}: ${refusal.message}`))].join('\n\n'),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  }
}

function byStatus(refused: readonly Refusal[]): Map<number, Refusal[]> {
  const groups = new Map<number, Refusal[]>()
  for (const refusal of refused) groups.set(refusal.status, [...(groups.get(refusal.status) ?? []), refusal])
  return groups
}

const header = (name: string, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
})

/** Named schemas move to the document's components, so that each is described once. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  void $schema
  for (const [name, definition] of Object.entries(($defs as Json | undefined) ?? {})) schemas[name] = moved(definition)
  return moved(rest) as Json
}

const moved = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

const jsonContent = (schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json => ({
  'application/json': { schema: schemaOf(schema, io, schemas) },
})

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query', schemas: Json): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input', schemas) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}
