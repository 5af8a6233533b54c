import { expect, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

test('a date is typed without a query for each key, and a backwards range keeps both ends [UI-3, ORDER-1]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/salesorders')
  const from = page.getByLabel('From', { exact: true })
  const to = page.getByLabel('To', { exact: true })
  await expect(from).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  let queries = 0
  page.on('request', (request) => (queries += request.url().includes('/sales-orders?') ? 1 : 0))
  const year = new Date().getFullYear()
  await from.fill('')
  await from.pressSequentially(`0115${year}`)
  expect(queries).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`from=${year}-01-15`))
  await expect(from).toHaveValue(`01/15/${year}`)
  await to.fill(`12/31/${year - 1}`)
  await page.keyboard.press('Tab')
  await expect(page.getByText('The date range ends before it starts.')).toBeVisible()
  await expect(from).toHaveValue(`01/15/${year}`)
  await expect(to).toHaveValue(`12/31/${year - 1}`)
  expect(queries).toBe(1)
})

test('the calendar leads to another year in three presses [UI-3]', async ({ page }) => {
  await signIn(page)
  await page.goto('/salesorders')
  await page.getByRole('button', { name: 'Choose from' }).click()
  await page.getByRole('button', { name: /choose a year/ }).click()
  const years = page.getByRole('listbox', { name: 'Year' }).getByRole('option')
  await expect(years).toHaveCount(12)
  const year = new Date().getFullYear() - 1
  await years.filter({ hasText: String(year) }).click()
  await expect(page.getByRole('application', { name: new RegExp(`${year}$`) })).toBeVisible()
})

test('who may not manage carts sees prices and no quantity input [ITEM-7, ITEM-1]', async ({ page }) => {
  await signIn(page, 'inventory@larder.example')
  for (const layout of ['list', 'grid', 'advanced']) {
    await page.goto(`/shop?layout=${layout}`)
    await expect(page.getByText(/\$\d/).first()).toBeVisible()
    await expect(page.getByLabel(/^(Cases|Eaches) of /)).toHaveCount(0)
  }
})

test('the total of a catch weight line is an estimate wherever it is shown [CART-11, ITEM-8]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'chef@harborbistro.example')
  await page.goto('/')
  const caseOf = async () => {
    const text = await page
      .getByText(/^est\. \$[\d,.]+ CS$/)
      .filter({ visible: true })
      .first()
      .innerText()
    return Number(text.replaceAll(/[^\d.]/g, '').replace(/^\./, ''))
  }
  const money = (dollars: number) => dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  await page.goto('/items/0104441')
  const estimate = await caseOf()
  await page.getByLabel(/^Cases of/).fill('3')
  const add = page.getByRole('button', { name: /^Add to Cart/ })
  await expect(add).toHaveText(`Add to Cartest.${money(estimate * 3)}`)
  await add.click()
  await expect(page.getByText('in cart: 3 CS')).toBeVisible()
  for (const address of ['/shop?keyword=0104441', '/shop?keyword=0104441&layout=advanced', '/review-cart']) {
    await page.goto(address)
    await expect(
      page
        .getByRole('main')
        .getByText(`est.${money(estimate * 3)}`)
        .first(),
      address,
    ).toBeVisible()
  }
  const shipTo = '/api/v2-1-0/divisions/NLV/ship-tos/0020001'
  const active = await page.request.get(`${shipTo}/active-cart`)
  const { cart } = (await active.json()) as { cart: { id: string } }
  const discarded = await page.request.delete(`${shipTo}/carts/${cart.id}`)
  expect(discarded.ok()).toBe(true)
})

test("days and times of an order are the division's, wherever it is read [ORDER-1]", async ({ browser, baseURL }) => {
  const reads = async (timezoneId: string) => {
    const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block', timezoneId })
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page)
    await page.goto('/salesorders')
    const orders = page.getByRole('region', { name: 'Sales orders' })
    await expect(orders.getByRole('link').first()).toBeVisible()
    const rows = await orders.getByRole('row').allInnerTexts()
    await orders.getByRole('link').first().click()
    const steps = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: /Placed/ })
    await expect(steps.first()).toContainText(/\d:\d\d [AP]M [MP][SD]T/)
    const times = await steps.allInnerTexts()
    await page.close()
    return { rows, times }
  }
  expect(await reads('Asia/Tokyo')).toEqual(await reads('America/New_York'))
})

test('Edit Info of a cart without a date starts with the next delivery date, and asks nothing when closed untouched [CART-6, CART-3]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const carts = '/api/v2-1-0/divisions/NLV/ship-tos/0020001/carts'
  const made = await page.request.post(carts, {
    data: { cart: { poNumber: 'OPEN-1', soType: 'regularDelivery', deliveryDate: null } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { cart } = (await made.json()) as { cart: { id: string; deliveryDate: string | null } }
  expect(cart.deliveryDate).toBeNull()
  const days = await page.request.get('/api/divisions/NLV/ship-tos/0020001/route-days')
  const { routeDays } = (await days.json()) as {
    routeDays: { soType: string; routeDaysInfo: { valid: boolean; possibleDeliveryDate: string }[] }[]
  }
  const valid = routeDays
    .find(({ soType }) => soType === 'regularDelivery')!
    .routeDaysInfo.find((day) => day.valid)!.possibleDeliveryDate
  const [year, month, day] = valid.split('-')

  await page.goto('/review-cart?dialog=edit-info')
  const dialog = page.getByRole('dialog', { name: 'Edit Info' })
  const date = dialog.getByRole('textbox', { name: 'Delivery Date' })
  await expect(date).toHaveValue(`${month}/${day}/${year}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // Cleared by hand it stays open; else Save takes the date that was shown.
  await page.goto('/review-cart?dialog=edit-info')
  await expect(date).toHaveValue(`${month}/${day}/${year}`)
  await date.fill('')
  await date.blur()
  await expect(date).toHaveValue('')
  await page.goto('/review-cart?dialog=edit-info')
  await expect(date).toHaveValue(`${month}/${day}/${year}`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const stored = (await (await page.request.get(`${carts}/${cart.id}`)).json()) as { cart: { deliveryDate: string } }
  expect(stored.cart.deliveryDate).toBe(valid)
})
