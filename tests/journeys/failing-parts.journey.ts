import { expect, type Page, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

const buyer = 'buyer@harborbistro.example'
// Wide enough for every link of the bar.
test.use({ viewport: { width: 1600, height: 900 } })

/** Counts the requests of a page whose address has this text. */
function countOf(page: Page, text: string): () => number {
  let count = 0
  page.on('request', (request) => void (request.url().includes(text) && count++))
  return () => count
}

test('a cart that cannot be read is asked for once, says so, and Retry shows it [PLAT-15, CHECK-1]', async ({
  page,
}) => {
  await signIn(page, buyer)
  await page.route('**/active-cart**', (route) => route.fulfill({ status: 503, body: '' }))
  const asked = countOf(page, '/active-cart')
  await page.goto('/review-cart')
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(failure).toBeVisible()
  await page.waitForTimeout(4000)
  expect(asked()).toBeLessThanOrEqual(2)
  await page.unroute('**/active-cart**')
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: /Review cart/ })).toBeAttached()
  await expect(failure).toBeHidden()
})

test('without the delivery days the shop and an item say whose prices they show, and Retry shows the next delivery’s [ITEM-8, PLAT-15]', async ({
  page,
}) => {
  await signIn(page, buyer)
  await page.route('**/active-cart**', (route) => route.fulfill({ json: { cart: null, openCarts: 0 } }))
  const pricedFor: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/\/items(\/\d+)?$/.test(pathname)) pricedFor.push(searchParams.get('deliveryDate'))
  })
  for (const [address, what] of [
    ['/shop?keyword=0100741', 'Prices are those of today'],
    ['/items/0100741', 'Prices are those of today'],
  ] as const) {
    await page.route('**/route-days', (route) => route.fulfill({ status: 503, body: '' }))
    pricedFor.length = 0
    await page.goto(address)
    const notice = page.getByRole('alert').filter({ hasText: 'The delivery days could not be loaded.' })
    await expect(notice).toContainText(what)
    expect(new Set(pricedFor)).toEqual(new Set([null]))
    await page.unroute('**/route-days')
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toBeHidden()
    await expect.poll(() => pricedFor.at(-1)).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('a dialog whose code did not arrive says so, and opens once the connection is back [PLAT-15]', async ({
  page,
}) => {
  await signIn(page, buyer)
  await page.goto('/shop?keyword=salmon')
  const item = page.getByRole('link', { name: /SALMON/ }).first()
  await expect(item).toBeVisible()
  await page.route('**/assets/item-panel-*', (route) => route.abort())
  await item.click()
  const failure = page.getByRole('alertdialog', { name: 'This could not be opened' })
  await expect(failure).toContainText('This part could not be loaded.')
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/item=/)
  await item.click()
  await expect(failure).toBeVisible()
  await page.unroute('**/assets/item-panel-*')
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog').getByText('Nutritional information')).toBeVisible()
})

test('a screen whose code did not arrive stays inside the portal and opens with Retry [PLAT-15]', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/shop')
  await page.route('**/assets/orders-screen-*', (route) => route.abort())
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible()
  await page.unroute('**/assets/orders-screen-*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Sales orders' })).toBeVisible()
})

test('a part of the top bar whose code did not arrive leaves the rest working [SHELL-1, PLAT-15]', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/shop')
  await page.route('**/assets/opened-user-menu-*', (route) => route.abort())
  await page.getByRole('button', { name: /user menu/ }).click()
  const retry = page.getByRole('button', { name: /could not be loaded.*Retry/ })
  await expect(retry).toBeVisible()
  await page.unroute('**/assets/opened-user-menu-*')
  await retry.click()
  await expect(
    page
      .getByRole('menuitem', { name: 'Profile' })
      .or(page.getByRole('button', { name: /user menu/ }))
      .first(),
  ).toBeVisible()
})

test('a menu whose code comes late leaves the focus to whoever has gone on typing [PLAT-15, SHELL-10]', async ({
  page,
}) => {
  await signIn(page, buyer)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/opened-user-menu-*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/shop')
  const search = page.getByRole('combobox', { name: 'Search items' })
  await expect(search).toBeEditable()
  await page.getByRole('button', { name: /user menu/ }).click()
  await search.click()
  await search.pressSequentially('oni')
  const arrived = page.waitForResponse('**/assets/opened-user-menu-*')
  release()
  await arrived
  await page.waitForTimeout(500)
  await search.pressSequentially('on')
  await expect(search).toHaveValue('onion')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('a new version is taken over at the next change of screen, with the address [PLAT-15]', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/shop')
  await expect(page.getByRole('heading', { name: 'Shop' })).toBeAttached()
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await page.route('**/api/**/sales-orders*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-larder-build': 'anotherbuild' } })
  })
  const own = await page.locator('meta[name="larder-build"]').getAttribute('content')
  expect((await page.request.get('/api/portal')).headers()['x-larder-build']).toBe(own)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByText('A new version of Larder is ready.')).toBeVisible()
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'isOldPage' in window)).toBe(false)
  await expect(page).toHaveURL(/dashboard/)
})

test('a file of a former version that is gone leads to the new version, with the dialog that was asked for [PLAT-15]', async ({
  page,
}) => {
  await signIn(page, buyer)
  await page.goto('/shop?keyword=salmon')
  const item = page.getByRole('link', { name: /SALMON/ }).first()
  await expect(item).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  let isGone = true
  await page.route('**/assets/item-panel-*', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.route('**/api/portal', async (route) => {
    const response = await route.fetch()
    isGone = false
    await route.fulfill({ response, headers: { ...response.headers(), 'x-larder-build': 'anotherbuild' } })
  })
  await item.click()
  await expect(page.getByRole('dialog').getByText('Nutritional information')).toBeVisible()
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false)
})

test('the value by week that cannot be read says so above the counts, and Retry draws it [INV-1, PLAT-15]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  await page.route('**/customer-inventory-history*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/inventory')
  const notice = page.getByRole('alert').filter({ hasText: 'The value by week could not be loaded.' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sunday count/ }).first()).toBeVisible()
  await page.unroute('**/customer-inventory-history*')
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Value by week' })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('filters of the kitchen’s own items and invoices whose lists cannot be read say so, and Retry fills them [GUIDE-4, PLAT-15]', async ({
  page,
}) => {
  await signIn(page, buyer)
  for (const address of ['/kitchen', '/kitchen?tab=invoices']) {
    await page.route('**/distributors', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(address)
    const notice = page.getByRole('alert').filter({ hasText: 'Filters lack the missing ones.' })
    await expect(notice).toBeVisible()
    const choices = page.getByRole('combobox', { name: 'Distributor' }).getByRole('option')
    const before = await choices.count()
    await page.unroute('**/distributors')
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toBeHidden()
    await expect.poll(() => choices.count()).toBeGreaterThan(before)
  }
})
