import type { SearchTexts } from '#browser/search-text.ts'
import { readSalesFilter } from '#areas/sales-analytics/web/public.tsx'
import { salesMeasures } from '#areas/sales-analytics/sales.ts'

/** The state of the team's screen; nonsense is left out. */
export function readTeamSearch(texts: SearchTexts) {
  const { period, rep } = readSalesFilter(texts)
  return { period, rep, measure: salesMeasures.find((each) => each === texts['measure']) ?? 'sales' }
}
