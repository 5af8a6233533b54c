import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import type { PriceKind } from '../price-change.ts'

const kinds: Readonly<Record<string, PriceKind>> = { L: 'list', C: 'class', G: 'gpo', B: 'contract', S: 'bid' }
const letters: Readonly<Record<Exclude<PriceKind, 'list'>, string>> = { class: 'C', gpo: 'G', contract: 'B', bid: 'S' }

/** Whom the prices of a scope are for. */
export const kindOfScope = (scope: string): PriceKind => kinds[scope[0] ?? ''] ?? 'list'

/** The class, GPO or customer of a scope; empty for the list. */
export const numberOfScope = (scope: string): string => scope.slice(2)

/** The scope of a kind and its class, GPO or customer. */
export const scopeFor = (kind: PriceKind, number: string): string =>
  kind === 'list' ? 'L' : `${letters[kind]}:${number}`

/** A scope as it is typed into a line: `class B`, `bill-to 100`, `list`. */
export function textOfScope(scope: string): string {
  const kind = kindOfScope(scope)
  return kind === 'list' ? 'list' : `${typed[kind][0]} ${numberOfScope(scope)}`
}

const typed: Readonly<Record<Exclude<PriceKind, 'list'>, readonly string[]>> = {
  class: ['class', 'price class'],
  gpo: ['GPO'],
  contract: ['bill-to', 'contract', 'billto'],
  bid: ['ship-to', 'bid', 'shipto'],
}

/** Reads what is typed into a line; null for what names nobody. */
export function readScope(text: string): string | null {
  const words = text.trim()
  if (/^(list|l|everybody)$/i.test(words)) return 'L'
  for (const kind of ['class', 'gpo', 'contract', 'bid'] as const)
    for (const name of typed[kind]) {
      if (!words.toLowerCase().startsWith(`${name.toLowerCase()} `)) continue
      const number = words.slice(name.length + 1).trim()
      if (number === '') return null
      return scopeFor(kind, kind === 'contract' || kind === 'bid' ? padNumber(number, numberLength) : number)
    }
  return null
}
