import { callEndpoint } from '#browser/client.ts'
import { onSignedInAgain } from '#browser/current-user.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { writeCall } from '#browser/query.ts'
import type { Cart } from '#areas/carts/cart.ts'
import type { GuideInfo } from '#areas/carts/cart-contract.ts'
import { createCart, getActiveCart } from '#areas/carts/cart.endpoints.ts'
import type { KeptScope } from '#areas/carts/web/public.tsx'
import type { LineConflict } from '../rules/merge-quantities.ts'
import type { CartQuantities } from './cart-quantities.ts'
import { fromGuide, guideOf } from './from-guide.ts'
import { forgetEdit, keptEdits, noCart } from './kept-edits.ts'
import type { RefusedSave } from './quantity-state.ts'
import { linesOf } from './send-lines.ts'
import { type GoneCart, Typing } from './typing.ts'

/** What is pending or undecided of what a person typed for a ship-to. */
export interface TypingState {
  /** Lines that have not arrived. */
  readonly pending: number
  readonly isWaiting: boolean
  /** Each with the quantities that decide it. */
  readonly conflicts: readonly (LineConflict & { readonly quantities: CartQuantities })[]
  readonly gone: GoneCart | null
  /** A save refused as a whole, with the quantities that decide it. */
  readonly refused: (RefusedSave & { readonly quantities: CartQuantities }) | null
}

/** Nothing is pending and nothing undecided. */
export const still: TypingState = { pending: 0, isWaiting: false, conflicts: [], gone: null, refused: null }

/**
 * What one person types for the carts of one ship-to: for the active cart, and for carts that were
 * active when they typed (CART-14).
 */
class ShipToTyping {
  readonly #scope: KeptScope
  readonly #active: Typing
  /** True once edits kept by an earlier page are restored. */
  #isOpened = false
  /** Of carts that are not active any more, by cart. */
  readonly #aside = new Map<string, Typing>()
  readonly #listeners = new Set<() => void>()
  #gone: readonly GoneCart[] = []
  #state = still

  constructor(scope: KeptScope) {
    this.#scope = scope
    this.#active = this.#typing(null)
  }

  /** Of the active cart. */
  get quantities(): CartQuantities {
    return this.#active.quantities
  }

  /** The guide on the screen; what is typed while it is there was ordered from it. */
  get orderedFrom(): GuideInfo | undefined {
    return this.#active.orderedFrom
  }

  /** A guide is on the screen, until the returned function is called. */
  orderFrom(guide: GuideInfo): () => void {
    this.#active.orderedFrom = guide
    return () => {
      this.#active.orderedFrom = undefined
    }
  }

