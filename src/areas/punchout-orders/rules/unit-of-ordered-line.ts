import type { OrderedLine } from '#areas/cxml/cxml.ts'
import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import { keyOf } from '#areas/punchout-settings/rules/key-of.ts'
import { type LineUnit, unitOfLine } from '#areas/punchout-settings/rules/unit-of-line.ts'

/**
 * PUNCH-3: the unit of an ordered line, and whether somebody should look at it. Some systems
 * replace a unit they do not know by their code of eaches: a line that we sent as cases (its
 * auxiliary id says so) is never booked as eaches (punchout O5). Undefined: nothing says what is
 * counted.
 */
export function unitOfOrderedLine(
  line: Pick<OrderedLine, 'unit' | 'auxiliaryId'>,
  units: Pick<SettingsText, 'uomMapCase' | 'uomMapEach'>,
): { readonly unit: LineUnit; readonly isDoubtful: boolean } | undefined {
  const said = unitOfLine(line, units)
  if (said === undefined) return undefined
  const sent = unitOfLine({ unit: '', auxiliaryId: line.auxiliaryId }, units)
  const isOfCode = keyOf(line.unit) === keyOf(said === 'case' ? units.uomMapCase : units.uomMapEach)
  return sent !== undefined && isOfCode && sent !== said
    ? { unit: 'case', isDoubtful: true }
    : { unit: said, isDoubtful: false }
}
