import type { KnownCode, ScannedCode } from '../scanned-code.ts'
import { matchGtin } from './match-gtin.ts'

/** What a code means at a ship-to. */
export interface ResolvedCode<Known extends KnownCode> {
  /** `several`: the code names more than one item, and a person chooses. */
  readonly outcome: 'item' | 'several' | 'unknown'
  /** What it names; of an unknown code, packs of the same product that it may be. */
  readonly matches: Known[]
}

/**
 * NEXT-8: what of the known codes a scanned one means. What people remembered for it comes first,
 * then the very same code, then an each of a case that is known by its GTIN.
 */
export function resolveCode<Known extends KnownCode>(
  scanned: Pick<ScannedCode, 'kind' | 'code'>,
  known: readonly Known[],
): ResolvedCode<Known> {
  const same = distinct(known.filter(({ code }) => code === scanned.code))
  const remembered = same.filter(({ isRemembered }) => isRemembered)
  if (remembered.length > 0) return found(remembered)
  if (same.length > 0) return found(same)
  if (scanned.kind !== 'gtin') return { outcome: 'unknown', matches: [] }
  const related = (match: 'each' | 'another pack') =>
    distinct(known.filter((each) => !each.isRemembered && relationOf(scanned.code, each) === match))
  const eaches = related('each').map((each) => ({ ...each, unit: 'EA' as const }))
  return eaches.length > 0 ? found(eaches) : { outcome: 'unknown', matches: related('another pack') }
}

const relationOf = (scanned: string, { code }: KnownCode) => (/^\d{14}$/.test(code) ? matchGtin(scanned, code) : null)

const found = <Known extends KnownCode>(matches: Known[]): ResolvedCode<Known> => ({
  outcome: matches.length === 1 ? 'item' : 'several',
  matches,
})

/** Each item once: a screen's own list and the server's may both name it. */
function distinct<Known extends KnownCode>(codes: readonly Known[]): Known[] {
  const byItem = new Map<string, Known>()
  for (const each of codes) {
    const key = each.itemNumber ?? each.customItemId ?? ''
    if (!byItem.has(key) || each.isRemembered) byItem.set(key, each)
  }
  return [...byItem.values()]
}
