import type { Endpoint } from '#contract/endpoint.ts'
import { isOpenToKeys } from '#contract/is-open-to-keys.ts'
import type { OpenCall } from '../open-call.ts'

/** NEXT-12: of all calls those that API keys can make, by path. */
export const listOpen = (endpoints: readonly Endpoint[]): OpenCall[] =>
  endpoints
    .filter(isOpenToKeys)
    .map(({ name, method, path, summary, needs = [], body, rawBody, idempotent = false, ifMatch = false }) => ({
      name,
      method,
      path: `/api${path.replace(/:(\w+)/g, '{$1}')}`,
      summary,
      needs: [...needs],
      hasBody: body !== undefined || rawBody !== undefined,
      needsIdempotencyKey: idempotent,
      takesIfMatch: ifMatch,
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))

/**
 * NEXT-12: the calls in which every word of a search stands: in path, summary, method or a
 * permission.
 */
export function searchCalls(
  calls: readonly OpenCall[],
  keyword: string,
  labelOf: (feature: string) => string,
): OpenCall[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter(({ name, method, path, summary, needs }) => {
    const text = [name, method, path, summary, ...needs, ...needs.map(labelOf)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
