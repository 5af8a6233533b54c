import { expect, type Locator, type Page, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** The first amount of a text, in dollars. */
const moneyOf = (text: string): number => Number(/\$([\d,.]+)/.exec(text)![1]!.replaceAll(',', ''))

test('on a phone a typed quantity shows at its line, on the Cart tab and in the total of Review before it is saved, and can be undone [CART-2, CART-11, ITEM-7]', async ({
  page,
}) => {
  await signIn(page, 'nora@multiunit.example')
  const cartRead = page.waitForResponse('**/active-cart')
  await page.goto('/shop?keyword=salmon')
  await cartRead
  const fieldOf = /^Cases of/
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: fieldOf }) })
    .first()
  const cases = row.getByRole('textbox', { name: fieldOf })
  const price = moneyOf(
    await row
      .getByText(/^\$[\d,.]+$/)
      .first()
      .innerText(),
  )
  const main = page.getByRole('navigation', { name: 'Main' })
  // Nothing is saved while the total moves.
  await page.route(
    ({ pathname }) => pathname.includes('/carts'),
    (route) => (route.request().method() === 'GET' ? route.continue() : undefined),
  )
  const review = page.getByRole('link', { name: /^Review · / })
  await expect(main.getByRole('link', { name: /^Cart/ })).toBeVisible()
  const before = (await review.isVisible()) ? moneyOf(await review.innerText()) : 0
  const had = Number(await cases.inputValue())
  await cases.fill(String(had + 3))
  await expect.poll(async () => moneyOf(await review.innerText())).toBeCloseTo(before + 3 * price, 2)
  const total = `$${((had + 3) * price).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
  await expect(row.getByText(total, { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: /Cart: .*items?$/ })).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Undo the quantity/ }).click()
  await expect(cases).toHaveValue(had === 0 ? '' : String(had))
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

test('on a phone a sorted shop keeps one row of controls, which leaves on the way down and is back on the way up, and notices and warnings stay low [SHELL-3, ITEM-1, PLAT-15]', async ({
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
    // The second time the page comes back where it was scrolled to, with its controls on their way.
    await expect.poll(() => tops(controls), { message: `${width}` }).toBe(1)
    const bar = (await page.getByRole('banner').boundingBox())!
    const bottom = async () => {
      const box = (await controls[2]!.boundingBox())!
      return box.y + box.height
    }
    await page.mouse.wheel(0, 600)
    await expect.poll(bottom).toBeLessThanOrEqual(bar.height)
    await page.mouse.wheel(0, -100)
    await expect.poll(bottom).toBeGreaterThan(bar.height + 40)
    // What has the focus stays.
    await controls[2]!.focus()
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(300)
    expect(await bottom()).toBeGreaterThan(bar.height + 40)
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

test('a phone’s first screen has six items of the shop and of each guide, and five lines of the review, above the bars [ITEM-1, GUIDE-3, CHECK-1]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const { items } = await read<{ items: { itemNumber: string; eachOnly: boolean; blockedReason: string | null }[] }>(
    page.request,
    '/api/divisions/NLV/ship-tos/0020001/items?inStock=true&pageSize=30',
  )
  const orderable = items.filter((item) => !item.eachOnly && item.blockedReason === null)
  const { discard } = await makeCart(
    page,
    'FOLD-1',
    orderable.slice(0, 9).map(({ itemNumber }) => itemNumber),
  )
  const { guides } = await read<{ guides: { type: string; id: string; lineCount: number }[] }>(
    page.request,
    '/api/divisions/NLV/ship-tos/0020001/guides',
  )
  const long = guides.filter(({ lineCount }) => lineCount >= 6)
  expect(long.length).toBeGreaterThan(2)
  for (const [address, rows] of [
    ['/shop', 6],
    ['/review-cart', 5],
    ...long.map(({ type, id }) => [`/guides/${type}/${id}`, 6] as const),
  ] as const) {
    await page.goto(address)
    const fields = page.getByRole('main').locator('li:has(input[data-quantity])')
    await expect(fields.nth(rows - 1)).toBeVisible()
    const bar = page
      .getByRole('link', { name: /^Review · / })
      .or(page.getByRole('button', { name: /^(Place order|Choose a date)/ }))
    await expect(bar.first()).toBeVisible()
    const last = (await fields.nth(rows - 1).boundingBox())!
    expect(last.y + last.height, address).toBeLessThanOrEqual((await bar.first().boundingBox())!.y)
    // So high that no row is half below the bars.
    await page.setViewportSize({ width: 390, height: 6000 })
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await discard()
})

test('one more and one less by thumb set a quantity, say so to a screen reader, and leave the keyboard its field alone [CART-5, UI-1]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'THUMB-1')
  await page.goto('/review-cart')
  const field = page
    .getByRole('main')
    .getByRole('textbox', { name: /^Cases of/ })
    .first()
  const more = page.getByRole('button', { name: /^One more: Cases of/ }).first()
  const less = page.getByRole('button', { name: /^One less: Cases of/ }).first()
  const { width, height } = (await more.boundingBox())!
  expect([width, height]).toEqual([44, 44])
  await more.tap()
  await more.tap()
  await expect(field).toHaveValue('4')
  await less.tap()
  await expect(field).toHaveValue('3')
  await expect.poll(() => cart.lines()).toEqual([['0100741', 3]])
  // What was refused is named, not counted on.
  await field.fill('3.5')
  await more.tap()
  await expect(field).toHaveValue('4')
  await expect(page.getByText('“3.5” was not taken.')).toBeVisible()
  await field.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(less).not.toBeFocused()
  await cart.discard()
})

test('the ship-to is read whole, and the search has room to type, at every width [SHELL-1, UI-8]', async ({ page }) => {
  await signIn(page, 'chef@harborbistro.example')
  await page.goto('/shop')
  for (const width of [320, 390, 700, 820, 1000, 1024, 1100, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 844 })
    const header = page.getByRole('banner')
    const name = header.getByText('Downtown')
    await expect(name).toBeVisible()
    await expect(header.getByText('0020001')).toBeVisible()
    const cut = await header
      .locator('button:has-text("0020001")')
      .evaluate(
        (button) =>
          [...button.querySelectorAll('span:not(.sr-only)')].filter(
            (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== 'visible',
          ).length,
      )
    expect([width, cut]).toEqual([width, 0])
    const room = await page.getByRole('combobox', { name: 'Search items' }).evaluate((input) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input)
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    })
    expect(room, `${width}`).toBeGreaterThanOrEqual(width < 700 ? 160 : 240)
  }
})

test.describe('a device without a mouse', () => {
  test.use({ isMobile: true })

  test('the first tap of a session does what its button says, and no tooltip covers the line [CHECK-1, SHELL-1]', async ({
    page,
  }) => {
    await signIn(page, 'chef@harborbistro.example')
    const cart = await makeCart(page, 'FIRST-TAP')
    // Code that arrives after the tap explains what is still hovered.
    await page.route(/\/tips-.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await page.goto('/review-cart')
    await page.getByRole('button', { name: /^Add a note to/ }).tap()
    await expect(page.getByPlaceholder('Note for the warehouse')).toBeVisible()
    // Nothing is to appear, although the code of tooltips would have arrived by now.
    await page.waitForTimeout(1500)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await cart.discard()
  })
})
