import type { AskedLine } from '#areas/cxml/cxml.ts'
import type { SettingsText } from '../punchout-settings.ts'
import { keyOf } from './key-of.ts'

/** What a line is counted in. */
export type LineUnit = 'case' | 'each'

/**
 * PUNCH-3: the unit of a buyer's line: by the units of the integration, whatever their case, else
 * by the auxiliary id that we sent with the part ('CS:<cart key>'); undefined when neither says it.
 */
export function unitOfLine(
  { unit, auxiliaryId }: Pick<AskedLine, 'unit' | 'auxiliaryId'>,
  { uomMapCase, uomMapEach }: Pick<SettingsText, 'uomMapCase' | 'uomMapEach'>,
): LineUnit | undefined {
  if (keyOf(unit) === keyOf(uomMapCase)) return 'case'
  if (keyOf(unit) === keyOf(uomMapEach)) return 'each'
  const [ours] = auxiliaryId.trim().split(':', 1)
  if (ours === 'CS') return 'case'
  return ours === 'EA' ? 'each' : undefined
}
