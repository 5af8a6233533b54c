import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import type { LineUnit } from '#areas/punchout-settings/rules/unit-of-line.ts'
import type { ReturnedLine } from '#areas/cxml/rules/write-order-message.ts'

/** A line of a cart as it is returned. */
export interface CartLineFacts {
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
  /** Cents; null where the unit has no price. */
  readonly casePrice: number | null
  readonly eachPrice: number | null
  readonly description: string
  readonly packSize: string
  readonly brand: string
  /** 8 digits, or '' where the category has no code. */
  readonly unspsc: string
  readonly isCatchWeight: boolean
  readonly isDropShip: boolean
  readonly isJustInTime: boolean
  readonly leadTimeDays: number | undefined
}

/** How lines are named to this buyer. */
export interface Naming extends Pick<SettingsText, 'uomMapCase' | 'uomMapEach'> {
  /** In auxiliary ids. */
  readonly cartKey: string
  /** Auxiliary ids the buyer sent, by `auxiliaryKey`: the same goes back (punchout R5). */
  readonly asked: ReadonlyMap<string, string>
}

/** Food, beverage and tobacco products, where a category has no code of its own (punchout R8). */
const anyFood = '50000000'
/** What every buyer's system takes as an auxiliary id (punchout R5). */
const auxiliaryId = /^[\w:.-]{1,50}$/

/** One item in one unit. */
export const auxiliaryKey = (itemNumber: string, unit: LineUnit): string => `${itemNumber}/${unit}`

/**
 * PUNCH-3: the lines of a cart as they go back: one for each item and unit, at the price of the
 * unit in hundredths of a cent. A unit without a price has no line; placing refuses such carts
 * before.
 */
export const linesOfCart = (lines: readonly CartLineFacts[], naming: Naming): ReturnedLine[] =>
  lines.flatMap((line) => [
    ...lineOf(line, 'case', line.orderedCases, line.casePrice, naming),
    ...lineOf(line, 'each', line.orderedUnits, line.eachPrice, naming),
  ])

function lineOf(
  line: CartLineFacts,
  unit: LineUnit,
  quantity: number,
  price: number | null,
  naming: Naming,
): ReturnedLine[] {
  if (quantity === 0 || price === null) return []
  const asked = naming.asked.get(auxiliaryKey(line.itemNumber, unit))
  const own = `${unit === 'case' ? 'CS' : 'EA'}:${naming.cartKey}`
  return [
    {
      partId: line.itemNumber,
      auxiliaryId: asked !== undefined && auxiliaryId.test(asked) ? asked : own,
      quantity,
      unitPrice: price * 100,
      unit: unit === 'case' ? naming.uomMapCase : naming.uomMapEach,
      name: line.description,
      packSize: line.packSize,
      unspsc: /^\d{8}$/.test(line.unspsc) ? line.unspsc : anyFood,
      manufacturer: line.brand === '' ? undefined : { name: line.brand, partId: '' },
      leadTimeDays: line.leadTimeDays,
      marks: [
        ...(line.isCatchWeight && unit === 'case' ? ['CatchWeight'] : []),
        ...(line.isDropShip ? ['DropShip'] : []),
        ...(line.isJustInTime ? ['JustInTime'] : []),
      ],
    },
  ]
}
