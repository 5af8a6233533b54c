/**
 * Stands in for zod in the web build (docs/decisions/0002): the browser describes calls but never
 * validates with schemas, so every builder is a chainable nothing and 90 KB stay at home. Parsing
 * with one is a mistake and says so.
 */
const unusable = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'toJSONSchema'])

const nothing: unknown = new Proxy(() => undefined, {
  get: (_, property) => {
    if (typeof property === 'symbol' || property === 'then') return undefined
    if (unusable.has(property)) throw new Error('The browser has no zod: ask a rule of the area instead')
    return nothing
  },
  apply: () => nothing,
})

/** The namespace that endpoint files import. */
export const z = nothing
