import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { BackLink } from '#browser/back-link.tsx'
import { Link } from '#browser/link.tsx'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { managedPricesScreen, priceChangeScreen } from '../price-changes.addresses.ts'
import { getPriceChoices, listPriceChanges } from '../price-changes.endpoints.ts'
import { DivisionField } from './division-field.tsx'
import { changeWords } from './previewed-cell.tsx'
import { readPricesSearch } from './prices-search.ts'

/** ITEM-8: /managed-prices/history: who changed prices, when, why and with what effect. */
export function PriceChangesScreen() {
  const [search, change] = useListSearch(readPricesSearch)
  const choices = useCall(getPriceChoices, { query: { division: search.division } }, { keepPrevious: true })
  const division = choices.data?.division ?? null
  return (
    <div className="page">
      <BackLink href={managedPricesScreen.at({ division: division ?? undefined })}>All prices</BackLink>
      <h1 className="py-2 text-20 font-semibold">Price changes</h1>
      {choices.data && division !== null ? (
        <Changes
          division={division}
          field={
            <DivisionField
              divisions={choices.data.divisions}
              division={division}
              onChange={(next) => change({ division: next })}
            />
          }
        />
      ) : choices.error ? (
        <ErrorState failure={choices.error} what="The divisions" onRetry={() => void choices.refetch()} />
      ) : choices.data ? (
        <p className="text-muted">Prices are edited for divisions in which you have customers.</p>
      ) : (
        <Skeleton className="h-64 w-full" what="the changes" />
      )}
    </div>
  )
}

function Changes({ division, field }: { division: string; field: ReactNode }) {
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readPricesSearch)
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const query = { division, keyword: search.keyword, pageNo: String(search.page), pageSize: String(pageSize) }
  const list = useCall(listPriceChanges, { query }, { keepPrevious: true })
  return (
    <>
      <search className="flex flex-wrap items-end gap-2 pb-3 print:hidden">
        {field}
        <KeywordFilter
          label="Reason or name"
          className="min-w-40 flex-1 md:max-w-80"
          keyword={search.keyword}
          typed={typed}
        />
      </search>
      <CallList
        call={list}
        what="The changes"
        isEmpty={({ changes }) => changes.length === 0}
        empty={
          <EmptyState
            title={search.keyword === '' ? 'No price was changed here' : 'No change matches'}
            picture={<History size={40} aria-hidden="true" />}
          >
            Changes that are made here can be undone as a whole. What imports change is in their runs.
          </EmptyState>
        }
      >
        {({ changes, pageNo, totalRecords }) => (
          <>
            <ul aria-label="Changes" className="divide-y divide-line rounded-dialog border border-line bg-raised">
              {changes.map(({ id, reason, lines, effect, changedByName, changedAt, undoneBy, undoes }) => (
                <li key={id}>
                  <Link
                    href={priceChangeScreen.at({ priceChangeId: id })}
                    className="grid gap-0.5 px-4 py-3 text-ink no-underline data-hovered:bg-sunken"
                  >
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="min-w-0 font-semibold wrap-anywhere">{reason}</span>
                      {undoneBy !== null && <Badge tone="neutral">Undone</Badge>}
                      {undoes !== null && <Badge tone="info">Undo</Badge>}
                    </span>
                    <span className="text-13 text-muted">
                      {changedByName}, {formatDayWithYear(changedAt.slice(0, 10))} · {plural(lines, 'price')}
                    </span>
                    <span className="figures text-13 text-muted">
                      {plural(effect.shipTos, 'ship-to')}, {changeWords(effect.changeCents)} by 12 weeks of purchases
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <ListPages pageNo={pageNo} pageSize={pageSize} total={totalRecords} onPage={(page) => change({ page })} />
          </>
        )}
      </CallList>
    </>
  )
}
