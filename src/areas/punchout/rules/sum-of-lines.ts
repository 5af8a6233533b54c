import type { AskedLine } from '#areas/cxml/cxml.ts'
import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import { unitOfLine } from '#areas/punchout-settings/rules/unit-of-line.ts'

/** One item of a buyer's lines, in both units. */
export interface SummedLine {
  readonly partId: string
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
}

/** A line whose unit nobody knows. */
export interface UnknownUnit {
  readonly partId: string
  readonly quantity: number
  readonly reason: string
}

/**
 * PUNCH-3: lines of a buyer's system, one for each item and unit, as lines of a cart, one for each
 * item. `numberOf` is the item number of a part.
 */
export function sumOfLines(
  lines: readonly AskedLine[],
  units: Pick<SettingsText, 'uomMapCase' | 'uomMapEach'>,
  numberOf: (partId: string) => string,
): { readonly taken: SummedLine[]; readonly left: UnknownUnit[] } {
  const taken = new Map<string, SummedLine>()
  const left: UnknownUnit[] = []
  for (const line of lines) {
    const { partId, quantity } = line
    const unit = unitOfLine(line, units)
    if (unit === undefined) {
      left.push({ partId, quantity, reason: `The unit "${line.unit.slice(0, 40)}" is not known.` })
      continue
    }
    const itemNumber = numberOf(partId)
    const before = taken.get(itemNumber) ?? { partId, itemNumber, orderedCases: 0, orderedUnits: 0 }
    taken.set(itemNumber, {
      ...before,
      orderedCases: before.orderedCases + (unit === 'case' ? quantity : 0),
      orderedUnits: before.orderedUnits + (unit === 'each' ? quantity : 0),
    })
  }
  return { taken: [...taken.values()], left }
}
