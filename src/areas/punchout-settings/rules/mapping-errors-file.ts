import { toCsv } from '#kit/csv.ts'
import type { MappingError } from '../ship-to-mapping.ts'

/** S1 section 8: the rows that were not imported, with formulas escaped. */
export const mappingErrorsFile = (errors: readonly MappingError[]): string =>
  toCsv([
    ['Ship To', 'Description', 'Error'],
    ...errors.map(({ shipTo, description, message }) => [shipTo, description, message]),
  ])
