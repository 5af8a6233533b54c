import { useState } from 'react'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useRestedKeyword } from '#browser/use-rested-keyword.ts'
import { listMyBillTos } from '../bill-tos.endpoints.ts'

/**
 * The bill-tos of a picker: a search that waits for a pause or Enter (UI-8), and pages of the
 * portal's size.
 */
export function useBillToPages() {
  const { billTo: pageSize } = usePageSizes()
  const { typed, type, keyword, searchNow } = useRestedKeyword()
  // A page belongs to the search it was turned in: another search starts at its first page.
  const [place, setPlace] = useState({ keyword: '', pageNo: 1 })
  const pageNo = place.keyword === keyword ? place.pageNo : 1
  const { data, error, isPlaceholderData, refetch } = useCall(
    listMyBillTos,
    { query: { keyword, pageNo, pageSize, includeTotal: 'true' } },
    { keepPrevious: true },
  )
  return {
    typed,
    type,
    searchNow,
    keyword,
    pageNo,
    pageSize,
    turnTo: (page: number) => setPlace({ keyword, pageNo: page }),
    // That none was found before says nothing about the new words.
    billTos: isPlaceholderData && data?.billTos.length === 0 ? undefined : data?.billTos,
    total: data?.totalRecords ?? 0,
    isOld: isPlaceholderData,
    error,
    retry: () => void refetch(),
  }
}
