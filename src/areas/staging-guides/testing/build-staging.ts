import { type ListedLine, listFields } from '../staging-guide.ts'
import type { ListMapping } from '../staging-guides.endpoints.ts'

/** A mapping of these columns alone. */
export const buildMapping = (change: Partial<ListMapping> = {}): ListMapping => ({
  ...(Object.fromEntries(listFields.map((field) => [field, null])) as ListMapping),
  ...change,
})

/** A line of a list with nothing but a description, unless changed. */
export const buildListedLine = (change: Partial<ListedLine> = {}): ListedLine => ({
  row: 2,
  description: 'FLOUR ALL PURPOSE',
  packSizeDescription: '',
  brand: '',
  itemNumber: '',
  customerItemNumber: '',
  gtin: '',
  caseParValue: null,
  eachParValue: null,
  category: '',
  location: '',
  ...change,
})
