import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const accounts = 'accounts@harborbistro.example'
const list = (page: Page) => page.getByRole('region', { name: 'Invoices' })
const rows = (page: Page) => list(page).getByRole('row')

test('invoices are narrowed by filters that stand in the address, and a change leads back to page 1 [BILL-1, UI-6]', async ({
  page,
}) => {
  await signIn(page, accounts)
  await page.goto('/invoices?of=all&page=2')
  await expect(rows(page).first()).toBeVisible()
  await page.getByLabel('Show').selectOption('Open')
  await expect(page).toHaveURL(/show=open/)
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole('button', { name: 'Remove filter Open' })).toBeVisible()
  await expect(rows(page).getByText('Paid', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove filter Open' })).toBeVisible()
})

test('an invoice stands beside its order with the entries of its account, and comes as PDF [BILL-1]', async ({
  page,
}) => {
  await signIn(page, accounts)
  await page.goto('/invoices')
  const first = list(page).getByRole('link').first()
  const number = await first.innerText()
  await first.click()
  const sheet = page.getByRole('dialog', { name: new RegExp(number) })
  await expect(sheet.getByRole('heading', { name: 'Items' })).toBeVisible()
  await expect(sheet.getByText('Charged')).toBeVisible()
  await expectAccessible(page)
  const address = await sheet.getByRole('link', { name: 'PDF' }).getAttribute('href')
  const file = await page.request.get(address!)
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('selected invoices are downloaded as one ZIP; a download that fails says so and is tried again [BILL-1]', async ({
  page,
}) => {
  await signIn(page, accounts)
  await page.goto('/invoices?of=all')
  await rows(page).nth(1).locator('label').click()
  await rows(page).nth(2).locator('label').click()
  const download = async () => {
    await page.getByRole('button', { name: 'Download 2' }).click()
    await page.getByRole('menuitem', { name: 'PDFs in a ZIP' }).click()
  }
  await page.route('**/api/invoice-files/zip**', (route) => route.fulfill({ status: 503, body: '' }))
  await download()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await page.unroute('**/api/invoice-files/zip**')
  const saved = page.waitForEvent('download')
  await download()
  expect((await saved).suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d-\d\d\.zip$/)
})
