import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { buildBook, type XlsxCell } from '#areas/order-import/testing/build-xlsx.ts'
import { orderableItems } from './support/orderable-items.ts'
import { expectAccessible, signIn } from './support/portal.ts'

async function openFile(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  await page.goto('/shop?dialog=create-order')
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  await dialog.getByText('Import items from a file').click()
  const opened = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).press('Enter')
  await (await opened).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  await expect(dialog.getByRole('button', { name: 'Remove the file' })).toBeVisible()
  return dialog
}

/** Goes on when the file was read. */
async function mapColumns(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.getByText(/^\d+ rows?,/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('heading', { name: 'Map columns' })).toBeFocused()
}

async function choose(page: Page, dialog: Locator, label: string, option: RegExp | string): Promise<void> {
  // By its capital: what waits for the sheet says so as well.
  await dialog.getByRole('button', { name: new RegExp(label) }).press('Enter')
  await page.getByRole('option', { name: option }).press('Enter')
}

/** Lets the next call of an address take a second; done when it is answered. */
async function slowDown(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    },
    { times: 1 },
  )
  await page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/table'))
}

const header = ['Item #', 'Description', 'Order']

test('a printed order guide in a workbook is ordered by keyboard, sheet and header row by choice [IMPORT-1, IMPORT-3]', async ({
  page,
}) => {
  await signIn(page)
  const [first, second, third] = (await orderableItems(page, 3)).map(Number) as [number, number, number]
  const guide: XlsxCell[][] = [
    ['Harbor Bistro - weekly order guide'],
    ['Week of', '11/24/2026'],
    header,
    ['DAIRY'],
    [first, 'ONE', 2],
    [second, 'TWO', null],
    [null, 'Dairy total', 2],
    header,
    [third, 'THREE', 4],
    [null, 'TOTAL', 6],
  ]
  const book = buildBook([
    { name: 'Read me', rows: [['Send before six.']] },
    { name: 'Guide', rows: guide, hiddenRows: [9] },
    { name: 'Archive', rows: [header, [second, 'TWO', 9]], isHidden: true },
  ])
  const dialog = await openFile(page, 'guide.xlsx', book)
  await expect(dialog.getByText('1 row is hidden in the file and left out by default.')).toBeVisible()
  await mapColumns(page, dialog)
  await expect(dialog.getByRole('button', { name: /Sheet/ })).toContainText('Guide (10 rows)')
  await expect(dialog.getByRole('button', { name: 'Header row' })).toContainText('Row 3')
  await expect(dialog.getByText('1 row to order')).toBeVisible()

  // Another sheet and another header follow at once; the person's choice of rows too.
  await choose(page, dialog, 'Sheet', /^Archive \(2 rows, hidden\)/)
  await expect(dialog.getByRole('cell', { name: String(second) })).toBeVisible()
  await choose(page, dialog, 'Sheet', /^Guide/)
  await choose(page, dialog, 'Header row', /^Row 8 Item #, Description, Order/)
  // Below it stand a hidden row and a total: nothing is left to order.
  await expect(dialog.getByText('Item number is missing for one or more rows in the csv').first()).toBeVisible()
  // What is chosen while another table is read is for that table.
  const isRead = slowDown(page, '**/order-imports/*/table?*')
  await choose(page, dialog, 'Header row', /^Row 3 /)
  await dialog.getByRole('checkbox', { name: /Order 1 hidden row too/ }).press('Space')
  await isRead
  await expect(dialog.getByText('2 rows to order')).toBeVisible()
  await dialog.getByText('Rows not ordered (7)').press('Enter')
  const left = dialog.getByRole('region', { name: 'Rows not ordered' })
  for (const reason of ['Above the header row', 'Heading or note', 'No quantity', 'Total', 'Header repeated'])
    await expect(left.getByRole('cell', { name: reason, exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  // However long the server takes, there is a bar from the start.
  await page.route('**/order-imports/*/cart', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('progressbar', { name: 'Checking 2 rows' })).toBeVisible({ timeout: 1000 })
  await expect(dialog.getByRole('heading', { name: 'Cart created successfully' })).toBeFocused()
  await expect(dialog.getByText('2 lines from guide.xlsx')).toBeVisible()
  await expect(dialog.getByText('Rows not ordered (7)')).toBeVisible()
})

test('the good rows of a file become a cart, and the others are downloaded [IMPORT-2]', async ({ page }) => {
  await signIn(page)
  const [first, second] = (await orderableItems(page, 2)) as [string, string]
  const rows = [`${first};2`, '9999991;1', ';3', `${second};1`, `${first};5`]
  const dialog = await openFile(page, 'week 12.csv', Buffer.from(`Item;Qty\r\n${rows.join('\r\n')}\r\n`))
  await mapColumns(page, dialog)
  await expect(dialog.getByText('Item number is missing for one or more rows in the csv: row 4')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: /Add up 1 row that repeats an item/ })).not.toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('heading', { name: '3 item(s) could not be added to cart' })).toBeFocused()
  const goodRows = dialog.getByRole('button', { name: 'Import the 2 good rows' })

  // No answer came: trying again finishes the same import.
  await page.route('**/order-imports/*/cart', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await goodRows.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'No answer came' })).toBeFocused()
  await page.unroute('**/order-imports/*/cart')
  await dialog.getByRole('button', { name: 'Try Again' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Cart created successfully' })).toBeFocused()
  await expect(dialog.getByText('2 of 5 rows from week 12.csv')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download errors' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('week 12-order-errors.csv')
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines.map((line) => line.split(',').at(-1))).toEqual([
    'Error',
    'Item not found',
    'Item number is missing',
    'Duplicate item',
  ])
})

test('a sheet that cannot be read now says so where it was chosen, and can be tried again [IMPORT-1]', async ({
  page,
}) => {
  await signIn(page)
  const rows = [header, ['1001', 'ONE', 2]]
  const dialog = await openFile(
    page,
    'two.xlsx',
    buildBook([
      { name: 'Monday', rows },
      { name: 'Friday', rows: [header, ['1002', 'TWO', 1]] },
    ]),
  )
  await mapColumns(page, dialog)
  await page.route('**/table?*', (route) => route.fulfill({ status: 503, json: { code: 'x', message: 'Try later' } }))
  await choose(page, dialog, 'Sheet', /^Friday/)
  await expect(dialog.getByRole('alert').getByText('Try later')).toBeVisible()
  await page.unroute('**/table?*')
  await dialog.getByRole('button', { name: 'Try Again' }).press('Enter')
  await expect(dialog.getByRole('cell', { name: '1002' })).toBeVisible()
})
