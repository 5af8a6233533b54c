import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { listCreditRequests } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { creditQueryOf, readCreditSearch } from './credit-search.ts'

/** CREDIT-2: the page of the queue the address describes; screen, sheet and keys share it. */
export function useCreditList() {
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readCreditSearch)
  const list = useCall(listCreditRequests, { query: creditQueryOf(search, pageSize) }, { keepPrevious: true })
  return { search, change, pageSize, list }
}
