import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const accounts = 'accounts@harborbistro.example'

/** Opens the form of a new schedule. */
async function openForm(page: Page) {
  await page.goto('/autopay')
  await page.getByRole('button', { name: 'Set up autopay' }).click()
  const form = page.getByRole('dialog', { name: 'Set up autopay' })
  await expect(form.getByText('Pay with')).toBeVisible()
  return form
}

/** Chooses one entry of a folded list. */
async function choose(page: Page, within: ReturnType<Page['getByRole']>, label: RegExp, option: string) {
  await within.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/**
 * Empties a field. `fill('')` selects what is in it and presses Delete; in a dialog that has just
 * opened, Chromium now and then has no selection yet when the key comes, and nothing is deleted.
 */
async function empty(field: Locator) {
  await expect(async () => {
    await field.fill('')
    await expect(field).toHaveValue('', { timeout: 1_000 })
  }).toPass()
}

test('a schedule is set up, previewed, one run skipped, deactivated and removed [BILL-5]', async ({ page }) => {
  await signIn(page, accounts)
  const form = await openForm(page)
  await expectAccessible(page)
  // Before anything is saved the form says what it would pay.
  const next = form.getByRole('region', { name: 'Next runs' })
  await expect(next).toContainText('Shown here once the fields above are filled in.')
  await choose(page, form, /When/, 'On a day of the month')
  await choose(page, form, /Day of the month/, '20')
  await choose(page, form, /^What|What is due/, 'All open invoices')
  await form.getByLabel('Limit of a run').fill('90,000')
  await form.getByRole('radio', { name: /Operating account/ }).check({ force: true })
  await expect(next.getByRole('listitem').first()).toContainText('$')
  await form.getByLabel('Limit of a run').fill('1')
  await expect(next).toContainText('It would pay nothing: this is more than the limit of $1.00.')
  await page.route('**/api/autopay/schedules/preview', (route) => route.fulfill({ status: 503, body: '' }))
  await form.getByLabel('Limit of a run').fill('80,000')
  await expect(next.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.unroute('**/api/autopay/schedules/preview')
  await next.getByRole('button', { name: 'Retry' }).click()
  await expect(next).not.toContainText('It would pay nothing')
  await expect(next.getByRole('listitem').first()).toContainText('$')
  await form.getByLabel('Limit of a run').fill('90,000')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Set up autopay' }).click()
  await expect(form).toBeHidden()

  const link = page.getByRole('link', { name: 'On day 20 of each month' }).first()
  await link.click()
  const sheet = page.getByRole('dialog', { name: /^Autopay for/ })
  // The log says it, too, in a longer sentence.
  await expect(sheet.getByText('All open invoices, for all ship-tos', { exact: true })).toBeVisible()
  await expect(sheet.getByText('$90,000.00', { exact: true })).toBeVisible()
  const skip = sheet.getByRole('button', { name: /^Skip the run of/ }).first()
  await expect(skip).toBeVisible()
  // The first run has today's invoices.
  await sheet
    .getByText(/^\d+ documents?$/)
    .first()
    .click()
  await expect(sheet.getByText(/due (Mon|Tue|Wed|Thu|Fri|Sat|Sun)/).first()).toBeVisible()
  await expectAccessible(page)

  await skip.click()
  const question = page.getByRole('alertdialog', { name: /^Skip the run of/ })
  await question.getByRole('button', { name: 'Skip this run' }).click()
  await expect(question).toBeHidden()
  await expect(sheet.getByText('Skipped', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('list', { name: 'Log' })).toContainText('was skipped')

  await sheet.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change autopay' })
  await expect(change.getByLabel('Limit of a run')).toHaveValue('90,000.00')
  await expect(change.getByRole('region', { name: 'Next runs' }).getByText('Skipped', { exact: true })).toBeVisible()
  await empty(change.getByLabel('Limit of a run'))
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(change).toBeHidden()
  await expect(sheet.getByText('None', { exact: true })).toBeVisible()

  await sheet.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(sheet.getByText('Inactive', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'On day 20 of each month' })).toHaveCount(0)
})

test('what cannot be kept is refused at its field, and what was typed stays [BILL-5]', async ({ page }) => {
  await signIn(page, accounts)
  const form = await openForm(page)
  await choose(page, form, /When/, 'Some days after each delivery')
  await form.getByLabel('Days after the delivery').fill('90')
  await form.getByLabel('Limit of a run').fill('0')
  await form.getByText('All ship-tos').click()
  await form.getByRole('button', { name: 'Set up autopay' }).click()
  await expect(form).toContainText('Choose how many days after the delivery, from 0 to 60.')
  await expect(form).toContainText('Choose at least one ship-to.')
  await expect(form).toContainText('Choose a payment method.')
  await form.getByLabel('Days after the delivery').fill('10')
  await expect(form).toContainText('The limit must be more than $0.00.')
  await form.getByLabel('Limit of a run').fill('500')
  await form.getByText('All ship-tos').click()
  await form.getByRole('radio', { name: /Operating account/ }).check({ force: true })
  // What the server refuses stands at its field too.
  await page.route('**/api/autopay/users/schedules', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'limit_not_positive', message: 'The limit must be more than $0.00.', field: 'limit' },
    }),
  )
  await form.getByRole('button', { name: 'Set up autopay' }).click()
  await expect(form).toContainText('The limit must be more than $0.00.')
  await expect(form.getByLabel('Limit of a run')).toHaveValue('500')
  await expectAccessible(page)
  await page.unroute('**/api/autopay/users/schedules')
  await page.route('**/api/autopay/users/schedules', (route) => route.fulfill({ status: 503, body: '' }))
  await form.getByLabel('Limit of a run').fill('501')
  await form.getByRole('button', { name: 'Set up autopay' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('Limit of a run')).toHaveValue('501')
})

test('autopay is reached from the payment, Home and the palette [BILL-5, SHELL-8, SHELL-10]', async ({ page }) => {
  await signIn(page, accounts)
  await page.goto('/payment')
  await page.getByRole('main').getByRole('link', { name: 'Autopay' }).click()
  await expect(page.getByRole('heading', { name: 'Autopay', level: 1 })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Next autopay run' }).getByRole('link', { name: 'All autopay' }).click()
  await expect(page.getByRole('heading', { name: 'Autopay', level: 1 })).toBeVisible()
})
