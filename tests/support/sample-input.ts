import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** Ids and numbers an input is filled with, by the name of the field that takes them. */
export type Ids = Readonly<Record<string, string>>

/** A JSON Schema, as far as inputs use it. */
interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly description?: string
  readonly minimum?: number
  readonly minLength?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly required?: readonly string[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Shape>>
}

/**
 * A call's input that its schema describes, every optional field filled: foreign ids hide in
 * optional fields too.
 */
export function sampleInput(endpoint: Endpoint, ids: Ids) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  return {
    params: Object.fromEntries(names.map((name) => [name, idFor(name, endpoint.path, ids)])),
    ...(endpoint.query && { query: queryOf(endpoint.query, ids) }),
    ...(endpoint.body && { body: valueOf(z.toJSONSchema(endpoint.body, options), ids) }),
  }
}

/**
 * What must be there and what is searched for; any other filter would only narrow what is asked.
 */
function queryOf(schema: z.ZodObject, ids: Ids): object {
  const shape = z.toJSONSchema(schema, options) as Shape
  const isAsked = (name: string) => name === 'keyword' || shape.required?.includes(name)
  const sample = valueOf(shape, { keyword: 'CANARY', ...ids }) as object
  return Object.fromEntries(Object.entries(sample).filter(([name]) => isAsked(name)))
}

const options = { io: 'input', unrepresentable: 'any' } as const

/** `:id` is named by what stands before it: `/users/:id` is a `userId`. */
function idFor(name: string, path: string, ids: Ids): string {
  const before = new RegExp(`([\\w-]+)/:${name}\\b`).exec(path)?.[1] ?? ''
  return (name === 'id' ? ids[before] : undefined) ?? ids[name] ?? ids['missing']!
}

function valueOf(shape: z.core.JSONSchema.BaseSchema | Shape, ids: Ids, name = '', root = shape as Shape): unknown {
  const { type, properties, items, ...rest } = shape as Shape
  if (rest.$ref) return valueOf(root.$defs![rest.$ref.split('/').at(-1)!]!, ids, name, root)
  if ('const' in rest) return rest.const
  if (rest.enum) return rest.enum[0]
  const choice = (rest.anyOf ?? rest.oneOf)?.find((each) => each.type !== 'null')
  if (choice) return valueOf(choice, ids, name, root)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([key, each]) => [key, valueOf(each, ids, key, root)]),
    )
  if (type === 'array') return items ? [valueOf(items, ids, name.replace(/s$/, ''), root)] : []
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Math.max(rest.minimum ?? 1, 1)
  return ids[name] ?? textOf(rest, ids)
}

function textOf({ format, description, minLength = 1 }: Shape, ids: Ids): string {
  if (format === 'uuid') return ids['missing']!
  if (format === 'date') return '2026-03-05'
  if (format === 'date-time') return '2026-03-05T12:00:00.000Z'
  if (format === 'email') return 'somebody@larder.example'
  if (description?.startsWith('Item number')) return ids['itemNumber']!
  if (description?.startsWith('Ship-to number')) return ids['shipTo']!
  if (description?.startsWith('Bill-to number')) return ids['billTo']!
  if (description?.startsWith('Division')) return ids['division']!
  return 'x'.repeat(Math.max(1, minLength))
}
