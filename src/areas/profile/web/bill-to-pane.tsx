import { type ReactNode, Suspense } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { BillToChoice } from '../favourites.endpoints.ts'

const Pagination = loadOnDemand(() => import('#ui/pagination.tsx').then((module) => module.Pagination))

/** Props of one of the two lists. */
export interface BillToPaneProps {
  title: string
  /** Right of the title, such as '12 of 30'. */
  count: ReactNode
  keyword: string
  onKeyword: (keyword: string) => void
  /** Searches at once; a list that is all here needs none. */
  onEnter?: () => void
  /** The page in sight; undefined while it loads. */
  billTos: readonly BillToChoice[] | undefined
  isTicked: (billTo: BillToChoice) => boolean
  /** Such as 'favourite' beside what is in the other list already. */
  noteOf?: (billTo: BillToChoice) => string | undefined
  onTick: (billTo: BillToChoice, isTicked: boolean) => void
  emptyText: string
  page: { pageNo: number; pageSize: number; total: number; onPage: (pageNo: number) => void }
}

/** PROFILE-3: one half of the dual list: search, checkboxes in a pane of 300 pixels, pages. */
export function BillToPane(props: BillToPaneProps) {
  const { title, count, keyword, onKeyword, onEnter, billTos, isTicked, noteOf, onTick, emptyText, page } = props
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h2 className="flex items-baseline justify-between gap-2 text-14 font-semibold">
        {title}
        <span className="figures text-13 font-normal text-muted">{count}</span>
      </h2>
      <div role="search" onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}>
        <TextField label={`Search ${title.toLowerCase()}`} type="search" value={keyword} onChange={onKeyword} />
      </div>
      <div className="h-[300px] overflow-auto rounded-control border border-line bg-raised">
        {billTos === undefined ? (
          <div className="grid gap-2 p-3">
            {Array.from({ length: 7 }, (_, i) => (
              <Skeleton key={i} className="h-8 w-full" />
            ))}
          </div>
        ) : billTos.length === 0 ? (
          <p className="p-4 text-13 text-muted">{emptyText}</p>
        ) : (
          <ul>
            {billTos.map((billTo) => {
              const note = noteOf?.(billTo)
              return (
                <li key={billTo.number} className="border-b border-line px-3 py-1 last:border-b-0">
                  <Checkbox
                    isSelected={isTicked(billTo)}
                    isDisabled={note !== undefined}
                    onChange={(ticked) => onTick(billTo, ticked)}
                  >
                    <span className="min-w-0 flex-1 truncate">{billTo.name}</span>
                    <span className="figures shrink-0 text-12 text-muted">
                      {note ?? billTo.divisions.join(', ')} · {billTo.number}
                    </span>
                  </Checkbox>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      <div className="min-h-9">
        {page.total > page.pageSize && (
          <Suspense>
            <Pagination {...page} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
