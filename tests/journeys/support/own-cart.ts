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
