import type { Claims } from './admit-staff.ts'

/** Which claim lists a person's features, and what their names begin with there. */
export interface FeatureClaim {
  /** Such as `groups` or `https://larder.example/features`. */
  readonly name: string
  /** Only values that begin with it are features of the portal; it is cut off. */
  readonly prefix: string
  /** What the rest is called in the portal; with one, nothing else is a feature. */
  readonly map?: ReadonlyMap<string, string> | undefined
}

/** Characters; the column has the same bound. */
const maxLength = 100
/** Okta sends at most 100 groups. */
const maxFeatures = 200

const isFeature = (name: string): boolean => name !== '' && name.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(name)

/** The claim's values that begin with the prefix, without it. */
function valuesOf(claims: Claims, { name, prefix }: FeatureClaim): string[] {
  const claim = Object.hasOwn(claims, name) ? claims[name] : undefined
  const values: readonly unknown[] = typeof claim === 'string' ? claim.split(/\s+/) : Array.isArray(claim) ? claim : []
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter((value) => value.startsWith(prefix))
    .map((value) => value.slice(prefix.length))
    .filter((value) => value !== '')
}

/**
 * ACCESS-3: the features a provider lists for a person, as a list of texts or as one text with
 * blanks between them, by the mapping if there is one. Anything else, and every value that is no
 * name, grants nothing.
 */
export function featuresOfClaims(claims: Claims, claim: FeatureClaim): string[] {
  const named = valuesOf(claims, claim).flatMap((value) => (claim.map ? (claim.map.get(value) ?? []) : value))
  return [...new Set(named.filter(isFeature))].slice(0, maxFeatures)
}

/** How many of the claim's values the mapping does not have; for the log, which names none. */
export const countUnmapped = (claims: Claims, claim: FeatureClaim): number =>
  claim.map ? valuesOf(claims, claim).filter((value) => !claim.map!.has(value)).length : 0
