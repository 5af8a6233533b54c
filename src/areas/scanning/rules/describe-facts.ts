import { formatDayWithYear } from '#kit/dates.ts'
import type { LabelFacts } from '../scanned-code.ts'

/**
 * NEXT-8: what a label says beside the item, such as '12.34 lb · Lot A7 · Expires Thu, Dec 31,
 * 2026'.
 */
export function describeFacts(facts: LabelFacts): string {
  const day = (word: string, date: string | null) => date !== null && `${word} ${formatDayWithYear(date)}`
  return [
    facts.weightHundredths !== null && `${(facts.weightHundredths / 100).toFixed(2)} lb`,
    facts.count !== null && `${facts.count} in it`,
    facts.lot !== null && `Lot ${facts.lot}`,
    facts.serial !== null && `Serial ${facts.serial}`,
    day('Produced', facts.producedOn),
    day('Packed', facts.packedOn),
    day('Best before', facts.bestBefore),
    day('Sell by', facts.sellBy),
    day('Expires', facts.expiresOn),
  ]
    .filter(Boolean)
    .join(' · ')
}
