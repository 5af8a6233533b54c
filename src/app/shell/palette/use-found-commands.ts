import { MapPin, Package, ShoppingCart, Tag } from 'lucide-react'
import { listPendingCarts } from '#areas/carts/cart-access.endpoints.ts'
import { setActiveCart } from '#areas/carts/cart.endpoints.ts'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { useShipToChoice, describeShipTo, idOfShipTo } from '#areas/customers/web/public.tsx'
import { itemDialog, shopOf } from '#areas/shop/shop.addresses.ts'
import { suggestItems } from '#areas/shop/shop.endpoints.ts'
import { useMode } from '#browser/app-mode.ts'
import { isSameShipTo } from '#browser/choose-ship-to.ts'
import { setShipTo, useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useActor, useMe } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { combine } from '#contract/address.ts'
import { paletteDialog } from '../shell.addresses.ts'
import type { Command } from './command.ts'
import { describeCart } from './describe-cart.ts'
import { rankByFit } from './fuzzy-score.ts'

/** Entries of one kind that a keyword brings from the server. */
export const maxOfAKind = 5

/** What was found, whether more may come, and what to do when the search failed. */
export interface Found {
  readonly commands: readonly Command[]
  readonly isSearching: boolean
  /** Searches again; undefined unless the search failed. */
  readonly retry: (() => void) | undefined
}

/** SHELL-10: items by the catalogue's own search; brands and categories lead to the shop. */
export function useFoundItems(keyword: string): Found {
  const params = useShipToParams()
  const mode = useMode()
  const go = useGo()
  const asked = useDebounced(keyword, suggestDebounceMs)
  const isWanted = params !== null && mode === 'restaurant' && asked.length > 1
  const { data, isFetching, error, refetch } = useCall(
    suggestItems,
    isWanted ? { params, query: { keyword: asked } } : null,
    { keepPrevious: true },
  )
  const suggestions = isWanted && keyword.length > 1 ? (data?.suggestions ?? []) : []
  const commands = suggestions.slice(0, 8).map(({ kind, value, label, detail }): Command => ({
    id: `${kind} ${value}`,
    kind: 'Items',
    label,
    detail: detail || (kind === 'brand' ? 'Brand' : kind === 'category' ? 'Category' : ''),
    icon: kind === 'item' ? Package : Tag,
    run: () => {
      if (kind === 'item') return go(combine(paletteDialog.closed, itemDialog.open(value)), { replace: true })
      go(shopOf(kind, value), { replace: true })
    },
  }))
  return {
    commands,
    isSearching: isWanted && (isFetching || asked !== keyword),
    retry: isWanted && error ? () => void refetch() : undefined,
  }
}

/**
 * SHELL-10: open carts of every ship-to; choosing one makes it the active one and goes to its
 * review.
 */
export function useFoundCarts(keyword: string): Found {
  const me = useMe()
  const selected = useShipTo()
  const mode = useMode()
  const go = useGo()
  const mayCarts = useActor().can('manageCart') && mode === 'restaurant'
  // Carts are shown for a keyword only; the same hundred serve every keyword.
  const isWanted = mayCarts && keyword !== ''
  const { data, isFetching, error, refetch } = useCall(listPendingCarts, isWanted ? { query: { pageSize: 100 } } : null)
  const activate = useAct(setActiveCart, {
    refresh: ['listCarts', 'listPendingCarts', 'getActiveCart', 'searchShop'],
    done: ({ cart, message }) => {
      showToast({ tone: 'success', message })
      const shipTo = data?.carts.find(({ id }) => id === cart.id)?.shipToInfo
      if (shipTo && (!selected || !isSameShipTo(shipTo, selected))) setShipTo(me, shipTo)
      go(reviewCartScreen.at(), { replace: true })
    },
  })
  const commands = (isWanted ? (data?.carts ?? []) : []).map((cart): Command => ({
    id: `cart ${cart.id}`,
    kind: 'Carts',
    label: cart.po ? `Cart ${cart.po}` : 'Cart without PO',
    detail: describeCart(cart),
    icon: ShoppingCart,
    run: () =>
      activate.run({ params: { division: cart.division, shipTo: cart.shipTo }, body: { activeCartId: cart.id } }),
  }))
  return {
    commands: rankByFit(
      commands,
      keyword,
      ({ label }) => label,
      ({ detail = '' }) => detail,
    ).slice(0, maxOfAKind),
    isSearching: isWanted && isFetching && !data,
    retry: isWanted && error && !data ? () => void refetch() : undefined,
  }
}

/** SHELL-6, SHELL-10: ship-tos, with the question a form may ask before the change. */
export function useFoundShipTos(
  keyword: string,
): Found & Pick<ReturnType<typeof useShipToChoice>, 'wanted' | 'answer'> {
  const choice = useShipToChoice({ keyword })
  const commands = (keyword ? choice.shipTos : [])
    .filter((shipTo) => !choice.selected || !isSameShipTo(shipTo, choice.selected))
    .map((shipTo): Command => ({
      id: `ship-to ${idOfShipTo(shipTo)}`,
      kind: 'Ship-tos',
      label: shipTo.name,
      detail: describeShipTo(shipTo),
      icon: MapPin,
      run: () => choice.choose(idOfShipTo(shipTo)),
    }))
  // The search also matches what is not shown, such as the bill-to: those come last.
  const fits = rankByFit(
    commands,
    keyword,
    ({ label }) => label,
    ({ detail = '' }) => detail,
  )
  const others = commands.filter((command) => !fits.includes(command))
  return {
    commands: [...fits, ...others].slice(0, maxOfAKind),
    isSearching: choice.isSearching,
    retry: choice.failure ? choice.retry : undefined,
    wanted: choice.wanted,
    answer: choice.answer,
  }
}
