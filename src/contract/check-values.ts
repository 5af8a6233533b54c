import { fieldLabel } from '#kit/field-label.ts'

/** Most entries of one list or object of a request: the most lines a cart may have. */
export const maxEntries = 10_000
/** Deepest nesting of a request's JSON; no schema of ours is half as deep. */
export const deepestNesting = 20

/** What is wrong with a request before any schema has seen it. */
export interface ValueProblem {
  /** The field at fault, as names and indexes. */
  readonly path: readonly string[]
  readonly message: string
}

/**
 * Control characters other than tab and line ends, and halves of surrogate pairs: PostgreSQL stores
 * neither zero characters nor lone surrogates, and no person types the rest. And more than 30
 * combining marks in a row, which Unicode's Stream-Safe Text Format (UAX #15) excludes: `normalize`
 * takes a time quadratic to them, a second for 50,000.
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}]|\p{M}{31}/u

interface Place {
  readonly value: unknown
  readonly path: readonly string[]
}

/**
 * PLAT-14: looks through every text of a request, whatever its schema, so that no new call can
 * forget it. Runs in a time linear to the size and without recursion.
 */
export function checkValues(root: unknown): ValueProblem | undefined {
  const places: Place[] = [{ value: root, path: [] }]
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, path } = place
    if (typeof value === 'string') {
      if (forbidden.test(value)) return { path, message: `${labelOf(path)} has a character that is not allowed` }
    } else if (typeof value === 'object' && value !== null) {
      if (path.length === deepestNesting) return { path, message: 'The request is nested too deeply' }
      if ((Array.isArray(value) ? value : Object.keys(value)).length > maxEntries) {
        return { path, message: `${labelOf(path)} cannot have more than ${maxEntries} entries` }
      }
      for (const [name, inner] of Object.entries(value)) {
        if (forbidden.test(name)) return { path, message: 'A field name has a character that is not allowed' }
        if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null)) {
          places.push({ value: inner, path: [...path, name] })
        }
      }
    }
  }
  return undefined
}

/** The last name of a path; an index says nothing to people. */
export const labelOf = (path: readonly PropertyKey[]): string =>
  fieldLabel(path.findLast((part): part is string => typeof part === 'string' && !/^\d+$/.test(part)) ?? '')
