import { Pagination } from '#ui/pagination.tsx'
import { kitchenPageSizes } from './kitchen-search.ts'

/** Pages of a list of /kitchen, and how many rows one has. */
export function PageFoot({
  page,
  pageSize,
  total,
  noun,
  change,
}: {
  page: number
  pageSize: number
  total: number
  /** In the plural, such as 'Items'. */
  noun: string
  change: (part: { page?: number | undefined; pageSize?: string }) => void
}) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 pt-4">
      <Pagination
        pageNo={page}
        pageSize={pageSize}
        total={total}
        onPage={(next) => change({ page: next === 1 ? undefined : next })}
      />
      <label className="flex items-center gap-2 text-13 text-muted print:hidden">
        {noun} on a page
        <select
          className="field w-20!"
          value={pageSize}
          onChange={(event) => change({ page: undefined, pageSize: event.currentTarget.value })}
        >
          {kitchenPageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  )
}
