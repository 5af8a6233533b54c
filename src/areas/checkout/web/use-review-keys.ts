import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { useUndo } from '#areas/cart-entry/web/public.tsx'
import { focusFirstQuantity } from '#ui/quantity-input.tsx'
import { lineGroupings, lineSorts } from './arrange-lines.ts'
import { nextOf, type ReviewSearch } from './review-search.ts'

/** SHELL-5: the shortcuts of the group Review Cart, and the layout switch of internal users. */
export function useReviewKeys({
  cart,
  search,
  isAdvanced,
  changeSearch,
  editInfo,
  onPlace,
}: {
  cart: Cart
  search: ReviewSearch
  /** How the lines are laid out now. */
  isAdvanced: boolean
  changeSearch: (change: Partial<ReviewSearch>) => void
  editInfo: () => void
  /** Absent while the review is loading. */
  onPlace: (() => void) | undefined
}): void {
  const go = useGo()
  const isInternal = useActor().kind === 'internal'
  const { undo, redo } = useUndo(cart)
  const mayChange = cart.abilities.change === null
  useShortcut(onPlace ? '$mod+Enter' : null, 'Place order', 'Review Cart', () => onPlace?.())
  useShortcut(mayChange ? 'e' : null, 'Edit Info', 'Review Cart', editInfo)
  useShortcut('t', 'Group lines another way', 'Review Cart', () =>
    changeSearch({ group: nextOf(lineGroupings, search.group) }),
  )
  useShortcut('s', 'Sort lines another way', 'Review Cart', () =>
    changeSearch({ sort: nextOf(lineSorts, search.sort) }),
  )
  useShortcut('a', 'Add more items', 'Review Cart', () => go(shopScreen.at()))
  useShortcut('q', 'Go to the first quantity', 'Review Cart', () => focusFirstQuantity('[data-row]'))
  useShortcut(mayChange ? 'u' : null, 'Undo my last change of the cart', 'Review Cart', undo)
  useShortcut(mayChange ? 'Shift+u' : null, 'Redo what I undid', 'Review Cart', redo)
  useShortcut(isInternal ? 'Alt+KeyL' : null, 'List or advanced layout', 'Advanced Layout', () =>
    changeSearch({ layout: isAdvanced ? 'list' : 'advanced' }),
  )
}
