import { useState } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { ResultList } from './result-list.tsx'
import type { Preview } from './use-preview.ts'

const pageSize = 50

/** STAFF-5: what would happen at each ship-to; those that would be skipped come first. */
export function PreviewPart({ preview: { of, results, isRunning, failure } }: { preview: Preview }) {
  const [page, setPage] = useState(1)
  const skipped = results.filter(({ state }) => state === 'skipped')
  const added = results.filter(({ state }) => state === 'added')
  const sorted = [...skipped, ...added]
  return (
    <section aria-labelledby="preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="preview" className="text-16 font-semibold">
        Preview
      </h2>
      {isRunning && <ProgressBar label={`${results.length} of ${of} ship-tos`} percent={(100 * results.length) / of} />}
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      <output>
        {added.length} would get it, {skipped.length} would be skipped.
      </output>
      {sorted.length > 0 && (
        <>
          <ResultList results={sorted.slice((page - 1) * pageSize, page * pageSize)} isPreview />
          <Pagination pageNo={page} pageSize={pageSize} total={sorted.length} onPage={setPage} />
        </>
      )}
    </section>
  )
}
