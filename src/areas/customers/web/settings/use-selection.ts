import { useState } from 'react'
import { maxShipTosAtOnce, type ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'
import { shipToIdOf } from '#areas/customers/rules/ship-to-id.ts'

/**
 * Ship-tos ticked for a bulk change, on whatever page they stand; at most as many as one change may
 * name.
 */
export function useSelection() {
  const [rows, setRows] = useState<ReadonlyMap<string, ShipToSettingsRow>>(new Map())
  const change = (some: readonly ShipToSettingsRow[], isChosen: boolean) => {
    const next = new Map(rows)
    for (const row of some) {
      if (!isChosen) next.delete(shipToIdOf(row))
      else if (next.size < maxShipTosAtOnce) next.set(shipToIdOf(row), row)
    }
    setRows(next)
  }
  return {
    rows: [...rows.values()],
    size: rows.size,
    isFull: rows.size >= maxShipTosAtOnce,
    has: (row: ShipToSettingsRow) => rows.has(shipToIdOf(row)),
    change,
    clear: () => setRows(new Map()),
  }
}

/** What is ticked. */
export type Selection = ReturnType<typeof useSelection>
