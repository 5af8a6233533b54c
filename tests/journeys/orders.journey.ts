import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

interface Place {
  readonly division: string
  readonly shipTo: string
}
interface Placed extends Place {
  readonly id: string
  readonly orderNumber: string
}

/** A call of the portal that must succeed. */
async function ask<T>(caller: APIRequestContext, method: string, path: string, data?: object, headers = {}) {
  const response = await caller.fetch(`/api${path}`, {
    method,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...(data && { data }),
  })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return (await response.json()) as T
}

/**
 * Orders again what one of the caller's ship-tos ordered before, for the next delivery: at least
 * two items, as one item alone cannot be chosen from.
 */
async function placed(caller: APIRequestContext, place: number): Promise<Placed> {
  const { shipTos } = await ask<{ shipTos: { division: string; number: string }[] }>(
    caller,
    'GET',
    '/me/ship-tos?pageSize=10',
  )
  const { division, number } = shipTos[place]!
  const base = `/divisions/${division}/ship-tos/${number}`
  const { orders } = await ask<{ orders: { id: string; lines: number }[] }>(
    caller,
    'GET',
    `${base}/sales-orders?statuses=Invoiced`,
  )
  const { cart } = await ask<{ cart: { id: string; version: number } }>(caller, 'PUT', `${base}/carts/reorder`, {
    orderId: orders.find(({ lines }) => lines > 1)!.id,
  })
  const path = `/v2-1-0${base}/carts/${cart.id}/place-order`
  const { order } = await ask<{ order: { id: string; orderNumber: string } }>(
    caller,
    'POST',
    path,
    {},
    { 'if-match': `"${cart.version}"` },
  )
  return { division, shipTo: number, ...order }
}

const openSheet = async (page: Page, { division, shipTo, id }: Placed) => {
  await page.goto(`/salesorders?ship-to=${division}.${shipTo}&order=${id}`)
  await expect(page.getByRole('heading', { name: /^Order \d+/ })).toBeVisible()
}

test('every filter is in the address: a link leads to the same list, its sheet included [ORDER-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/salesorders?page=2&statuses=Invoiced')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Orders of').selectOption('all')
  await expect(page).toHaveURL(/everywhere=true/)
  await expect(page).not.toHaveURL(/page=/)
  await sheet.getByLabel('Credit type').selectOption('noCredits')
  await sheet.getByLabel('Origin source').selectOption('online')
  await sheet.getByLabel('Date type').selectOption('order_date')
  await sheet.getByRole('button', { name: /^Bill-to/ }).click()
  // The fields of the sheet are native lists, with options of their own.
  await page.getByRole('option', { name: /Harbor Bistro/ }).click()
  await expect(page).toHaveURL(/billTo=NLV/)
  await expectAccessible(page)
  const address = page.url()
  await page.reload()
  await expect(sheet).toBeVisible()
  expect(page.url()).toBe(address)
  await sheet.getByRole('button', { name: /^Show \d+ order/ }).click()
  const chips = page.getByRole('group', { name: 'Filters that are on' }).getByRole('button')
  await expect(chips).toHaveCount(6)
  const row = page.getByRole('list', { name: 'Sales orders' }).getByRole('link').first()
  await row.click()
  await expect(page).toHaveURL(/order=NLV\.\d{7}\./)
  await expect(page.getByRole('heading', { name: /^Order \d+/ })).toBeVisible()
  await expectAccessible(page)
})

test('a number typed in full is found outside the range, and the list says so [ORDER-1]', async ({ page }) => {
  await signIn(page)
  await page.goto('/salesorders?from=2026-01-01')
  const caller = page.request
  const { orders } = await ask<{ orders: { orderNumber: string }[] }>(
    caller,
    'GET',
    '/sales-orders?statuses=Invoiced&pageSize=1',
  )
  await page.goto(`/salesorders?everywhere=true&dateType=order_date&to=2025-12-31&keyword=${orders[0]!.orderNumber}`)
  await expect(page.getByText(/^1 order with this number or PO is outside the range/)).toBeVisible()
})

