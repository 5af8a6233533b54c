import { expect, type Page, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

// A question that is still on its way must not end the test after this one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.use({ hasTouch: true })

const own = '/api/divisions/NLV/ship-tos/0020001'

/** The badges that lie over or under a quantity field or a stepper of their row. */
const covered = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('li')].flatMap((row) => {
      const controls = [...row.querySelectorAll('[data-quantity], button[aria-label^="One "]')]
      const boxes = controls.map((control) => control.getBoundingClientRect())
      return [...row.querySelectorAll('span.rounded-full')].flatMap((badge) => {
        const { left, right, top, bottom } = badge.getBoundingClientRect()
        const meets = (box: DOMRect) =>
          right > box.left + 1 && left < box.right - 1 && bottom > box.top + 1 && top < box.bottom - 1
        return boxes.some(meets) ? [badge.textContent] : []
      })
    }),
  )

for (const width of [320, 390])
  test(`at ${width} wide the day more of an item comes stands beside its stepper, never below it [ITEM-9, SHELL-1]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page)
    const { today } = await read<{ today: string }>(page.request, `${own}/route-days`)
    // Which items of the demo are short differs from day to day.
    await page.route('**/items?**', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json().catch(() => null)) as { items: object[] } | null
      // Another question has come in its place.
      if (!answer) return
      const items = answer.items.map((item) => ({ ...item, stockStatus: 'out of stock', nextArrivalOn: today }))
      await route.fulfill({ response, json: { ...answer, items } })
    })
    await page.goto('/shop')
    await expect(page.getByText(/^Out (until|of stock)/).first()).toBeVisible()
    // What comes after the rows, such as the font, may move them for a moment.
    await expect.poll(() => covered(page)).toEqual([])
  })

test('Undo takes back the taps since the last pause of two seconds, not those before it [CART-12]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  await page.setViewportSize({ width: 390, height: 844 })
  const cart = await makeCart(page, 'TAPS-1')
  await page.goto('/shop?keyword=salmon')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^One more: Cases of/ }) })
    .first()
  const cases = row.getByRole('textbox', { name: /^Cases of/ })
  const more = row.getByRole('button', { name: /^One more: Cases of/ })
  await more.tap()
  await more.tap()
  await expect(cases).toHaveValue('2')
  await page.waitForTimeout(2_200)
  await more.tap()
  await more.tap()
  await more.tap()
  await expect(cases).toHaveValue('5')
  await row.getByRole('button', { name: /^Undo the quantity/ }).tap()
  await expect(cases).toHaveValue('2')
  await cart.discard()
})
