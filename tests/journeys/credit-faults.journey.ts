import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Locator, type Page, type Route, test } from '@playwright/test'
import sharp from 'sharp'
import { freeLineOfCases } from './support/asked-credit.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

type Line = Awaited<ReturnType<typeof freeLineOfCases>>

const requestsOf = async (caller: APIRequestContext, { division, invoiceNumber }: Line) => {
  const at = `/api/divisions/${division}/invoices/${invoiceNumber}/credit-options`
  const { options } = await read<{ options: { requests: { requestNumber: string }[] } }>(caller, at)
  return options.requests.map(({ requestNumber }) => requestNumber)
}

/** Opens the form of an invoice and fills it with one case that was short. */
async function fillOne(page: Page, { division, invoiceNumber, line }: Line) {
  await page.goto(`/invoices?ask-credit=${division}.${invoiceNumber}`)
  const form = page.getByRole('dialog', { name: `Ask for credit of invoice ${invoiceNumber}` })
  await form
    .getByRole('button', { name: `Credit ${line.description}` })
    .first()
    .click()
  await form.getByRole('button', { name: /Credit code/ }).click()
  await page.getByRole('option', { name: 'Short' }).click()
  await form.getByLabel(/^Quantity/).fill('1')
  await form.getByLabel('Note to the whole request').fill('One of two')
  return { form, send: form.getByRole('button', { name: 'Send request' }) }
}

const sending = /-credit-request$/

test('a request that cannot be sent says so in sight of the button and keeps what was typed; sent again it is one, also when the response was lost [CREDIT-1, PLAT-15]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'accounts@harborbistro.example')
  const free = await freeLineOfCases(page.request)
  const before = await requestsOf(page.request, free)
  const { form, send } = await fillOne(page, free)
  await page.route(sending, (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '' }))
  await send.click()
  await expect(form.getByRole('alert')).toHaveText('Something went wrong')
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(form.getByLabel('Note to the whole request')).toHaveValue('One of two')
  await expect(form.getByLabel(/^Quantity/)).toHaveValue('1')
  await expectAccessible(page)
  await page.unroute(sending)
  // Made, but the phone never learns of it.
  await page.route(sending, async (route) => {
    expect((await route.fetch()).status()).toBe(201)
    await route.abort('connectionreset')
  })
  await send.click()
  await expect(form.getByRole('alert')).toContainText('Larder cannot be reached')
  await page.unroute(sending)
  await send.click()
  await expect(page.getByText(/^Credit request CR\d+ was sent/)).toBeVisible()
  expect(await requestsOf(page.request, free)).toHaveLength(before.length + 1)
})

test('a request whose response was lost is the same one when it is sent again, though nothing is left to credit by now [CREDIT-1, PLAT-15]', async ({
  page,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  const free = await freeLineOfCases(page.request)
  const before = await requestsOf(page.request, free)
  const { form, send } = await fillOne(page, free)
  await form.getByLabel(/^Quantity/).fill(String(free.line.shippedCases))
  const keys: (string | undefined)[] = []
  const loseResponse = async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key'])
    expect((await route.fetch()).status()).toBe(201)
    await route.abort('connectionreset')
  }
  await page.route(sending, loseResponse)
  await send.click()
  await expect(form.getByRole('alert')).toContainText('Larder cannot be reached')
  await expect(form.getByRole('link', { name: /^CR\d+/ })).toHaveCount(before.length + 1)
  await page.unroute(sending, loseResponse)
  await page.route(sending, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.continue()
  })
  await send.click()
  await expect(page.getByText(/^Credit request CR\d+ was sent/)).toBeVisible()
  expect(keys[1]).toBe(keys[0])
  expect(await requestsOf(page.request, free)).toHaveLength(before.length + 1)
})

