import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const headsOf = (page: Page) => page.getByRole('grid').getByRole('columnheader').allTextContents()

test('a view is made by keyboard, orders the columns of shop and review, and is remembered [STAFF-4]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const name = `Keys ${randomUUID().slice(0, 8)}`
  await page.goto('/order-views?order-view=new')
  const dialog = page.getByRole('dialog', { name: 'Add order view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  // The case comes first: Alt with an arrow moves its row.
  const row = dialog.getByRole('row', { name: 'Case' })
  await row.focus()
  for (let times = 0; times < 4; times++) await page.keyboard.press('Alt+ArrowUp')
  await expect(dialog.getByRole('row').first()).toContainText('Case')
  await dialog.getByRole('button', { name: 'Remove Brand' }).press('Enter')
  await dialog.getByRole('button', { name: 'Add Stock' }).press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Order view added')).toBeVisible()

  await page.goto('/shop?layout=list')
  await page.getByLabel('View', { exact: true }).selectOption({ label: name })
  await expect(page.getByRole('grid', { name: 'Items' })).toBeVisible()
  await expect.poll(() => headsOf(page)).toEqual(expect.arrayContaining(['Stock']))
  expect((await headsOf(page)).slice(0, 3)).toEqual(['Case', 'CS', 'Item'])
  expect(await headsOf(page)).not.toContain('Brand')
  // Quantities are typed as in the usual columns.
  await expect(page.getByRole('grid').getByRole('textbox').first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('View', { exact: true })).toHaveValue(/.+/)
  await expect.poll(async () => (await headsOf(page)).slice(0, 2)).toEqual(['Case', 'CS'])
})

test('of a view that another one deleted the grid says so, and shows the usual columns [STAFF-4]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const name = `Gone ${randomUUID().slice(0, 8)}`
  const answer = await page.request.post('/api/order-views', {
    data: {
      name,
      columns: ['case', 'each', 'description'],
      sortBy: null,
      sortDirection: 'asc',
      sharedWith: 'nobody',
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { orderViewId } = (await answer.json()) as { orderViewId: string }
  await page.goto('/shop?layout=advanced')
  await page.getByLabel('View', { exact: true }).selectOption({ label: name })
  await expect.poll(async () => (await headsOf(page))[0]).toBe('Case')
  await page.request.delete(`/api/order-views/${orderViewId}`)
  await page.reload()
  await expect(page.getByText(`The view “${name}” does not exist any more`)).toBeVisible()
  await expect.poll(async () => (await headsOf(page))[0]).toBe('Item')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByText(`The view “${name}”`)).toBeHidden()
})

test('a rep downloads a price list with margin by customer and day; a customer sees the same prices without it [STAFF-4]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/price-list')
  await page.getByLabel('View', { exact: true }).selectOption({ label: 'Margin by item' })
  const table = page.getByRole('region', { name: 'Prices' })
  await expect(table.getByRole('columnheader', { name: 'Margin %' })).toBeVisible()
  await expectAccessible(page)
  for (const [entry, ending] of [
    ['PDF to print, US Letter', 'pdf'],
    ['Workbook (XLSX)', 'xlsx'],
  ] as const) {
    await page.getByRole('button', { name: /Categories/ }).click()
    const category = page
      .getByRole('dialog', { name: 'Categories' })
      .getByRole('checkbox', { name: 'Meat', exact: true })
    if (!(await category.isChecked())) await category.click({ force: true })
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Print or download' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^price-list-\\d{7}-[\\d-]{10}\\.${ending}$`))
  }

  await signIn(page)
  await page.goto('/price-list')
  await expect(page.getByRole('region', { name: 'Prices' }).getByRole('row').nth(3)).toContainText('$')
  await expect(page.getByRole('columnheader', { name: /Margin|cost/ })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByText('Case price').first()).toBeVisible()
  await expectAccessible(page)
})
