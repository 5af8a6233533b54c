import { useState } from 'react'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { searchDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { listMyBillTos } from '../bill-tos.endpoints.ts'

/** The bill-tos of a picker: a search that waits for a pause or Enter (UI-8), and pages of the portal's size. */
export function useBillToPages() {
  const { billTo: pageSize } = usePageSizes()
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const rested = useDebounced(typed.trim(), searchDebounceMs)
  const keyword = sent ?? rested
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
    type: (text: string) => {
      setTyped(text)
      setSent(null)
    },
    searchNow: () => setSent(typed.trim()),
    keyword,
    pageNo,
    pageSize,
    turnTo: (page: number) => setPlace({ keyword, pageNo: page }),
    billTos: data?.billTos,
    total: data?.totalRecords ?? 0,
    isOld: isPlaceholderData,
    error,
    retry: () => void refetch(),
  }
}
