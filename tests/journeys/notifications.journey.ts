import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const unreadOf = async (page: Page): Promise<number> =>
  Number(/(\d+) unread/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

test('the bell counts what is unread, in a second tab too, and its panel works by keyboard [NEXT-7]', async ({
  page,
}) => {
  await signIn(page, 'buyer@harborbistro.example')
  await page.goto('/shop')
  await expect(bell(page)).toHaveAccessibleName(/unread/)
  const tab = await page.context().newPage()
  await tab.goto('/notifications')
  await expect(tab.getByRole('button', { name: /^Mark as read/ }).first()).toBeVisible()
  const before = await unreadOf(page)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await panel
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .press('Enter')
  await expect.poll(() => unreadOf(page)).toBe(before - 1)
  // Live, without a reload.
  await expect.poll(() => unreadOf(tab)).toBe(before - 1)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await tab.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(tab.getByText('All read')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await tab.getByRole('combobox', { name: 'Show' }).selectOption('unread')
  await expect(tab.getByText('Nothing found')).toBeVisible()
  await expectAccessible(tab)
  await tab.getByRole('link', { name: 'What was sent, and why' }).click()
  await expect(tab.getByRole('heading', { name: 'What was sent' })).toBeVisible()
  await expectAccessible(tab)
  await tab.close()
})

test('chosen quiet hours survive a 503 and another tab’s change [NEXT-7]', async ({ page }) => {
  await signIn(page, 'accounts@harborbistro.example')
  const choose = async (on: Page, label: string, option: string) => {
    await on.getByRole('button', { name: new RegExp(label) }).click()
    await on.getByRole('option', { name: option, exact: true }).click()
  }
  const open = (on: Page) => on.goto('/profile?tab=notifications')
  await open(page)
  const tab = await page.context().newPage()
  await open(tab)
  await choose(tab, 'Daily mail at', '6:00 AM')
  await choose(page, 'Quiet from', '10:00 PM')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('Please enter both times')).toBeVisible()
  await choose(page, 'Quiet to', '6:00 AM')
  await page.route('**/api/me/notification-settings', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Nothing was changed; please try again.' } })
      : route.continue(),
  )
  await save.click()
  await expect(page.getByText('Nothing was changed; please try again.')).toBeVisible()
  await page.unroute('**/api/me/notification-settings')
  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(tab.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  await save.click()
  await expect(page.getByText('Someone else changed this in the meantime.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Quiet from/ })).toContainText('10:00 PM')
  await expectAccessible(page)
  await save.click()
  await expect(save).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /Quiet to/ })).toContainText('6:00 AM')
  await expect(page.getByRole('button', { name: /Daily mail at/ })).toContainText('6:00 AM')
  await tab.close()
})

test('nothing is asked before a press, and the server’s words are shown when push cannot be had [NEXT-7]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'asked', 0)
    const fake = {
      permission: 'default',
      requestPermission: () => {
        Reflect.set(window, 'asked', 1)
        fake.permission = 'denied'
        return Promise.resolve('denied')
      },
    }
    Reflect.set(window, 'Notification', fake)
  })
  await signIn(page, 'accounts@harborbistro.example')
  await page.goto('/profile?tab=notifications')
  const ask = page.getByRole('button', { name: 'Notify me in this browser' })
  await expect(ask).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'asked') as number)).toBe(0)
  await ask.click()
  await expect(page.getByRole('alert').getByText('Notifications of this site are blocked')).toBeVisible()
})

test('a call that fails has a sentence and Retry in the panel [NEXT-7]', async ({ page }) => {
  await signIn(page, 'buyer@harborbistro.example')
  await page.goto('/shop')
  await expect(bell(page)).toBeVisible()
  await page.route('**/api/notifications?**', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Larder cannot reach its database.' } }),
  )
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('button', { name: /Retry|Try again/ })).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/notifications?**')
  await panel.getByRole('button', { name: /Retry|Try again/ }).click()
  await expect(panel.getByRole('link').first()).toBeVisible()
})
