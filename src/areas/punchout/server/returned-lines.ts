import type { Actor } from '#kit/actor.ts'
import { daysBetween } from '#kit/dates.ts'
import { padNumber } from '#kit/text.ts'
import { calendarOf, linePrice, type LoadedCart } from '#areas/carts/server/public.ts'
import { lineDatesOf } from '#areas/checkout/server/public.ts'
import type { AskedLine } from '#areas/cxml/cxml.ts'
import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import { unitOfLine } from '#areas/punchout-settings/rules/unit-of-line.ts'
import { numberLength } from '#contract/values.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { auxiliaryKey, type CartLineFacts } from '../rules/lines-of-cart.ts'

const codes = sql('punchout.unspsc', 'select id, unspsc from categories where id = any(:ids::text[])')

/** The lines of a cart with what is returned of each. */
export async function returnedLines(db: Queries, cart: LoadedCart, actor: Actor, now: Date): Promise<CartLineFacts[]> {
  const ids = [...new Set([...cart.items.values()].map(({ itemInfo }) => itemInfo.categoryId))]
  const found = await db.rows<{ id: string; unspsc: string }>(codes({ ids }))
  const codeOf = new Map(found.map(({ id, unspsc }) => [id, unspsc]))
  const { today } = calendarOf(cart, now)
  const dates = new Map(lineDatesOf(cart, actor, now).map((each) => [each.itemNumber, each.deliveryDate]))
  return cart.lines.flatMap((line) => {
    const item = cart.items.get(line.itemNumber)?.itemInfo
    if (!item) return []
    const price = linePrice(cart, line)
    const date = dates.get(line.itemNumber)
    return [
      {
        itemNumber: line.itemNumber,
        orderedCases: line.orderedCases,
        orderedUnits: line.orderedUnits,
        casePrice: price?.casePrice ?? null,
        eachPrice: price?.eachPrice ?? null,
        description: item.description,
        packSize: item.packSizeDescription,
        brand: item.brand,
        unspsc: codeOf.get(item.categoryId) ?? '',
        isCatchWeight: item.isCatchWeight,
        isDropShip: item.isDropShip,
        isJustInTime: item.isJustInTime,
        leadTimeDays: date ? daysBetween(today, date) : undefined,
      },
    ]
  })
}

/** The auxiliary ids by which the buyer's system knows lines it sent (punchout R5). */
export const askedAuxiliaries = (
  lines: readonly AskedLine[],
  units: Pick<SettingsText, 'uomMapCase' | 'uomMapEach'>,
): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const unit = unitOfLine(line, units)
      const id = line.auxiliaryId.trim()
      return unit === undefined || id === ''
        ? []
        : [[auxiliaryKey(padNumber(line.partId, numberLength), unit), id] as const]
    }),
  )
