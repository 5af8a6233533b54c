import { PackageOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo, useHrefWith } from '#browser/navigation.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import { showToast } from '#browser/toasts.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { type CartQuantities, useActiveCart, useActiveQuantities } from '#areas/carts/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reviewCart } from '../checkout.endpoints.ts'
import { arrangeLines, type LineSort, lineSorts } from './arrange-lines.ts'
import { NewTotalDialog } from './new-total-dialog.tsx'
import { PlaceBar } from './place-bar.tsx'
import { type LineTarget, ReviewLines } from './review-lines.tsx'
import { isAboutDate, ReviewSummary } from './review-summary.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { useRemoveLine } from './use-remove-line.ts'
import { whyNotPlace } from './why-not-place.ts'

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
  const go = useGo()
  const hrefWith = useHrefWith()
  const review = useCall(reviewCart, params && { params: { ...params, cartId: cart.id } }, { keepPrevious: true })
  const [sort, setSort] = useState<LineSort>('added')
  const [isGrouped, setGrouped] = useState(false)
  const [target, setTarget] = useState<LineTarget>()
  const placing = usePlaceOrder(quantities, cart)
  const remove = useRemoveLine(quantities)
  const reviewed = review.data?.cartVersion
  // The review and the cart follow each other: another version has other totals and findings.
  useEffect(() => {
    if (reviewed === undefined || reviewed === cart.version) return
    void refreshCalls([reviewed < cart.version ? 'reviewCart' : 'getActiveCart'])
  }, [cart.version, reviewed])
  const mayChange = cart.abilities.change === null
  const whyNot = review.data && whyNotPlace(cart.abilities, review.data.findings)
  const placeByKeys = () => {
    if (whyNot) showToast({ tone: 'danger', message: whyNot })
    else placing.place()
  }
  useShortcut('$mod+Enter', 'Place order', 'Review Cart', (event) => {
    // In a dialog these keys belong to the dialog.
    if (!review.data || document.querySelector('[role="dialog"],[role="alertdialog"]')) return
    event.preventDefault()
    placeByKeys()
  })
  const editInfo = () => go(hrefWith({ dialog: 'edit-info' }))
  useShortcut(mayChange ? 'e' : null, 'Edit Info', 'Review Cart', editInfo)
  useShortcut('t', 'Group by category', 'Review Cart', () => setGrouped(!isGrouped))
  if (!review.data) {
    return review.error ? (
      <ErrorState message={review.error.message} onRetry={() => void review.refetch()} />
    ) : (
      <ReviewSkeleton />
    )
  }
  const findings = new Map(review.data.findings.flatMap((each) => (each.itemNumber ? [[each.itemNumber, each]] : [])))
  return (
    <div className="mx-auto grid w-full max-w-[1400px] gap-x-6 gap-y-4 px-4 py-4 max-lg:pb-28 lg:grid-cols-[minmax(0,1fr)_320px] lg:px-6 xl:grid-cols-[minmax(0,1fr)_340px]">
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
        <ReviewLines
          groups={arrangeLines(cart.items, sort, isGrouped)}
          findings={findings}
          quantities={quantities}
          mayChange={mayChange}
          onRemove={remove}
          target={target}
          onPlace={placeByKeys}
        />
      </div>
      <aside aria-label="Order summary" className="lg:sticky lg:top-[72px] lg:self-start">
        <ReviewSummary
          cart={cart}
          review={review.data}
          whyNot={whyNot}
          refusal={placing.refusal}
          isPlacing={placing.isRunning}
          onPlace={placing.place}
          onShowLine={(itemNumber) => setTarget({ itemNumber })}
        />
      </aside>
      <PlaceBar
        totals={cart.totals}
        review={review.data}
        onChooseDate={
          mayChange && review.data.findings.some((each) => each.blocks && isAboutDate(each)) ? editInfo : undefined
        }
        problem={placing.refusal}
        whyNot={whyNot}
        isPlacing={placing.isRunning}
        onPlace={placing.place}
      />
      {placing.newTotal && (
        <NewTotalDialog newTotal={placing.newTotal} isPlacing={placing.isRunning} onClose={placing.dismiss} />
      )}
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
