import { expect, type Locator, type Page, test } from '@playwright/test'
import { makeCart, type OwnCart } from './support/own-cart.ts'
import { signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'
import { settles, watchTraffic } from './support/settles.ts'

/** The chef with a cart of their own. */
async function chefWithCart(page: Page, poNumber: string): Promise<OwnCart> {
  await signIn(page, 'chef@harborbistro.example')
  return makeCart(page, poNumber)
}

test('a row of the shop keeps its height while a quantity is typed and Undo appears, on a phone as on a desktop [ITEM-1]', async ({
  page,
}) => {
  const cart = await chefWithCart(page, 'HEIGHT-1')
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/shop?keyword=oil&inStock=true')
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator('input[data-quantity]:not(:disabled)') })
      .first()
    const field = row.locator('input[data-quantity]').first()
    await field.fill('')
    await expect(row.getByRole('button', { name: /^Undo/ })).toBeHidden()
    const height = async () => (await row.boundingBox())!.height
    const before = await height()
    await field.fill('48')
    await expect(row.getByRole('button', { name: /^Undo/ })).toBeVisible()
    expect([width, await height()]).toEqual([width, before])
    await field.fill('')
    await field.blur()
    // What was not saved when the page goes is typed again on the next one.
    await expect.poll(cart.lines).toEqual([['0100741', 2]])
  }
  await cart.discard()
})

test('Enter on a refused quantity adds nothing, in quick entry and in the item panel [UI-1, CART-13, ITEM-7]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const cart = await chefWithCart(page, 'REFUSED-2')
  await page.goto('/review-cart')
  await page.getByLabel('Item number, GTIN or name').fill('0101164')
  await page.keyboard.press('Enter')
  const quantity = page.getByLabel(/^Quantity of /)
  await expect(quantity).toBeFocused()
  await page.keyboard.type('1.5')
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('1.5')
  await expect(page.getByText('Whole numbers up to 9,999')).toBeVisible()
  expect(await cart.lines()).toEqual([['0100741', 2]])

  await page.goto('/shop?item=0101164')
  const panel = page.getByRole('dialog')
  await panel.getByLabel(/^Cases of /).fill('2')
  await panel.getByLabel(/^Cases of /).fill('2.5')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Whole numbers up to 9,999')).toBeVisible()
  expect(await cart.lines()).toEqual([['0100741', 2]])
  await cart.discard()
})

/** Keys as the browser reports them while an input method composes; all of them are left to it. */
async function composeKeys(element: Locator, keys: readonly string[]): Promise<void> {
  const taken = await element.evaluate(
    (target, pressed) =>
      pressed.filter((key) => {
        const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true })
        return !target.dispatchEvent(event)
      }),
    keys,
  )
  expect(taken).toEqual([])
}

test('a quantity comes through an input method as typed, and its keys run nothing else [UI-1, SHELL-5]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const cart = await chefWithCart(page, 'METHOD-1')
  await page.goto('/review-cart')
  const cases = page.getByLabel(/^Cases of/).first()
  await cases.click()
  const method = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('1')
  await compose('12')
  // Enter and letters of a composition are the input method's.
  await composeKeys(cases, ['Enter', 'u', 'q'])
  await method.send('Input.insertText', { text: '12' })
  await expect(cases).toHaveValue('12')
  await expect(cases).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => cart.lines()).toEqual([['0100741', 12]])

  // Digits of full width are not the digits of a quantity: on view, refused, and nothing else
  // becomes of them.
  await compose('３')
  await method.send('Input.insertText', { text: '３' })
  await expect(cases).toHaveValue('３')
  await expect(page.getByText('Whole numbers up to 9,999')).toBeVisible()
  await composeKeys(cases, ['Enter'])
  await expect(cases).toHaveValue('３')
  await page.keyboard.press('Tab')
  await expect(cases).toHaveValue('12')
  await expect(page.getByText('“３” was not taken')).toBeVisible()
  expect(await cart.lines()).toEqual([['0100741', 12]])

  // In quick entry they choose and add nothing, and in the grid they lead to no other field.
  const entry = page.getByLabel('Item number, GTIN or name')
  await entry.fill('oil')
  await expect(page.getByRole('option').first()).toBeVisible()
  await composeKeys(entry, ['ArrowDown', 'Enter', 'Enter'])
  await expect(entry).toHaveValue('oil')
  await expect(entry).toBeFocused()
  await page.goto('/shop?layout=advanced&inStock=true&keyword=oil')
  const cell = page.locator('[data-column="CS"] input:not(:disabled)').first()
  await cell.click()
  await composeKeys(cell, ['Enter', 'ArrowDown'])
  await expect(cell).toBeFocused()
  await cell.blur()
  await composeKeys(page.locator('body'), ['q', '/'])
  await expect(cell).not.toBeFocused()
  expect(await cart.lines()).toEqual([['0100741', 12]])
  await cart.discard()
})

