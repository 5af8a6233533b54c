import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { readPage } from './logic/read-page.ts'

/** Pages of a list: back, on, and a jump to any page from 1 to the last (UI-6). */
export function Pagination({
  pageNo,
  pageSize,
  total,
  onPage,
}: {
  pageNo: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const [typed, setTyped] = useState<string | null>(null)
  const jump = () => {
    const page = readPage(typed ?? '', last)
    setTyped(null)
    if (page !== null && page !== pageNo) onPage(page)
  }
  const count = (n: number) => n.toLocaleString('en-US')
  return (
    <nav aria-label="Pages" className="figures flex flex-wrap items-center justify-center gap-2 text-13 text-muted">
      <span className="mr-2 max-[359px]:mr-0 max-[359px]:basis-full max-[359px]:text-center">
        {total === 0 ? '0' : `${count((pageNo - 1) * pageSize + 1)}–${count(Math.min(pageNo * pageSize, total))}`} of{' '}
        {count(total)}
      </span>
      <IconButton
        label="Previous page"
        disabledReason={pageNo > 1 ? undefined : 'This is the first page'}
        onPress={() => onPage(pageNo - 1)}
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <label className="inline-flex items-center gap-2">
        Page
        <input
          className="field w-16 text-center"
          inputMode="numeric"
          value={typed ?? String(pageNo)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={jump}
          onKeyDown={(event) => event.key === 'Enter' && jump()}
        />
        of {count(last)}
      </label>
      <IconButton
        label="Next page"
        disabledReason={pageNo < last ? undefined : 'This is the last page'}
        onPress={() => onPage(pageNo + 1)}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
