import { expect, type Page } from '@playwright/test'

/** The carts of the ship-to that the chef and the buyer of the demo share. */
const carts = '/api/v2-1-0/divisions/NLV/ship-tos/0020001/carts'

/** A cart that a journey has made for itself. */
export interface OwnCart {
  readonly id: string
  /** Its lines as stored: item number and cases. */
  readonly lines: () => Promise<readonly (readonly [itemNumber: string, cases: number])[]>
  readonly discard: () => Promise<void>
}

/** Makes whoever is signed in on the page a cart of one line, two cases, and their active one. */
export async function makeCart(page: Page, poNumber: string): Promise<OwnCart> {
  const { request } = page
  const headers = { origin: new URL(page.url()).origin }
  const made = await request.post(carts, {
    data: { cart: { poNumber }, items: [{ itemNumber: '0100741', orderedCases: 2 }] },
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
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
      expect((await request.delete(`${carts}/${id}`, { headers })).ok()).toBe(true)
    },
  }
}

/**
 * Gives whoever is signed in on the page an active cart with a line at the ship-to the browser
 * starts with, unless there is one: another journey may have ordered or discarded it.
 */
export async function ensureActiveCart(page: Page): Promise<void> {
  const { request } = page
  const me = (await (await request.get('/api/me')).json()) as {
    shipTos: { division: string; number: string; isOrderingAllowed: boolean }[]
  }
  const { division, number } = me.shipTos.find(({ isOrderingAllowed }) => isOrderingAllowed)!
  const at = `/api/v2-1-0/divisions/${division}/ship-tos/${number}`
  const { cart } = (await (await request.get(`${at}/active-cart`)).json()) as { cart: { items: unknown[] } | null }
  if (cart && cart.items.length > 0) return
  const made = await request.post(`${at}/carts`, {
    data: { cart: {}, items: [{ itemNumber: '0100741', orderedCases: 2 }] },
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
  })
  expect(made.ok()).toBe(true)
}
