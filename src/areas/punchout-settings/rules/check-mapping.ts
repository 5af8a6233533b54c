import { allow, type Decision, type Refusal, refuse } from '#kit/decision.ts'
import type { MappingText } from '../ship-to-mapping.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { byNumber, findShipTo, type OwnShipTo } from './find-ship-to.ts'
import { keyOf } from './key-of.ts'

/** A row of a mapping as it is stored. */
export interface MappedShipTo {
  readonly division: string
  readonly shipTo: string
  readonly punchoutShipTo: string
  readonly punchoutGroupId: string
}

/** What names a ship-to. */
export const shipToKey = ({ division, shipTo }: Pick<MappedShipTo, 'division' | 'shipTo'>): string =>
  `${division}/${shipTo}`

const refusalOf: Readonly<Record<1 | 2 | 3 | 4 | 5, Refusal>> = {
  1: punchoutRefusals.ship_to_in_active,
  2: punchoutRefusals.ship_to_not_found_here,
  3: punchoutRefusals.ship_to_mapped_twice,
  4: punchoutRefusals.punchout_ship_to_taken,
  5: punchoutRefusals.ship_to_not_found_here,
}

/**
 * PUNCH-2: a mapping that is saved as a whole: each row has a ship-to that may order and a code, no
 * ship-to and no code is there twice. What is stored stays, also where the ship-to may not order
 * any more.
 */
export function checkMapping(
  rows: readonly MappingText[],
  own: readonly OwnShipTo[],
  stored: readonly Pick<MappedShipTo, 'division' | 'shipTo'>[],
): Decision<MappedShipTo[]> {
  const known = byNumber(own)
  const kept = new Set(stored.map(shipToKey))
  const shipTos = new Set<string>()
  const codes = new Set<string>()
  const mapped: MappedShipTo[] = []
  for (const [index, row] of rows.entries()) {
    const wrong = (refusal: Refusal, field: keyof MappingText) =>
      refuse(refusal, { field: `shipTosMapping.${index}.${field}` })
    const punchoutShipTo = row.punchoutShipTo.trim()
    if (punchoutShipTo === '') return wrong(punchoutRefusals.punchout_value_required, 'punchoutShipTo')
    const isKept = row.division !== undefined && kept.has(shipToKey({ division: row.division, shipTo: row.shipTo }))
    const found = isKept ? { shipTo: { division: row.division!, shipTo: row.shipTo } } : findShipTo(row, known)
    if ('error' in found) return wrong(refusalOf[found.error], 'shipTo')
    const { division, shipTo } = found.shipTo
    if (shipTos.has(shipToKey(found.shipTo))) return wrong(refusalOf[3], 'shipTo')
    if (codes.has(keyOf(punchoutShipTo))) return wrong(refusalOf[4], 'punchoutShipTo')
    shipTos.add(shipToKey(found.shipTo))
    codes.add(keyOf(punchoutShipTo))
    mapped.push({ division, shipTo, punchoutShipTo, punchoutGroupId: row.punchoutGroupId.trim() })
  }
  return allow(mapped)
}
