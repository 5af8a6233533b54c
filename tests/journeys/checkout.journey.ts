import { type APIRequestContext, expect, test } from '@playwright/test'
import type { CartAnalysis } from '#areas/checkout/cart-analysis.ts'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

interface Row {
  itemNumber: string
  blockedReason: string | null
  stockStatus: string
  price: { casePrice: number | null } | null
}

/** A cart of one item that has an alternate; returns the item's number and its division. */
async function cartToSwitch(request: APIRequestContext) {
  const me = (await (await request.get('/api/me')).json()) as Pick<CurrentUser, 'shipTos'>
  const { division, number } = me.shipTos.find((each) => each.isOrderingAllowed)!
  const shop = `/api/divisions/${division}/ship-tos/${number}/items?inStock=true&pageSize=100&pageNo=`
  const rows: Row[] = []
  for (const page of [1, 2]) rows.push(...((await (await request.get(shop + page)).json()) as { items: Row[] }).items)
  const orderable = rows.filter((row) => row.blockedReason === null && row.price?.casePrice)
  const carts = `/api/v2-1-0/divisions/${division}/ship-tos/${number}/carts`
  const made = await request.post(carts, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { cart: { poNumber: 'CHECKOUT' } },
  })
  const { cart } = (await made.json()) as { cart: { id: string } }
  const set = (items: { itemNumber: string; orderedCases: number }[]) =>
    request.put(`${carts}/${cart.id}/items`, { data: { items } })
  await set(orderable.map(({ itemNumber }) => ({ itemNumber, orderedCases: 2 })))
  const answer = (await (await request.get(`${carts}/${cart.id}/analysis`)).json()) as CartAnalysis
  const itemNumber = answer.switchAndSaveItems[0]!
  const others = orderable.filter((row) => row.itemNumber !== itemNumber)
  await set(others.map((row) => ({ itemNumber: row.itemNumber, orderedCases: 0 })))
  return { division, number, itemNumber }
}

test('checkout stops for a discontinued item, which is switched for its alternate there and then; the order goes out by keyboard [CHECK-3, CART-5]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'buyer@harborbistro.example')
  const { division, number, itemNumber } = await cartToSwitch(page.request)
  const title = `Dish of the switch ${crypto.randomUUID().slice(0, 8)}`
  const added = await page.request.post(`/api/divisions/${division}/ship-tos/${number}/recipes`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      title,
      type: 'MENU_RECIPE',
      servings: 4,
      ingredients: [{ ingredientType: 'own item', itemNumber, quantity: 2, recipeUnit: 'case', ruPerPu: 1 }],
    },
  })
  expect(added.ok()).toBe(true)
  const office = await browser.newPage()
  await signIn(office, 'admin@larder.example')
  const becomes = (erpStatus: string) =>
    office.request.post('/api/imports/items', {
      headers: { 'content-type': 'text/csv' },
      data: `division,itemNumber,erpStatus\n${division},${itemNumber},${erpStatus}\n`,
    })
  expect((await becomes('discontinued')).ok()).toBe(true)

  // The banner counts what there is to know and opens that part alone.
  await page.goto('/review-cart')
  const banner = page.getByRole('region', { name: 'Cart recommendations' })
  await expect(banner.getByText('1 item not in catalog for this ship to')).toBeVisible()
  await banner.getByRole('button', { name: '1 alert' }).click()
  await expect(page.getByRole('dialog', { name: 'Alerts (1)' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()

  // Placing stops at the same alert.
  await page.keyboard.press('Control+Enter')
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await expect(checkout.getByText('1 item not in catalog for this ship to')).toBeVisible()
  await expect(checkout.getByText('Discontinued Item').first()).toBeVisible()
  await expect(checkout.getByRole('button', { name: 'Place order' })).toHaveAttribute('aria-disabled', 'true')
  // What the switch would do to recipes is known before it is made (RECIPE-3).
  await checkout.getByText('Effect on recipes').first().click()
  const dish = checkout.getByRole('list', { name: 'Effect on recipes' }).first().getByText(title)
  await expect(dish).toBeVisible()
  await expectAccessible(page)
  await checkout
    .getByRole('button', { name: /^Switch .+ for / })
    .first()
    .click()
  await expect(page.getByText('Cart updated successfully')).toBeVisible()
  await expect(checkout.getByText('1 item not in catalog for this ship to')).toBeHidden()

  await expect(checkout.getByRole('button', { name: 'Place order' })).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/order-placed/)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await becomes('active')
  await office.close()
})

test('a line of the review is one row of 48 pixels from a tablet held flat on; where nothing was decided about a short one, a sign says so [CHECK-1, NEXT-3]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const { discard } = await makeCart(page, 'ROWS-1', ['0100741', '0101164', '0101801'])
  await page.goto('/review-cart')
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  for (const width of [1000, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(lines).toHaveCount(3)
    // Each with its hairline.
    await expect
      .poll(() => lines.evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height))), {
        message: `${width}`,
      })
      .toEqual([49, 49, 48])
    await expect(page.getByRole('link', { name: /^If short: ask me\. Change for/ })).toHaveCount(3)
    await expect(page.getByRole('button', { name: /^Place order/ }).locator('visible=true')).toHaveCount(1)
  }
  await expectAccessible(page)
  await discard()
})
