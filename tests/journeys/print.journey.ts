import { expect, type Page, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

/** Pages of the page as the browser puts it on paper. */
async function pagesOnPaper(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1')
  return paper.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0
}

test('the whole cart is printed, without the frame and in the light colours, also the lines that are not on view [UI-9, CHECK-1]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'nora@multiunit.example')
  const me = (await (await page.request.get('/api/me')).json()) as { shipTos: { division: string; number: string }[] }
  const { division, number: shipTo } = me.shipTos[0]!
  const carts = `/api/v2-1-0/divisions/${division}/ship-tos/${shipTo}/carts`
  const found = await page.request.get(`/api/divisions/${division}/ship-tos/${shipTo}/items?pageSize=100&inStock=true`)
  const { items: sold } = (await found.json()) as {
    items: { itemNumber: string; eachOnly: boolean; blockedReason: string | null }[]
  }
  const wanted = sold.filter(({ eachOnly, blockedReason }) => !eachOnly && blockedReason === null).slice(0, 80)
  const made = await page.request.post(carts, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { cart: { poNumber: 'PRINT-1' }, items: wanted.map(({ itemNumber }) => ({ itemNumber, orderedCases: 1 })) },
  })
  const { cart } = (await made.json()) as { cart: { id: string; items: unknown[] } }
  expect(cart.items.length).toBeGreaterThan(60)
  await page.goto('/review-cart')
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  await expect(lines.first()).toBeVisible()
  expect(await lines.count()).toBeLessThan(cart.items.length)

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(lines).toHaveCount(cart.items.length)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0)
  await expect(page.getByLabel('Item number, GTIN or name')).toBeHidden()
  await expect(page.getByText(shipTo, { exact: true })).toBeVisible()
  await expect(page.getByText(/^Printed \w{3}, \w{3} \d+, \d{4}, .+ by Nora Quist$/)).toBeVisible()
  await expect(page.getByText(/^PO PRINT-1 · Regular Delivery · .+ · \d+ lines$/)).toBeVisible()
  // What was typed reads as text: no frame of a field, no placeholder.
  const quantity = lines.first().getByRole('textbox').first()
  await expect(quantity).toHaveValue('1')
  expect(await quantity.evaluate((field) => getComputedStyle(field).borderTopWidth)).toBe('0px')
  const surface = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--raised'))
  expect(surface).toBe('#fff')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  // A line is at least 40 pixels, a Letter page between its margins about 950: the lines of a
  // window alone would fill two at most.
  expect(await pagesOnPaper(page)).toBeGreaterThan(2)
  const discarded = await page.request.delete(`${carts}/${cart.id}`)
  expect(discarded.ok()).toBe(true)
})

test('of an open order the order is printed, whole and without the list behind it [UI-9, ORDER-1]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/salesorders')
  await page
    .getByText(/^\d{6,7}$/)
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: /^Order / })
  await expect(sheet.getByRole('heading', { name: 'Items' })).toBeVisible()
  await page.setViewportSize({ width: 700, height: 400 })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#content')).toBeHidden()
  await expect(page.getByText(/^Printed .+ by Mara Okafor$/)).toBeVisible()
  await expect(sheet.getByRole('button')).toHaveCount(0)
  // Nothing is cut at the height of the screen.
  const last = await sheet.getByRole('listitem').last().boundingBox()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(last!.y + last!.height).toBeGreaterThan(400)
  expect(height).toBeGreaterThanOrEqual(Math.floor(last!.y + last!.height))
  expect(await pagesOnPaper(page)).toBeLessThanOrEqual(2)
})

test('a printed list is a table with its title, range and filters, and neither controls nor pages [UI-9, ORDER-1, ITEM-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/salesorders?statuses=Invoiced')
  await expect(page.getByRole('list', { name: 'Sales orders' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('region', { name: 'Sales orders' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  expect(await table.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group')
  await expect(page.getByRole('heading', { name: 'Sales orders' })).toBeVisible()
  await expect(page.getByText(/^Delivery date \w{3}, .+ to .+ · Invoiced$/)).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('combobox')).toHaveCount(0)

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/shop?keyword=tomato')
  // Once it has loaded, the bar of the cart's total has a price too, which is not printed.
  const prices = page.getByText(/^\$\d+\.\d\d$/).filter({ visible: true })
  await expect(prices.first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Shop: “tomato”' })).toBeVisible()
  await expect(page.getByText(/^Prices for \w{3}, \w{3} \d+, \d{4}$/)).toBeVisible()
  await expect(prices.first()).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveText(/^1–\d+ of \d+/)
})

test('on the paper of an item its price stands beside the picture, below what the item is [UI-9, ITEM-3]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/items/0100741')
  const main = page.getByRole('main')
  await expect(main.getByText('Nutritional information')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const boxOf = async (text: RegExp | string) => (await main.getByText(text).first().boundingBox())!
  const [name, price, section] = await Promise.all([boxOf('0100741'), boxOf(/^\$\d/), boxOf('Four weeks of movement')])
  expect(Math.round(price.x)).toBeGreaterThan(200)
  expect(price.y).toBeGreaterThan(name.y)
  expect(price.y + price.height).toBeLessThan(section.y)
})
