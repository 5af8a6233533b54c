import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { askedCredit, freeLineOfCases, shownRequest } from './support/asked-credit.ts'
import { expectAccessible, signIn } from './support/portal.ts'

const accounts = 'accounts@harborbistro.example'
/** Above the limit of a DSR, in cents. */
const aboveLimit = 50_100

async function open(browser: Browser, email: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  await signIn(page, email)
  return page
}

/** Moves a request without a screen. */
async function move(page: Page, id: string, verb: string): Promise<void> {
  const done = await page.request.put(`/api/credit-requests/single/${id}/${verb}`, {
    data: {},
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(done.ok(), `${verb}: ${await done.text()}`).toBe(true)
}

test('a customer asks with a photo on a phone; the DSR approves, the clerk takes over and approves in part; the credit memo stands on the statement [CREDIT-1, CREDIT-3, CREDIT-4]', async ({
  browser,
}) => {
  const phone = await open(browser, accounts, 390)
  const { division, billTo, invoiceNumber, line } = await freeLineOfCases(phone.request)
  await phone.goto(`/invoices?invoice=${division}.${invoiceNumber}`)
  await phone.getByRole('link', { name: 'Ask for credit' }).click()
  const asking = phone.getByRole('dialog', { name: `Ask for credit of invoice ${invoiceNumber}` })
  await asking
    .getByRole('button', { name: `Credit ${line.description}` })
    .first()
    .click()
  await asking.getByRole('button', { name: /Credit code/ }).click()
  await phone.getByRole('option', { name: 'Short' }).click()
  const chooser = phone.waitForEvent('filechooser')
  await asking.getByRole('button', { name: 'Choose photos' }).click()
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#752' } })
    .jpeg()
    .toBuffer()
  await (await chooser).setFiles([{ name: 'brown.jpg', mimeType: 'image/jpeg', buffer }])
  await expect(asking.getByRole('img', { name: 'Number 1' })).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(phone)
  await asking.getByRole('button', { name: 'Send request' }).click()
  await expect(phone.getByText(/^Credit request CR\d+ was sent/)).toBeVisible()
  await phone.getByRole('button', { name: 'Show' }).click()
  const own = phone.getByRole('dialog', { name: /^Credit request CR/ })
  await expect(own).toBeVisible()
  const id = new URL(phone.url()).searchParams.get('request')!
  const number = /CR\d+/.exec((await own.getByRole('heading').first().textContent())!)![0]

  const rep = await open(browser, 'rosa.dsr@larder.example')
  await rep.goto(`/credit-requests?request=${id}`)
  const beside = (page: Page) => shownRequest(page, number)
  await expect(beside(rep).getByRole('button', { name: /photo/i }).first()).toBeVisible()
  await beside(rep).getByRole('button', { name: 'Approve' }).click()
  // The sheet asks what the letter asks.
  await rep
    .getByRole('alertdialog', { name: `Approve ${number}?` })
    .getByRole('button', { name: /^Approve \$/ })
    .click()
  await expect(beside(rep).getByText('Pending approval', { exact: true })).toBeVisible()
  await rep.close()

  const other = await open(browser, 'service@larder.example')
  await move(other, id, 'assign')
  await other.close()
  const clerk = await open(browser, 'credit@larder.example')
  await clerk.goto(`/credit-requests?request=${id}`)
  await beside(clerk).getByRole('button', { name: 'Take over' }).click()
  await beside(clerk).getByRole('button', { name: 'Approve' }).click()
  const approving = clerk.getByRole('dialog', { name: `Approve ${number}` })
  await approving.getByLabel('Cases approved').fill('1')
  await expectAccessible(clerk)
  await approving.getByRole('button', { name: /^Approve \$/ }).click()
  const memo = number.replace('CR', 'CM')
  await expect(beside(clerk).getByText(`Booked as ${memo}`)).toBeVisible({ timeout: 30_000 })
  await clerk.close()

  await expect(own.getByRole('link', { name: memo })).toBeVisible({ timeout: 30_000 })
  await expect(own.getByText(/approved/i).first()).toBeVisible()
  await own.getByRole('link', { name: memo }).click()
  const invoice = phone.getByRole('dialog', { name: new RegExp(memo) })
  await expect(invoice).toBeVisible()
  await expectAccessible(phone)
  await phone.goto(`/statements/${division}/${billTo}`)
  await expect(phone.getByText(memo).first()).toBeVisible()
  await phone.close()
})

test('of several requests assigned at once those refused stay selected with the reason [CREDIT-4]', async ({
  browser,
}) => {
  const customer = await open(browser, accounts)
  const [ready, waiting] = [await askedCredit(customer.request, 1), await askedCredit(customer.request, 1)]
  await customer.close()
  const rep = await open(browser, 'rosa.dsr@larder.example')
  await move(rep, ready.id, 'dsr-approve')
  await rep.close()
  const page = await open(browser, 'credit@larder.example')
  await page.goto('/credit-requests?sort=requestNumber&direction=desc')
  for (const { requestNumber } of [ready, waiting])
    await page.getByRole('checkbox', { name: `Choose ${requestNumber}` }).check({ force: true })
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await page.getByRole('radio', { name: /Omar Hsu/ }).check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `${waiting.requestNumber}: ` })).toBeVisible()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Choose ${waiting.requestNumber}` })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: `Choose ${ready.requestNumber}` })).not.toBeChecked()
  await expect(page.getByRole('row', { name: new RegExp(ready.requestNumber) })).toContainText('Omar Hsu')
  await expectAccessible(page)
  await page.close()
})

test('the queue is worked by keyboard alone: above the limit it goes on to the DSM, who comments and rejects [CREDIT-2, CREDIT-3, SHELL-5]', async ({
  browser,
}) => {
  const customer = await open(browser, accounts)
  const { requestNumber } = await askedCredit(customer.request, aboveLimit)
  await customer.close()
  const current = (page: Page) => page.getByRole('link', { name: requestNumber })
  const walkTo = async (page: Page) => {
    await page.goto(`/credit-requests?keyword=${requestNumber}`)
    await expect(current(page)).toBeVisible()
    await page.keyboard.press('j')
    await expect(current(page)).toBeFocused()
  }
  const rep = await open(browser, 'rosa.dsr@larder.example')
  await walkTo(rep)
  await rep.keyboard.press('a')
  await expect(rep.getByRole('alertdialog', { name: `Approve ${requestNumber}?` })).toBeVisible()
  await expectAccessible(rep)
  await rep.keyboard.press('Enter')
  await expect(rep.getByRole('row', { name: new RegExp(requestNumber) })).toContainText('Pending DSM approval')
  await expect(current(rep)).toBeFocused()
  // The limit is the DSM's now.
  await rep.keyboard.press('a')
  await expect(rep.getByText(/Only the DSM of the ship-to can do this/)).toBeVisible()
  await rep.close()

  const manager = await open(browser, 'paul.dsm@larder.example')
  await walkTo(manager)
  await manager.keyboard.press('c')
  const comment = manager.getByRole('dialog', { name: `Comment on ${requestNumber}` })
  await expect(comment.getByLabel('Comment')).toBeFocused()
  await manager.keyboard.type('Half of this order came back last week.')
  await expectAccessible(manager)
  await comment.getByRole('button', { name: 'Add internal comment' }).press('Enter')
  await expect(comment).toBeHidden()
  await expect(current(manager)).toBeFocused()
  await manager.keyboard.press('r')
  const question = manager.getByRole('dialog', { name: new RegExp(`^Reject ${requestNumber}`) })
  await expect(question.getByLabel('Reason')).toBeFocused()
  await manager.keyboard.type('These cases were taken back on the truck.')
  await manager.keyboard.press('ControlOrMeta+Enter')
  await expect(manager.getByRole('row', { name: new RegExp(requestNumber) })).toContainText('Rejected')
  await expect(current(manager)).toBeFocused()
  await manager.keyboard.press('Enter')
  const sheet = shownRequest(manager, requestNumber)
  await expect(sheet.getByText('Half of this order came back last week.')).toBeVisible()
  await expectAccessible(manager)
  await manager.keyboard.press('Escape')
  await expect(current(manager)).toBeFocused()
  await manager.close()
})
