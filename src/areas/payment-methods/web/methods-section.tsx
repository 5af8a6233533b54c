import { type ReactNode, useId, useState } from 'react'
import { usePageSizes } from '#browser/page-sizes.ts'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * A table of the tab with its head, its pages and what stands there while it is empty or on its
 * way.
 */
export function MethodsSection<Method>({
  title,
  methods,
  total,
  empty,
  children,
}: {
  title: string
  /** Undefined while they are on their way. */
  methods: readonly Method[] | undefined
  /** More than there are methods when a search must narrow them. */
  total: number
  empty: ReactNode
  children: (page: readonly Method[]) => ReactNode
}) {
  const headingId = useId()
  const { table: pageSize } = usePageSizes()
  const [wanted, setPage] = useState(1)
  const count = methods?.length ?? 0
  // Removing the last one of a page leads to the page before.
  const pageNo = Math.min(wanted, Math.max(1, Math.ceil(count / pageSize)))
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={headingId} className="text-16 font-semibold">
        {title}
        {methods && <span className="figures ml-2 text-14 font-normal text-muted">{total}</span>}
      </h2>
      {!methods && <Skeleton className="h-32 w-full" />}
      {methods && count === 0 && <div className="rounded-dialog border border-dashed border-line-strong">{empty}</div>}
      {methods && count > 0 && children(methods.slice((pageNo - 1) * pageSize, pageNo * pageSize))}
      {count > pageSize && <Pagination pageNo={pageNo} pageSize={pageSize} total={count} onPage={setPage} />}
      {total > count && count > 0 && (
        <p className="text-13 text-muted">
          The first {count} of {total} are listed. Search to find the others.
        </p>
      )}
    </section>
  )
}
