import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { orderableItems } from './support/orderable-items.ts'
import { expectAccessible, signIn } from './support/portal.ts'

async function chooseFile(page: Page, dialog: Locator, name: string, text: string): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).press('Enter')
  await (await opened).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('an order file with errors is mapped again and becomes a cart [CART-3, IMPORT-1, IMPORT-2]', async ({ page }) => {
  await signIn(page)
  const items = await orderableItems(page, 3)
  await page.goto('/shop?dialog=create-order')
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  await dialog.getByLabel('PO No').fill('FILE-1')
  await dialog.getByText('Import items from a file').click()

  // The template is recognised when it comes back, and has nothing to order yet.
  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download template' }).press('Enter')
  expect((await template).suggestedFilename()).toBe('order-import-template.csv')
  const header = readFileSync(await (await template).path(), 'utf8')
  expect(header.trim()).toBe('Item Number,Order QTY CS,Order QTY EA')
  await chooseFile(page, dialog, 'empty.csv', header)
  await expect(dialog.getByText('CSV cannot be empty')).toBeVisible()

  // A file whose obvious column is not the one: semicolons, and numbers that lost their zeros in a
  // spreadsheet.
  const rows = items.map((number, place) => `V-${place};${Number(number)};${place + 2}`)
  await chooseFile(page, dialog, 'week 12.csv', ['Item Number;Our code;Qty cases', ...rows].join('\r\n'))
  await expect(dialog.getByText('3 rows, 3 columns, semicolon-separated')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('heading', { name: 'Map columns' })).toBeFocused()
  await expect(dialog.getByRole('cell', { name: 'V-1' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')

  // Every row at fault, in a list and in a file.
  await expect(dialog.getByRole('heading', { name: '3 item(s) could not be added to cart' })).toBeFocused()
  await expect(dialog.getByRole('cell', { name: 'Item not found' })).toHaveCount(3)
  await expectAccessible(page)
  const errors = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download errors' }).press('Enter')
  expect((await errors).suggestedFilename()).toBe('week 12-order-errors.csv')
  const lines = readFileSync(await (await errors).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toBe('Item Number,Item Description,Error')
  expect(lines).toHaveLength(4)

  // Back to the mapping: a column cannot be mapped twice.
  await dialog.getByRole('button', { name: 'Change the mapping' }).press('Enter')
  await dialog.getByRole('button', { name: /Order QTY CS/ }).press('Enter')
  await page.getByRole('option', { name: 'Item Number', exact: true }).press('Enter')
  await expect(dialog.getByText('Duplicate columns found in column mapping').first()).toBeVisible()
  await dialog.getByRole('button', { name: /Order QTY CS/ }).press('Enter')
  await page.getByRole('option', { name: 'Qty cases' }).press('Enter')
  await dialog.getByRole('button', { name: /Item Number/ }).press('Enter')
  await page.getByRole('option', { name: 'Our code' }).press('Enter')

  // What was typed first is still there.
  await dialog.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(dialog.getByLabel('PO No')).toHaveValue('FILE-1')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('button', { name: /Our code/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('heading', { name: 'Cart created successfully' })).toBeVisible()
  await expect(dialog.getByText('3 lines from week 12.csv')).toBeVisible()
  await dialog.getByRole('button', { name: 'Review Cart' }).press('Enter')
  await page.waitForURL(/\/review-cart/)
  await expect(page.getByText('FILE-1', { exact: true })).toBeVisible()
  for (const number of items) await expect(page.getByText(number).first()).toBeVisible()
})

test('customers choose routing days; staff choose any day and read that it needs approval [CART-3]', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/shop?dialog=create-order')
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  const date = dialog.getByRole('textbox', { name: 'Delivery Date' })
  await expect(date).toHaveValue(/\d\d\/\d\d\/\d{4}/)
  await dialog.getByRole('button', { name: 'Choose delivery date' }).click()
  const calendar = page.getByRole('dialog', { name: 'Delivery Date' })
  await calendar.getByRole('button', { name: 'Next' }).first().click()
  const sunday = calendar.getByRole('button', { name: /^Sunday/ }).first()
  await sunday.click()
  await expect(
    dialog.getByText('The selected delivery date will need approval since it is not a valid routing day.'),
  ).toBeVisible()
  await expect(dialog.getByText('Visible to customer')).toBeVisible()
  await expectAccessible(page)
  const staffChose = await date.inputValue()
  await context.close()

  const customer = await browser.newPage()
  await signIn(customer)
  await customer.goto('/shop?dialog=create-order')
  const own = customer.getByRole('dialog', { name: 'Create order' })
  await expect(own.getByText('Visible to customer')).toHaveCount(0)
  const ownDate = own.getByRole('textbox', { name: 'Delivery Date' })
  await expect(ownDate).toHaveValue(/\d\d\/\d\d\/\d{4}/)
  const before = await ownDate.inputValue()
  await ownDate.fill(staffChose)
  await own.getByLabel('PO No').focus()
  await expect(ownDate).toHaveValue(before)
  await expect(own.getByText(/cannot be chosen/)).toBeVisible()
  await customer.close()
})

test('a file with a very long name fits the sheet of a phone [CART-3, IMPORT-1]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const [item] = await orderableItems(page, 1)
  await page.goto('/shop?dialog=create-order')
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  await dialog.getByText('Import items from a file').click()
  await chooseFile(
    page,
    dialog,
    `${'what the kitchen ordered on Friday night '.repeat(5)}.csv`,
    `Item,Cases\n${item},1\n`,
  )
  await expect(dialog.getByText(/^1 row/)).toBeVisible()
  // What is cut off by an ellipsis is long inside and narrow outside.
  const widest = await dialog.evaluate((sheet) =>
    Math.max(...[sheet, ...sheet.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
  )
  expect(widest).toBeLessThanOrEqual(390)
})
