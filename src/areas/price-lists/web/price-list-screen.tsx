import { Download, Tags } from 'lucide-react'
import { Suspense } from 'react'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useListSearch } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { useDeliveryDays } from '#areas/shop/web/public.tsx'
import { defaultDeliveryDate } from '#areas/routing/rules/default-delivery-date.ts'
import { PriceViewChooser, PriceViewNote, usePriceView } from '#areas/views/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Menu } from '#ui/menu.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { getPriceList } from '../price-lists.endpoints.ts'
import { PriceListFilters } from './price-list-filters.tsx'
import { priceListQueryOf, readPriceListSearch } from './price-list-search.ts'
import { priceListFiles, usePriceListFiles } from './use-price-list-files.ts'

const Pagination = loadOnDemand(() => import('#ui/pagination.tsx').then((module) => module.Pagination))

type Found = CallAnswer<typeof getPriceList>

/**
 * STAFF-4: /price-list: what the selected ship-to pays on a day, by a price view, and its files.
 */
export function PriceListScreen() {
  const params = useShipToParams()
  const shipTo = useShipTo()
  const [search, change] = useListSearch(readPriceListSearch)
  const choice = usePriceView()
  const { days, isLoading, areUnread } = useDeliveryDays()
  const query = priceListQueryOf(search, choice.view?.id ?? null, defaultDeliveryDate(null, days))
  const isAsked = choice.isKnown && (!isLoading || areUnread)
  const input = params && isAsked ? { params, query: { ...query, pageNo: search.page } } : null
  const { data, error, refetch, isPlaceholderData } = useCall(getPriceList, input, { keepPrevious: true })
  const files = usePriceListFiles()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)]">
      <header className="flex flex-wrap items-end justify-between gap-3 pb-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold">Price list</h1>
          <p className="figures break-words text-muted" aria-live="polite">
            {[
              shipTo?.name,
              data && `prices for ${formatDayWithYear(data.priceDate)}`,
              data && plural(data.totalRecords, 'item'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <PriceViewChooser choice={choice} />
          <Menu
            label="Print or download"
            trigger={
              <Button variant="primary" isPending={files.isLoading}>
                <Download size={16} aria-hidden="true" />
                Print or download
              </Button>
            }
            entries={priceListFiles.map((file) => ({
              id: file.id,
              label: file.label,
              onAction: () => params && files.load(file, params, query),
            }))}
          />
        </div>
      </header>
      {data && <PrintFacts facts={[`Prices for ${formatDayWithYear(data.priceDate)}`]} />}
      <PriceListFilters found={data} search={search} change={change} />
      {files.failure && <RetryNotice onRetry={files.failure.again}>{files.failure.of.message}</RetryNotice>}
      <PriceViewNote choice={choice} note={data?.note ?? null} />
      {error && !data ? (
        <ErrorState failure={error} what="The price list" onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={12} />
      ) : (
        <Refreshing isRefreshing={isPlaceholderData}>
          {data.rows.length === 0 ? (
            <EmptyState
              title="No items match these filters"
              picture={<Tags size={40} aria-hidden="true" />}
              action={
                <Button onPress={() => change({ categoryIds: undefined, brands: undefined, guideId: undefined })}>
                  Show all items
                </Button>
              }
            />
          ) : (
            <Rows found={data} />
          )}
          <div className="min-h-12 pt-4 print:hidden">
            <Suspense>
              <Pagination
                pageNo={data.pageNo}
                pageSize={data.pageSize}
                total={data.totalRecords}
                onPage={(page) => {
                  change({ page })
                  window.scrollTo({ top: 0 })
                }}
              />
            </Suspense>
          </div>
        </Refreshing>
      )}
    </div>
  )
}

function Rows({ found: { columns, rows } }: { found: Found }) {
  const isPhone = useMedia('phone')
  if (isPhone) return <PhoneRows columns={columns} rows={rows} />
  const width = columns.length > 9 ? 'min-w-[1100px] text-13' : 'min-w-[640px] text-13'
  return (
    <Table
      label="Prices"
      columns={columns.map(({ label, isNumber }) => ({ label, align: isNumber ? 'right' : 'left' }))}
      className={width}
    >
      {rows.map(({ itemNumber, cells }) => (
        <TableRow key={itemNumber}>
          {columns.map(({ id, isNumber }, index) => (
            <TableCell
              key={id}
              isNumber={isNumber}
              className={id === 'description' ? 'min-w-44 font-medium' : isNumber ? '' : 'figures text-muted'}
            >
              {cells[index]}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Table>
  )
}

/** On a phone the columns stand below each other, with their names. */
function PhoneRows({ columns, rows }: Pick<Found, 'columns' | 'rows'>) {
  const descriptionAt = columns.findIndex(({ id }) => id === 'description')
  return (
    <ul className="-mx-4 border-y border-line bg-raised">
      {rows.map(({ itemNumber, cells }) => (
        <li key={itemNumber} className="border-b border-line px-4 py-2 last:border-0">
          <p className="font-medium break-words">{cells[descriptionAt]}</p>
          <dl className="figures flex flex-wrap gap-x-4 text-13">
            {columns.map(
              ({ id, label }, index) =>
                index !== descriptionAt &&
                cells[index] && (
                  <div key={id} className="flex min-w-0 gap-1.5">
                    <dt className="text-muted">{label}</dt>
                    <dd className="min-w-0 break-words">{cells[index]}</dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
