import { expect, type Page, test } from '@playwright/test'
import { goInside, nothingHere, nowhere, openPortal } from './support/inside.ts'
import { expectAccessible, signIn } from './support/portal.ts'

const manager = 'manager@multiunit.example'
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

/**
 * Adds an announcement by the form; its name is its own, so that nothing else on the server is
 * touched.
 */
async function announce(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/announcements')
  await page.getByRole('button', { name: 'Add announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add announcement' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Text').fill(text)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Announcement added successfully')).toBeVisible()
}

async function takeBack(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Announcement deleted successfully')).toBeVisible()
}

test('what staff announce appears for a buyer at once, and goes when it is deleted [SHELL-4, STAFF-2]', async ({
  page,
  browser,
}) => {
  await signIn(page, manager)
  await page.goto('/')
  const staff = await (await browser.newContext()).newPage()
  await signIn(staff, 'service@larder.example')
  await announce(staff, 'Recall', 'Please **do not serve** lot 7 of the [romaine](/shop?keyword=romaine).')
  await expectAccessible(staff)
  const counter = notices(page).getByText(/^1 of \d+$/)
  await expect(counter).toBeVisible()
  const total = Number((await counter.textContent())!.split(' ').at(-1))
  for (let turn = 1; turn < total; turn++) {
    if (await notices(page).getByText('do not serve').isVisible()) break
    await notices(page).getByRole('button', { name: 'Next notice' }).click()
  }
  await expect(notices(page).getByText('do not serve')).toHaveCSS('font-weight', /[67]00/)
  await expect(notices(page).getByRole('link', { name: 'romaine' })).toHaveAttribute('href', '/shop?keyword=romaine')
  await expectAccessible(page)
  await takeBack(staff, 'Recall')
  await expect(notices(page).getByText('do not serve')).toBeHidden()
  await staff.context().close()
})

