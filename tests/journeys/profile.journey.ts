import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text)
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

/** A small PNG, drawn by the browser. */
const drawPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 240)
    const paint = canvas.getContext('2d')!
    paint.fillStyle = '#a4441c'
    paint.fillRect(0, 0, 320, 240)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  })

test('a name and a picture change, are asked for before they are lost, and stand in the top bar [PROFILE-1, PROFILE-2]', async ({
  page,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeHidden()
  const lastName = page.getByLabel('Last name')
  await lastName.fill('Marsh-Okoye')
  await expect(save).toBeVisible()
  await openTab(page, 'Notifications')
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(lastName).toHaveValue('Marsh-Okoye')
  await lastName.fill('Marsh')
  await expect(save).toBeHidden()
  await page.getByLabel('First name').fill('')
  await save.click()
  await expect(page.getByText('Required')).toBeVisible()
  await page.getByLabel('First name').fill('Ruth')
  await page.getByLabel('Contact number').fill('12')
  await save.click()
  await expect(page.getByText('Invalid United States phone number')).toBeVisible()
  await page.getByLabel('Country code').fill('')
  await expect(page.getByText('Country code is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()

  const buffer = Buffer.from(await drawPicture(page))
  await page.locator('input[type=file]').setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer })
  await expect(page.getByText('File type not supported')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Preview, not saved yet')).toBeVisible()
  await save.click()
  await expect(toast(page, 'Profile updated successfully')).toBeVisible()
  const face = page.getByRole('button', { name: /user menu/ }).locator('img')
  await expect(face).toHaveJSProperty('naturalWidth', 96)
  await page.getByRole('button', { name: 'Delete picture' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(face).toBeHidden()
  const choose = page.getByRole('button', { name: 'Choose a picture' })
  await expect(choose, 'the keyboard goes on beside the button that is gone').toBeFocused()
  await expect(page.getByText('JPEG, PNG, WebP or GIF, up to 10 MB')).toBeVisible()
})

test('what a manager changed in the meantime is told, what was typed stays and is saved with the next press [PROFILE-2, PROFILE-7, CUST-2]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'nora@multiunit.example')
  await page.goto('/profile?tab=account')
  const display = page.getByLabel('Display name')
  await display.fill('Nora at home')
  const office = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block' })
  await signIn(office, 'admin@larder.example')
  const me = (await (await page.request.get('/api/me')).json()) as { userId: string }
  const headers = { origin: new URL(page.url()).origin }
  const rename = (lastName: string) =>
    office.request.put(`/api/users/${me.userId}/profile`, { headers, data: { lastName } })
  expect((await rename('Quist-Berg')).ok()).toBe(true)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('Someone else changed this in the meantime.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Last name: Quist-Berg' })).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Quist-Berg')
  await expect(display).toHaveValue('Nora at home')
  await expectAccessible(page)
  await save.click()
  await expect(toast(page, 'Profile updated successfully')).toBeVisible()
  await expect(page.getByText('Someone else changed this')).toBeHidden()

  await openTab(page, 'Invoice Format')
  await page.getByRole('radio', { name: /Summary/ }).check({ force: true })
  const format = `/api/users/${me.userId}/invoice-format`
  expect((await office.request.put(format, { headers, data: { formatId: 2 } })).ok()).toBe(true)
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(page.getByText('Invoice format: Grouped by category')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Summary/ })).toBeChecked()
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(toast(page, 'Invoice format saved successfully')).toBeVisible()
  await office.close()
})

