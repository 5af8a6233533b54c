import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { NamedShipTo } from '#areas/cxml/cxml.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { mappedRow, type ShipToFacts } from '#areas/punchout-settings/rules/choose-ship-to.ts'

/** A ship-to of ours. */
export interface OwnShipTo {
  readonly division: string
  readonly shipTo: string
}

/**
 * PUNCH-2, PUNCH-3: where an ordered line is delivered (punchout section 9): the mapped ship-to it
 * or the order names; without a name the one the returned cart was for, else the only one there is.
 * Never by name or address.
 */
export function shipToOfLine(
  named: NamedShipTo | undefined,
  { mapping, orderable }: Pick<ShipToFacts, 'mapping' | 'orderable'>,
  returnedFor: OwnShipTo | undefined,
): Decision<OwnShipTo> {
  const missing = (message: string) => refuse(cxmlRefusals.cxml_ship_to_missing, { message })
  const row = mappedRow(named, mapping)
  if (!row && named?.addressId && mapping.length > 0)
    return missing(`addressID "${named.addressId.slice(0, 80)}" is not mapped to a ship-to.`)
  const [onlyRow, anotherRow] = mapping
  const [only, another] = orderable
  const single = mapping.length > 0 ? (anotherRow ? undefined : onlyRow) : another ? undefined : only
  const chosen = row ?? returnedFor ?? single
  if (!chosen) return missing('The order names no ship-to, and there is more than one.')
  const { division, shipTo } = chosen
  return orderable.some((each) => each.division === division && each.shipTo === shipTo)
    ? allow({ division, shipTo })
    : missing(`Orders are not accepted for the ship-to of "${(row?.punchoutShipTo ?? shipTo).slice(0, 80)}".`)
}