test('a key that is held down runs its shortcut once, and Enter held down in quick entry adds nothing unseen [SHELL-5, CART-13]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const cart = await chefWithCart(page, 'HELD-1')
  await page.goto('/review-cart')
  const cases = page.getByLabel(/^Cases of/).first()
  for (const quantity of ['3', '4', '5']) {
    await cases.fill(quantity)
    await page.keyboard.press('Enter')
    await expect.poll(() => cart.lines()).toEqual([['0100741', Number(quantity)]])
  }
  await cases.evaluate((field) => (field as HTMLElement).blur())
  const undos: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/undo')) undos.push(request.url())
  })
  const hold = async (key: string) => {
    // Each further press of a key that is down is a repetition.
    for (let times = 0; times < 12; times++) {
      await page.keyboard.down(key)
      await page.waitForTimeout(40)
    }
    await page.keyboard.up(key)
  }
  await hold('u')
  await expect.poll(() => cart.lines()).toEqual([['0100741', 4]])
  expect(undos).toHaveLength(1)

  await page.keyboard.press('i')
  await page.keyboard.type('0101164')
  await hold('Enter')
  await expect(page.getByLabel(/^Quantity of /)).toBeFocused()
  expect(await cart.lines()).toEqual([['0100741', 4]])
  await page.keyboard.press('Enter')
  await expect.poll(() => cart.lines()).toContainEqual(['0101164', 1])
  await cart.discard()
})

test('removing the only line shows one toast, whose Undo brings the cart back with its PO [CART-5]', async ({
  page,
}) => {
  await chefWithCart(page, 'ONLY-LINE')
  await page.goto('/shop?keyword=0100741')
  const cases = page
    .getByRole('main')
    .getByRole('textbox', { name: /^Cases of/ })
    .first()
  await expect(cases).toHaveValue('2')
  await cases.fill('')
  const removed = page.getByText(/^Item removed from cart successfully/)
  await expect(removed).toHaveText(/It was the only one, so the cart is discarded\.$/)
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(cases).toHaveValue('2')
  await page.goto('/review-cart')
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('ONLY-LINE')).toBeVisible()
  const at = '/api/v2-1-0/divisions/NLV/ship-tos/0020001'
  const { cart } = await read<{ cart: { id: string } }>(page.request, `${at}/active-cart`)
  expect((await page.request.delete(`${at}/carts/${cart.id}`)).ok()).toBe(true)
})

test('a saved quantity costs its save, one review and one analysis; the cart itself is not fetched again [CART-5, UI-8]', async ({
  page,
}) => {
  const cart = await chefWithCart(page, 'REQUESTS-1')
  await page.goto('/review-cart')
  const field = page.getByLabel(/^Cases of /).first()
  await expect(field).toHaveValue('2')
  const traffic = watchTraffic(page)
  await settles(page, traffic)
  traffic.takeCounts()
  // It follows once the cart has rested.
  const analysis = page.waitForResponse('**/analysis')
  await field.fill('3')
  await expect.poll(cart.lines).toEqual([['0100741', 3]])
  await analysis
  await settles(page, traffic)
  const counts = [...traffic.takeCounts()].flatMap(([path, count]) => {
    const name = /\/(active-cart|review|analysis|items)$/.exec(path)?.[1]
    return name ? [`${name} ${count}`] : []
  })
  expect(counts.toSorted()).toEqual(['analysis 1', 'items 1', 'review 1'])
  await cart.discard()
})
