import { ShoppingCart } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { atRest } from '#browser/at-rest.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { cartShownFirst, useKeptScope, useActiveCart } from '#areas/carts/web/public.tsx'
import { useRunningTotal } from './use-running-total.ts'
import { useTypingState } from './use-typing.ts'

const CartPopup = loadOnDemand(() => import('./cart-popup.tsx').then((module) => module.CartPopup), 'dialog')

// The cart's number shows without it.
const CartWatch = loadOnDemand(() => atRest().then(async () => (await import('./cart-watch.tsx')).CartWatch), 'silent')

/** CART-2: the cart in the top bar: a dot when it has items, lines and subtotal, and the popup. */
export function CartWidget() {
  const { cart, failure } = useActiveCart()
  // Where the watch begins: a colleague may change the cart before the code of this is there.
  const [shownFirst, setShownFirst] = useState(() => cartShownFirst() ?? cart)
  if (!shownFirst && cart) setShownFirst(cart)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { lines, subtotal } = useRunningTotal()
  const { pending, isWaiting, refused } = useTypingState(useKeptScope())
  const unsaved = refused?.lines.length ?? 0
  const waiting = isWaiting ? pending : unsaved
  return (
    <>
      <Button
        ref={trigger}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        className="relative inline-flex h-9 items-center gap-2 rounded-control px-2 text-13 data-hovered:bg-sunken pointer-coarse:h-11"
      >
        <span className="relative">
          <ShoppingCart size={20} aria-hidden="true" />
          {lines + waiting > 0 && (
            <span
              aria-hidden="true"
              className={`absolute -top-1 -right-1 size-2.5 rounded-full border-2 border-raised ${waiting > 0 ? 'bg-warning' : 'bg-action'}`}
            />
          )}
        </span>
        {/* The button is named by what is read on it (WCAG 2.5.3); a phone shows the icon only. */}
        <span className="sr-only">{lines > 0 || failure ? 'Cart:' : 'Cart: empty'}</span>
        {failure && <span className="text-12 text-danger max-md:sr-only">Not loaded</span>}
        {lines > 0 && (
          <span className="figures text-left leading-tight max-md:sr-only">
            <span className={`block font-semibold ${cart?.isAboveThreshold ? 'text-danger' : ''}`}>
              {formatCents(subtotal)}
            </span>{' '}
            <span className="block text-12 text-muted">
              {waiting > 0 ? `${waiting} not ${isWaiting ? 'sent' : 'saved'}` : plural(lines, 'item')}
            </span>
          </span>
        )}
      </Button>
      <Suspense>
        <CartWatch shownFirst={shownFirst} />
      </Suspense>
      {isOpen && (
        <Suspense>
          <CartPopup triggerRef={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
