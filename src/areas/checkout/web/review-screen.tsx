import { PackageOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo, useHrefWith } from '#browser/navigation.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import { showToast } from '#browser/toasts.ts'
import { formatCents } from '#kit/money.ts'
import type { Cart, CartLine } from '#areas/carts/cart.ts'
import { type CartQuantities, useActiveCart, useActiveQuantities } from '#areas/carts/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reviewCart } from '../checkout.endpoints.ts'
import { arrangeLines, type LineSort, lineSorts } from './arrange-lines.ts'
import { moveBetweenQuantities } from './move-between-quantities.ts'
import { ReviewLine } from './review-line.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { usePlaceOrder } from './use-place-order.ts'

/** So many lines' pictures come with the page (S0 section 9). */
const eagerLines = 12
const sortWords: Readonly<Record<LineSort, string>> = {
  added: 'As added',
  description: 'Description',
  itemNumber: 'Item number',
}

/** CHECK-1: /review-cart: lines left, the order right. */
export function ReviewScreen() {
  const { cart, isLoading, failure, refetch } = useActiveCart()
  const quantities = useActiveQuantities()
  const go = useGo()
  const hrefWith = useHrefWith()
  if (failure && !cart) return <ErrorState message={failure} onRetry={refetch} />
  if (isLoading || !quantities) return <ReviewSkeleton />
  if (!cart || cart.items.length === 0) {
    return (
      <div>
        <h1 className="sr-only">Review cart</h1>
        <EmptyState
          title={cart ? 'No items added yet' : 'No cart is present'}
          picture={<PackageOpen size={44} aria-hidden="true" />}
          action={
            <>
              <Button onPress={() => go(hrefWith({ dialog: 'switch-cart' }))}>Switch Cart</Button>
              <Button variant="primary" onPress={() => go('/shop')}>
                add more items
              </Button>
            </>
          }
        >
          Let&apos;s get your order started!
        </EmptyState>
      </div>
    )
  }
  return <ReviewOf key={cart.id} cart={cart} quantities={quantities} />
}

function ReviewOf({ cart, quantities }: { cart: Cart; quantities: CartQuantities }) {
  const params = useShipToParams()
  const hrefWith = useHrefWith()
  const review = useCall(reviewCart, params && { params: { ...params, cartId: cart.id } }, { keepPrevious: true })
  const [sort, setSort] = useState<LineSort>('added')
  const [isGrouped, setGrouped] = useState(false)
  const placing = usePlaceOrder(quantities)
  // The review follows the cart: another version has other totals and findings.
  useEffect(() => void refreshCalls(['reviewCart']), [cart.version])
  useShortcut('$mod+Enter', 'Place order', 'Review Cart', () => review.data && placing.place(review.data))
  if (!review.data) {
    return review.error ? (
      <ErrorState message={review.error.message} onRetry={() => void review.refetch()} />
    ) : (
      <ReviewSkeleton />
    )
  }
  const mayChange = cart.abilities.change === null
  const findings = new Map(review.data.findings.map((finding) => [finding.itemNumber, finding]))
  const remove = (line: CartLine) => {
    const before = { cases: line.orderedCases, units: line.orderedUnits }
    quantities.edit(line.itemNumber, { cases: 0, units: 0 })
    void quantities.flush()
    showToast({
      tone: 'success',
      message: 'Item removed from cart successfully',
      action: {
        label: 'Undo',
        run: () => {
          quantities.edit(line.itemNumber, before)
          void quantities.flush()
        },
      },
    })
  }
  const groups = arrangeLines(cart.items, sort, isGrouped)
  const place = () => review.data && placing.place(review.data)
  return (
    <div className="mx-auto grid w-full max-w-[1400px] gap-6 px-4 py-4 max-lg:pb-32 lg:grid-cols-[minmax(0,1fr)_340px] lg:px-6">
      <div className="min-w-0">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
          <h1 className="text-20 font-semibold">Review cart</h1>
          <div className="ml-auto flex flex-wrap items-center gap-3">
            <Checkbox isSelected={isGrouped} onChange={setGrouped}>
              Group by category
            </Checkbox>
            <select
              aria-label="Sort lines by"
              className="field w-auto! text-13"
              value={sort}
              onChange={(event) => setSort(event.currentTarget.value as LineSort)}
            >
              {lineSorts.map((each) => (
                <option key={each} value={each}>
                  {sortWords[each]}
                </option>
              ))}
            </select>
          </div>
        </header>
        <div onKeyDown={moveBetweenQuantities} role="presentation">
          {groups.map(({ title, lines }, group) => (
            <section key={title ?? 'all'} className="mb-4">
              {title && <h2 className="pb-1 text-13 font-semibold text-muted">{title}</h2>}
              <ul className="overflow-hidden rounded-dialog border border-line">
                {lines.map((line, i) => (
                  <ReviewLine
                    key={line.itemNumber}
                    line={line}
                    finding={findings.get(line.itemNumber)}
                    quantities={quantities}
                    mayChange={mayChange}
                    itemHref={hrefWith({ item: line.itemNumber })}
                    onRemove={remove}
                    isEager={group === 0 && i < eagerLines}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <aside aria-label="Order summary" className="lg:sticky lg:top-[72px] lg:self-start">
        <ReviewSummary review={review.data} isPlacing={placing.isRunning} onPlace={place} refusal={placing.refusal} />
      </aside>
      <div className="fixed inset-x-0 bottom-16 z-20 flex items-center justify-between gap-3 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:hidden">
        <span className="figures font-semibold">{formatCents(cart.totals.subtotal)}</span>
        <Button
          variant="primary"
          isPending={placing.isRunning}
          disabledReason={review.data.findings.find(({ blocks }) => blocks)?.message}
          onPress={place}
        >
          Place order
        </Button>
      </div>
    </div>
  )
}

function ReviewSkeleton() {
  return (
    <div
      className="mx-auto grid w-full max-w-[1400px] gap-6 px-4 py-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:px-6"
      aria-busy="true"
    >
      <div className="grid gap-2">
        {Array.from({ length: 8 }, (_, i) => (
          <Skeleton key={i} className="h-14 w-full" />
        ))}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
