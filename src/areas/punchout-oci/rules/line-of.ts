import type { ReturnedLine } from '#areas/cxml/rules/write-order-message.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import { mayOrderByCase, mayOrderByEach } from '#areas/items/rules/may-order-by.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import type { OciProduct } from '#areas/oci/oci.ts'

/** Food, where a category has no code of its own (punchout R8). */
const fallbackUnspsc = '50000000'
/** Hundredths of a cent in a cent. */
const perCent = 100

/** What a line is made of. */
type LineItem = Pick<
  ItemSummary,
  | 'itemNumber'
  | 'description'
  | 'packSizeDescription'
  | 'brand'
  | 'eachOnly'
  | 'isBrokenCase'
  | 'isCatchWeight'
  | 'isDropShip'
  | 'isJustInTime'
> & { readonly unspsc: string }

/**
 * PUNCH-3: an item as a line, in the unit that is asked for, or else by the case unless it is sold
 * by the each only. Undefined where it is not sold or not priced in that unit.
 */
export function lineOf(
  item: LineItem,
  price: ItemPrice | null,
  asked: { readonly unit: OciProduct['unit']; readonly quantity: number },
  units: Pick<SettingsText, 'uomMapCase' | 'uomMapEach'>,
): ReturnedLine | undefined {
  const unit = asked.unit || (item.eachOnly ? 'EA' : 'CS')
  const mayOrder = unit === 'EA' ? mayOrderByEach(item) : mayOrderByCase(item)
  const cents = (unit === 'EA' ? price?.eachPrice : price?.casePrice) ?? null
  if (!mayOrder.allowed || cents === null) return undefined
  return {
    partId: item.itemNumber,
    auxiliaryId: unit,
    quantity: asked.quantity,
    unitPrice: cents * perCent,
    unit: unit === 'EA' ? units.uomMapEach : units.uomMapCase,
    name: item.description,
    packSize: item.packSizeDescription,
    unspsc: item.unspsc || fallbackUnspsc,
    manufacturer: item.brand === '' ? undefined : { name: item.brand, partId: '' },
    leadTimeDays: undefined,
    marks: [
      ...(item.isCatchWeight ? ['CatchWeight'] : []),
      ...(item.isDropShip ? ['DropShip'] : []),
      ...(item.isJustInTime ? ['JustInTime'] : []),
    ],
  }
}
