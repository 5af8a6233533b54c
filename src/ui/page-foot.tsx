import { Pagination } from './pagination.tsx'

/** Pages of a list, and how many rows one has. */
export function PageFoot({
  pageNo,
  pageSize,
  sizes,
  total,
  noun,
  onPage,
  onPageSize,
}: {
  pageNo: number
  pageSize: number
  /** To choose from. */
  sizes: readonly number[]
  total: number
  /** In the plural, such as 'Items'. */
  noun: string
  onPage: (pageNo: number) => void
  onPageSize: (size: number) => void
}) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 pt-4">
      <Pagination {...{ pageNo, pageSize, total, onPage }} />
      <label className="flex items-center gap-2 text-13 text-muted print:hidden">
        {noun} on a page
        <select
          className="field w-20!"
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  )
}