test('a phone that dies after Send request has made one request, which the form shows when it is opened again [CREDIT-1, PLAT-15]', async ({
  page,
  context,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  const free = await freeLineOfCases(page.request)
  const before = await requestsOf(page.request, free)
  const { send } = await fillOne(page, free)
  const answered = new Promise<number>((resolve) => {
    void page.route(sending, async (route) => resolve((await route.fetch()).status()))
  })
  await send.click()
  expect(await answered).toBe(201)
  const devTools = await context.newCDPSession(page)
  void devTools.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')

  const again = await context.newPage()
  const [made, ...rest] = await requestsOf(again.request, free)
  expect(rest).toEqual(before)
  await again.goto(`/invoices?ask-credit=${free.division}.${free.invoiceNumber}`)
  const form = again.getByRole('dialog', { name: `Ask for credit of invoice ${free.invoiceNumber}` })
  await form.getByRole('link', { name: made! }).click()
  await expect(again.getByRole('dialog', { name: `Credit request ${made}` })).toContainText('One of two')
})

test('photos: nothing is sent while they are on their way, one that fails leaves the others theirs and is sent again by Retry, and what is too many is counted [CREDIT-1, UI-4, PLAT-15]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signIn(page, 'accounts@harborbistro.example')
  const free = await freeLineOfCases(page.request)
  const { form, send } = await fillOne(page, free)
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#752' } })
    .jpeg()
    .toBuffer()
  const choose = async (names: readonly string[]) => {
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Choose photos' }).click()
    await (await chooser).setFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
  }
  let asked = 0
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/photos\/upload-url$/, async (route) => {
    await held
    if (++asked === 2) return route.fulfill({ status: 503, contentType: 'application/json', body: '' })
    return route.continue()
  })
  await choose(['a.jpg', 'b.jpg', 'c.jpg'])
  await expect(form.getByRole('button', { name: 'Uploading …' })).toBeVisible()
  await expect(send).toHaveAttribute('data-tip', 'Photos are still being uploaded.')
  letThrough()
  await expect(form.getByRole('img', { name: /^Number \d$/ })).toHaveCount(2)
  await expect(form.getByText('b.jpg: Something went wrong')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Retry' }).click()
  await expect(form.getByRole('img', { name: /^Number \d$/ })).toHaveCount(3)
  await expect(form.getByText(/^b\.jpg/)).toBeHidden()
  await choose(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((name) => `${name}.jpg`))
  await expect(form.getByText('At most 10 photos: 2 photos left out.')).toBeVisible()
  await expect(form.getByRole('img', { name: /^Number \d+$/ })).toHaveCount(10)
  await send.click()
  await expect(page.getByText(/^Credit request CR\d+ was sent/)).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  const own = page.getByRole('dialog', { name: /^Credit request CR/ })
  await expect(own.getByRole('button', { name: /, enlarge$/ })).toHaveCount(10)
  // The whole number is read at 320, and the invoice is a link that looks like one.
  await expect(own.getByRole('heading').first()).toHaveText(/^Credit request CR\d+$/)
  const title = await own
    .getByRole('heading')
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(title).toBeLessThanOrEqual(0)
  const color = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color)
  const invoice = own.getByRole('link', { name: free.invoiceNumber })
  expect(await color(invoice)).not.toBe(await color(own.getByText('Invoice', { exact: true })))
  expect(await color(invoice)).not.toBe(await color(own.getByRole('heading').first()))
})

test('Download CSV has the queue as it is filtered, and of customers nothing of the staff [CREDIT-2, CREDIT-4]', async ({
  page,
  browser,
}) => {
  const download = async (on: Page) => {
    const saved = on.waitForEvent('download')
    await on.getByRole('link', { name: 'Download CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^credit-requests-\d{4}-\d\d-\d\d\.csv$/)
    return readFileSync(await file.path(), 'utf8')
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
  }
  await signIn(page, 'credit@larder.example')
  await page.goto('/credit-requests')
  await page.getByRole('button', { name: /^Rejected by me/ }).click()
  await expect(page).toHaveURL(/quick=rejectedByMe/)
  await expect(page.locator('[data-credit-row]').first()).toBeVisible()
  const shown = async () => (await page.locator('[data-credit-row] a').allInnerTexts()).join()
  const [head, ...rows] = await download(page)
  expect(head).toContain('Assigned to')
  await expect.poll(shown).toBe(rows.map((row) => row.split(',', 1)[0]).join())

  // What is late is a link to just these.
  await page.getByRole('button', { name: /^All requests/ }).click()
  const late = page.getByRole('link', { name: /^\d+ requests? late$/ })
  const count = Number((await late.innerText()).split(' ')[0])
  await late.click()
  await expect(page.getByRole('button', { name: 'Remove filter Late' })).toBeVisible()
  await expect(page.locator('[data-credit-row]')).toHaveCount(count)

  const customer = await browser.newPage()
  await signIn(customer, 'accounts@harborbistro.example')
  await customer.goto('/credit-requests')
  const [own] = await download(customer)
  expect(own).not.toMatch(/Assigned to|DSR|DSM|Decide by/)
  await expect(customer.getByRole('link', { name: /late$/ })).toHaveCount(0)
  await customer.close()
})
