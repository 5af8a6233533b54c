import { KeyRound, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { cartAccessDialog } from '#areas/carts/carts.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { useCall } from '#browser/query.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Cart, ListedCart } from '#areas/carts/cart.ts'
import { getCart } from '#areas/carts/cart.endpoints.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { CartGuideLink } from '../cart-guide-link.tsx'
import { titleOf } from '../cart-choice.tsx'
import { LineSummary } from '../line-summary.tsx'
import { accessValueOf } from '../sharing/access-value.ts'
import { CartBadges } from './cart-badges.tsx'
import { ownerLabel } from './owner-label.ts'

/** Lines a preview draws; the review has them all. */
const maxLines = 100

/** CART-7: the chosen cart in full, before one switches to it. */
export function CartPreview({ chosen }: { chosen: ListedCart | undefined }) {
  const { data, error, refetch, isPlaceholderData } = useCall(
    getCart,
    chosen ? { params: { division: chosen.division, shipTo: chosen.shipTo, cartId: chosen.id } } : null,
    { keepPrevious: true },
  )
  if (!chosen) return <EmptyState title="Select a cart to view the details" />
  if (error && !data) {
    const message = error.status === 404 ? error.message : 'Something went wrong when fetching the cart'
    return <ErrorState failure={error} what="The cart" message={message} onRetry={() => void refetch()} />
  }
  if (!data) return <Waiting />
  return (
    <Refreshing isRefreshing={isPlaceholderData}>
      <Facts cart={data.cart} shipTo={chosen.shipToInfo} />
      <Lines cart={data.cart} />
    </Refreshing>
  )
}

function Facts({ cart, shipTo }: { cart: Cart; shipTo: ListedCart['shipToInfo'] }) {
  const go = useGo()
  const access = cart.abilities.modifyAccess
  const whyNot = access === null ? undefined : refusalOf(access)
  return (
    <div className="grid gap-3 border-b border-line px-5 py-4">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2 pt-1">
          <h3 className="font-semibold">{titleOf(cart)}</h3>
          <CartBadges cart={cart} />
        </div>
        <Button size="small" disabledReason={whyNot} onPress={() => go(cartAccessDialog.open(accessValueOf(cart)))}>
          <KeyRound size={14} aria-hidden="true" />
          Access
        </Button>
      </div>
      {cart.blockedReason !== null && <Banner tone="warning">{cart.blockedReason}</Banner>}
      <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-4 gap-y-0.5 text-13">
        <Fact name="PO NO">{cart.po || '-'}</Fact>
        <Fact name="Order Type">{orderTypes[cart.soType]}</Fact>
        <Fact name="Delivery Date">{cart.deliveryDate ? formatDay(cart.deliveryDate) : '-'}</Fact>
        <Fact name="Ship-to">
          {shipTo.name} <span className="figures text-muted">{shipTo.number}</span>
        </Fact>
        {cart.guideInfo && (
          <Fact name="From guide">
            <CartGuideLink cart={cart} />
          </Fact>
        )}
        <Fact name="Owner">
          {cart.sharingMode === 'LOCK' && <Lock size={13} aria-label="Locked" className="mr-1 inline text-muted" />}
          {ownerLabel(cart) ?? '-'}
        </Fact>
      </dl>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
)

function Lines({ cart }: { cart: Cart }) {
  const { items, totals } = cart
  if (items.length === 0) return <EmptyState title="No items added yet" />
  const rest = items.length - maxLines
  return (
    <>
      <ul aria-label="Items">
        {items.slice(0, maxLines).map((line) => (
          <li key={line.itemNumber} className="border-b border-line px-5 py-2 last:border-0">
            <LineSummary line={line} />
          </li>
        ))}
        {rest > 0 && (
          <li className="px-5 py-3 text-13 text-muted">and {plural(rest, 'more item')} that Review Cart shows</li>
        )}
      </ul>
      <p className="figures sticky bottom-0 flex justify-between max-md:-bottom-4 gap-4 border-t border-line bg-raised px-5 py-2.5 text-13">
        <span className="text-muted">
          {plural(totals.lines, 'item')} · {totals.totalOrderedCases.toLocaleString('en-US')} CS ·{' '}
          {totals.totalOrderedUnits.toLocaleString('en-US')} EA
        </span>
        <strong>
          <MoneyText cents={totals.subtotal} isEstimate={totals.isEstimate} />
        </strong>
      </p>
    </>
  )
}

const Waiting = () => (
  <div className="grid gap-3 px-5 py-4" role="status" aria-label="The cart is loading">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
)

const refusalOf = (code: string): string =>
  Object.values(cartRefusals).find((refusal) => refusal.code === code)?.message ?? 'This is not allowed.'
