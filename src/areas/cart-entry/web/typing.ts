import { aloneInBrowser } from '#browser/alone-in-browser.ts'
import { callEndpoint } from '#browser/client.ts'
import { isCallFailed } from '#browser/call-failed.ts'
import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { plural } from '#kit/text.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import type { Cart } from '#areas/carts/cart.ts'
import type { GuideInfo } from '#areas/carts/cart-contract.ts'
import { getActiveCart, getCart } from '#areas/carts/cart.endpoints.ts'
import type { KeptScope } from '#areas/carts/web/public.tsx'
import { isRemoval, type TypedLine } from '../rules/merge-quantities.ts'
import { CartQuantities } from './cart-quantities.ts'
import type { SendOutcome } from './quantity-state.ts'
import { cartFor, toastDiscarded } from './first-and-last-line.ts'
import { guideOf } from './from-guide.ts'
import { forgetEdit, isKept, keepEdit, noCart } from './kept-edits.ts'
import { isCartGone, isForLater, linesOf, sendLines } from './send-lines.ts'

/** A cart that ended while quantities for it were still kept. */
export interface GoneCart {
  readonly cartId: string
  /** The server's sentence. */
  readonly message: string
  readonly lines: readonly TypedLine[]
}

/**
 * One cart's quantities as this person types them, kept in the browser until they arrived
 * (CART-14).
 */
export class Typing {
  readonly quantities: CartQuantities
  readonly #scope: KeptScope
  readonly #onGone: (cart: GoneCart) => void
  /** Null while there is no cart: the first line creates one. */
  #cartId: string | null
  /** The guide on the screen, while one is: a new cart is opened from it. */
  orderedFrom: GuideInfo | undefined
  /** After a failure somebody else may be signed in by now. */
  #isProven = true

  constructor(scope: KeptScope, cartId: string | null, onGone: (cart: GoneCart) => void) {
    this.#scope = scope
    this.#cartId = cartId
    this.#onGone = onGone
    this.quantities = new CartQuantities({
      send: (edits) => this.#alone(() => this.#send(edits)),
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      refused: (itemNumber, message) => showToast({ tone: 'danger', message: `Item ${itemNumber}: ${message}` }),
      guide: () => this.orderedFrom,
      keep: (itemNumber, line) =>
        line ? keepEdit(this.#scope, { ...line, cartId: this.#key }) : forgetEdit(this.#scope, this.#key, itemNumber),
    })
  }

  /** The cart the lines are for; null before there is one. */
  get cartId(): string | null {
    return this.#cartId
  }

  get #key(): string {
    return this.#cartId ?? noCart
  }

  get #params() {
    return { division: this.#scope.division, shipTo: this.#scope.shipTo }
  }

  /** The lines typed so far belong to this cart from here on. */
  moveTo(cartId: string | null): void {
    const lines = this.quantities.typed
    for (const { itemNumber } of lines) forgetEdit(this.#scope, this.#key, itemNumber)
    this.#cartId = cartId
    for (const line of lines) keepEdit(this.#scope, { ...line, cartId: this.#key })
  }

  /** Stops handling what was typed; it stays stored in the browser. */
  putAside(): readonly TypedLine[] {
    const lines = this.quantities.clear()
    for (const line of lines) keepEdit(this.#scope, { ...line, cartId: this.#key })
    return lines
  }

  // Two tabs of one person never send the same line at once.
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const { userId, division, shipTo } = this.#scope
    return aloneInBrowser(`larder.typed.${userId}.${division}.${shipTo}`, work)
  }

  async #send(edits: readonly TypedLine[]): Promise<SendOutcome | null> {
    const wasWaiting = !this.#isProven
    const kept = edits.filter(({ itemNumber }) => isKept(this.#scope, this.#key, itemNumber))
    try {
      if (!(await this.#isStillMine())) return null
      const before = await this.#cart(kept)
      if (!before || kept.length === 0) return { lines: linesOf(before), refused: [] }
      const { cart, refused, conflicts } = await sendLines(before, kept, (itemNumber, quantity) =>
        this.quantities.leaving(itemNumber, quantity),
      )
      if (wasWaiting) this.#toastSent(kept.length - refused.length - conflicts.length)
      this.#isProven = true
      const open = new Set([...refused, ...conflicts].map(({ itemNumber }) => itemNumber))
      const isDiscarded = this.#arrived(cart)
      // One toast for one act: the discarded cart's says that the line went, too.
      if (!isDiscarded) this.#toastRemoved(kept.filter((line) => !open.has(line.itemNumber) && isRemoval(line)))
      return { lines: linesOf(cart), refused, conflicts }
    } catch (error) {
      if (isForLater(error)) {
        this.#isProven = false
        return null
      }
      if (!isCartGone(error) || !isCallFailed(error) || this.#cartId === null) throw error
      this.#onGone({ cartId: this.#cartId, message: error.message, lines: this.putAside() })
      void refreshCalls(['getActiveCart', 'listCarts'])
      return { lines: new Map(), refused: [] }
    }
  }

  /**
   * Nobody's quantities go out under another person's session, whoever signed in on this device
   * in the meantime.
   */
  async #isStillMine(): Promise<boolean> {
    const me = this.#isProven ? readCall(getMe, {}) : await callEndpoint(getMe, {})
    return me?.userId === this.#scope.userId
  }

  async #cart(lines: readonly TypedLine[]): Promise<Cart | null> {
    const params = this.#params
    const active = readCall(getActiveCart, { params })?.cart ?? null
    if (this.#cartId === null) {
      if (lines.length === 0 && !active) return null
      const cart = active ?? (await cartFor(params, guideOf(lines)))
      this.moveTo(cart.id)
      return cart
    }
    if (active?.id === this.#cartId) return active
    return (await callEndpoint(getCart, { params: { ...params, cartId: this.#cartId } })).cart
  }

  /** Shows what the server has; true when the last line went, and the cart with it (CART-5). */
  #arrived(cart: Cart | null): boolean {
    const params = this.#params
    const known = readCall(getActiveCart, { params })?.cart ?? null
    const isActive = known === null || known.id === this.#cartId
    const isDiscarded = !cart && isActive
    if (isDiscarded) {
      // The next edit creates a cart.
      this.moveTo(null)
      if (known) toastDiscarded(known)
    }
    if (!isActive || (cart && known && known.version > cart.version)) return false
    const shown = cart && { ...cart, isActive: true }
    writeCall(getActiveCart, { params }, (before) => ({ openCarts: before?.openCarts ?? 1, cart: shown }))
    // A cart that came or went changes the lists; its lines alone do not.
    if (!known || !cart) void refreshCalls(['listCarts', 'getActiveCart'])
    return isDiscarded && known !== null
  }

  /** CART-5: a quantity typed to nothing removed the line; Undo brings it back. */
  #toastRemoved(lines: readonly TypedLine[]): void {
    if (lines.length === 0) return
    const bringBack = () => {
      // What was ordered again since, here or by somebody else, counts more.
      for (const { itemNumber, base } of lines) {
        const { cases, units } = this.quantities.get(itemNumber)
        if (cases + units === 0) this.quantities.edit(itemNumber, base)
      }
    }
    showToast({
      tone: 'success',
      message: 'Item removed from cart successfully',
      action: { label: 'Undo', run: bringBack },
    })
  }

  #toastSent(count: number): void {
    if (count > 0) showToast({ tone: 'success', message: `${plural(count, 'quantity', 'quantities')} sent` })
  }
}
