import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

const chef = 'chef@harborbistro.example'

/** Types a name that is not in the list yet and adds it. */
async function addInPlace(page: Page, dialog: Locator, label: string, name: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label })
  await field.fill(name)
  await page.getByRole('option', { name: `Add "${name}"` }).click()
  await expect(field).toHaveValue(name)
}

test('a custom item is made with a location added in place, edited by two people, and priced by an invoice [GUIDE-4]', async ({
  page,
  browser,
}) => {
  await signIn(page, chef)
  await page.goto('/kitchen')
  await page.getByRole('button', { name: 'Add custom item' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add custom item' })
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Fig jam')
  await addInPlace(page, dialog, 'Location', 'Pastry corner')
  await dialog.getByRole('textbox', { name: 'Case price' }).fill('18.5')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add custom item' }).click()
  await expect(dialog).toBeHidden()
  const search = page.getByRole('searchbox', { name: 'Name, number, brand or GTIN' })
  await search.fill('fig')
  await search.press('Enter')
  const row = page.getByRole('row', { name: /Fig jam/ })
  await expect(row).toContainText('Pastry corner')
  await expect(row).toContainText('$18.50')

  // A colleague changes it while the chef types.
  await row.getByRole('link', { name: 'Fig jam' }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Edit custom item' })
  await editor.getByRole('textbox', { name: 'Brand' }).fill('House')
  const itemId = new URL(page.url()).searchParams.get('editCustomItem')!
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const colleague = await other.newPage()
  await signIn(colleague, 'buyer@harborbistro.example')
  const path = `/api/divisions/NLV/ship-tos/0020001/customer-items/${itemId}`
  const { version } = (await (await colleague.request.get(path)).json()) as { version: number }
  const theirs = await colleague.request.put(path, {
    data: { packSizeDescription: '6/1 QT' },
    headers: { 'if-match': `"${version}"` },
  })
  expect(theirs.ok()).toBe(true)
  await expect(async () => {
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(editor).toBeHidden({ timeout: 1500 })
  }).toPass()
  await other.close()
  const saved = (await (await page.request.get(path)).json()) as { brand: string; packSizeDescription: string }
  expect(saved).toMatchObject({ brand: 'House', packSizeDescription: '6/1 QT' })

  // By keyboard alone from the line on: the invoice prices it.
  await page.goto('/kitchen?tab=invoices')
  await page.getByRole('button', { name: 'Add invoice' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add invoice' })
  await addInPlace(page, sheet, 'Distributor', 'Fig Tree Foods')
  await sheet.getByRole('textbox', { name: 'Invoice number' }).fill('F-1')
  const today = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date())
  await sheet.getByRole('textbox', { name: 'Invoice date' }).fill(today)
  await sheet.getByRole('combobox', { name: 'Custom item of line 1' }).fill('fig')
  await expect(page.getByRole('option', { name: 'Fig jam' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Cases of line 1' }).fill('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('19.25')
  await expect(sheet.getByRole('status').getByText('Total $57.75')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('list', { name: 'Invoices' })).toContainText('$57.75')
  await page.goto(`/kitchen?customItem=${itemId}`)
  await expect(page.getByRole('dialog', { name: 'Fig jam' })).toContainText('$19.25')
  await expect(page.getByRole('dialog', { name: 'Fig jam' })).toContainText('By invoice F-1')
})

test('locations are sorted by keyboard and by the menu of a row, and one in use is deleted once it is moved [GUIDE-4]', async ({
  page,
}) => {
  await signIn(page, chef)
  await page.goto('/kitchen?tab=locations')
  const list = page.getByRole('grid', { name: 'Locations' })
  const names = async () => (await list.getByRole('row').allInnerTexts()).map((text) => text.split('\n')[0])
  await expect(list).toBeVisible()
  const before = await names()
  await list.getByRole('row').first().focus()
  const sorted = page.waitForResponse((response) => response.url().endsWith('/customer-locations-sort'))
  await page.keyboard.press('Alt+ArrowDown')
  expect((await sorted).ok()).toBe(true)
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)])
  await expectAccessible(page)
  await list.getByRole('button', { name: `More for ${before[0]}` }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(names).toEqual(before)
  await list.getByRole('button', { name: `More for ${before[0]}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete location' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toContainText(/Used by \d+ custom items/)
  await question.getByRole('button', { name: /In its place/ }).click()
  await page.getByRole('option', { name: before[1]! }).click()
  await question.getByRole('button', { name: 'Move and delete' }).click()
  await expect(question).toBeHidden()
  await expect.poll(names).toEqual(before.slice(1))
})

test('details of a custom item that cannot be loaded say so, Retry brings them, and closing returns to the item [GUIDE-4, PLAT-14, SHELL-5]', async ({
  page,
}) => {
  await signIn(page, chef)
  const items = await page.request.get('/api/divisions/NLV/ship-tos/0020001/customer-items')
  const { customItems } = (await items.json()) as { customItems: { id: string; description: string }[] }
  const { id, description } = customItems[0]!
  let isDown = true
  await page.route(`**/customer-items/${id}`, (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Larder cannot reach its database.' } })
      : route.continue(),
  )
  await page.goto('/kitchen')
  const link = page.getByRole('link', { name: description })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Failed to load custom item details')).toBeVisible()
  isDown = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: description })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

for (const width of [320, 390]) {
  test(`your kitchen fits a screen of ${width} pixels [GUIDE-4, UI-10]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await signIn(page, chef)
    for (const address of [
      '/kitchen',
      '/kitchen?tab=locations',
      '/kitchen?tab=distributors',
      '/kitchen?tab=invoices',
      '/kitchen?editCustomItem=new',
      '/kitchen?tab=invoices&customerInvoice=new',
    ]) {
      await page.goto(address)
      await expect(
        page.getByRole('heading', { name: 'Your kitchen' }).or(page.getByRole('dialog')).first(),
      ).toBeVisible()
      await page.waitForLoadState('networkidle')
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([address, wider <= 0]).toEqual([address, true])
    }
  })
}

test('a list that comes when its field has the focus stays closed, and opens with what is typed [GUIDE-4, UI-2]', async ({
  page,
}) => {
  await signIn(page, chef)
  const { invoices } = await read<{ invoices: { id: string }[] }>(
    page.request,
    '/api/divisions/NLV/ship-tos/0020001/customer-invoices',
  )
  let arrive = () => {}
  const isAsked = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/ship-tos/0020001/distributors', async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(`/kitchen?tab=invoices&customerInvoice=${invoices[0]!.id}`)
  const distributor = page.getByRole('dialog', { name: /^Invoice / }).getByRole('combobox', { name: 'Distributor' })
  await expect(distributor).toBeFocused()
  await expect(distributor).toHaveValue('')
  arrive()
  await expect(distributor).not.toHaveValue('')
  await expect(distributor).toHaveAttribute('aria-expanded', 'false')
  await distributor.fill('Gre')
  await expect(distributor).toHaveAttribute('aria-expanded', 'true')
})
