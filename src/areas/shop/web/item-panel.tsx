import { useEffect, useRef } from 'react'
import type { DialogProps } from '#browser/web-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ItemCarousels } from './item-carousels.tsx'
import { ItemDecision } from './item-decision.tsx'
import { ItemHeader } from './item-header.tsx'
import { ItemSections } from './item-sections.tsx'
import { noSuchItem } from './no-such-item.tsx'
import { useItem } from './use-item.ts'

/** ITEM-3 to ITEM-7: the item panel, opened by address: `?item=0012345`. */
export function ItemPanel({ value, close }: DialogProps) {
  const { data, error, refetch } = useItem(value)
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    // A slide opens another item in the same sheet: reading begins at its top, and the focus, whose
    // slide is gone, goes there too.
    if (shown.current === value || !data) return
    shown.current = value
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.focus({ preventScroll: true })
  }, [value, data])
  return (
    <SideSheet
      title={data?.item.description ?? `Item ${value}`}
      isOpen
      onClose={close}
      footer={data && <ItemDecision detail={data} />}
    >
      {error && !data ? (
        <ErrorState failure={error} what="The item" missing={noSuchItem} onRetry={() => void refetch()} />
      ) : data ? (
        <div ref={top} tabIndex={-1} key={data.item.itemNumber} className="grid gap-5 px-5 py-4 outline-none">
          <ItemHeader detail={data} />
          <div className="contents print:hidden">
            <ItemCarousels itemNumber={data.item.itemNumber} />
          </div>
          <ItemSections detail={data} />
        </div>
      ) : (
        <div className="grid gap-4 px-5 py-4">
          <Skeleton className="h-[350px] w-full md:h-[500px]" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </SideSheet>
  )
}
