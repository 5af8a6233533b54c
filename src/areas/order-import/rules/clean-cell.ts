import { restoreCell } from '#kit/csv.ts'

/**
 * Longest cell kept: item numbers and quantities are far shorter, so nothing that could be ordered
 * is cut.
 */
const longest = 100

/**
 * IMPORT-1: a cell without blanks around it, without `="…"` that keeps zeros in Excel, without our
 * own apostrophe.
 */
export function cleanCell(raw: string): string {
  const cell = raw.length > 4 * longest ? raw.slice(0, 4 * longest).trim() : raw.trim()
  const shown = cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1).replaceAll('""', '"').trim() : cell
  return restoreCell(shown).slice(0, longest)
}
