import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'
import { expectRefused, keepIntercepting, refuse, said, typeAway } from './support/refused-field.ts'

test.beforeEach(({ page }) => keepIntercepting(page))

const own = '**/api/divisions/*/ship-tos/*'
/** The creating call alone is refused: the list of a path is read in the meantime. */
const refuseCreating = (page: Page, path: string, field: string) =>
  page.route(`${own}${path}`, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 400, json: { code: 'refused_for_a_test', status: 400, message: said, field } }),
  )

const kitchenForms = [
  { of: 'a guide', at: '/guides?new-guide=empty', path: '/guides', field: 'name', label: 'Guide name' },
  {
    of: 'a custom item',
    at: '/kitchen?editCustomItem=new',
    path: '/customer-items',
    field: 'description',
    label: 'Description',
  },
  { of: 'a distributor', at: '/kitchen?distributorDetails=new', path: '/distributors', field: 'name', label: 'Name' },
] as const
for (const { of, at, path, field, label } of kitchenForms)
  test(`what the server refuses of ${of} is said at its field, with the focus there, and what was typed stays [GUIDE-1, GUIDE-4, UI-2]`, async ({
    page,
  }) => {
    await signIn(page)
    await page.goto(at)
    const text = page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })
    await text.fill('Walk-in')
    await refuseCreating(page, path, field)
    await page.keyboard.press('Control+Enter')
    await expectRefused(text)
    await expectAccessible(page)
    await expect(text).toHaveValue('Walk-in')
    await typeAway(page, text)
    await expect(text).toHaveValue('Walk-in7')
  })

test('what the server refuses of another distributor’s invoice is said at its field, and what was typed stays [GUIDE-4, UI-2]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const { invoices } = await read<{ invoices: { id: string }[] }>(
    page.request,
    '/api/divisions/NLV/ship-tos/0020001/customer-invoices',
  )
  await page.goto(`/kitchen?tab=invoices&customerInvoice=${invoices[0]!.id}`)
  const sheet = page.getByRole('dialog', { name: /^Invoice / })
  const number = sheet.getByRole('textbox', { name: 'Invoice number' })
  await number.fill('INV-REFUSED')
  await sheet.getByRole('textbox', { name: 'Note', exact: true }).fill('Short delivery')
  // What is about no field stands at the form's end, not only for a moment.
  const busy = { code: 'refused_for_a_test', status: 409, message: said }
  await page.route(`${own}/customer-invoices/*`, (route) => route.fulfill({ status: 409, json: busy }), { times: 1 })
  await page.keyboard.press('Control+Enter')
  await expect(sheet.getByRole('alert')).toContainText('Nothing was saved; what you typed is still here.')
  await refuse(page, `${own}/customer-invoices/*`, 'invoiceNumber')
  await page.keyboard.press('Control+Enter')
  await expectRefused(number)
  await expect(sheet.getByText('Nothing was saved')).toHaveCount(0)
  await expectAccessible(page)
  await expect(sheet.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Short delivery')
  await typeAway(page, number)
  await expect(number).toHaveValue('INV-REFUSED7')
})

const filesOfGuides = [
  {
    of: 'an imported guide',
    who: 'buyer@harborbistro.example',
    at: '/guides?import-guide=new',
    path: '/guide-imports',
    field: 'into.name',
    send: 'Import',
  },
  {
    of: 'a staging guide',
    who: 'rosa.dsr@larder.example',
    at: '/staging-guides?dialog=bring-list',
    path: '/staging-guides',
    field: 'name',
    send: 'Match lines',
  },
] as const
for (const { of, who, at, path, field, send } of filesOfGuides)
  test(`the name of ${of} that the server refuses is changed in the step that sends it, and the columns stay as mapped [GUIDE-1, GUIDE-3, UI-2]`, async ({
    page,
  }) => {
    await signIn(page, who)
    await page.goto(at)
    const dialog = page.getByRole('dialog')
    const opened = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a file' }).press('Enter')
    const csv = 'Item number,Description,Case par,Shelf,Bay\n0100741,ONE,4,Walk-in,B1\n0109838,TWO,2,Walk-in,B2'
    await (await opened).setFiles({ name: 'shelf.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(dialog.getByText(/^2 rows/)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    const location = dialog.getByRole('button', { name: /Location/ })
    await expect(location).toBeVisible()
    await location.press('Enter')
    await page.getByRole('option', { name: /^Bay/ }).press('Enter')
    await expect(location).toContainText('Bay')
    await refuseCreating(page, path, field)
    await dialog.getByRole('button', { name: send }).click()
    const name = dialog.getByRole('textbox', { name: 'Guide name' })
    await expect(name).toHaveValue('shelf')
    await expectRefused(name)
    await expectAccessible(page)
    await typeAway(page, name)
    await expect(name).toHaveValue('shelf7')
    await expect(location).toContainText('Bay')
    // What is sent next has the name as it is now.
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path))
    await page.keyboard.press('Control+Enter')
    expect((await sent).postData()).toContain('"shelf7"')
    await expectRefused(name)
  })
