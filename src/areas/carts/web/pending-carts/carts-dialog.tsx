import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMedia } from '#browser/use-media.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { ListedCart } from '#areas/carts/cart.ts'
import { CartFilterBar } from './cart-filter-bar.tsx'
import { CartList, type CartPage } from './cart-list.tsx'
import { CartPreview } from './cart-preview.tsx'
import { changedFilters } from './cart-search.ts'
import type { useCartSearch } from './use-cart-search.ts'

/**
 * CART-7: Switch Cart and All Pending Carts, 1300 wide: filters above, the list left, the chosen
 * cart right. A phone shows the list, then the chosen cart.
 */
export function CartsDialog({
  title,
  actions,
  filters,
  page,
  submitLabel,
  whyNot,
  isRunning,
  onSubmit,
  onClose,
  showsShipTo = false,
}: {
  title: string
  /** Links of the header. */
  actions?: ReactNode
  filters: ReturnType<typeof useCartSearch>
  page: CartPage
  submitLabel: string
  /** Why a chosen cart cannot be submitted, beyond what stands in the cart itself. */
  whyNot?: (cart: ListedCart) => string | undefined
  isRunning: boolean
  onSubmit: (cart: ListedCart) => void
  onClose: () => void
  showsShipTo?: boolean
}) {
  const isPhone = useMedia('phone')
  const [chosenId, choose] = useState<string | null>(null)
  const { search, change, reset } = filters
  const chosen = page.data?.carts.find((cart) => cart.id === chosenId)
  const reason = chosen ? (chosen.blockedReason ?? whyNot?.(chosen)) : 'Select a cart to continue'
  const submit = () => {
    if (chosen && reason === undefined && !isRunning) onSubmit(chosen)
  }
  const isFiltered = changedFilters(search) > 0 || search.keyword !== ''
  const list = (
    <CartList
      page={page}
      pageNo={search.pageNo}
      onPage={(pageNo) => change({ pageNo })}
      chosen={chosenId}
      onChoose={choose}
      onReset={isFiltered ? reset : undefined}
      showsShipTo={showsShipTo}
    />
  )
  return (
    <Dialog
      title={title}
      width={1300}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      actions={actions}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isPending={isRunning} disabledReason={reason} onPress={submit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="-mx-5 -my-4 flex flex-col md:h-[calc(100dvh-176px)] lg:max-h-[680px]">
        {isPhone && chosen ? (
          <>
            <div className="border-b border-line px-3 py-2">
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the row that had the focus made room for this */}
              <Button variant="quiet" size="small" autoFocus onPress={() => choose(null)}>
                <ArrowLeft size={16} aria-hidden="true" />
                All carts
              </Button>
            </div>
            <CartPreview chosen={chosen} />
          </>
        ) : (
          <>
            <CartFilterBar search={search} onChange={change} />
            <div className="min-h-0 flex-1 md:grid md:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
              <div className="min-h-0 overflow-auto md:border-r md:border-line">{list}</div>
              {!isPhone && (
                <section aria-label="Details of the cart" className="min-h-0 overflow-auto">
                  <CartPreview chosen={chosen} />
                </section>
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
