import { ChevronDown, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Cart } from '#areas/carts/cart.ts'
import { listCartChanges } from '#areas/carts/change.endpoints.ts'
import { describeCartChange } from '#areas/carts/rules/describe-cart-change.ts'
import { useUndo } from './use-undo.ts'

const timeOf = (instant: string, now: Date): string => {
  const at = new Date(instant)
  const isToday = at.toDateString() === now.toDateString()
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  return isToday ? time : `${at.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`
}

/**
 * CART-12: who changed what in this cart, newest first, and undo of the user's own last change;
 * loaded when unfolded.
 */
export function RecentChanges({ cart }: { cart: Cart }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group shrink-0" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex h-9 cursor-pointer list-none items-center justify-between px-4 text-13 font-medium pointer-coarse:h-11">
        Recent changes
        <ChevronDown size={16} aria-hidden="true" className="text-muted group-not-open:-rotate-90" />
      </summary>
      {isOpen && <Changes cart={cart} />}
    </details>
  )
}

function Changes({ cart }: { cart: Cart }) {
  const params = { division: cart.division, shipTo: cart.shipTo, cartId: cart.id }
  const { data, error } = useCall(listCartChanges, { params, query: { pageSize: 20 } }, { keepPrevious: true })
  const { undo, isRunning } = useUndo(cart)
  const [now] = useState(() => new Date())
  const undoable = data?.undoableVersion ?? null
  if (error) return <p className="px-4 pb-2 text-13 text-muted">{error.message}</p>
  if (!data) return <Skeleton className="mx-4 mb-2 h-16" />
  return (
    <>
      <ol className="max-h-32 overflow-auto px-4 text-13" aria-label="Recent changes" tabIndex={0}>
        {data.changes.map((change) => (
          <li key={change.version} className="flex items-baseline gap-3 py-1">
            <span className="min-w-0 flex-1">
              <span className="font-medium">{change.isOwn ? 'You' : change.name}</span>{' '}
              <span className="text-muted">{describeCartChange(change)}</span>
            </span>
            <time dateTime={change.at} className="figures text-12 whitespace-nowrap text-muted">
              {timeOf(change.at, now)}
            </time>
          </li>
        ))}
      </ol>
      <div className="px-2 py-1.5">
        <Button
          variant="quiet"
          size="small"
          isPending={isRunning}
          disabledReason={undoable === null ? 'There is no change of yours to undo' : undefined}
          onPress={undo}
        >
          <Undo2 size={16} aria-hidden="true" />
          Undo my last change
        </Button>
      </div>
    </>
  )
}
