import { restoreCell } from '#kit/csv.ts'

/** Max characters kept of a cell: as many as the longest text of a list has. */
const longest = 300

/**
 * IMPORT-1: trims a cell and removes `="…"`, which keeps leading zeros in Excel, and the apostrophe
 * that our errors file puts before formulas.
 */
export function cleanCell(raw: string): string {
  const cell = raw.length > 4 * longest ? raw.slice(0, 4 * longest).trim() : raw.trim()
  const shown = cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1).replaceAll('""', '"').trim() : cell
  return restoreCell(shown).slice(0, longest)
}
