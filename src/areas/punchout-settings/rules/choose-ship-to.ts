import type { NamedShipTo } from '#areas/cxml/cxml.ts'
import type { SettingsText } from '../punchout-settings.ts'
import type { MappingRow } from '../ship-to-mapping.ts'
import { keyOf } from './key-of.ts'

/** What the ship-to of a document is chosen from. */
export interface ShipToFacts extends Pick<SettingsText, 'allowShipToChange' | 'allowShipTosByGroupOfDefault'> {
  readonly mapping: readonly MappingRow[]
  /** Ship-tos of the user for which orders are accepted. */
  readonly orderable: readonly { readonly division: string; readonly shipTo: string; readonly name: string }[]
}

/** A ship-to, the choice left to the buyer, or why there is none, in a sentence. */
export type ChosenShipTo =
  | { readonly is: 'chosen'; readonly division: string; readonly shipTo: string; readonly name: string }
  | { readonly is: 'open'; readonly because: string }
  | { readonly is: 'refused'; readonly because: string }

/** The row a document names: by addressID, or by a Name that repeats a code, as Ariba sends it. */
export const mappedRow = (named: NamedShipTo | undefined, mapping: readonly MappingRow[]): MappingRow | undefined =>
  [named?.addressId, named?.name].flatMap((code) =>
    code ? mapping.filter(({ punchoutShipTo }) => keyOf(punchoutShipTo) === keyOf(code)) : [],
  )[0]

/**
 * PUNCH-2, PUNCH-4: the ship-to a buyer's session starts with (punchout section 9): the one that is
 * named, else the only one there is, else a choice, where the integration allows one.
 */
export function chooseShipTo(named: NamedShipTo | undefined, facts: ShipToFacts): ChosenShipTo {
  const { mapping, orderable, allowShipToChange, allowShipTosByGroupOfDefault } = facts
  const row = mappedRow(named, mapping)
  if (row) return fromRow(row)
  const mayChoose = allowShipToChange && !(allowShipTosByGroupOfDefault && mapping.length > 0)
  const otherwise = (because: string): ChosenShipTo =>
    mayChoose ? { is: 'open', because } : { is: 'refused', because }
  if (mapping.length === 0) {
    const [only, another] = orderable
    if (only && !another) return { is: 'chosen', ...only }
    return otherwise('No ship-to is mapped, and there is more than one to choose from.')
  }
  if (named?.addressId) return otherwise(`addressID "${named.addressId.slice(0, 80)}" is not mapped to a ship-to.`)
  const [only, another] = mapping
  return only && !another ? fromRow(only) : otherwise('The document names no ship-to, and several are mapped.')
}

const fromRow = ({ division, shipTo, name, isOrderingAllowed, punchoutShipTo }: MappingRow): ChosenShipTo =>
  isOrderingAllowed
    ? { is: 'chosen', division, shipTo, name }
    : { is: 'refused', because: `Orders are not accepted for the ship-to of "${punchoutShipTo}".` }
