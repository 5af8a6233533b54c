import type { CalendarDate } from '#kit/dates.ts'
import { usualOwnerships } from '#areas/carts/cart-filters.ts'
import { listCarts } from '#areas/carts/cart.endpoints.ts'
import { titleOf } from '#areas/carts/web/public.tsx'
import { poText } from '#areas/carts/rules/po-text.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { SlowWords } from '#ui/slow-words.tsx'

/** Where an order goes: the id of a cart, or a new one. */
export const newCart = 'new'

/** Open carts that the person may put lines into. */
export function useCartTargets(deliveryDate: CalendarDate | null, isAsked: boolean) {
  const params = useShipToParams()
  const query = { ownerships: usualOwnerships.join(','), pageSize: 100 }
  const { data, error, refetch } = useCall(listCarts, params && isAsked ? { params, query } : null)
  const carts = data?.carts ?? []
  const fitting = deliveryDate === null ? carts : carts.filter((cart) => cart.deliveryDate === deliveryDate)
  const active = fitting.find(({ id }) => id === data?.activeCartId)
  return {
    carts,
    activeCartId: data?.activeCartId ?? null,
    /** The active cart, or one of the day; a new one where there is none. */
    usual: (active ?? (deliveryDate === null ? undefined : fitting[0]))?.id ?? newCart,
    isKnown: data !== undefined,
    failure: data ? null : error,
    retry: () => void refetch(),
  }
}
/** The same. */
export type CartTargets = ReturnType<typeof useCartTargets>

/** RECIPE-4: which cart the lines go into. */
export function CartTarget({
  targets,
  value,
  onChange,
}: {
  targets: CartTargets
  value: string
  onChange: (cartId: string) => void
}) {
  if (targets.failure) return <RetryNotice onRetry={targets.retry}>Your carts could not be loaded.</RetryNotice>
  return (
    <div className="min-w-0 max-sm:w-full">
      <label className="block">
        <span className="field-label">Into</span>
        <select
          className="field max-w-full"
          disabled={!targets.isKnown}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {targets.carts.map((cart) => (
            <option key={cart.id} value={cart.id}>
              {[cart.id === targets.activeCartId && 'Active cart', titleOf(cart), cart.po && poText(cart.po)]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ))}
          <option value={newCart}>A new cart</option>
        </select>
      </label>
      {!targets.isKnown && (
        <output className="block">
          <SlowWords what="your carts" />
        </output>
      )}
    </div>
  )
}
