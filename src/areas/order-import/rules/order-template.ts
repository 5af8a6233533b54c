import { toCsv } from '#kit/csv.ts'
import { importFields } from '../order-import.ts'

/** File name of the template. */
export const templateFileName = 'order-import-template.csv'

/** IMPORT-1: the template: a header whose columns are recognized, and no rows. */
export const orderTemplate = (): string => toCsv([Object.values(importFields)])