test('a closed banner stays closed over a reload, the others stay [SHELL-3]', async ({ page }) => {
  await signIn(page, manager)
  await page.goto('/')
  await expect(notices(page).getByText('Holiday week')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Holiday week')).toBeHidden()
  await expect(notices(page).getByText('Two-factor authentication')).toBeVisible()
  await page.reload()
  await expect(notices(page).getByText('Two-factor authentication')).toBeVisible()
  await expect(page.getByText('Holiday week')).toBeHidden()
})

test('banners closed in one tab are closed in the others, and the focus stays on the page after the last [SHELL-3]', async ({
  page,
  context,
}) => {
  await signIn(page, manager)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(notices(other)).toBeVisible()
  await expect(notices(page)).toBeVisible()
  await notices(page).getByRole('button', { name: 'Close' }).focus()
  // Each press closes the banner in sight; the button stays while there is another.
  for (let left = 5; left > 0 && (await notices(page).isVisible()); left--) await page.keyboard.press('Enter')
  await expect(notices(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(notices(other)).toBeHidden()
})

test('signed out one reads what is for everybody only [SHELL-4]', async ({ page }) => {
  await page.goto('/login')
  await expect(notices(page).getByText('Sunday from 2 to 3 AM')).toBeVisible()
  await expect(page.getByText('Holiday week')).toBeHidden()
})

test('the mode switch leads to the dashboard of accounting and back; the cart is hidden there [ACCESS-6, SHELL-1]', async ({
  page,
}) => {
  await signIn(page, manager)
  await page.goto('/shop')
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible()
  // What is a picture alone says what it is (SHELL-1).
  await page.getByRole('button', { name: /user menu of/ }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('User menu')
  await page.getByRole('button', { name: 'Switch to accounting' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Switched to accounting mode')).toBeVisible()
  // Without a reload: the switch leads back now, and nothing leads to the closed screens.
  await expect(page.getByRole('button', { name: 'Switch to restaurant' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Orders on their way' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Your open cart|Next order/ })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Shop', exact: true })).toBeHidden()
  await expectAccessible(page)
  await page.goto('/shop')
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Switch to restaurant' }).click()
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible()
})

test('the command palette finds screens, items and ship-tos by keyboard alone [SHELL-10]', async ({ page }) => {
  await signIn(page, manager)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find anything' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.pressSequentially('ordrs')
  await expect(page.getByRole('option', { name: 'Orders', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/salesorders')
  await expect(field).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(/^Orders/)
  await field.pressSequentially('salmon')
  await expect(
    page
      .getByRole('group', { name: 'Items' })
      .getByRole('option', { name: /SALMON/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  // The palette, which names it too, has gone by then.
  const item = page.getByRole('dialog', { name: /SALMON/ })
  await expect(item).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await page.keyboard.press('Control+k')
  await field.pressSequentially('nothing of the kind xyz')
  await expect(page.getByText('Nothing found for')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('the palette opens on the likely few and finds orders by number and actions by other words [SHELL-10]', async ({
  page,
}) => {
  await signIn(page, manager)
  await page.goto('/salesorders')
  const number = (await page
    .getByText(/^\d{6}$/)
    .first()
    .textContent())!
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find anything' })
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option')
  await expect(found.filter({ hasText: 'Shop' })).toBeVisible()
  expect(await found.count()).toBeLessThanOrEqual(8)
  await field.fill('password')
  await expect(found).toHaveText(['Privacy & Security'])
  await field.fill('harbor')
  const groups = page.getByRole('listbox', { name: 'Found' }).getByRole('group')
  await expect(groups.filter({ hasText: 'Harbor Point' }).first()).toHaveAccessibleName('Ship-tos')
  await field.fill(number)
  await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option')).toContainText(`Order ${number}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(number)
})

test('the palette finds a guide of the ship-to by name and opens it by keyboard alone [SHELL-10]', async ({ page }) => {
  await signIn(page, manager)
  await page.goto('/shop')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('standard guide')
  const guides = page.getByRole('group', { name: 'Guides' }).getByRole('option')
  await expect(guides).toHaveText(/^Standard guide.*lines?$/)
  await expect(guides).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/guides/Standard/**')
  await expect(page.getByRole('heading', { name: 'Standard guide' })).toBeVisible()
})

test('the palette finds an order of another ship-to by its whole number or PO, and opens it there [SHELL-10]', async ({
  page,
}) => {
  await signIn(page, 'buyer@harborbistro.example')
  await page.goto('/salesorders?ship-to=NLV.0020002')
  await expect(page).not.toHaveURL(/ship-to=/)
  const number = (await page
    .getByText(/^\d{6}$/)
    .first()
    .textContent())!
  await page.goto('/dashboard?ship-to=NLV.0020001')
  await expect(page).not.toHaveURL(/ship-to=/)
  await expect(page.getByRole('heading', { name: 'Your usual items' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const orders = page.getByRole('group', { name: 'Orders' }).getByRole('option')
  await page.getByRole('combobox', { name: 'Find anything' }).fill(number)
  await expect(orders).toContainText([`Order ${number}`])
  await expect(orders.first()).toContainText('Harbor Bistro Airport')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Harbor Bistro Airport/ })).toBeVisible()
})

test('a portal that does not answer at startup says that it is being worked on [ACCESS-8]', async ({ page }) => {
  await signIn(page, manager)
  await page.route('**/api/portal', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/dashboard')
  await page.waitForURL('**/errors/site-under-maintenance')
  await expect(page.getByRole('heading', { name: 'We are working on the portal' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/portal')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/dashboard')
})

test('the content of every screen starts at one left edge [SHELL-1]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@larder.example')
  await openPortal(page)
  const edges = new Map<string, number>()
  for (const address of [
    '/dashboard',
    '/shop',
    '/review-cart',
    '/salesorders',
    '/items/0100741',
    '/customers',
    '/manage-users',
    '/profile',
    '/audit-trail',
    '/announcements',
    '/imports',
    '/deliveries',
    '/operations',
    '/choose-user',
    '/shipto-settings',
  ]) {
    await goInside(page, address)
    const content = page.locator('main .page').first()
    await expect(content, address).toBeVisible()
    const [inner] = await content.evaluate((box) =>
      [...box.querySelectorAll(':scope > :not(.sr-only)')]
        .map((child) => Math.round(child.getBoundingClientRect().left))
        .filter((left) => left > 1),
    )
    edges.set(address, inner!)
    await goInside(page, nowhere)
    await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible()
  }
  expect([...edges].filter(([, left]) => left !== 24)).toEqual([])
})

test('a toast has the server’s message, stays three seconds, and longer while it is pointed at [SHELL-9]', async ({
  page,
}, { retry }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, manager)
  await page.goto('/my-bill-to-requests?dialog=request-bill-to')
  const dialog = page.getByRole('dialog', { name: 'Request a bill-to' })
  await dialog.getByLabel('Bill-to number').fill(String(19_999 - retry).padStart(7, '0'))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const answer = page.waitForResponse('**/api/me/bill-to-requests')
  await page.keyboard.press('Control+Enter')
  const { message } = (await (await answer).json()) as { message: string }
  const toast = page.locator('output').getByText(message, { exact: true })
  await expect(toast).toBeVisible()
  await page.clock.runFor(2900)
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(700, 300)
  await page.clock.runFor(2900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
})