test('invoice format, notifications and analytics are chosen in their tabs [PROFILE-7, PROFILE-8, PROFILE-9]', async ({
  page,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  await page.goto('/profile?tab=invoice-format')
  await expect(page.getByRole('radio', { name: /Summary/ })).toBeChecked()
  await page.getByRole('radio', { name: /Summary/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(toast(page, 'Invoice format saved successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Enlarge the preview of Detailed' }).click()
  const preview = page.getByRole('dialog', { name: 'Detailed' })
  await expect(preview.getByRole('img', { name: /sample invoice/i })).toHaveJSProperty('complete', true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await page.getByText('Summary', { exact: true }).click()
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(page.getByRole('button', { name: /saved already/ })).toBeVisible()

  await openTab(page, 'Notifications')
  const confirmed = page.getByRole('switch', { name: 'Mail for Order confirmed' })
  await expect(confirmed).not.toBeChecked()
  await confirmed.focus()
  await page.keyboard.press('Space')
  await expect(toast(page, 'Notifications saved successfully')).toBeVisible()
  await page.reload()
  await expect(confirmed).toBeChecked()
  await expectAccessible(page)
  await confirmed.focus()
  await page.keyboard.press('Space')
  await expect(confirmed).not.toBeChecked()

  await openTab(page, 'Privacy & Security')
  const optOut = page.getByRole('switch', { name: 'Opt out of analytics' })
  await expectAccessible(page)
  await optOut.focus()
  await page.keyboard.press('Space')
  await expect(toast(page, 'Successfully opted out')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(toast(page, 'Successfully opted in')).toBeVisible()
})

test('who was not asked yet is asked once, and the answer is remembered [PROFILE-8]', async ({ page }) => {
  await signIn(page, 'prospect@maybe.example')
  const bar = page.getByRole('region', { name: 'Permission to count visits' })
  await expect(bar).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'No, thanks' }).click()
  await expect(toast(page, 'Successfully opted out')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /user menu/ })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('favourite bill-tos are added and removed by keyboard, at least one of them [PROFILE-3]', async ({ page }) => {
  await signIn(page, 'service@larder.example')
  await page.goto('/profile?tab=bill-tos')
  const available = page.getByRole('region', { name: 'Available Bill-tos', exact: true })
  const selected = page.getByRole('region', { name: 'Selected Bill-tos', exact: true })
  await expect(selected.getByText('3 of 30')).toBeVisible()
  await available.getByLabel('Search available bill-tos').fill('lantern')
  const found = available.getByRole('checkbox', { name: /Lantern/ }).first()
  await expect(available.getByRole('checkbox', { name: /Harbor/ })).toHaveCount(0)
  await found.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'ADD' }).focus()
  await page.keyboard.press('Enter')
  await expect(selected.getByText('4 of 30')).toBeVisible()
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(toast(page, 'User bill-tos updated successfully')).toBeVisible()
  await expectAccessible(page)
  await selected
    .getByText(/Lantern/)
    .first()
    .click()
  await page.getByRole('button', { name: 'REMOVE' }).click()
  await expect(selected.getByText('3 of 30')).toBeVisible()
  await page.getByRole('button', { name: 'SAVE' }).click()
  for (const box of await selected.getByRole('checkbox').all()) {
    await box.focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: 'REMOVE' }).click()
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(page.getByRole('alert').getByText('Please select at least one bill-to.')).toBeVisible()
  await page.getByRole('button', { name: 'CANCEL' }).click()
  await expect(selected.getByText('3 of 30')).toBeVisible()
})

test('staff who sign in with a password reach it and their second factor, which their profile has no tab for [AUTH-2, AUTH-7]', async ({
  page,
}) => {
  await signIn(page, 'inventory@larder.example')
  await page.goto('/profile')
  await expect(page.getByRole('tab', { name: 'Privacy & Security' })).toBeHidden()
  await page.getByRole('link', { name: 'Password and two-factor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign-in and security' })
  await expect(dialog.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Current password').fill('not my password')
  await dialog.getByLabel('New password', { exact: true }).fill('Kettle-Orchard-58')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('Kettle-Orchard-58')
  await dialog.getByLabel('Confirm password').fill('Kettle-Orchard-58')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('The current password is not right.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Set up', exact: true }).last().click()
  await expect(page.getByRole('dialog', { name: /authenticator/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Current password')).toHaveValue('not my password')
})

test('staff for whom a second factor is demanded are led to where it is set up [AUTH-5]', async ({ page }) => {
  await signIn(page, 'inventory@larder.example')
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), mfaInfo: null, mfaEnforceDate: '2031-01-01' } })
  })
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Set it up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign-in and security' })
  await expect(dialog.getByRole('button', { name: 'Set up', exact: true })).toHaveCount(2)
})
