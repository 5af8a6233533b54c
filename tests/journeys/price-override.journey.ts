import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test('a DSR overrides prices in a hidden cart by keyboard, and sees the margin [CART-10, CHECK-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')

  // A cart of staff is hidden from the customer by default.
  await page.goto('/shop?dialog=create-order')
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  await dialog.getByLabel('PO No').fill('OVERRIDE-1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Cart created successfully')).toBeVisible()

  await page.goto('/shop?layout=advanced&inStock=true&keyword=chicken')
  const cases = page.locator('[data-column="CS"] input:not(:disabled)')
  await cases.first().focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  // The bar counts what is typed before it is saved; the lines must be in the cart for what
  // follows.
  const saved = page.waitForResponse(
    async (response) => response.request().method() === 'PUT' && /"lines":2\b/.test(await response.text()),
  )
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Cart: .* 2 items/ })).toBeVisible()
  await saved

  // The review's advanced layout is a key away; overrides are typed where the prices stand.
  await page.goto('/review-cart')
  await expect(page.getByText('OVERRIDE-1', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: /^Price override of/ }), 'on a phone too').toHaveCount(2)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Alt+l')
  const overrides = page.getByRole('textbox', { name: /^Case price override of/ })
  const price = page.locator('[data-column="price CS"]').first()
  const before = await price.innerText()
  await overrides.first().focus()
  await page.keyboard.type('10%')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Price Override (1)')).toBeVisible()
  await expect(price, 'the price before the override stands beside it').toHaveText(before)
  await expect(overrides.first()).toHaveValue('10%')
  await expect(overrides.nth(1)).toBeFocused()
  await expectAccessible(page)

  // Cost and margin of the line one is in; what one types shows what is left.
  await page.keyboard.press('Alt+b')
  const breakdown = page.getByRole('dialog', { name: 'Price Override' })
  await expect(breakdown.getByRole('row', { name: /^Margin/ })).toBeVisible()
  await breakdown.getByLabel('Value').first().fill('0.05')
  await expect(breakdown.getByText('Below cost')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(breakdown).toBeHidden()

  await page.keyboard.press('Alt+l')
  await expect(page.getByText(/^CS -10%/)).toBeVisible()
})

test('an overridden price and its total are the same in every layout, the panel and the cart, and are not lost unasked [CART-10, ITEM-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  const me = (await (await page.request.get('/api/me')).json()) as { shipTos: { division: string; number: string }[] }
  const { division, number } = me.shipTos[0]!
  const carts = `/api/v2-1-0/divisions/${division}/ship-tos/${number}/carts`
  const made = await page.request.post(carts, {
    data: { cart: { poNumber: 'OVERRIDE-2' }, items: [{ itemNumber: '0100741', orderedCases: 3 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { cart } = (await made.json()) as { cart: { id: string } }
  const overridden = await page.request.put(`${carts}/${cart.id}/items/0100741/price-override`, {
    data: { casePriceOverride: { type: 'amount', value: 6123 } },
  })
  expect(overridden.ok()).toBe(true)
  // 3 cases at $61.23.
  for (const [address, texts] of [
    ['/shop?keyword=0100741', ['$61.23', '$183.69']],
    ['/shop?keyword=0100741&layout=grid', ['$61.23']],
    ['/shop?keyword=0100741&layout=advanced', ['$183.69']],
    ['/items/0100741', ['$61.23']],
    ['/review-cart', ['$61.23', '$183.69']],
  ] as const) {
    await page.goto(address)
    for (const text of texts)
      await expect(page.getByRole('main').getByText(text).first(), `${text} at ${address}`).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Cart: \$183\.69/ })).toBeVisible()

  // The customer's eyes take the override away: which, is asked before, and Cancel keeps it.
  await page.goto(`/review-cart?cart-access=${division}.${number}.${cart.id}`)
  await page.getByRole('dialog', { name: 'Cart Access' }).getByText('Visible to customer', { exact: true }).click()
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('alertdialog', { name: 'Remove 1 price override?' })
  await expect(question.getByRole('list', { name: 'Overridden' })).toContainText('0100741')
  await question.getByRole('button', { name: 'Cancel' }).click()
  const price = async () => {
    const answer = (await (await page.request.get(`${carts}/${cart.id}`)).json()) as {
      cart: { items: { price: { casePrice: number } }[] }
    }
    return answer.cart.items[0]!.price.casePrice
  }
  expect(await price()).toBe(6123)
  await page.keyboard.press('Control+Enter')
  await question.getByRole('button', { name: 'Make visible' }).click()
  await expect(page.getByText('Cart access modified successfully')).toBeVisible()
  expect(await price()).not.toBe(6123)
  expect((await page.request.delete(`${carts}/${cart.id}`)).ok()).toBe(true)
})

test('a cart the customer sees takes no override, and says so [CART-10]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/shop?dialog=create-order')
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  await dialog.getByLabel('PO No').fill('OVERRIDE-2')
  await dialog.getByText('Visible to customer', { exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await page.goto('/shop?layout=advanced&inStock=true&keyword=chicken')
  const cases = page.locator('[data-column="CS"] input:not(:disabled)')
  await cases.first().focus()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Cart: .* 1 item/ })).toBeVisible()
  await page.goto('/review-cart?layout=advanced')
  await expect(page.getByText('Price override will not work if visible to customer')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Case price override of/ }).first()).toBeDisabled()
})

test('an order is ordered again, and lines that arrive on another day or not at all are named [CHECK-5]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'manager@multiunit.example')
  await page.goto('/salesorders')
  await page.getByRole('region', { name: 'Sales orders' }).getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reorder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reorder' })
  await expect(dialog.getByText(/will be added to/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText(/items? added/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/review-cart/)
  await expect(page.getByRole('heading', { name: 'Review cart' })).toBeVisible()
})
