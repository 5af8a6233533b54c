import type { ImportProgress } from '../order-import.ts'

/**
 * IMPORT-3: the percentage of the progress bar; every row is checked and then saved, so checking is
 * its first half. Null while the progress is unknown.
 */
export function importPercent(progress: ImportProgress | undefined): number | null {
  if (!progress || progress.total === 0 || progress.stage === 'waiting') return null
  if (progress.stage === 'done') return 100
  const part = Math.min(progress.done / progress.total, 1)
  return progress.stage === 'checking' ? Math.round(part * 50) : 50
}
