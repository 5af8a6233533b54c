import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Shape, shapeOf } from './input-shapes.ts'

/** Ids and numbers an input is filled with, by the name of the field that takes them. */
export type Ids = Readonly<Record<string, string>>

/**
 * A call's input that its schema describes, every optional field filled: foreign ids hide in
 * optional fields too.
 */
export function sampleInput(endpoint: Endpoint, ids: Ids) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  return {
    params: Object.fromEntries(names.map((name) => [name, idFor(name, endpoint.path, ids)])),
    ...(endpoint.query && { query: queryOf(endpoint.query, ids) }),
    ...(endpoint.body && { body: valueOf(shapeOf(endpoint.body), ids) }),
  }
}

/** A price view has columns that only some may see: what is asked by it is more, not less. */
const asked = new Set(['keyword', 'itemNumber', 'viewId'])

/**
 * What must be there, what is searched for and the item it is about; any other filter would only
 * narrow what is asked.
 */
function queryOf(schema: z.ZodObject, ids: Ids): object {
  const shape = shapeOf(schema)
  const isAsked = (name: string) => asked.has(name) || shape.required?.includes(name)
  const sample = valueOf(shape, { keyword: 'CANARY', ...ids }) as object
  return Object.fromEntries(Object.entries(sample).filter(([name]) => isAsked(name)))
}

/** `:id` is named by what stands before it: `/users/:id` is a `userId`. */
function idFor(name: string, path: string, ids: Ids): string {
  const before = new RegExp(`([\\w-]+)/:${name}\\b`).exec(path)?.[1] ?? ''
  return (name === 'id' ? ids[before] : undefined) ?? ids[name] ?? ids['missing']!
}

function valueOf(shape: Shape, ids: Ids, name = ''): unknown {
  const { type, properties, items, prefixItems, anyOf } = shape
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  if (anyOf) return valueOf(anyOf[0]!, ids, name)
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([key, each]) => [key, valueOf(each, ids, key)]))
  if (prefixItems) return prefixItems.map((each) => valueOf(each, ids))
  if (type === 'array') return items ? [valueOf(items, ids, name.replace(/s$/, ''))] : []
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Math.max(shape.minimum ?? 1, 1)
  return ids[name] ?? textOf(shape, ids)
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
