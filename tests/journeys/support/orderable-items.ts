import type { Page } from '@playwright/test'

interface Shop {
  items: {
    itemNumber: string
    isSpecialOrder: boolean
    isDropShip: boolean
    blockedReason: string | null
    price: { casePrice: number | null } | null
  }[]
}

/** Numbers of items that this user's kitchen may order by the case. */
export async function orderableItems(page: Page, wanted: number): Promise<string[]> {
  const me = (await (await page.request.get('/api/me')).json()) as { shipTos: { division: string; number: string }[] }
  const [{ division, number }] = me.shipTos as [{ division: string; number: string }]
  const shop = await page.request.get(`/api/divisions/${division}/ship-tos/${number}/items?pageSize=100`)
  const { items } = (await shop.json()) as Shop
  return items
    .filter((item) => !item.blockedReason && !item.isSpecialOrder && !item.isDropShip && item.price?.casePrice)
    .slice(0, wanted)
    .map((item) => item.itemNumber)
}
