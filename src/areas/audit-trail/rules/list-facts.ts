import { capitalized } from '#kit/text.ts'
import { features, isFeature } from '#kit/feature-keys.ts'
import { formatCents } from '#kit/money.ts'
import { isRole, roles } from '#areas/access/roles.ts'

/** A fact of an entry in words. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Maximum facts of one entry, and characters of one fact. */
const max = { facts: 40, letters: 300 }
/** Facts of this kind do not belong in the trail; if one gets there, it is not shown. */
const secret = /secret|password|token|hash|cookie|verification|recovery|account-?no|routing-?no|card-?no|cvv|pin$/i
const cents = /subtotal|total|cents|price|amount/i

/** 'itemNumber' -> 'Item number'. */
function spelled(key: string): string {
  const words = key
    .replaceAll(/[-_.]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return capitalized(words)
}

function worded(key: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return cents.test(key) && Number.isInteger(value) ? formatCents(value) : String(value)
  if (isFeature(value)) return features[value]
  return isRole(value) ? roles[value].name : value
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

function factsUnder(path: readonly string[], value: unknown): Fact[] {
  const key = path.at(-1) ?? ''
  if (value === null || value === undefined || value === '' || secret.test(key)) return []
  const label = path.map((part, index) => (index === 0 ? spelled(part) : spelled(part).toLowerCase())).join(', ')
  if (isPlain(value)) return [{ label, value: worded(key, value) }]
  if (Array.isArray(value) && value.every(isPlain)) {
    return value.length === 0 ? [] : [{ label, value: value.map((each) => worded(key, each)).join(', ') }]
  }
  return Object.entries(value).flatMap(([name, each]) =>
    factsUnder(Array.isArray(value) ? path : [...path, name], each),
  )
}

/**
 * PLAT-8: the facts kept with an entry as labels and values a person reads; never anything secret.
 */
export const listFacts = (details: Readonly<Record<string, unknown>>): Fact[] =>
  factsUnder([], details)
    .slice(0, max.facts)
    .map(({ label, value }) => ({
      label,
      value: value.length > max.letters ? `${value.slice(0, max.letters)}…` : value,
    }))
