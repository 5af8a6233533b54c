import { z } from 'zod'
import type { Refusal } from '#kit/decision.ts'
import { atOnce, type Steps } from '#kit/steps.ts'
import { common } from './common-refusals.ts'
import type { Endpoint } from './endpoint.ts'
import { isOpenToKeys } from './is-open-to-keys.ts'

type Json = Record<string, unknown>

/** What the document says of the portal that serves it. */
export interface ApiFacts {
  readonly version: string
  /** Where it is reached. */
  readonly publicUrl: string
  /** The name of the session cookie there. */
  readonly cookieName: string
}

/** PLAT-6: the OpenAPI 3.1 document, from the same schemas that validate. */
export const openApiOf = (endpoints: readonly Endpoint[], facts: ApiFacts): Json =>
  atOnce(openApiSteps(endpoints, facts))

/** The same with a pause after each call: half a second of work in all. */
export function* openApiSteps(
  endpoints: readonly Endpoint[],
  { version, publicUrl, cookieName }: ApiFacts,
): Steps<Json> {
  const paths: Record<string, Json> = { '/api/events': eventsPath }
  const schemas: Json = { Error: errorSchema }
  for (const endpoint of endpoints.toSorted((a, b) => a.path.localeCompare(b.path))) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) }
    yield
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Larder', version, description: 'The ordering and account portal of a wholesale food distributor.' },
    servers: [{ url: publicUrl }],
    tags: [...new Set(['events', ...endpoints.map(({ path }) => tagOf(path))])].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, larder_…; its scopes are features' },
      },
    },
  }
}

/** The stream is no call of the contract; its events are described here. */
const eventsPath = {
  get: {
    operationId: 'listenToEvents',
    summary: 'Live events, as server-sent events',
    description: 'Each event is JSON with its `topic` and what it is about. A comment every few seconds keeps it open.',
    tags: ['events'],
    security: [{ session: [] }],
    parameters: [],
    responses: {
      '200': { description: 'An open stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      '401': {
        description: `not_signed_in: ${common.not_signed_in.message}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  },
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
    ...(endpoint.idempotent ? [common.idempotency_key_reused, common.still_running] : []),
    ...(endpoint.refusals ?? []),
  ]
  const needs = endpoint.needs?.length ? `Needs: ${endpoint.needs.join(', ')}.` : undefined
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    ...(needs && { description: needs }),
    ...(endpoint.access !== 'public' && {
      security: [{ session: [] }, ...(isOpenToKeys(endpoint) ? [{ apiKey: [] }] : [])],
    }),
    parameters: [
      ...parametersOf(endpoint.params, 'path', schemas),
      ...parametersOf(endpoint.query, 'query', schemas),
      ...(endpoint.idempotent ? [header('Idempotency-Key', true)] : []),
      ...(endpoint.ifMatch ? [header('If-Match', false)] : []),
      ...(endpoint.minimal ? [header('Prefer', false)] : []),
    ],
    ...requestBodyOf(endpoint, schemas),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Done',
        content: endpoint.file
          ? { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } }
          : jsonContent(answerOf(endpoint), 'output', schemas),
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

/** What a success may look like, by `Prefer: return=minimal` the second. */
const answerOf = ({ answer, minimal }: Endpoint): z.ZodType => (minimal ? z.union([answer, minimal]) : answer)

/** A raw body is described by its types alone: the handler reads the stream. */
function requestBodyOf({ body, rawBody }: Endpoint, schemas: Json): Json {
  if (rawBody) {
    const contentOf = (type: string) => ({ schema: { type: 'string', contentMediaType: type } })
    return {
      requestBody: { required: true, content: Object.fromEntries(rawBody.map((type) => [type, contentOf(type)])) },
    }
  }
  return body ? { requestBody: { required: true, content: jsonContent(body, 'input', schemas) } } : {}
}

/**
 * '/v2-1-0/divisions/:division/ship-tos/:shipTo/carts/:cartId' -> 'carts': the noun after the
 * customer.
 */
export function tagOf(path: string): string {
  const rest = path
    .replace(/^\/v\d[\d-]*/, '')
    .replace(/^\/divisions\/:division(?=\/)/, '')
    .replace(/^\/(ship-tos|bill-tos)\/:\w+(?=\/)/, '')
  return rest.split('/')[1] ?? 'portal'
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
