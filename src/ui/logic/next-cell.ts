/** Where a field of a grid stands. */
export interface CellPlace {
  readonly row: number
  readonly column: string
}

/** Which way a key goes. */
export type CellStep = 'up' | 'down' | 'left' | 'right'

/**
 * UI-8: the way of a key in a grid: arrows, Enter down and Shift+Enter up; null for every other
 * key.
 */
export function cellStepOf(key: string, isShift: boolean): CellStep | null {
  if (key === 'Enter') return isShift ? 'up' : 'down'
  if (isShift) return null
  const steps: Readonly<Record<string, CellStep>> = {
    ArrowDown: 'down',
    ArrowUp: 'up',
    ArrowLeft: 'left',
    ArrowRight: 'right',
  }
  return steps[key] ?? null
}

/**
 * UI-8: the field a key goes to, as its place in `cells` (in reading order), or -1 at the edge. Up
 * and down visit every row that has a field: in the wanted column where the row has it, else in the
 * row's first.
 */
export function nextCell(cells: readonly CellPlace[], from: CellPlace, step: CellStep, wanted = from.column): number {
  if (step === 'left' || step === 'right') {
    const at = cells.findIndex((cell) => cell.row === from.row && cell.column === from.column)
    const aside = at + (step === 'right' ? 1 : -1)
    return at >= 0 && cells[aside]?.row === from.row ? aside : -1
  }
  const rows = cells.map((cell) => cell.row).filter((row) => (step === 'down' ? row > from.row : row < from.row))
  if (rows.length === 0) return -1
  const row = step === 'down' ? Math.min(...rows) : Math.max(...rows)
  const inColumn = cells.findIndex((cell) => cell.row === row && cell.column === wanted)
  return inColumn >= 0 ? inColumn : cells.findIndex((cell) => cell.row === row)
}
