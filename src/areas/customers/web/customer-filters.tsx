import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { FilterFailed } from '#ui/filter-failed.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { idOfBillTo } from '../bill-to.ts'
import { listMyBillTos } from '../bill-tos.endpoints.ts'
import { listMyReps } from '../my-reps.endpoints.ts'
import { listMyShipTos } from '../my-ship-tos.endpoints.ts'
import { describeShipTo, idOfShipTo } from './describe-ship-to.ts'
import { SearchFilter } from './search-filter.tsx'

/** Entries of one search. */
const pageSize = 50

interface FilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** 'NLV/0000100' -> 'NLV 0000100'. */
const spaced = (id: string | undefined): string => id?.replace('/', ' ') ?? ''

/** ORDER-1, BILL-1: a list narrowed to one of the user's bill-tos, as 'NLV/0000100'. */
export function BillToFilter({ value, onChange }: FilterProps) {
  const { asked, setAsked } = useAsked()
  const { data, error, isFetching, refetch } = useCall(
    listMyBillTos,
    asked === undefined ? null : { query: { keyword: asked, pageSize } },
    { keepPrevious: true },
  )
  const options = (data?.billTos ?? []).map((billTo) => ({
    id: idOfBillTo(billTo),
    label: billTo.name,
    detail: [billTo.number, billTo.city, billTo.division].filter(Boolean).join(' · '),
  }))
  return (
    <SearchFilter
      label="Bill-to"
      what="The bill-tos"
      value={value}
      shown={options.find(({ id }) => id === value)?.label ?? spaced(value)}
      found={{ options, isSearching: isFetching, failure: isFetching ? null : error, retry: () => void refetch() }}
      onSearch={setAsked}
      onChange={onChange}
    />
  )
}

/** ORDER-1, BILL-1: a list narrowed to one of the user's ship-tos, as 'NLV/0000101'. */
export function ShipToFilter({ value, onChange }: FilterProps) {
  const { asked, setAsked } = useAsked()
  const { data, error, isFetching, refetch } = useCall(
    listMyShipTos,
    asked === undefined ? null : { query: { keyword: asked, pageSize } },
    { keepPrevious: true },
  )
  const options = (data?.shipTos ?? []).map((shipTo) => ({
    id: idOfShipTo(shipTo),
    label: shipTo.name,
    detail: describeShipTo(shipTo),
  }))
  return (
    <SearchFilter
      label="Ship-to"
      what="The ship-tos"
      value={value}
      shown={options.find(({ id }) => id === value)?.label ?? spaced(value)}
      found={{ options, isSearching: isFetching, failure: isFetching ? null : error, retry: () => void refetch() }}
      onSearch={setAsked}
      onChange={onChange}
    />
  )
}

/** What is searched for; undefined asks nothing. */
function useAsked() {
  const [keyword, setAsked] = useState<string>()
  return { asked: useDebounced(keyword?.trim(), suggestDebounceMs), setAsked }
}

/** ORDER-1, BILL-1: staff narrow a list to the customers of a sales manager or a sales rep. */
export function RepFilters({
  dsm,
  dsr,
  onChange,
}: {
  dsm: string | undefined
  dsr: string | undefined
  onChange: (change: { dsm?: string | undefined; dsr?: string | undefined }) => void
}) {
  const { data, error, refetch } = useCall(listMyReps, {}, { staleTime: Infinity })
  const optionsOf = (reps: readonly { email: string; name: string }[] | undefined, chosen: string | undefined) => {
    const options = (reps ?? []).map(({ email, name }) => [email, name] as const)
    // An address may name somebody whose customers the reader does not have, or be read before the
    // list.
    return !chosen || options.some(([email]) => email === chosen) ? options : [...options, [chosen, chosen] as const]
  }
  return (
    <>
      <FilterSelect
        label="DSM"
        value={dsm}
        options={optionsOf(data?.dsms, dsm)}
        onChange={(next) => onChange({ dsm: next })}
      />
      <FilterSelect
        label="DSR"
        value={dsr}
        options={optionsOf(data?.dsrs, dsr)}
        onChange={(next) => onChange({ dsr: next })}
      />
      {error && !data && (
        <FilterFailed failure={error} what="The filter by DSM and DSR" onRetry={() => void refetch()} />
      )}
    </>
  )
}
