import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { listRunResults } from '../auto-distribution.endpoints.ts'
import type { ResultState } from '../auto-distribution.ts'
import { describeQuantity } from './describe-distribution.ts'
import { ResultList } from './result-list.tsx'

/** STAFF-5: one run: how far it is, and what it did at each ship-to. */
export function RunResults({
  params,
  state,
  page,
  onPage,
}: {
  params: { readonly distributionId: string; readonly distributionRunId: string }
  state: ResultState | undefined
  page: number
  onPage: (page: number) => void
}) {
  const { list: pageSize } = usePageSizes()
  const query = { state, pageNo: String(page), pageSize: String(pageSize) }
  const list = useCall(listRunResults, { params, query }, { keepPrevious: true })
  return (
    <CallList call={list} what="The results" isEmpty={() => false} empty={null}>
      {({ run, results, pageNo, totalRecords = 0 }) => {
        const done = run.added + run.skipped
        const all = done + run.waiting
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {run.waiting > 0 && <ProgressBar label={`${done} of ${all} ship-tos`} percent={(100 * done) / all} />}
            <p className="text-13 text-muted">
              {describeQuantity(run)} of item {run.itemNumber}: {run.added} added, {run.skipped} skipped.
            </p>
            {results.length === 0 ? (
              <EmptyState title="No ship-to with this result" />
            ) : (
              <ResultList results={results} isPreview={false} />
            )}
            <ListPages pageNo={pageNo} pageSize={pageSize} total={totalRecords} onPage={onPage} />
          </div>
        )
      }}
    </CallList>
  )
}
