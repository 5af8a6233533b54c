import { toCsv } from '#kit/csv.ts'
import { importFields } from '../order-import.ts'

/** What the template is saved as. */
export const templateFileName = 'order-import-template.csv'

/** IMPORT-1: the file to start from: a header whose columns are recognised, and no rows. */
export const orderTemplate = (): string => toCsv([Object.values(importFields)])
