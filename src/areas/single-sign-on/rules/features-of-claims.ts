import type { Claims } from './admit-staff.ts'

/** Which claim lists a person's features, and what their names begin with there. */
export interface FeatureClaim {
  /** Such as `groups` or `https://larder.example/features`. */
  readonly name: string
  /** Only values that begin with it are features of the portal; it is cut off. */
  readonly prefix: string
}

/** Characters; the column has the same bound. */
const maxLength = 100
/** Okta sends at most 100 groups. */
const maxFeatures = 200

const isFeature = (name: string): boolean => name !== '' && name.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(name)

/**
 * ACCESS-3: the features a provider lists for a person, as a list of texts or as one text with
 * blanks between them. Anything else, and every value that is no name, grants nothing.
 */
export function featuresOfClaims(claims: Claims, { name, prefix }: FeatureClaim): string[] {
  const claim = Object.hasOwn(claims, name) ? claims[name] : undefined
  const values: readonly unknown[] = typeof claim === 'string' ? claim.split(/\s+/) : Array.isArray(claim) ? claim : []
  const named = values
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter((value) => value.startsWith(prefix))
    .map((value) => value.slice(prefix.length))
    .filter(isFeature)
  return [...new Set(named)].slice(0, maxFeatures)
}
