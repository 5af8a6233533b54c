import { expect, type Page, test } from '@playwright/test'
import { everythingKept, filesKept } from './support/kept-here.ts'
import { filledCart } from './support/own-cart.ts'
import { signIn } from './support/portal.ts'

test.use({ serviceWorkers: 'allow' })

const buyer = 'buyer@harborbistro.example'

const firstQuantity = (page: Page) => page.locator('[data-row] input[inputmode="numeric"]').first()

/** True while quantities that have not arrived are kept in this browser. */
const keepsTyped = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('.typed.')))

test('without a connection the Cart opens in a cold tab with the last known cart, and typed quantities are sent later [PLAT-15, CART-14]', async ({
  page,
  context,
}) => {
  await signIn(page, buyer)
  await filledCart(page.request)
  await page.goto('/review-cart')
  await expect(firstQuantity(page)).toBeVisible()
  const before = await firstQuantity(page).inputValue()
  await filesKept(page)
  // What is kept is written a moment after the answer.
  await page.waitForTimeout(1500)
  await context.setOffline(true)
  await page.close()
  const cold = await context.newPage()
  await cold.goto('/review-cart')
  await expect(cold.getByText('You are offline.')).toBeVisible()
  await expect(cold.getByText(/its prices are as of/)).toBeVisible()
  await expect(firstQuantity(cold)).toHaveValue(before)
  const typed = String(Number(before) + 3)
  await firstQuantity(cold).fill(typed)
  await firstQuantity(cold).blur()
  await cold.reload()
  await expect(firstQuantity(cold)).toHaveValue(typed)
  await context.setOffline(false)
  await expect(cold.getByText('You are offline.')).toBeHidden({ timeout: 20_000 })
  // Sent when nothing typed is kept in the browser any more; the toast that says so comes and goes.
  await expect.poll(() => keepsTyped(cold), { timeout: 40_000 }).toBe(false)
  await cold.reload()
  await expect(firstQuantity(cold)).toHaveValue(typed)
  await firstQuantity(cold).fill(before)
  await firstQuantity(cold).blur()
  await expect.poll(() => keepsTyped(cold)).toBe(false)
})

test('a tap on Cart in a warm phone without a connection stays inside the portal [PLAT-15]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, buyer)
  await filledCart(page.request)
  await page.goto('/shop')
  await filesKept(page)
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveURL(/review-cart/)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(firstQuantity(page)).toBeVisible()
})

test('files of which one did not come are loaded again without another visit [PLAT-15]', async ({ page, context }) => {
  let failed = 0
  await context.route('**/assets/**', async (route) => {
    if (!route.request().serviceWorker() || failed > 0) return route.continue()
    failed += 1
    return route.abort()
  })
  await signIn(page, buyer)
  await page.goto('/shop')
  await filesKept(page)
  expect(failed).toBe(1)
})

/** Keeps the buyer's cart in this browser. */
async function keepCart(page: Page): Promise<void> {
  await signIn(page, buyer)
  await filledCart(page.request)
  await page.goto('/review-cart')
  await expect(firstQuantity(page)).toBeVisible()
  await filesKept(page)
  await expect.poll(() => everythingKept(page)).toContain('.answer.getActiveCart')
}

test('a session that ended on the server leaves no kept cart once the portal was asked [PLAT-15, AUTH-3]', async ({
  page,
}) => {
  await keepCart(page)
  await page.context().clearCookies()
  await page.goto('/review-cart')
  await page.waitForURL('**/login**')
  expect(await everythingKept(page)).not.toContain('.answer.')
})

test('a cart kept longer than three days ago is not shown and not left in the browser [PLAT-15]', async ({
  page,
  context,
}) => {
  await keepCart(page)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.includes('.answer.'))) {
      const kept = JSON.parse(localStorage.getItem(key)!) as { at: number }
      localStorage.setItem(key, JSON.stringify({ ...kept, at: kept.at - (3 * 24 * 3600 + 60) * 1000 }))
    }
  })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  expect(await everythingKept(page)).not.toContain('.answer.')
})

test('signing out leaves nothing of the cart in the browser, and the worker keeps no account data [PLAT-15, CART-14]', async ({
  page,
  context,
}) => {
  await signIn(page, buyer)
  await filledCart(page.request)
  await page.goto('/review-cart')
  await expect(firstQuantity(page)).toBeVisible()
  await filesKept(page)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.answer.getActiveCart'))))
    .toBe(true)
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.length).toBeGreaterThan(100)
  expect(cached.filter((path) => path !== '/' && !/^\/(assets\/|icon\.svg|theme\.js)/.test(path))).toEqual([])
  await page.goto('/review-cart?dialog=logout')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  const left = await everythingKept(page)
  for (const text of ['larder.kept.', 'database ', '/api/', 'subtotal', 'price', 'Harbor Bistro', buyer])
    expect(left).not.toContain(text)
  await context.setOffline(true)
  await page.goto('/review-cart')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
})
