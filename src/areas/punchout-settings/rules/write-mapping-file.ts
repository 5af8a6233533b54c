import { toCsv } from '#kit/csv.ts'
import { mappingColumns, type MappingRow } from '../ship-to-mapping.ts'

/** The name of the download. */
export const mappingFileName = 'punchout-shipto-mapping.csv'

/**
 * PUNCH-2: the mapping as it can be imported again: codes with their leading zeros, formulas
 * escaped, and the division only where a number alone would not do.
 */
export function writeMappingFile(
  rows: readonly Pick<MappingRow, 'division' | 'shipTo' | 'punchoutShipTo' | 'punchoutGroupId'>[],
): string {
  const divisions = new Map<string, Set<string>>()
  for (const { division, shipTo } of rows)
    divisions.set(shipTo, (divisions.get(shipTo) ?? new Set<string>()).add(division))
  return toCsv([
    Object.values(mappingColumns),
    ...rows.map(({ division, shipTo, punchoutShipTo, punchoutGroupId }) => [
      divisions.get(shipTo)!.size > 1 ? `${division}/${shipTo}` : shipTo,
      punchoutShipTo,
      punchoutGroupId,
    ]),
  ])
}
