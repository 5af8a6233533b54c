import type { SearchTexts } from '#browser/search-text.ts'
import { planStatuses, type PlanStatus } from '../payment-plan.ts'

/** The state of the list in the address. */
export interface PlansSearch {
  readonly page: number
  readonly keyword: string
  readonly status: PlanStatus | undefined
}

/** Reads the address; nonsense becomes the usual. */
export function readPlansSearch(texts: SearchTexts): PlansSearch {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    status: planStatuses.find((status) => status === texts['status']),
  }
}
