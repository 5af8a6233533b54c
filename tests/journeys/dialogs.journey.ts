import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** The ways out of a dialog that must not lose what was typed. */
const waysOut: Readonly<Record<string, (page: Page, dialog: Locator) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the cross': (_, dialog) => dialog.getByRole('button', { name: 'Close', exact: true }).first().click(),
  'a press beside it': (page) => page.mouse.click(5, 400),
  Back: (page) => page.evaluate(() => history.back()),
}

/** Every way out asks once; Stay keeps the text, and Leave at the end closes. */
async function expectAsked(page: Page, dialog: Locator, field: Locator, typed: string): Promise<void> {
  for (const [name, leave] of Object.entries(waysOut)) {
    await leave(page, dialog)
    await expect(question(page), name).toBeVisible()
    // Enter on the question keeps the work.
    await expect(question(page).getByRole('button', { name: 'Stay' }), name).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page), name).toBeHidden()
    await expect(field, name).toHaveValue(typed)
    // The keyboard goes on in the dialog.
    await expect(dialog.locator(':focus'), name).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toBeHidden()
  await expect(question(page)).toBeHidden()
}

/** Follows a link of the page to the dialog, so that Back stays in the portal. */
const open = (page: Page, search: string): Promise<void> =>
  page.evaluate((text) => {
    const { __TSR_index: index = 0 } = history.state as { __TSR_index?: number }
    history.pushState({ __TSR_index: index + 1 }, '', `?${text}`)
  }, search)

interface Case {
  readonly name: string
  readonly user: string
  /** The page, and the search that opens the dialog. */
  readonly path: string
  readonly search: string
  readonly title: string | RegExp
  readonly type: (dialog: Locator) => Promise<{ field: Locator; text: string }>
}

const fill =
  (label: string, text: string) =>
  async (dialog: Locator): Promise<{ field: Locator; text: string }> => {
    const field = dialog.getByLabel(label).first()
    await field.fill(text)
    return { field, text }
  }

const cases: readonly Case[] = [
  {
    name: 'Create order [CART-3]',
    user: 'chef@harborbistro.example',
    path: '/shop',
    search: 'dialog=create-order',
    title: 'Create order',
    type: fill('PO No', 'DIALOG-1'),
  },
  {
    name: 'the item panel [ITEM-7]',
    user: 'chef@harborbistro.example',
    path: '/shop',
    search: 'item=0100741',
    title: /./,
    type: async (dialog) => {
      const field = dialog.getByLabel(/^Cases of/).last()
      await field.fill('3')
      return { field, text: '3' }
    },
  },
  {
    name: 'the invitation of a user [USERS-1]',
    user: 'manager@multiunit.example',
    path: '/manage-users',
    search: 'dialog=invite-user',
    title: 'Invite user',
    type: fill('First name', 'Ada'),
  },
  {
    name: 'ship-to settings [CUST-2]',
    user: 'service@larder.example',
    path: '/customers',
    search: 'settings=NLV-0020001',
    title: /./,
    type: fill('Analyst', 'Ada'),
  },
  {
    name: 'a new bank account [PROFILE-5]',
    user: 'accounts@harborbistro.example',
    path: '/profile',
    search: 'dialog=add-bank-account',
    title: 'Add bank account',
    type: fill('Description', 'Payroll'),
  },
  {
    name: 'an announcement [STAFF-2]',
    user: 'service@larder.example',
    path: '/announcements',
    search: 'announcement=new',
    title: 'Add announcement',
    type: fill('Name', 'Recall'),
  },
]

for (const { name, user, path, search, title, type } of cases) {
  test(`${name}: what was typed is asked about once before it goes, by whatever way`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, user)
    await page.goto(path)
    await open(page, search)
    const dialog = page.getByRole('dialog', { name: title }).first()
    const { field, text } = await type(dialog)
    await expectAsked(page, dialog, field, text)
  })
}

