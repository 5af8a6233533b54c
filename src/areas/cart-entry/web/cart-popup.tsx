import { Lock, LockOpen, PackageOpen, Pencil, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { cartAccessDialog, discardCartDialog, editInfoDialog, switchCartDialog } from '#areas/carts/carts.addresses.ts'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { createOrderDialog } from '#areas/order-import/order-import.addresses.ts'
import { itemDialog, shopScreen } from '#areas/shop/shop.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import type { Destination, NamedDialog } from '#contract/address.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import type { Cart } from '#areas/carts/cart.ts'
import {
  accessValueOf,
  CartGuideLink,
  EndedCartState,
  LineSummary,
  ownerLabel,
  useActiveCart,
  useEndedCart,
  useKeptScope,
} from '#areas/carts/web/public.tsx'
import { useOrderView, useShownColumns, ViewChooser, ViewNote } from '#areas/views/web/public.tsx'
import { RecentChanges } from './recent-changes.tsx'
import { RunningSaving } from './running-subtotal.tsx'
import { RefusedSaveChoices } from './refused-save-choices.tsx'
import { useTypingState } from './use-typing.ts'
import { viewedFacts, viewedLines } from './viewed-lines.ts'

/** CART-2: the popup of the cart icon in all its states; a phone has it as a sheet. */
export function CartPopup({
  triggerRef,
  onClose,
}: {
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  const { cart, openCarts, failure, refetch } = useActiveCart()
  const ended = useEndedCart()
  const go = useGo()
  const leave = (to: Destination) => {
    onClose()
    go(to)
  }
  const open = (dialog: NamedDialog) => leave(dialog.open())
  const isPhone = useMedia('phone')
  const content = (
    <>
      {failure ? (
        <ErrorState failure={failure} what="Your cart" onRetry={refetch} />
      ) : cart ? (
        <Summary cart={cart} onClose={onClose} go={leave} open={open} show={(item) => leave(itemDialog.open(item))} />
      ) : ended ? (
        <EndedCartState end={ended.end} openCarts={openCarts} go={leave} open={open} />
      ) : (
        <EmptyState
          title={openCarts > 0 ? 'No active cart' : 'No cart is present'}
          picture={<PackageOpen size={44} aria-hidden="true" />}
          action={
            <>
              {openCarts > 0 && <Button onPress={() => open(switchCartDialog)}>Switch Cart</Button>}
              <Button variant="primary" onPress={() => open(createOrderDialog)}>
                Create order
              </Button>
            </>
          }
        >
          Let&apos;s get your order started!
        </EmptyState>
      )}
    </>
  )
  if (isPhone)
    return (
      <SideSheet title="Cart" isOpen onClose={onClose}>
        {content}
      </SideSheet>
    )
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      className="floating fade-in w-[400px] max-w-[calc(100vw-16px)]"
    >
      <Dialog aria-label="Cart" className="flex max-h-[inherit] flex-col outline-none">
        {content}
      </Dialog>
    </Popover>
  )
}

function Summary({
  cart,
  onClose,
  go,
  open,
  show,
}: {
  cart: Cart
  onClose: () => void
  go: (to: Destination) => void
  /** Opens a dialog over the present screen. */
  open: (dialog: NamedDialog) => void
  /** Opens an item's panel. */
  show: (itemNumber: string) => void
}) {
  // ACCESS-7: the PO comes from the customer's own system.
  const isPunchout = useActor().isPunchout === true
  const scope = useKeptScope()
  const orderView = useOrderView('cart')
  const shown = useShownColumns(orderView)
  const typing = useTypingState(scope)
  const isLocked = cart.sharingMode === 'LOCK'
  const owner = ownerLabel(cart)
  const ownerText = owner ? `${isLocked ? 'Locked by' : 'Owned by'} ${owner}` : 'Shared'
  return (
    <div className="flex min-h-0 flex-col">
      <header className="flex items-center gap-1 border-b border-line py-1.5 pr-2 pl-4">
        <h2 className="flex-1 font-semibold">Cart Summary</h2>
        <IconButton label={ownerText}>
          {isLocked ? <Lock size={16} aria-hidden="true" /> : <LockOpen size={16} aria-hidden="true" />}
        </IconButton>
        {cart.abilities.change === null && (
          <IconButton label="Edit Info" onPress={() => open(editInfoDialog)}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        )}
        {cart.abilities.discard === null && (
          <IconButton label="Discard Cart" onPress={() => open(discardCartDialog)}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        )}
      </header>
      {typing.refused && scope && (
        <div className="px-2 pt-2">
          <Banner tone="warning">
            <span className="grid gap-2">
              <span>
                {plural(typing.refused.lines.length, 'quantity', 'quantities')} not saved. {typing.refused.message}
              </span>
              <span className="flex flex-wrap gap-2">
                <RefusedSaveChoices refused={typing.refused} scope={scope} isCompact />
              </span>
            </span>
          </Banner>
        </div>
      )}
      {typing.isWaiting && typing.pending > 0 && (
        <div className="px-2 pt-2">
          <Banner tone="warning">
            {plural(typing.pending, 'quantity', 'quantities')} not sent yet. Kept in this browser until the connection
            is back.
          </Banner>
        </div>
      )}
      <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-3 px-4 py-2 text-13">
        {!isPunchout && (
          <>
            <dt className="text-muted">PO</dt>
            <dd className="text-right">{cart.po || '-'}</dd>
          </>
        )}
        <dt className="text-muted">Type</dt>
        <dd className="text-right">{orderTypes[cart.soType]}</dd>
        <dt className="text-muted">Delivery Date</dt>
        <dd className="text-right">{cart.deliveryDate ? formatDay(cart.deliveryDate) : '-'}</dd>
        {cart.guideInfo && (
          <>
            <dt className="text-muted">From guide</dt>
            <dd className="text-right">
              <CartGuideLink cart={cart} onPress={onClose} />
            </dd>
          </>
        )}
      </dl>
      {!isPunchout && (
        <div className="flex flex-wrap gap-x-2 px-2 pb-2">
          <Button variant="quiet" size="small" onPress={() => open(switchCartDialog)}>
            Switch Cart
          </Button>
          <Button variant="quiet" size="small" onPress={() => open(createOrderDialog)}>
            Create order
          </Button>
          {cart.abilities.modifyAccess === null && (
            <Button variant="quiet" size="small" onPress={() => go(cartAccessDialog.open(accessValueOf(cart)))}>
              Access
            </Button>
          )}
          {orderView.views.length > 0 && (
            <span className="ml-auto">
              <ViewChooser choice={orderView} />
            </span>
          )}
        </div>
      )}
      <div className="px-4">
        <ViewNote choice={orderView} />
      </div>
      <ul className="max-h-[50vh] min-h-20 overflow-auto border-y border-line" aria-label="Items" tabIndex={0}>
        {cart.items.length === 0 && <li className="px-4 py-6 text-center text-muted">No items added yet</li>}
        {viewedLines(cart.items, orderView.view).map((line) => (
          <li key={line.itemNumber} className="border-b border-line px-4 py-2 last:border-0">
            <LineSummary
              line={line}
              {...(shown && { facts: viewedFacts(line, shown.columns) })}
              onOpen={() => show(line.itemNumber)}
            />
          </li>
        ))}
      </ul>
      <RecentChanges cart={cart} />
      <div className="grid shrink-0 gap-3 border-t border-line px-4 py-3">
        <p className="figures flex justify-between">
          <span className="text-muted">
            {cart.totals.totalOrderedCases.toLocaleString('en-US')} CS ·{' '}
            {cart.totals.totalOrderedUnits.toLocaleString('en-US')} EA
          </span>
          <strong className={cart.isAboveThreshold ? 'text-danger' : ''}>
            {cart.isAboveThreshold && <span className="sr-only">Above the order amount threshold: </span>}
            <MoneyText cents={cart.totals.subtotal} isEstimate={cart.totals.isEstimate} />
          </strong>
        </p>
        <dl className="figures flex justify-between empty:hidden">
          <RunningSaving />
        </dl>
        <div className="flex justify-end gap-2">
          <Button onPress={() => go(shopScreen.at())}>add more items</Button>
          <Button variant="primary" onPress={() => go(reviewCartScreen.at())}>
            review cart
          </Button>
        </div>
      </div>
    </div>
  )
}
