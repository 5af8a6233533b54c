import { toCsv } from '#kit/csv.ts'
import type { ImportRowError } from '../order-import.ts'

/** IMPORT-2: the rows at fault as CSV, with formulas escaped. */
export const errorsCsv = (errors: readonly Pick<ImportRowError, 'itemNumber' | 'description' | 'message'>[]): string =>
  toCsv([
    ['Item Number', 'Item Description', 'Error'],
    ...errors.map(({ itemNumber, description, message }) => [itemNumber, description, message]),
  ])

/**
 * Keeps letters, digits and other characters every file system accepts; removes path parts, control
 * characters and right-to-left overrides (security 58).
 */
const safe = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\.(csv|tsv|txt|xlsx|xlsm)$/i, '')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')

/** IMPORT-2, GUIDE-1: 'week 12.csv' -> 'week 12-order-errors.csv'. */
export const errorsFileName = (fileName: string, of: 'order' | 'guide' | 'shipto' = 'order'): string =>
  `${
    safe(fileName)
      .slice(0, 100)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd() || 'import'
  }-${of}-errors.csv`
