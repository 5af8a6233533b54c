import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { read } from './read-call.ts'

/** The carts of the ship-to that the chef and the buyer of the demo share. */
const carts = '/api/v2-1-0/divisions/NLV/ship-tos/0020001/carts'

/** A cart that a journey has made for itself. */
export interface OwnCart {
  readonly id: string
  /** Its lines as stored: item number and cases. */
  readonly lines: () => Promise<readonly (readonly [itemNumber: string, cases: number])[]>
  readonly discard: () => Promise<void>
}

/**
 * Makes whoever is signed in on the page a cart of two cases of each item, of one item unless
 * given, and their active one.
 */
export async function makeCart(
  page: Page,
  poNumber: string,
  itemNumbers: readonly string[] = ['0100741'],
): Promise<OwnCart> {
  const { request } = page
  const made = await request.post(carts, {
    data: { cart: { poNumber }, items: itemNumbers.map((itemNumber) => ({ itemNumber, orderedCases: 2 })) },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { id } = ((await made.json()) as { cart: { id: string } }).cart
  return {
    id,
    lines: async () => {
      const { cart } = (await (await request.get(`${carts}/${id}`)).json()) as {
        cart?: { items: { itemNumber: string; orderedCases: number }[] }
      }
      return (cart?.items ?? []).map(({ itemNumber, orderedCases }) => [itemNumber, orderedCases] as const)
    },
    discard: async () => {
      expect((await request.delete(`${carts}/${id}`)).ok()).toBe(true)
    },
  }
}

interface ShipTo {
  readonly division: string
  readonly number: string
  readonly billTo: string
  readonly isOrderingAllowed: boolean
}

/** Lines of a cart that is made here: more than a screen shows. */
const cartLines = 12

/**
 * A filled active cart of the ship-to that the browser starts with: its id and one of its items.
 */
export async function filledCart(caller: APIRequestContext): Promise<{ id: string; item: string; shipTo: ShipTo }> {
  const me = await read<{ shipTos: ShipTo[] }>(caller, '/api/me')
  const shipTo = me.shipTos.find(({ isOrderingAllowed }) => isOrderingAllowed)!
  const at = `/divisions/${shipTo.division}/ship-tos/${shipTo.number}`
  const active = await read<{ cart: { id: string; items: { itemNumber: string }[] } | null }>(
    caller,
    `/api/v2-1-0${at}/active-cart`,
  )
  const present = active.cart?.items[0]
  if (active.cart && present) return { id: active.cart.id, item: present.itemNumber, shipTo }
  const shop = await read<{ items: { itemNumber: string; eachOnly: boolean; blockedReason: string | null }[] }>(
    caller,
    `/api${at}/items?inStock=true&pageSize=50`,
  )
  const wanted = shop.items.filter((item) => !item.eachOnly && item.blockedReason === null).slice(0, cartLines)
  const created = await caller.post(`/api/v2-1-0${at}/carts`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      cart: { soType: 'regularDelivery', poNumber: 'PO LONG 1234567' },
      items: wanted.map(({ itemNumber }) => ({ itemNumber, orderedCases: 12 })),
    },
  })
  const { cart } = (await created.json()) as { cart: { id: string } }
  return { id: cart.id, item: wanted[0]!.itemNumber, shipTo }
}
