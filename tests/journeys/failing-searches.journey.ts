import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const buyer = 'buyer@harborbistro.example'

test('a palette whose search fails says what was not searched, not that nothing was found, and Retry searches [PLAT-15, SHELL-10]', async ({
  page,
}) => {
  await signIn(page, buyer)
  await page.route(/item-suggestions/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/shop?dialog=palette')
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  await palette.getByRole('combobox').fill('salmon')
  await expect(palette.getByRole('alert')).toHaveText(/Items could not be searched\./)
  await expect(palette.getByText(/Nothing found/)).toHaveCount(0)
  await page.unroute(/item-suggestions/)
  await palette.getByRole('button', { name: 'Retry' }).click()
  await expect(palette.getByRole('option', { name: /SALMON/ }).first()).toBeVisible()
  await expect(palette.getByRole('alert')).toHaveCount(0)
})

for (const [width, what] of [
  [1280, 'list'],
  [390, 'sheet'],
] as const)
  test(`a ${what} of ship-tos whose search fails says so and Retry searches [PLAT-15, SHELL-6]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, buyer)
    // Beyond the first fifty the server searches; no user of the small demo has so many.
    await page.route('**/api/me', async (route) => {
      const response = await route.fetch()
      const me = (await response.json()) as object
      await route.fulfill({ response, json: { ...me, shipToCount: 60 } })
    })
    await page.route(/\/me\/ship-tos/, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/salesorders')
    await page
      .getByRole('button', { name: /Harbor Bistro/ })
      .first()
      .click()
    const search = page.getByRole('dialog', { name: 'Ship-to' }).getByRole('searchbox')
    await search.fill('harbor')
    const failure = page.getByRole('dialog').getByRole('alert')
    await expect(failure).toContainText('The ship-tos could not be loaded')
    await expect(page.getByText('No ship-to matches')).toHaveCount(0)
    await page.unroute(/\/me\/ship-tos/)
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect(failure).toHaveCount(0)
    await expect(
      page
        .getByRole('dialog')
        .getByText(/Harbor Bistro/)
        .last(),
    ).toBeVisible()
  })

test('each card of the dashboard says that it could not be loaded, and Retry brings them all [PLAT-15, SHELL-8]', async ({
  page,
}) => {
  await signIn(page, buyer)
  await page.route(/\/(dashboard|usual-items(\?.*)?)$/, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.goto('/dashboard')
  const failureOf = (title: string) => page.getByRole('region', { name: title }).getByRole('alert')
  for (const title of ['Orders on their way', 'Next deliveries', 'Your usual items'])
    await expect(failureOf(title), title).toContainText('could not be loaded')
  await page.unroute(/\/(dashboard|usual-items(\?.*)?)$/)
  // Items are a call of their own, as they need the cart's date.
  for (const title of ['Next deliveries', 'Your usual items'])
    await failureOf(title).getByRole('button', { name: 'Retry' }).click()
  for (const title of ['Orders on their way', 'Next deliveries', 'Your usual items'])
    await expect(failureOf(title), title).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Orders on their way' }).getByRole('link').first()).toBeVisible()
})

test('a cart that cannot be read is no empty cart on the dashboard: its card says so, the others work, and Retry shows it [PLAT-15, SHELL-8]', async ({
  page,
}) => {
  await signIn(page, buyer)
  await page.route('**/active-cart', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/dashboard')
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toHaveCount(1)
  await expect(failure).toContainText('Your cart could not be loaded')
  await expect(page.getByText('Nothing is waiting to be ordered.')).toHaveCount(0)
  await page.unroute('**/active-cart')
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Review cart' }).or(page.getByText('Nothing is waiting'))).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('suggestions that could not be loaded say so below the field, and Retry brings them [PLAT-15, UI-8]', async ({
  page,
}) => {
  await signIn(page, buyer)
  // Away until Retry is about to be pressed: what failed is also asked for again by itself.
  let isAway = true
  await page.route(/item-suggestions/, (route) =>
    isAway ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.goto('/salesorders')
  const search = page.getByRole('combobox', { name: 'Search items' })
  await search.fill('salmon')
  const failure = page.getByRole('search').getByRole('alert')
  await expect(failure).toContainText('The suggestions could not be loaded')
  const retry = failure.getByRole('button', { name: 'Retry' })
  await retry.click({ trial: true })
  isAway = false
  await retry.click()
  await expect(page.getByRole('option', { name: /SALMON/ }).first()).toBeVisible()
  await expect(failure).toHaveCount(0)
  await expect(search).toBeFocused()
})

test('quick entry says that items could not be searched, and Retry searches [PLAT-15, CART-13]', async ({ page }) => {
  await signIn(page, buyer)
  await page.route(/order-lines\/match/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/review-cart')
  const bar = page.getByRole('region', { name: 'Quick entry' })
  await bar.getByRole('combobox').fill('salmon')
  await expect(bar.getByRole('status')).toHaveText('The items could not be searched.')
  await page.unroute(/order-lines\/match/)
  await bar.getByRole('button', { name: 'Retry' }).click()
  await expect(bar.getByRole('option', { name: /SALMON/ }).first()).toBeVisible()
  await expect(bar.getByRole('status')).toHaveText('')
})

test('while a slow search is on its way what was found before keeps its contrast, and a bar shows the wait [PLAT-15, UI-6]', async ({
  page,
}) => {
  await signIn(page, buyer)
  await page.goto('/shop?keyword=chicken')
  const rows = page.getByRole('main').getByRole('link', { name: /CHICKEN/ })
  await expect(rows.first()).toBeVisible()
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\/items\?/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Search items' }).fill('salmon')
  await page.keyboard.press('Enter')
  const busy = page.getByRole('main').locator('[aria-busy="true"]')
  await expect(busy).toBeVisible()
  await expect(rows.first()).toBeVisible()
  await expectAccessible(page)
  goOn()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /SALMON/ })
      .first(),
  ).toBeVisible()
  await expect(busy).toHaveCount(0)
})