test('a dialog starts in its first field, asks before a shortcut leads elsewhere, and before a reload the browser asks [SHELL-5, SHELL-10]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  await page.goto('/shop')
  await expect(page.getByRole('button', { name: /^Cart/ }).first()).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('o')
  const po = page.getByRole('dialog', { name: 'Create order' }).getByLabel('PO No')
  await expect(po).toBeFocused()
  await page.keyboard.type('KEYS')
  await page.keyboard.press('Control+k')
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(po).toHaveValue('KEYS')
  const asked = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  const native = await asked
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()
  await expect(po).toHaveValue('KEYS')
})

test('the session dialog keeps the page whatever is pressed, and nothing of the refusal stays behind [AUTH-3]', async ({
  page,
  context,
}) => {
  await signIn(page, 'manager@multiunit.example')
  await page.goto('/manage-users?dialog=invite-user')
  const invite = page.getByRole('dialog', { name: 'Invite user' })
  await invite.getByLabel('First name').fill('Ada')
  await invite.getByLabel('E-mail').fill('ada@multiunit.example')
  await context.clearCookies()
  await page.evaluate(() => fetch('/api/me'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const ended = page.getByRole('dialog', { name: 'Your session has expired' })
  await expect(ended).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await ended.getByRole('button', { name: 'Close', exact: true }).click()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await page.keyboard.press('Control+k')
  await expect(ended).toBeVisible()
  const opened = context.waitForEvent('page')
  await ended.getByRole('link', { name: /Forgot password/ }).click()
  await (await opened).close()
  await expect(ended).toBeVisible()
  await ended.getByLabel('Password', { exact: true }).fill('larder-demo')
  await page.keyboard.press('Enter')
  await expect(ended).toBeHidden()
  await expect(invite.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByText('Please sign in to continue.')).toBeHidden()
})

test('a dialog whose focused part vanishes keeps the keyboard: Escape and Ctrl+Enter still reach it [SHELL-5]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/profile?tab=payment-methods&dialog=add-bank-account')
  const dialog = page.getByRole('dialog', { name: 'Add bank account' })
  await expect(dialog.getByLabel('Description')).toBeFocused()
  // Nothing has the focus, and no event says so.
  await dialog.getByRole('button', { name: 'Next' }).focus()
  await page.evaluate(() => document.activeElement?.setAttribute('disabled', ''))
  await expect(dialog.locator(':focus:enabled').or(page.locator('[role=dialog]:focus'))).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Please enter account description')).toBeVisible()
  await dialog.getByRole('checkbox').first().focus()
  await page.evaluate(() => document.activeElement?.closest('label')?.remove())
  await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a field used before its dialog was ready has the focus again after the question, on a slow device too [SHELL-5, SHELL-10]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  await page.addInitScript(() => {
    // A hand in the field at the moment it is drawn, and a device that draws late.
    const atOnce = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('[role=dialog] input[maxlength="15"]')
      if (!field) return
      atOnce.disconnect()
      field.focus()
    })
    atOnce.observe(document, { childList: true, subtree: true })
    const draw = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (work) => draw(() => void setTimeout(() => work(performance.now()), 250))
  })
  await page.goto('/shop?dialog=create-order')
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  const po = dialog.getByLabel('PO No')
  await expect(po).toBeFocused()
  await page.keyboard.type('EARLY')
  await page.keyboard.press('Escape')
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(po).toBeFocused()
  await expect(po).toHaveValue('EARLY')
})

test('a dialog that opens in the frame of another one can be used [SHELL-5]', async ({ page }) => {
  await signIn(page, 'chef@harborbistro.example')
  // What React Aria does for the other one when both open in one frame: it hides whatever is added.
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof HTMLElement && added.matches('.overlay')) added.inert = true
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/my-bill-to-requests')
  await page.getByRole('button', { name: 'Request a bill-to' }).click()
  const number = page.getByRole('dialog').getByLabel('Bill-to number')
  await expect(number).toBeFocused()
  await page.keyboard.type('10003')
  await expect(number).toHaveValue('10003')
})
