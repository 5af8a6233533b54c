import { shipToKey } from '#areas/punchout-settings/rules/check-mapping.ts'
import type { MappableShipTo, MappingRow, MappingText } from '#areas/punchout-settings/ship-to-mapping.ts'

/** Code and group of a ship-to, as they are typed. */
export interface Typed {
  readonly punchoutShipTo: string
  readonly punchoutGroupId: string
}

/** A ship-to that is or may be mapped. */
export interface DraftRow extends MappableShipTo {
  readonly key: string
  readonly isOrderingAllowed: boolean
  /** As stored; blank for one that is not mapped. */
  readonly saved: Typed
}

const blank: Typed = { punchoutShipTo: '', punchoutGroupId: '' }

/** PUNCH-2: mapped ship-tos first, as stored, then those that may be mapped. */
export function draftRows(mapping: readonly MappingRow[], offered: readonly MappableShipTo[]): DraftRow[] {
  const mapped = mapping.map(({ punchoutShipTo, punchoutGroupId, ...row }) => ({
    ...row,
    key: shipToKey(row),
    saved: { punchoutShipTo, punchoutGroupId },
  }))
  const known = new Set(mapped.map(({ key }) => key))
  const rest = offered
    .map((row) => ({ ...row, key: shipToKey(row), isOrderingAllowed: true, saved: blank }))
    .filter(({ key }) => !known.has(key))
  return [...mapped, ...rest]
}

/** Rows whose ship-to, code or group hold what is searched for. */
export function searchRows(
  rows: readonly DraftRow[],
  typed: ReadonlyMap<string, Typed>,
  keyword: string,
): readonly DraftRow[] {
  const wanted = keyword.trim().toLowerCase()
  if (wanted === '') return rows
  return rows.filter(({ key, shipTo, name, city, saved }) => {
    const { punchoutShipTo, punchoutGroupId } = typed.get(key) ?? saved
    return [shipTo, name, city, punchoutShipTo, punchoutGroupId].some((text) => text.toLowerCase().includes(wanted))
  })
}

/** What is typed and differs from what is stored. */
export const isChanged = (rows: readonly DraftRow[], typed: ReadonlyMap<string, Typed>): boolean =>
  rows.some(({ key, saved }) => {
    const now = typed.get(key)
    return (
      now !== undefined &&
      (now.punchoutShipTo !== saved.punchoutShipTo || now.punchoutGroupId !== saved.punchoutGroupId)
    )
  })

/** The mapping as it is sent, with the row of each entry. A row without code and group leaves. */
export function mappingToSend(
  rows: readonly DraftRow[],
  typed: ReadonlyMap<string, Typed>,
): readonly { readonly key: string; readonly row: MappingText }[] {
  return rows.flatMap(({ key, division, shipTo, saved }) => {
    const { punchoutShipTo, punchoutGroupId } = typed.get(key) ?? saved
    const isLeft = punchoutShipTo.trim() === '' && punchoutGroupId.trim() === ''
    return isLeft ? [] : [{ key, row: { division, shipTo, punchoutShipTo, punchoutGroupId } }]
  })
}

/** The entry a refusal is about: 'shipTosMapping.3.punchoutShipTo' is that of index 3. */
export const indexOfRefusal = (field: string | undefined): number | undefined => {
  const index = /^(?:shipTosMapping|rows)\.(\d+)/.exec(field ?? '')?.[1]
  return index === undefined ? undefined : Number(index)
}
