import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('on a phone a typed quantity shows at its line and on the Cart tab, and can be undone [CART-2, ITEM-7]', async ({
  page,
}) => {
  await signIn(page, 'nora@multiunit.example')
  await page.goto('/shop?keyword=salmon')
  const fieldOf = /^Cases of/
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: fieldOf }) })
    .first()
  const cases = row.getByRole('textbox', { name: fieldOf })
  const price = Number(
    (
      await row
        .getByText(/^\$[\d,.]+$/)
        .first()
        .innerText()
    ).replaceAll(/[$,]/g, ''),
  )
  const main = page.getByRole('navigation', { name: 'Main' })
  await cases.fill('3')
  const total = `$${(3 * price).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
  await expect(row.getByText(total, { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: /Cart: .*items?$/ })).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Undo the quantity/ }).click()
  await expect(cases).toHaveValue('')
  await expect(row.getByText(total, { exact: true })).toBeHidden()
})

test('the cart of a phone has all that the popup can do [CART-2, CART-3, CART-7, CART-8]', async ({ page }) => {
  await signIn(page, 'nora@multiunit.example')
  await page.goto('/shop')
  await page
    .getByRole('textbox', { name: /^Cases of/ })
    .first()
    .fill('2')
  await page.getByRole('button', { name: /^Cart: / }).click()
  const cart = page.getByRole('dialog', { name: 'Cart' })
  await expect(cart.getByRole('heading', { name: 'Cart Summary' })).toBeVisible()
  for (const name of [
    /^(Owned|Locked|Shared)/,
    'Edit Info',
    'Discard Cart',
    'Switch Cart',
    'Create order',
    'review cart',
  ])
    await expect(cart.getByRole('button', { name })).toBeVisible()
  await expectAccessible(page)
  await cart.getByText('Recent changes').click()
  await expect(cart.getByRole('button', { name: 'Undo my last change' })).toBeVisible()
  await cart.getByRole('button', { name: 'Create order' }).click()
  await expect(page.getByRole('dialog', { name: 'Create order' }).getByText('Import items from a file')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /^Cart: / }).click()
  await cart.getByRole('button', { name: 'Discard Cart' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('on a phone a sorted shop keeps two rows of controls, and notices and warnings stay low [SHELL-3, ITEM-1, PLAT-15]', async ({
  page,
}) => {
  await signIn(page)
  const heightOf = async (locator: Locator) => (await locator.boundingBox())!.height
  const tops = async (locators: readonly Locator[]) =>
    new Set(await Promise.all(locators.map(async (each) => Math.round((await each.boundingBox())!.y)))).size
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/shop?sort=brand&direction=asc')
    const main = page.getByRole('main')
    const controls = [
      main.getByRole('button', { name: /^Filters/ }),
      main.getByRole('button', { name: /^Prices for delivery on/ }),
      main.getByRole('combobox', { name: 'Sort by' }),
      main.getByRole('button', { name: /^Ascending/ }),
    ]
    await expect(controls[3]!).toBeVisible()
    expect(await tops(controls), `${width}`).toBe(2)
  }
  // Two notices, of which one shows, with its counter beside it.
  await expect(page.getByText('1 of 2')).toBeVisible()
  expect(await heightOf(page.getByRole('region', { name: 'Notices' }))).toBeLessThan(90)
  await page.route('**/active-cart', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Larder cannot reach its database.' } }),
  )
  await page.goto('/shop')
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('Your cart could not be loaded.')
  // Four lines of text.
  expect(await heightOf(failure)).toBeLessThan(100)
})

/** A finger that goes down on the element and pulls it down by so many pixels. */
async function pullDown(page: Page, element: Locator, pixels: number): Promise<void> {
  const box = (await element.boundingBox())!
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.3, 0.7, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + pixels * part }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test('on a phone a dialog of a sentence is a sheet at the thumb, which a pull, Escape or a press beside it closes; one to fill in takes the whole screen [SHELL-2, CART-3]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/shop?dialog=logout')
  const question = page.getByRole('alertdialog', { name: 'Logout' })
  const title = question.getByRole('heading')
  await expect(question).toBeVisible()
  await page.waitForTimeout(200)
  const sheet = (await question.boundingBox())!
  expect(Math.round(sheet.y + sheet.height)).toBe(844)
  expect(sheet.y).toBeGreaterThan(844 / 2)
  await expectAccessible(page)
  await pullDown(page, title, 40)
  await expect(question).toBeVisible()
  await pullDown(page, title, 160)
  await expect(question).toBeHidden()
  for (const close of [() => page.keyboard.press('Escape'), () => page.touchscreen.tap(195, 60)]) {
    await page.goto('/shop?dialog=logout')
    await expect(question).toBeVisible()
    await close()
    await expect(question).toBeHidden()
  }
  await page.goto('/shop?dialog=create-order')
  const form = page.getByRole('dialog', { name: 'Create order' })
  await expect(form.getByRole('textbox').first()).toBeVisible()
  await expect.poll(async () => (await form.boundingBox())!.height).toBe(844)
})
