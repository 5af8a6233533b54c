import { expect, type Page, test } from '@playwright/test'
import { orderableItems } from './support/orderable-items.ts'
import { makeCart } from './support/own-cart.ts'
import { signIn } from './support/portal.ts'

/** A hidden cart of one line with a case price, and the review of it. */
async function cartOfStaff(page: Page, po: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/shop?dialog=create-order')
  await page.getByRole('dialog', { name: 'Create order' }).getByLabel('PO No').fill(po)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Cart created successfully')).toBeVisible()
  await page.goto('/shop?layout=advanced&inStock=true&keyword=chicken')
}
const activeLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

test('keys do what is listed where it is listed: `g u` never undoes, `q` never goes to a price, Alt+L and undo with redo work [SHELL-5, CART-12]', async ({
  page,
}) => {
  await cartOfStaff(page, 'KEYS-1')
  await page.locator('[data-column="CS"] input:not(:disabled)').first().focus()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  const cart = page.getByRole('button', { name: /^Cart: .* 1 item/ })
  await expect(cart).toBeVisible()
  const override = page.getByRole('textbox', { name: /^Case price override of/ })
  await expect(override.first()).toBeEnabled()

  // The first line has an override field left of its quantity.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('q')
  expect(await activeLabel(page)).toMatch(/^Cases of /)

  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Alt+l')
  await expect(page).not.toHaveURL(/layout=advanced/)
  await page.keyboard.press('Alt+l')
  await expect(page).toHaveURL(/layout=advanced/)

  // Undo belongs to the review: neither `u` nor the second key of a sequence takes anything back
  // here.
  const undos: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/undo')) undos.push(request.url())
  })
  await page.keyboard.press('u')
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/\/customers/)
  await expect(cart).toBeVisible()
  expect(undos).toEqual([])

  await page.goto('/review-cart')
  await expect(page.getByText('KEYS-1', { exact: true })).toBeVisible()
  await page.keyboard.press('q')
  expect(await activeLabel(page)).toMatch(/^Cases of /)
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Cases of/).first()).toHaveValue('8')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('u')
  await expect(page.getByText(/^Undid: 8 CS of .+ → 3 CS$/)).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText(/^Redid: 3 CS of .+ → 8 CS$/)).toBeVisible()
  await expect(page.getByLabel(/^Cases of/).first()).toHaveValue('8')
  await page.goto('/shop?dialog=discard-cart')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByText('Cart discarded successfully')).toBeVisible()
})

test('keys typed before a dialog has loaded reach its first field, and none runs a shortcut of the page [SHELL-5, SHELL-10]', async ({
  page,
}) => {
  await cartOfStaff(page, 'KEYS-2')
  await page.locator('[data-column="CS"] input:not(:disabled)').first().focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Cart: .* 1 item/ })).toBeVisible()

  // Every letter of these is a shortcut of the review, or starts one.
  const dialogs = [
    { chunk: 'command-palette', keys: ['Control+k'], field: { name: 'Find anything' }, role: 'combobox' },
    { chunk: 'create-order-dialog', keys: ['n', 'o'], field: { name: 'PO No' }, role: 'textbox' },
    { chunk: 'help-dialog', keys: ['Shift+?'], field: { name: 'Search' }, role: 'searchbox' },
    { chunk: 'edit-info-dialog', keys: ['e'], field: { name: 'PO No' }, role: 'textbox' },
  ] as const
  for (const { chunk, keys, field, role } of dialogs) {
    const pattern = new RegExp(`/${chunk}-[^/]*\\.js$`)
    await page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200))
      await route.continue()
    })
    await page.goto('/review-cart')
    await expect(page.getByText('KEYS-2', { exact: true })).toBeVisible()
    for (const key of keys) await page.keyboard.press(key)
    await page.keyboard.type('sqalux', { delay: 40 })
    await page.keyboard.press('Backspace')
    const input = page.getByRole('dialog').getByRole(role, field)
    await expect(input, chunk).toBeFocused()
    // What Edit Info had before is selected, as in any field one goes to by keyboard, or kept in
    // front.
    await expect(input, chunk).toHaveValue(/sqalu$/)
    await expect(page).toHaveURL(/\/review-cart\?dialog=/)
    await page.keyboard.type('t')
    await expect(input, chunk).toHaveValue(/sqalut$/)
    await page.unroute(pattern)
  }
  await page.goto('/shop?dialog=discard-cart')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByText('Cart discarded successfully')).toBeVisible()
})

test('Ctrl+K pressed while the portal starts opens the palette with what was typed, also on the way to another ship-to [SHELL-10, SHELL-6]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/')
  const palette = page.getByRole('combobox', { name: 'Find anything' })
  for (const address of ['/review-cart', '/shop?ship-to=NLV.0020003', '/shop?ship-to=NLV.0020004']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('sqalux', { delay: 60 })
    await expect(palette, address).toHaveValue('sqalux')
    await expect(page).toHaveURL(/dialog=palette$/)
  }
  await expect(page.getByRole('button', { name: /0020004/ })).toBeAttached()
})

test('Ctrl+K pressed while the first screen still loads opens the palette with what was typed [SHELL-10]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/')
  for (const chunk of ['review-screen', 'command-palette'])
    await page.route(new RegExp(`/${chunk}-[^/]*\\.js$`), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
  await page.goto('/review-cart', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('banner')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sqalux', { delay: 40 })
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('sqalux')
  await expect(page).toHaveURL(/\/review-cart\?dialog=palette$/)
})

test('Enter goes down a list a row at a time, and the field stays clear of the bars above and below [UI-8, SHELL-3]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'KEYS-2', await orderableItems(page, 12))
  for (const [width, address, rows] of [
    [390, '/review-cart', 7],
    [1280, '/shop?layout=advanced&inStock=true&keyword=chicken', 25],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(address)
    const field = page.getByRole('textbox', { name: /^Cases of/ })
    await field.first().click()
    const steps: number[] = []
    for (let row = 0; row < rows; row++) {
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      steps.push((await page.evaluate(() => scrollY)) - before)
      const place = await page.evaluate(() => {
        const box = document.activeElement!.getBoundingClientRect()
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === document.activeElement
      })
      expect(place, `row ${row} at ${width}`).toBe(true)
    }
    if (rows > 20) expect(steps.some((step) => step > 0)).toBe(true)
    // The tallest row of a phone has badges and a name of two lines.
    expect(Math.max(...steps), `${width}`).toBeLessThan(200)
  }
  await cart.discard()
})
