import { useEffect, useState } from 'react'
import { useCall } from '#browser/query.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { getCartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { CartNews, useActiveCart, useKeptScope } from '#areas/carts/web/public.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { typingFor, type TypingState } from './ship-to-typing.ts'
import { useActiveQuantities, useTypingState } from './use-typing.ts'

// Rarely needed, on every screen: each comes when it has something to say.
const UnsentLinesDialog = loadOnDemand(
  () => import('./unsent-lines-dialog.tsx').then((module) => module.UnsentLinesDialog),
  'dialog',
)
const ConflictsDialog = loadOnDemand(
  () => import('./conflicts-dialog.tsx').then((module) => module.ConflictsDialog),
  'dialog',
)
const RefusedSaveDialog = loadOnDemand(
  () => import('./refused-save-dialog.tsx').then((module) => module.RefusedSaveDialog),
  'dialog',
)

/**
 * CART-11, CART-12, CART-14: watches the active cart on every screen, and asks what a person must
 * decide about what they typed.
 */
export function CartWatch({
  shownFirst,
}: {
  /** The cart as the page showed it first. */
  shownFirst: Cart | null
}) {
  const dialog = useEntryDialog()
  return (
    <>
      {dialog}
      <CartNews shownFirst={shownFirst} mayAsk={dialog === null} />
    </>
  )
}

/** What must be decided first of what was typed; null when nothing must. */
function useEntryDialog() {
  const { cart } = useActiveCart()
  const scope = useKeptScope()
  // Follows the active cart on screens without a quantity field too.
  useActiveQuantities()
  const { conflicts, gone, refused } = useTypingState(scope)
  // Put off, it comes back when another save is refused or from the cart's popup.
  const [putOff, setPutOff] = useState<string>()
  const refusedKey = refused && keyOf(refused)
  const names = useItemNames(cart)
  const goneParams = gone && scope && { division: scope.division, shipTo: scope.shipTo, cartId: gone.cartId }
  const ended = useCall(getCartEnd, goneParams && { params: goneParams })
  if (gone && scope)
    return (
      <UnsentLinesDialog
        key={gone.cartId}
        gone={gone}
        end={ended.data?.end ?? null}
        names={names}
        close={() => typingFor(scope).discardGone(gone)}
        keep={() => typingFor(scope).moveGoneToActive(gone)}
      />
    )
  if (conflicts.length > 0) return <ConflictsDialog conflicts={conflicts} names={names} />
  if (refused && scope && putOff !== refusedKey)
    return <RefusedSaveDialog refused={refused} scope={scope} close={() => setPutOff(refusedKey ?? undefined)} />
  return null
}

const keyOf = ({ message, lines }: NonNullable<TypingState['refused']>): string =>
  `${message} ${lines.map(({ itemNumber, typed }) => `${itemNumber}:${typed.cases}:${typed.units}`).join()}`

/**
 * Descriptions of the items of every cart seen on this page, by number: a line that somebody
 * removed keeps its name.
 */
function useItemNames(cart: Cart | null): ReadonlyMap<string, string> {
  const [names] = useState(() => new Map<string, string>())
  useEffect(() => {
    for (const { itemNumber, itemInfo } of cart?.items ?? []) names.set(itemNumber, itemInfo.description)
  }, [cart, names])
  return names
}
