import type { SeenLine } from '#areas/cxml/cxml.ts'
import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import { type LineUnit, unitOfLine } from '#areas/punchout-settings/rules/unit-of-line.ts'
import type { ChangedPrice } from '../punchout.endpoints.ts'
import { auxiliaryKey } from './lines-of-cart.ts'

/** What an item costs today. */
export interface PriceNow {
  readonly itemNumber: string
  readonly description: string
  /** Cents; null where the unit has no price. */
  readonly casePrice: number | null
  readonly eachPrice: number | null
}

/** Prices in hundredths of a cent by `auxiliaryKey`. */
export type ReturnedPrices = Readonly<Record<string, number>>

/**
 * PUNCH-3: the lines of an edited cart that cost something else today (punchout E2): than the
 * buyer's system says, or, where it says nothing, than the cart went back at.
 */
export function changedPrices(
  lines: readonly SeenLine[],
  units: Pick<SettingsText, 'uomMapCase' | 'uomMapEach'>,
  numberOf: (partId: string) => string,
  former: ReturnedPrices,
  now: readonly PriceNow[],
): ChangedPrice[] {
  const today = new Map(now.map((each) => [each.itemNumber, each]))
  const before = new Map(Object.entries(former))
  const changed = new Map<string, ChangedPrice>()
  for (const line of lines) {
    const unit = unitOfLine(line, units)
    const item = today.get(numberOf(line.partId))
    if (unit === undefined || !item) continue
    const key = auxiliaryKey(item.itemNumber, unit)
    const was = line.unitPrice ?? before.get(key)
    const price = priceIn(item, unit)
    if (was === undefined || price === null || was === price * 100) continue
    changed.set(key, { partId: line.partId, description: item.description, unit, before: was, now: price })
  }
  return [...changed.values()]
}

const priceIn = ({ casePrice, eachPrice }: PriceNow, unit: LineUnit) => (unit === 'case' ? casePrice : eachPrice)