  /** The same object until it changes. */
  get state(): TypingState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Sends everything pending. */
  flushAll(): void {
    for (const { quantities } of [this.#active, ...this.#aside.values()]) void quantities.flush()
  }

  /**
   * The active cart as the server has it. Restores what an earlier page kept, and follows a switch
   * of carts.
   */
  follow(cart: Cart | null): void {
    const cartId = cart?.id ?? null
    if (this.#active.cartId !== cartId) {
      if (this.#active.cartId !== null && this.quantities.isPending) {
        this.#active.putAside()
        this.#isOpened = false
      }
      this.#active.moveTo(cartId)
    }
    this.quantities.setServer(linesOf(cart))
    if (!this.#isOpened) this.#open(cartId)
  }

  /**
   * CART-14: puts the lines of a refused save into a new cart, which becomes the active one. Throws
   * `CallFailed`.
   */
  async moveRefusedToNewCart(from: CartQuantities): Promise<void> {
    const params = { division: this.#scope.division, shipTo: this.#scope.shipTo }
    const { cart } = await fromGuide(guideOf(from.state.refusedSave?.lines ?? []), (guideInfo) =>
      callEndpoint(
        createCart,
        { params, body: { cart: { soType: 'regularDelivery', ...(guideInfo && { guideInfo }) } } },
        { idempotencyKey: randomKey() },
      ),
    )
    const lines = from.takeRefused().filter(({ typed }) => typed.cases + typed.units > 0)
    this.#active.moveTo(cart.id)
    this.quantities.setServer(linesOf(cart))
    writeCall(getActiveCart, { params }, (before) => ({
      openCarts: (before?.openCarts ?? 0) + 1,
      cart: { ...cart, isActive: true },
    }))
    for (const { itemNumber, typed } of lines) this.quantities.edit(itemNumber, typed)
    await this.quantities.flush()
  }

  /** Puts what was typed for a cart that ended into the active cart, or a new one. */
  moveGoneToActive(gone: GoneCart): void {
    this.discardGone(gone)
    for (const { itemNumber, typed } of gone.lines) this.quantities.edit(itemNumber, typed)
  }

  /** Discards what was typed for a cart that ended. */
  discardGone({ cartId, lines }: GoneCart): void {
    for (const { itemNumber } of lines) forgetEdit(this.#scope, cartId, itemNumber)
    this.#gone = this.#gone.filter((cart) => cart.cartId !== cartId)
    this.#changed()
  }

  #typing(cartId: string | null): Typing {
    const typing = new Typing(this.#scope, cartId, (gone) => this.#noteGone(gone))
    typing.quantities.subscribeState(() => this.#changed())
    return typing
  }

  #open(cartId: string | null): void {
    this.#isOpened = true
    const kept = keptEdits(this.#scope)
    const early = kept.filter((edit) => edit.cartId === noCart)
    this.quantities.restore(kept.filter((edit) => edit.cartId === cartId || edit.cartId === noCart))
    // What was typed before there was a cart belongs to the one there is now.
    if (cartId !== null) for (const { itemNumber } of early) forgetEdit(this.#scope, noCart, itemNumber)
    this.#sendAside(kept.filter((edit) => edit.cartId !== cartId && edit.cartId !== noCart))
  }

  /** Lines typed for a cart that is no longer active are still sent to that cart. */
  #sendAside(edits: ReturnType<typeof keptEdits>): void {
    for (const cartId of new Set(edits.map((edit) => edit.cartId))) {
      const typing = this.#aside.get(cartId) ?? this.#typing(cartId)
      this.#aside.set(cartId, typing)
      typing.quantities.restore(edits.filter((edit) => edit.cartId === cartId))
      void typing.quantities.flush()
    }
  }

  #noteGone(gone: GoneCart): void {
    const others = this.#gone.filter(({ cartId }) => cartId !== gone.cartId)
    this.#gone = gone.lines.length > 0 ? [...others, gone] : others
    this.#changed()
  }

  #changed(): void {
    const all = [this.#active, ...this.#aside.values()].map(({ quantities }) => quantities)
    const refused = all.find(({ state }) => state.refusedSave)
    this.#state = {
      pending: all.reduce((sum, { state }) => sum + state.pending, 0),
      isWaiting: all.some(({ state }) => state.isWaiting),
      conflicts: all.flatMap((quantities) => quantities.state.conflicts.map((each) => ({ ...each, quantities }))),
      gone: this.#gone[0] ?? null,
      refused: refused?.state.refusedSave ? { ...refused.state.refusedSave, quantities: refused } : null,
    }
    for (const listener of this.#listeners) listener()
  }
}

const byScope = new Map<string, ShipToTyping>()

const flushAll = () => {
  for (const typing of byScope.values()) typing.flushAll()
}
window.addEventListener('online', flushAll)
onSignedInAgain(flushAll)

/** One object for each user and ship-to, for as long as the page lives; sign-out reloads it. */
export function typingFor(scope: KeptScope): ShipToTyping {
  const key = [scope.userId, scope.division, scope.shipTo].join('/')
  const typing = byScope.get(key) ?? new ShipToTyping(scope)
  byScope.set(key, typing)
  return typing
}
