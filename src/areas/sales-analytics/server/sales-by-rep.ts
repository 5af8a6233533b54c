import type { Queries } from '#platform/database/database.ts'
import type { ComparedRange } from '../sales.ts'
import { type ComparedSales, comparedSales } from './compared-sales.ts'

/** What reps are compared by. */
export interface SalesByRep extends ComparedRange {
  readonly userId: string
  readonly withCosts: boolean
}

/** Reps of one reader at most. */
const maxReps = 1000
const noFilter = { division: null, shipTo: null, rep: null, category: null, brand: null, itemNumber: null }

/** STAFF-6: sales of each rep of the reader's customers, and of all. */
export const readSalesByRep = (db: Queries, question: SalesByRep): Promise<ComparedSales> =>
  comparedSales(db, { ...question, by: 'rep', filter: noFilter, measure: 'sales', ranking: 'most', limit: maxReps })
