import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { keepIntercepting } from './support/refused-field.ts'

interface User {
  readonly userId: string
  readonly email: string
}

async function userOf(page: Page, email: string): Promise<User> {
  const answer = await page.request.get(`/api/users?keyword=${encodeURIComponent(email)}`)
  const { users } = (await answer.json()) as { users: User[] }
  return users.find((user) => user.email === email)!
}

const sheetOf = (page: Page) => page.getByRole('dialog').first()

test('the day from which on a user needs two-factor is set in their sheet, and stands on their profile [AUTH-5, USERS-1]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin@larder.example')
  const { userId } = await userOf(page, 'chef@harborbistro.example')
  await page.goto(`/manage-users?user=${userId}`)
  await page.getByRole('tab', { name: 'Account' }).click()
  const form = page.getByRole('form', { name: 'Required two-factor authentication' })
  const day = form.getByRole('textbox', { name: 'Two-factor required from' })
  await day.fill('01/31/2030')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two-factor authentication is now required of the user')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Save' })).toBeHidden()

  const own = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block' })
  await signIn(own, 'chef@harborbistro.example')
  await own.goto('/profile?tab=privacy')
  await expect(own.getByText('Required from Thu, Jan 31, 2030 on')).toBeVisible()
  await expect(own.getByRole('switch', { name: 'Two-factor authentication' })).toBeDisabled()
  await own.close()

  await day.fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The day of the user was removed')).toBeVisible()
})

test('what the server made of a save is not shown as a colleague’s change [USERS-1]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  const { userId } = await userOf(page, 'sous.chef@harborbistro.example')
  await page.goto(`/manage-users?user=${userId}`)
  const sheet = sheetOf(page)
  const last = sheet.getByLabel('Last name')
  const before = await last.inputValue()
  await last.fill(`${before}-Roy  `)
  await sheet.getByLabel('Display name').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(last).toHaveValue(`${before}-Roy`)
  await expect(sheet.getByLabel('Display name')).toHaveValue(/-Roy$/)
  await expect(sheet.getByText('Someone else changed this')).toBeHidden()
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeHidden()
})

test('a save that failed says so beside Save for as long as it is true, and keeps what was typed [USERS-1, PLAT-14]', async ({
  page,
}) => {
  await keepIntercepting(page)
  await signIn(page, 'admin@larder.example')
  const { userId } = await userOf(page, 'prospect@maybe.example')
  await page.goto(`/manage-users?user=${userId}`)
  const last = sheetOf(page).getByLabel('Last name')
  // A name of sixty letters without a space, another one each time.
  const name = 'X'.repeat(47) + String(Date.now())
  await last.fill(name)
  await page.route('**/api/users/*/profile', (route) => route.fulfill({ status: 503, body: '' }))
  await page.keyboard.press('Enter')
  const said = sheetOf(page).getByText('Nothing was saved; what you typed is still here.')
  await expect(said).toBeVisible()
  await page.waitForTimeout(4_000)
  await expect(said, 'longer than a toast').toBeVisible()
  await expect(last).toHaveValue(name)
  await page.unroute('**/api/users/*/profile')
  await last.press('Enter')
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(said).toBeHidden()
})

test('users invited by a colleague in the meantime are named with the reason [USERS-1]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  const { userId } = await userOf(page, 'kitchen@multiunit.example')
  await page.goto('/manage-users?state=notInvited')
  await page.getByRole('button', { name: /^Invite th/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Send invitations' })
  const sent = await page.request.put(`/api/users/${userId}/reset-password`, {})
  expect(sent.ok()).toBe(true)
  await question.getByRole('button', { name: 'Send invitations' }).click()
  const left = page.getByRole('dialog', { name: '1 user was not invited' })
  await expect(left).toContainText('kitchen@multiunit.example')
  await expect(left).toContainText('An invitation was sent already.')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(left).toBeHidden()
})

test('on a tablet the list of users fits, with status and last sign-in [USERS-1]', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn(page, 'admin@larder.example')
  await page.goto('/manage-users')
  const list = page.getByRole('region', { name: 'Users' })
  await expect(list.getByRole('columnheader', { name: 'Last sign-in' })).toBeInViewport()
  expect(await list.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
  const heights = await list.getByRole('row').evaluateAll((rows) => rows.slice(1).map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThanOrEqual(41)
})
