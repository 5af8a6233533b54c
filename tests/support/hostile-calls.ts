import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { importKindNames } from '#contract/import-kind-names.ts'
import type { Answer, Client } from './api.ts'
import { items, shipTos } from './distributor.ts'
import { leavesOf, type Path, replaceAt, type Shape, shapeOf, validInput } from './input-shapes.ts'

/** A place of a call that takes a text. */
export interface TextPlace {
  readonly endpoint: Endpoint
  readonly part: 'params' | 'query' | 'body'
  readonly path: Path
  readonly shape: Shape
}

/** Every place of these calls that takes a text, or a list of them. */
export const textPlaces = (endpoints: readonly Endpoint[]): TextPlace[] =>
  endpoints.flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      if (!schema) return []
      return leavesOf(shapeOf(schema))
        .filter(({ shape }) => shape.type === 'string')
        .map((leaf) => ({ endpoint, part, ...leaf }))
    }),
  )

const idOfNothing = '018f0000-0000-7000-8000-00000000dead'
const sampleParams: Readonly<Record<string, string>> = {
  ...shipTos.own,
  billTo: '0000100',
  itemNumber: items.flour,
  kind: importKindNames[0],
  department: 'produce',
  view: 'front',
  id: 'NLV-0000101',
  entryId: '1',
  formatId: '1',
}

/** A valid input of the call; objects it names are the caller's own. */
export function inputOf({ path, params, query, body }: Endpoint) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  // One name can be of several kinds of ids: the call's own schema says which value it takes.
  const valid = params ? (validInput(params) as Record<string, string>) : {}
  const valueOf = (name: string) => {
    const takes = (value: string | undefined) => value !== undefined && params?.shape[name]?.safeParse(value).success
    return [sampleParams[name], idOfNothing].find(takes) ?? valid[name] ?? idOfNothing
  }
  return {
    params: Object.fromEntries(names.map((name) => [name, valueOf(name)])),
    ...(query && { query: validInput(query) as object }),
    ...(body && { body: validInput(body) }),
  }
}

/** The same with one value at one place. */
export function inputWith({ endpoint, part, path }: TextPlace, value: unknown) {
  const input = inputOf(endpoint)
  // Only params name objects of the caller's own.
  const around = part === 'params' ? input.params : validInput(endpoint[part]!, path)
  return { ...input, [part]: replaceAt(around, path, value) }
}

/**
 * Whether the schema of a call takes a value at a place, so that the call goes on to work with it.
 */
export function isTaken(place: TextPlace, value: unknown): boolean {
  return place.endpoint[place.part]!.safeParse(inputWith(place, value)[place.part]).success
}

let visitors = 0
/** Asks as somebody at an address of their own: limits by address are not what is tried. */
export async function ask(
  client: Client,
  endpoint: Endpoint,
  input: object,
  headers: Record<string, string> = {},
  bytes?: Buffer,
) {
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`
  const options = {
    headers: { 'x-forwarded-for': address, ...headers },
    key: endpoint.idempotent ? randomUUID() : null,
    ...(bytes && { bytes }),
  }
  // The generic caller knows no one endpoint's types.
  return (await client.call(endpoint, input as never, options)) as Answer<Endpoint> & {
    body: { code?: string; field?: string; message?: string }
  }
}
