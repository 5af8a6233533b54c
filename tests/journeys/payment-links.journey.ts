import { expect, type Page, test } from '@playwright/test'
import { enlargeText, overflowing } from './support/overflowing.ts'
import { expectAccessible, signIn } from './support/portal.ts'

/** Types a card into the processor's page. */
async function typeCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Card details"]')
  await card.getByLabel('Card number').fill(number)
  await card.getByLabel('Expires (MM/YY)').fill('08/31')
  await card.getByLabel('Security code').fill('123')
  await card.getByLabel('Postal code').fill('89101')
  await card.getByLabel('Name on card').fill('Mara Okafor')
  await card.getByRole('button', { name: 'Pay with this card' }).click()
}

/** Sends a link for the latest open invoice; returns its number and the address in the mail. */
async function sendLink(page: Page, email: string): Promise<{ invoiceNumber: string; address: string }> {
  const { invoices } = (await (await page.request.get('/api/invoices?show=open&pageSize=1')).json()) as {
    invoices: { division: string; invoiceNumber: string }[]
  }
  const { division, invoiceNumber } = invoices[0]!
  await page.goto(`/invoices?invoice=${division}.${invoiceNumber}`)
  await page.getByRole('link', { name: 'Send payment link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send payment link' })
  await expect(dialog).toContainText(invoiceNumber)
  await dialog.getByLabel('E-mail of who pays').fill('nobody')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText('Enter a full e-mail address')).toBeVisible()
  await dialog.getByLabel('E-mail of who pays').fill(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`The link was sent to ${email}`)).toBeVisible()
  const { mails } = (await (await page.request.get('/api/demo/outbox')).json()) as {
    mails: { to: string; text: string }[]
  }
  const { text } = mails.find(({ to }) => to === email)!
  return { invoiceNumber, address: /\/pay#[\w-]{43}/.exec(text)![0] }
}

test('a link is paid from a mail on a phone without signing in: declined, then paid; the sender sees it [NEXT-13]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  const email = `owner-${Date.now()}@kitchen.example`
  const { invoiceNumber, address } = await sendLink(page, email)

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: /^Pay \$/ })).toBeVisible()
  expect(phone.url(), 'the token leaves the address').not.toContain('#')
  await expect(phone.getByRole('list', { name: 'Invoices' })).toContainText(invoiceNumber)
  await expectAccessible(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await phone.reload()
  await phone.getByRole('button', { name: /^Pay \$.* by card$/ }).click()
  await typeCard(phone, '4000000000005019')
  await expect(phone.getByText('insufficient funds')).toBeVisible({ timeout: 30_000 })
  await phone.getByRole('button', { name: /^Pay \$.* by card$/ }).click()
  await typeCard(phone, '4242424242424242')
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(phone)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await page.goto(`/payment-links?keyword=${email}`)
  const row = page.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText('Paid')
  await expectAccessible(page)
  await row.getByRole('link', { name: /^\d+$/ }).last().click()
  await expect(page.getByRole('dialog', { name: /^Payment \d/ })).toContainText(`By link, ${email}`)
  // The address in it has no place to break.
  await enlargeText(page, true)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowing(page), `at ${width} with text of twice the size`).toEqual([])
  }
  await phone.close()
})

test('a revoked link opens nothing any more, and reads like one that never was [NEXT-13]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  const email = `gone-${Date.now()}@kitchen.example`
  const { address } = await sendLink(page, email)
  await page.goto(`/payment-links?keyword=${email}`)
  await page.getByRole('button', { name: `Revoke the link to ${email}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke this link?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Revoked')

  const stranger = await browser.newPage()
  for (const opened of [address, `/pay#${'A'.repeat(43)}`]) {
    await stranger.goto('about:blank')
    await stranger.goto(opened)
    await expect(stranger.getByText('This payment link does not work.')).toBeVisible()
  }
  await expectAccessible(stranger)
  await stranger.close()
})
