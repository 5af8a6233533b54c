import { plural } from '#kit/text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type BillToChoice, type BillToKey, idOfBillTo } from '../bill-to.ts'
import { useBillToPages } from './use-bill-to-pages.ts'

/** S0 section 2. */
const title = 'Available Bill-tos'

/** What a picker gives and takes. */
export interface BillToPickerProps<Chosen extends BillToKey> {
  /** Those chosen so far, on whatever page they stand. */
  readonly selected: readonly Chosen[]
  readonly onChange: (selected: readonly (Chosen | BillToChoice)[]) => void
  /** Why a bill-to cannot be chosen here, such as being in the list already. */
  readonly refusedBecause?: (billTo: BillToChoice) => string | undefined
}

/**
 * S0 section 2: bill-tos of the signed-in user to tick, ten a page, with search by name and number.
 */
export function BillToPicker<Chosen extends BillToKey>({
  selected,
  onChange,
  refusedBecause,
}: BillToPickerProps<Chosen>) {
  const pages = useBillToPages()
  const chosen = new Set(selected.map(idOfBillTo))
  const toggle = (billTo: BillToChoice, isChosen: boolean) =>
    onChange(isChosen ? [...selected, billTo] : selected.filter((other) => idOfBillTo(other) !== idOfBillTo(billTo)))
  return (
    <section aria-label={title} className="grid min-w-0 gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">
          {title}
          {pages.billTos && (
            <span className="figures ml-2 font-normal text-muted">{pages.total.toLocaleString('en-US')}</span>
          )}
        </h3>
        <span className="figures text-13 text-muted" aria-live="polite">
          {selected.length} selected
        </span>
      </header>
      <div
        role="search"
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          // Inside somebody else's form Enter searches and sends nothing.
          event.preventDefault()
          pages.searchNow()
        }}
      >
        <TextField label="Search bill-tos" type="search" value={pages.typed} onChange={pages.type} />
      </div>
      <Refreshing
        isRefreshing={pages.isOld}
        className={`rounded-control border border-line ${pages.billTos && pages.total <= 3 && !pages.typed ? '' : 'min-h-[300px]'}`}
      >
        {pages.error && !pages.billTos ? (
          <ErrorState failure={pages.error} what="The bill-tos" onRetry={pages.retry} />
        ) : (
          <Choices {...{ pages, chosen, toggle, refusedBecause }} />
        )}
      </Refreshing>
      {pages.total > pages.pageSize && (
        <Pagination pageNo={pages.pageNo} pageSize={pages.pageSize} total={pages.total} onPage={pages.turnTo} />
      )}
    </section>
  )
}

function Choices({
  pages: { billTos, keyword, pageSize },
  chosen,
  toggle,
  refusedBecause,
}: {
  pages: ReturnType<typeof useBillToPages>
  chosen: ReadonlySet<string>
  toggle: (billTo: BillToChoice, isChosen: boolean) => void
  refusedBecause: BillToPickerProps<BillToKey>['refusedBecause']
}) {
  if (!billTos) {
    return (
      <div className="grid gap-3 p-3">
        {Array.from({ length: pageSize }, (_, index) => (
          <Skeleton key={index} className="h-5 w-full" />
        ))}
      </div>
    )
  }
  if (billTos.length === 0) {
    return <EmptyState title={keyword ? `No bill-to matches “${keyword}”` : 'No bill-tos'} />
  }
  return (
    <ul>
      {billTos.map((billTo) => {
        const reason = refusedBecause?.(billTo)
        return (
          <li key={idOfBillTo(billTo)} className="border-b border-line px-3 last:border-0">
            <Checkbox
              isSelected={chosen.has(idOfBillTo(billTo))}
              isDisabled={reason !== undefined}
              onChange={(isChosen) => toggle(billTo, isChosen)}
            >
              <span className="grid min-w-0 flex-1 py-1 leading-tight">
                <span className="truncate">{billTo.name}</span>
                <span className="figures truncate text-12 text-muted">
                  {[billTo.number, billTo.division, reason ?? plural(billTo.shipToCount, 'ship-to')].join(' · ')}
                </span>
              </span>
            </Checkbox>
          </li>
        )
      })}
    </ul>
  )
}
