import type { ChangeSearch } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { capitalized } from '#kit/text.ts'
import { FilterFailed } from '#ui/filter-failed.tsx'
import { SeveralFilter } from '#ui/several-filter.tsx'
import { listCreditCodes } from '#areas/credit-requests/credit-codes.endpoints.ts'
import { creditStatuses, creditTypes } from '#areas/credit-requests/credit-request.ts'
import { creditStatusNames } from '#areas/credit-requests/rules/status-words.ts'
import { creditTypeNames } from '../credit-words.ts'
import type { CreditSearch } from './credit-search.ts'

interface FieldProps {
  readonly search: CreditSearch
  readonly change: ChangeSearch<CreditSearch>
}

/** CREDIT-2: states; all of them unless some are chosen. */
export const StatusFilter = ({
  search,
  change,
}: {
  search: Pick<CreditSearch, 'statuses'>
  change: (part: Pick<CreditSearch, 'statuses'>) => void
}) => (
  <SeveralFilter
    label="Status"
    words={creditStatuses.map((status) => [status, capitalized(creditStatusNames[status])])}
    chosen={search.statuses}
    onChange={(statuses) => change({ statuses })}
  />
)

/** CREDIT-2: credit types. */
export const TypeFilter = ({ search, change }: FieldProps) => (
  <SeveralFilter
    label="Credit type"
    words={creditTypes.map((type) => [type, creditTypeNames[type]])}
    chosen={search.creditTypes}
    onChange={(chosen) => change({ creditTypes: chosen })}
  />
)

/** CREDIT-2: credit codes; all of them unless some are chosen. */
export function CodeFilter({ search, change }: FieldProps) {
  const { data, error, refetch } = useCall(listCreditCodes, {})
  // Those the address names stay chosen until the list is there.
  const words = data?.codes.map(({ code, name }) => [code, name] as const)
  return (
    <>
      <SeveralFilter
        label="Credit code"
        words={words ?? search.codes.map((code) => [code, code])}
        chosen={search.codes}
        onChange={(codes) => change({ codes })}
      />
      {error && !data && (
        <FilterFailed failure={error} what="The filter by credit code" onRetry={() => void refetch()} />
      )}
    </>
  )
}