test('a placed order is changed in a cart of its own, and its former version can be read [NEXT-2]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const order = await placed(page.request, 3)
  await openSheet(page, order)
  await expect(page.getByText(/^It can be changed until /)).toBeVisible()
  await page.getByRole('button', { name: 'Change order' }).click()
  const asked = page.getByRole('button', { name: 'Open as a cart' })
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await asked.click()
  await expect(page.getByText(`You are changing order ${order.orderNumber}`)).toBeVisible()
  await page
    .getByLabel(/^Cases of /)
    .first()
    .fill('8')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Change order' }).first().click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await expect(checkout.or(page.getByRole('heading', { name: 'Thank you' }))).toBeVisible()
  if (await checkout.isVisible()) await checkout.getByRole('button', { name: 'Change order' }).click()
  await expect(page.getByText(`Order ${order.orderNumber} is changed.`)).toBeVisible()
  await openSheet(page, order)
  await expect(page.getByText(/^Version 2 by /)).toBeVisible()
  await expect(page.getByText(/: \d+ CS, then 8 CS$/)).toBeVisible()
  await expectAccessible(page)
})

test('after its cut-off an order is neither changed nor cancelled, and the sheet says since when [NEXT-2]', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const order = await placed(page.request, 4)
  const office = await browser.newPage()
  await signIn(office, 'admin@larder.example')
  // The truck is loaded a week earlier from now on.
  const data = `division,shipTo,soType,days,cutOffTime,cutOffDaysBefore\n${order.division},${order.shipTo},regularDelivery,Mon|Tue|Wed|Thu|Fri|Sat|Sun,16:00,7\n`
  const headers = { 'content-type': 'text/csv' }
  expect((await office.request.post('/api/imports/route-days', { headers, data })).ok()).toBe(true)
  await openSheet(page, order)
  await expect(page.getByText(/^The cut-off was at 4:00 PM P[DS]T on \w{3}, \w{3} \d+\.$/)).toBeVisible()
  await page.goto(`/salesorders?cancel-order=${order.division}.${order.shipTo}.${order.id}`)
  const dialog = page.getByRole('dialog', { name: `Cancel order ${order.orderNumber}` })
  await expect(dialog.getByText(/^The cut-off was at 4:00 PM/)).toBeVisible()
  await expectAccessible(page)
})

test('an order is cancelled after one question, by keyboard [NEXT-2]', async ({ page }) => {
  await signIn(page)
  const order = await placed(page.request, 5)
  await openSheet(page, order)
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Cancel order ${order.orderNumber}` })
  await expect(dialog.getByRole('button', { name: 'Keep the order' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await expect(page.getByText(`Order ${order.orderNumber} is cancelled`)).toBeVisible()
  await openSheet(page, order)
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change order' })).toHaveCount(0)
})

test('an address with an order and with ordering it again shows one of them, and Escape leads to the other [ORDER-1, CHECK-5]', async ({
  page,
}) => {
  await signIn(page, 'manager@multiunit.example')
  const order = await placed(page.request, 0)
  await page.goto(`/shop?ship-to=${order.division}.${order.shipTo}&order=${order.id}&reorder=${order.id}`)
  await expect(page.getByRole('dialog', { name: 'Reorder' }).getByText(/will be added to/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^Order \d+/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('lines of an order are chosen and ordered again in a cart beside the active one, by keyboard [CHECK-5]', async ({
  page,
}) => {
  await signIn(page, 'manager@multiunit.example')
  const order = await placed(page.request, 0)
  const base = `/divisions/${order.division}/ship-tos/${order.shipTo}`
  const { cart: active } = await ask<{ cart: { id: string } }>(page.request, 'POST', `/v2-1-0${base}/carts`, {
    cart: { poNumber: 'STAYS' },
  })
  await page.goto(`/salesorders?ship-to=${order.division}.${order.shipTo}&reorder=${order.id}`)
  const dialog = page.getByRole('dialog', { name: 'Reorder' })
  await expect(dialog.getByText(/will be added to your active cart/)).toBeVisible()
  await expect(dialog.getByText(/PO STAYS/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Active cart' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByText(/will be added to a new cart/)).toBeVisible()
  const lines = dialog.getByRole('listitem').getByRole('checkbox')
  const count = await lines.count()
  await lines.first().press('Space')
  await expect(dialog.getByText(new RegExp(`^${count - 1} items? of order`))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText(/items? added/).first()).toBeVisible()
  const { cart: kept } = await ask<{ cart: { items: unknown[] } }>(
    page.request,
    'GET',
    `/v2-1-0${base}/carts/${active.id}`,
  )
  expect(kept.items).toEqual([])
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/review-cart/)
  await expect(page.getByText('STAYS')).toBeHidden()
})

test('on a tablet the table of orders fits between its edges, with the subtotals on view [ORDER-1, UI-6]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn(page)
  await page.goto('/salesorders')
  const table = page.getByRole('region', { name: 'Sales orders' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})
