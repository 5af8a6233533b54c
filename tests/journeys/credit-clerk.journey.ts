import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { freeLineOfCases, shownRequest } from './support/asked-credit.ts'
import { enlargeText, overflowing } from './support/overflowing.ts'
import { expectAccessible, signIn } from './support/portal.ts'

const customer = 'accounts@harborbistro.example'
const clerk = 'credit@larder.example'

async function open(browser: Browser, email: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  await signIn(page, email)
  return page
}

const move = async (caller: APIRequestContext, id: string, verb: string): Promise<void> => {
  const done = await caller.put(`/api/credit-requests/single/${id}/${verb}`, {
    data: {},
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(done.ok(), `${verb}: ${await done.text()}`).toBe(true)
}

/** A request for two cases of one line, which the DSR has approved; it waits for a clerk. */
async function waitingRequest(browser: Browser): Promise<{ id: string; requestNumber: string }> {
  const buyer = await open(browser, customer)
  const { division, invoiceNumber, line } = await freeLineOfCases(buyer.request)
  const made = await buyer.request.post(
    `/api/divisions/${division}/invoices/${invoiceNumber}/customer-credit-request`,
    {
      data: { lines: [{ invoiceLine: line.lineNumber, code: 'SHORT', unit: 'CS', quantity: 2 }] },
      headers: { 'idempotency-key': randomUUID() },
    },
  )
  expect(made.ok(), await made.text()).toBe(true)
  const request = (await made.json()) as { id: string; requestNumber: string }
  await buyer.close()
  const rep = await open(browser, 'rosa.dsr@larder.example')
  await move(rep.request, request.id, 'dsr-approve')
  await rep.close()
  return request
}

test('a clerk works the queue by keyboard alone: takes one on and approves half of it, rejects the next with a reason [CREDIT-2, CREDIT-3, SHELL-5]', async ({
  browser,
}) => {
  const requests = [await waitingRequest(browser), await waitingRequest(browser)] as const
  const page = await open(browser, clerk)
  const walkTo = async (requestNumber: string) => {
    await page.goto(`/credit-requests?keyword=${requestNumber}`)
    const link = page.getByRole('link', { name: requestNumber })
    await expect(link).toBeVisible()
    await page.keyboard.press('j')
    await expect(link).toBeFocused()
    return { link, row: page.getByRole('row', { name: new RegExp(requestNumber) }) }
  }
  const takeOn = async (requestNumber: string) => {
    await page.keyboard.press('Enter')
    const sheet = shownRequest(page, requestNumber)
    await sheet.getByRole('button', { name: 'Assign to me' }).press('Enter')
    await expect(sheet.getByRole('button', { name: 'Approve' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }

  const first = await walkTo(requests[0].requestNumber)
  // Nobody has it yet: the letter says what to do, and nothing else happens.
  await page.keyboard.press('a')
  await expect(page.getByText(/It is assigned to nobody\. Enter opens it: assign it to yourself first\./)).toBeVisible()
  await takeOn(requests[0].requestNumber)
  await expect(first.link).toBeFocused()
  await page.keyboard.press('a')
  const approve = page.getByRole('dialog', { name: `Approve ${requests[0].requestNumber}` })
  const cases = approve.getByLabel('Cases approved')
  await expect(cases).toHaveValue('2')
  await cases.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(approve).toBeVisible()
  await expect(cases).toHaveValue('3')
  await cases.press('ControlOrMeta+a')
  await page.keyboard.type('1')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(approve).toBeHidden()
  await expect(first.row).toContainText('Approved')
  await expect(first.link).toBeFocused()

  const second = await walkTo(requests[1].requestNumber)
  await takeOn(requests[1].requestNumber)
  await page.keyboard.press('r')
  const reject = page.getByRole('dialog', { name: new RegExp(`^Reject ${requests[1].requestNumber}`) })
  await expect(reject.getByLabel('Reason')).toBeFocused()
  // Without a reason it stays.
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(reject).toBeVisible()
  await page.keyboard.type('The signed delivery note shows both cases.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(second.row).toContainText('Rejected')
  await expect(second.link).toBeFocused()
  await page.close()
})

test('over the queue one request leads to the next without closing: j and k, what was typed is asked about, and the row seen last has the focus [CREDIT-2, SHELL-5]', async ({
  browser,
}) => {
  const page = await open(browser, clerk, 1024)
  await page.goto('/credit-requests')
  const rows = page.locator('[data-credit-row] a')
  await expect(rows.nth(2)).toBeVisible()
  const [first, second, third] = (await rows.allInnerTexts()) as [string, string, string]
  const sheetOf = (requestNumber: string) => page.getByRole('dialog', { name: `Credit request ${requestNumber}` })
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(sheetOf(first).getByLabel('Comment')).toBeVisible()
  // Keys pressed while the sheet comes are for its fields.
  await expect(async () => {
    await page.keyboard.press('k')
    await expect(page.getByText('This is the first request of the page.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('j')
  await expect(sheetOf(second).getByLabel('Comment')).toBeVisible()
  await sheetOf(second).getByLabel('Comment').fill('Asked the driver')
  await sheetOf(second).getByRole('button', { name: 'Next credit request' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Stay' }).press('Enter')
  await expect(sheetOf(second).getByLabel('Comment')).toHaveValue('Asked the driver')
  await sheetOf(second).getByLabel('Comment').fill('')
  await sheetOf(second).getByRole('button', { name: 'Next credit request' }).press('Enter')
  await expect(sheetOf(third).getByLabel('Comment')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheetOf(third)).toBeHidden()
  await expect(page.getByRole('link', { name: third })).toBeFocused()
  // One step back is the list, however many requests were seen.
  await expect(page).toHaveURL(/\/credit-requests$/)

  // What is late and how much it is about are in sight on a tablet too.
  const table = page.getByRole('region', { name: 'Credit requests' })
  for (const width of [820, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(table.getByText(/ (late|left)$/).first()).toBeInViewport({ ratio: 1 })
    await expect(table.getByText(/^\$/).first()).toBeInViewport({ ratio: 1 })
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Status: All' })).toBeFocused()
  await page.close()
})

test('beside a wide queue a request leaves the list in use: j and k from either side, a filter keeps what is typed, Back closes it, and paper has the request alone [CREDIT-2, SHELL-5, UI-9]', async ({
  browser,
}) => {
  const page = await open(browser, clerk)
  await page.goto('/credit-requests')
  const rows = page.locator('[data-credit-row] a')
  await expect(rows.nth(2)).toBeVisible()
  const [first, second, third] = (await rows.allInnerTexts()) as [string, string, string]
  const pane = (requestNumber: string) => page.getByRole('region', { name: `Credit request ${requestNumber}` })
  const link = (requestNumber: string) => page.getByRole('link', { name: requestNumber, exact: true }).first()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(pane(first)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(pane(second)).toBeFocused()
  await expect(link(second)).toHaveAttribute('aria-current', 'true')
  // From the list: the keyboard stays there, and the request follows.
  await link(second).focus()
  await page.keyboard.press('j')
  await expect(pane(third)).toBeVisible()
  await expect(link(third)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pane(third)).toBeFocused()
  await link(third).focus()
  await page.keyboard.press('c')
  const question = page.getByRole('dialog', { name: `Comment on ${third}` })
  await expect(question.getByLabel('Comment')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  const comment = pane(third).getByLabel('Comment')
  await comment.fill('Asked the driver')
  await page.getByRole('button', { name: /^All requests/ }).focus()
  await page.getByRole('button', { name: /^Unassigned/ }).click()
  await expect(page).toHaveURL(/quick=unassigned/)
  await expect(comment).toHaveValue('Asked the driver')
  // A sheet in its place would start empty.
  await page.setViewportSize({ width: 1100, height: 844 })
  await expect(comment).toHaveValue('Asked the driver')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goBack()
  await expect(page).not.toHaveURL(/quick=/)
  await link(first).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).press('Enter')
  await expect(comment).toHaveValue('Asked the driver')
  await comment.fill('')
  await expectAccessible(page)

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Credit requests' })).toBeHidden()
  await expect(pane(third).getByText('Lines', { exact: true })).toBeVisible()
  await expect(pane(third).getByRole('button', { name: 'Close' })).toBeHidden()
  // A button with a box of its own is left out of the heads of later sheets.
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('th button')!).display)).toBe('contents')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })

  // However many were seen, one step back is the list.
  await link(first).click()
  await expect(pane(first)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/credit-requests$/)
  await expect(pane(first)).toBeHidden()
  await page.goForward()
  await expect(pane(first)).toBeVisible()
  await pane(first).getByLabel('Comment').focus()
  await page.keyboard.press('Escape')
  await expect(pane(first)).toBeHidden()
  await expect(link(first)).toBeFocused()
  await page.close()
})

test('a colleague takes a request over while its question is open: the clerk reads who has it, and keeps what was typed [CREDIT-3, UI-2]', async ({
  browser,
}) => {
  const { id, requestNumber } = await waitingRequest(browser)
  const page = await open(browser, clerk)
  await move(page.request, id, 'assign')
  await page.goto(`/credit-requests?keyword=${requestNumber}`)
  await expect(page.getByRole('link', { name: requestNumber })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const reject = page.getByRole('dialog', { name: new RegExp(`^Reject ${requestNumber}`) })
  await expect(reject.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Not in our count')
  const colleague = await open(browser, 'service@larder.example')
  await move(colleague.request, id, 'take-over')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(
    page.getByText(/This request is in progress with .+\. Only the person it is assigned to can do this\./),
  ).toBeVisible()
  await expect(reject.getByLabel('Reason')).toHaveValue('Not in our count')
  await colleague.close()
  await page.close()
})

test('where credits come from is narrowed by status and division, kept in the address and in the file [CREDIT-2]', async ({
  browser,
}) => {
  const page = await open(browser, clerk)
  await page.goto('/credit-insight')
  const bars = page.getByRole('table', { name: 'Credits by code' })
  await expect(bars).toBeVisible()
  const choose = async (label: string, option: string) => {
    await page.getByRole('button', { name: new RegExp(`^${label}:`) }).click()
    await page.getByRole('dialog', { name: label }).getByRole('checkbox', { name: option, exact: true }).press('Space')
    await page.keyboard.press('Escape')
  }
  await choose('Status', 'Approved')
  await choose('Division', 'NIC')
  await expect(page).toHaveURL(/statuses=approved/)
  await expect(page).toHaveURL(/divisions=NIC/)
  const lines = page.getByRole('region', { name: 'Credit lines' })
  await expect(lines.getByText('Pending DSR approval')).toHaveCount(0)
  await expect(lines.getByText('· NLV')).toHaveCount(0)
  await expect(lines.getByText('· NIC').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    /statuses=approved.*divisions=NIC/,
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Status: Approved' })).toBeVisible()
  await expectAccessible(page)
  await enlargeText(page, true)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowing(page), `at ${width} with text of twice the size`).toEqual([])
  }
  await page.close()
})
