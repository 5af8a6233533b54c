import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CountedQuantity } from '../count-operation.ts'
import type { CountedPack } from '../inventory.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'
import { countedBy } from './counted-by.ts'

/** What of an operation is judged. */
interface Wanted extends CountedQuantity {
  readonly lineId: string
  readonly locationId: string | null
  readonly isCleared: boolean
}

/** The lines of the count, and the locations there are: of the ship-to, and of the lines. */
export interface CountFacts {
  readonly lines: ReadonlyMap<string, CountedPack>
  readonly locationIds: ReadonlySet<string>
}

/** INV-1, NEXT-9: an operation counts a line of this count, in what the item is counted by. */
export function takeOperation(wanted: Wanted, { lines, locationIds }: CountFacts): Decision {
  const line = lines.get(wanted.lineId)
  if (!line) return refuse(inventoryRefusals.count_line_not_found, { field: 'lineId' })
  if (wanted.locationId !== null && !locationIds.has(wanted.locationId))
    return refuse(inventoryRefusals.count_location_not_found, { field: 'locationId' })
  if (wanted.isCleared && wanted.caseHundredths + wanted.units + wanted.weightHundredths > 0)
    return refuse(inventoryRefusals.cleared_with_quantity, { field: 'isCleared' })
  const by = countedBy(line)
  if (wanted.caseHundredths > 0 && !by.cases)
    return refuse(inventoryRefusals.cases_not_counted, { field: 'caseHundredths' })
  if (wanted.units > 0 && !by.eaches) return refuse(inventoryRefusals.eaches_not_counted, { field: 'units' })
  if (wanted.weightHundredths > 0 && !by.pounds)
    return refuse(inventoryRefusals.pounds_not_counted, { field: 'weightHundredths' })
  return allow()
}
