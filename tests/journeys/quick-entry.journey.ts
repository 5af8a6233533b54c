import { expect, type Page, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

/** Pastes into whatever has the focus. */
const paste = (page: Page, list: string): Promise<void> =>
  page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, list)

const mail = `Hi Rosa,

please add for Tuesday:
2 cs beef brisket select flat
0100741	3	CS	CHICKEN PATTY GRILLED
cheese 4 cs
1/2 cs pepperoncini whole
2 cs dragon fruit

Thanks!
Mara
(702) 555-0143`

test('a buyer fills the cart by quick entry and a pasted mail, by keyboard alone [CART-13]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/')
  await page
    .getByRole('button', { name: /Harbor Bistro/ })
    .first()
    .click()
  await page.getByRole('searchbox', { name: /ship-to/i }).fill('0020001')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /0020001/ })).toBeVisible()
  // Until the list has closed, letters are its search.
  await expect(page.getByRole('searchbox', { name: /ship-to/i })).toBeHidden()
  // An order of its own.
  await page.keyboard.press('n')
  await page.keyboard.press('o')
  await expect(
    page
      .getByRole('dialog', { name: 'Create order' })
      .getByText(/\w{3}, \w{3} \d+/)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Cart created successfully')).toBeVisible()
  await page.goto('/review-cart')
  const field = page.getByRole('combobox', { name: 'Item number, GTIN or name' })
  const said = page.getByRole('status').filter({ hasText: /Added/ })
  await expect(field).toBeVisible()

  // The key from anywhere, a name, the list, the quantity, Enter: and back for the next.
  await page.locator('body').press('i')
  await expect(field).toBeFocused()
  await page.keyboard.type('tongs stainless')
  // The list of the whole text, not of its beginning.
  await expect(page.getByRole('option').first()).toContainText(/tongs/i)
  await expect(page.getByRole('option').first()).toContainText(/stainless/i)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(said).toContainText('Added 3')
  await expect(field).toBeFocused()

  // A scanner: digits and Enter, twice is two.
  for (let i = 0; i < 2; i++) {
    await page.keyboard.type('10090001098387')
    await page.keyboard.press('Enter')
  }
  await expect(said).toContainText('2 CS in the cart')
  await expect(page.getByLabel('Cases of GRAPE RED SEEDLESS')).toHaveValue('2')
  await expectAccessible(page)

  // A mail: pasted on the bar, read, put right, added.
  await paste(page, mail)
  const dialog = page.getByRole('dialog', { name: 'Paste a list' })
  await expect(dialog.getByRole('button', { name: 'Add 2 lines to the cart' })).toBeVisible()
  await expect(dialog.getByText('Only whole cases and eaches can be ordered.')).toBeVisible()
  await expectAccessible(page)

  // The lines that were asked, one after the other.
  await dialog.getByLabel('Line 2 cs beef brisket select flat').focus()
  await page.keyboard.press('Alt+n')
  await expect(dialog.getByLabel('Item for cheese 4 cs')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Add 3 lines to the cart' })).toBeVisible()
  await dialog.getByLabel(/^Quantity of PEPPERONCINI/).fill('1')
  await expect(dialog.getByRole('button', { name: 'Add 4 lines to the cart' })).toBeVisible()
  const strange = dialog.getByLabel('Line 2 cs dragon fruit')
  await strange.fill('0109838 2 cs')
  await strange.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Add 5 lines to the cart' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('5 lines added to the cart')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Cases of GRAPE RED SEEDLESS')).toHaveValue('4')
  await expect(page.getByLabel('Cases of BEEF BRISKET SELECT FLAT')).toHaveValue('2')
})

test('labels of item numbers scanned one after the other all reach the cart, quickly or slowly [CART-13]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  await page.goto('/shop')
  const numbers = ['0101164', '0110298', '0110906', '0110220']
  const own = await makeCart(page, 'SCAN-1')
  await page.goto('/review-cart')
  const field = page.getByRole('combobox', { name: 'Item number, GTIN or name' })
  await expect(field).toBeVisible()
  for (const pauseMs of [0, 1500]) {
    await field.focus()
    for (const number of numbers) {
      await page.keyboard.type(number)
      await page.keyboard.press('Enter')
      await page.waitForTimeout(pauseMs)
    }
    // The last one waits for its quantity.
    await expect(page.getByRole('textbox', { name: /^Quantity of / })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
  }
  for (const number of numbers)
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: number })
        .getByLabel(/^Cases of/),
    ).toHaveValue('2')
  await own.discard()
})

test('a quantity far from usual is asked about, what was added is taken back, and a learned choice is forgotten [CART-13]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'QUICK')
  await page.goto('/review-cart')
  const bar = page.getByRole('region', { name: 'Quick entry' })
  const field = bar.getByRole('combobox')
  const status = bar.getByRole('status')

  // Enter asks, a second Enter means it, Undo takes it back.
  await field.fill('0109838')
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('textbox', { name: /^Quantity of GRAPE/ })).toBeFocused()
  await page.keyboard.type('400')
  await page.keyboard.press('Enter')
  await expect(status).toContainText('Press Enter or Add again if it is meant.')
  expect(await cart.lines()).toEqual([['0100741', 2]])
  await page.keyboard.press('Enter')
  await expect(status).toContainText('Added 400 CS of GRAPE RED SEEDLESS')
  await expect(page.getByLabel('Cases of GRAPE RED SEEDLESS')).toHaveValue('400')
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toContainText('Took back 400 CS of GRAPE RED SEEDLESS')
  await expect(page.getByLabel('Cases of GRAPE RED SEEDLESS')).toBeHidden()
  await expect(field).toBeFocused()
  await expect.poll(cart.lines).toEqual([['0100741', 2]])

  // What the words mean here is chosen once, offered the next time, and forgotten.
  const list = 'oil 3 cs\n\nThanks!'
  const dialog = page.getByRole('dialog', { name: 'Paste a list' })
  const asBefore = dialog.getByText('As chosen here before.')
  await paste(page, list)
  await dialog.getByLabel('Item for oil 3 cs').press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const learned = page.waitForResponse((response) => response.url().endsWith('/learned-words'))
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('1 line added to the cart')).toBeVisible()
  expect((await learned).ok()).toBe(true)
  await field.focus()
  await paste(page, list)
  await expect(asBefore).toBeVisible()
  const forgotten = page.waitForResponse((response) => response.url().includes('/learned-words?'))
  await dialog.getByRole('button', { name: 'Forget' }).click()
  await expect(asBefore).toBeHidden()
  expect((await forgotten).ok()).toBe(true)
  await dialog.getByLabel('Line oil 3 cs').fill('oil 4 cs')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Item for oil 4 cs')).toBeVisible()
  await expect(asBefore).toBeHidden()
  await cart.discard()
})
