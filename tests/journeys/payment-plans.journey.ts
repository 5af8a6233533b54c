import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

/** Somebody in a browser of their own. */
async function visit(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, email)
  return page
}

/** Staff propose a plan for one invoice past due: a dollar down today, then three months. */
async function propose(staff: Page, account: string): Promise<{ planNumber: string; invoiceNumber: string }> {
  await staff.goto(`/payment-plans?proposePlan=${account}`)
  const dialog = staff.getByRole('dialog', { name: 'Propose payment plan' })
  const [division, number] = account.split('-')
  const draft = await staff.request.get(`/api/divisions/${division}/bill-tos/${number}/plan-draft`)
  const { invoices, today } = (await draft.json()) as {
    today: string
    invoices: { invoiceNumber: string; dueDate: string; open: number; planNumber: string | null }[]
  }
  const free = invoices.filter((each) => each.dueDate < today && each.planNumber === null && each.open > 2_000)
  const { invoiceNumber } = free.at(-1)!
  await expect(dialog.getByLabel('Down payment, $')).toBeVisible()
  // Past due ones are chosen to begin with.
  for (const each of await dialog.getByRole('checkbox').all())
    if (await each.isChecked()) await each.uncheck({ force: true })
  await dialog.getByRole('checkbox', { name: new RegExp(invoiceNumber) }).check({ force: true })
  // What cannot be agreed to is refused at its field, and what was typed stays.
  await dialog.getByLabel('Down payment, $').fill('1.005')
  await dialog.getByLabel('Instalments').fill('25')
  await dialog.getByRole('button', { name: 'Propose plan' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Down payment, $' })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Down payment, $')).toHaveValue('1.005')
  await expect(dialog.getByLabel('Instalments')).toHaveValue('25')
  await dialog.getByLabel('Down payment, $').fill('1')
  await dialog.getByLabel('Instalments').fill('3')
  const [year, month, day] = today.split('-')
  await dialog.getByRole('textbox', { name: 'Down payment on' }).fill(`${month}/${day}/${year}`)
  await expect(dialog.getByText(/^4 payments of/)).toBeVisible()
  await expectAccessible(staff)
  const [response] = await Promise.all([
    staff.waitForResponse((each) => each.url().endsWith('/api/pay/plans') && each.request().method() === 'POST'),
    dialog.getByRole('button', { name: 'Propose plan' }).click(),
  ])
  const { planNumber } = (await response.json()) as { planNumber: string }
  await expect(dialog).toBeHidden()
  return { planNumber, invoiceNumber }
}

test('staff propose a plan; declined, it is over; accepted, its first payment is collected [NEXT-13]', async ({
  browser,
}) => {
  const staff = await visit(browser, 'credit@larder.example')
  const customer = await visit(browser, 'manager@multiunit.example')
  const pastDue = await customer.request.get('/api/invoices?show=pastDue&pageSize=1')
  const { invoices } = (await pastDue.json()) as { invoices: { division: string; billTo: string }[] }
  const account = `${invoices[0]!.division}-${invoices[0]!.billTo}`

  const first = await propose(staff, account)
  await customer.goto(`/payment-plans?keyword=${first.planNumber}`)
  const sheetOf = (page: Page, planNumber: string) => page.getByRole('dialog', { name: `Payment plan ${planNumber}` })
  await customer.getByRole('link', { name: first.planNumber }).first().click()
  const declined = sheetOf(customer, first.planNumber)
  await expect(declined).toContainText(first.invoiceNumber)
  await expectAccessible(customer)
  await declined.getByRole('button', { name: 'Decline' }).click()
  await customer.getByRole('alertdialog').getByRole('button', { name: 'Decline plan' }).click()
  await expect(declined).toContainText('Declined')
  await expect(declined.getByRole('button', { name: 'Accept' })).toHaveCount(0)

  // Declined, its invoice is free for another.
  const { planNumber, invoiceNumber } = await propose(staff, account)
  expect(invoiceNumber).toBe(first.invoiceNumber)
  await customer.goto(`/payment-plans?keyword=${planNumber}`)
  await customer.getByRole('link', { name: planNumber }).first().click()
  const sheet = sheetOf(customer, planNumber)
  await sheet.getByRole('button', { name: 'Accept' }).click()
  const accept = customer.getByRole('dialog', { name: `Accept plan ${planNumber}` })
  await accept
    .getByRole('radio', { name: /account ending in/ })
    .first()
    .check({ force: true })
  await expectAccessible(customer)
  await customer.route('**/accept', (route) => route.fulfill({ status: 503, body: '' }))
  await accept.getByRole('button', { name: 'Accept plan' }).click()
  await expect(accept.getByRole('alert')).toBeVisible()
  await expect(accept.getByRole('radio', { name: /account ending in/ }).first()).toBeChecked()
  await customer.unroute('**/accept')
  await accept.getByRole('button', { name: 'Accept plan' }).click()
  await expect(accept).toBeHidden()
  await expect(sheet).toContainText('Running')
  // Its first payment is of today, and is made without waiting for the next round.
  await expect(sheet.getByRole('link', { name: /^\d+$/ }).first()).toBeVisible({ timeout: 60_000 })

  // Staff see the same, and end it: its invoice is due as before.
  await staff.goto(`/payment-plans?keyword=${planNumber}`)
  await staff.getByRole('link', { name: planNumber }).first().click()
  const theirs = sheetOf(staff, planNumber)
  await theirs.getByRole('button', { name: 'End plan' }).click()
  const question = staff.getByRole('dialog', { name: `End plan ${planNumber}?` })
  await question.getByLabel('Reason, for the customer').fill('Paid in another way.')
  await question.getByRole('button', { name: 'End plan' }).click()
  await expect(theirs).toContainText('Paid in another way.')
  await expect(sheet, 'the customer sees it live').toContainText('Paid in another way.')
  await staff.context().close()
  await customer.context().close()
})
