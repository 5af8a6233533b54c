import { expect, type Page, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'
import { wedgeScan } from './support/wedge-scan.ts'

// The only ship-to of the chef.
const chef = 'chef@harborbistro.example'
const own = '/api/divisions/NLV/ship-tos/0020001'
const grapes = '0109838'
const brisket = '0110906'

interface Line {
  readonly lineId: string
  readonly itemNumber: string
  readonly description: string
  readonly locationId: string | null
}
const linesOf = async (page: Page, address: string) =>
  (await read<{ lines: Line[] }>(page.request, `${own}${address}/lines`)).lines

/** A guide of this journey alone, of what was bought; its address. */
async function makeGuide(page: Page, name: string): Promise<string> {
  const made = await page.request.post(`${own}/guides`, {
    data: { type: 'CustomOrder', name: `${name} ${Date.now()}`, from: { kind: 'bought', weeks: 52 } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return `/guides/CustomOrder/${((await made.json()) as { guide: { id: string } }).guide.id}`
}

test('a file with a row at fault makes a guide of its good rows, and says which row was left out and why [GUIDE-1]', async ({
  page,
}) => {
  await signIn(page, chef)
  await page.goto('/guides?import-guide=new')
  const dialog = page.getByRole('dialog')
  const opened = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).press('Enter')
  const name = `Walk-in ${Date.now()}`
  const csv = `Item number,Case par\n${grapes},4\n9999991,1\n${brisket},2\n`
  await (await opened).setFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByText(/^3 rows/)).toBeVisible()
  // Pressed again before the columns are there, on a slow device: no key is lost between dialogs.
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await Promise.all([1, 2].map(() => page.keyboard.press('Control+Enter')))
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(dialog.getByText('1 row could not be imported, so nothing was changed.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Case par/ })).toContainText('Case par')
  const errors = dialog.getByRole('region', { name: 'Errors' })
  await expect(errors.getByRole('row').filter({ hasText: '9999991' })).toContainText('Item not found')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import the 2 good rows' }).press('Enter')
  await expect(dialog.getByText('2 lines added, 1 row left out')).toBeVisible()
  await dialog.getByRole('button', { name: 'Open the guide' }).press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const lines = await linesOf(page, new URL(page.url()).pathname)
  expect(lines.map(({ itemNumber }) => itemNumber)).toEqual([grapes, brisket])
})

test('a remembered code is changed to another item, forgotten, and remembered again by Undo [NEXT-8]', async ({
  page,
}) => {
  await signIn(page, chef)
  const code = `BROTHERS-${Date.now()}`
  const at = `${own}/codes/${code}`
  const itemOf = async () =>
    (await read<{ matches: { itemNumber: string; unit: string }[] }>(page.request, at)).matches.map(
      ({ itemNumber, unit }) => `${itemNumber} ${unit}`,
    )
  expect((await page.request.put(at, { data: { itemNumber: grapes, unit: 'CS' } })).ok()).toBe(true)
  await page.goto('/kitchen/codes')
  const row = page.getByRole('listitem').filter({ hasText: code })
  await row.getByRole('button', { name: `Change code ${code}` }).click()
  const dialog = page.getByRole('dialog', { name: 'What is this?' })
  await dialog.getByText('One each').click()
  await dialog.getByRole('searchbox', { name: 'Find the item' }).fill(brisket)
  await dialog.getByRole('button', { name: new RegExp(brisket) }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(brisket)
  expect(await itemOf()).toEqual([`${brisket} EA`])
  await row.getByRole('button', { name: `Forget code ${code}` }).click()
  await expect(row).toHaveCount(0)
  expect(await itemOf()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText(brisket)
  expect(await itemOf()).toEqual([`${brisket} EA`])
  expect((await page.request.delete(at)).ok()).toBe(true)
})

test('a scan orders one more of a line on another page, which opens at it; Back leads past the scans [NEXT-8, GUIDE-3]', async ({
  page,
}) => {
  await signIn(page, chef)
  const cart = await makeCart(page, 'GUIDE-SCAN')
  const address = await makeGuide(page, 'Two pages')
  const lines = await linesOf(page, address)
  expect(lines.length).toBeGreaterThan(25)
  const [first, last] = [lines[0]!, lines.at(-1)!]
  await page.addInitScript(() => localStorage.setItem('larder.guide-page-size', '25'))
  await page.goto('/guides')
  await expect(page.getByRole('heading', { name: 'Standard guide' })).toBeVisible()
  await page.goto(address)
  const name = (line: Line) => page.getByRole('link', { name: line.description, exact: true }).first()
  await expect(name(first)).toBeVisible()
  await wedgeScan(page, last.itemNumber)
  await expect(page).toHaveURL(/page=\d/)
  await expect(name(last)).toBeVisible()
  await expect(page.getByText(/^Added 1 (CS|EA) of /).first()).toBeVisible()
  await expect.poll(async () => (await cart.lines()).map(([itemNumber]) => itemNumber)).toContain(last.itemNumber)
  await page.goBack()
  await expect(page).toHaveURL(/\/guides/)
  await expect(page).not.toHaveURL(/page=/)
  await cart.discard()
})

test('on a phone several lines are given a location at once, and every line of an item leads to its own name [GUIDE-1, GUIDE-4]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, chef)
  const address = await makeGuide(page, 'By thumb')
  const [first, second] = (await linesOf(page, address)) as [Line, Line]
  const { locations } = await read<{ locations: { id: string; name: string }[] }>(
    page.request,
    `${own}/customer-locations`,
  )
  const location = locations[0]!
  await page.goto(`${address}?mode=edit`)
  for (const { description } of [first, second])
    await page.getByRole('checkbox', { name: `Choose ${description}` }).check()
  const bar = page.getByRole('region', { name: 'Chosen lines' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText('2 lines chosen')
  // What scrolls below the bar of the shell is too small to press there.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await bar.getByRole('combobox', { name: 'Set location' }).selectOption({ label: location.name })
  await expect
    .poll(async () => (await linesOf(page, address)).slice(0, 2).map(({ locationId }) => locationId))
    .toEqual([location.id, location.id])
  await bar.getByRole('button', { name: 'Choose none' }).click()
  await expect(bar).toBeHidden()

  await page.goto(address)
  const pencil = page.getByRole('link', { name: `Your name and number for ${first.description}` })
  await expect(pencil).toBeVisible()
  const box = (await pencil.boundingBox())!
  expect([box.width, box.height], 'WCAG 2.5.8').toEqual([24, 24])
  await pencil.click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
})

test('on a phone an item that is still sold is switched for an alternate, with its place on the shelf [GUIDE-3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, chef)
  const address = await makeGuide(page, 'Switched')
  const lines = await linesOf(page, address)
  const alternatesOf = async ({ itemNumber }: Line) =>
    (await read<{ alternates: { itemNumber: string }[] }>(page.request, `${own}/items/${itemNumber}/related`))
      .alternates
  let at = 0
  while ((await alternatesOf(lines[at]!)).length === 0) at++
  await page.goto(`${address}?mode=edit`)
  const button = page.getByRole('button', { name: `Switch ${lines[at]!.description}`, exact: true })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Switch item' })
  const alternate = await dialog.getByRole('radio', { checked: true }).inputValue()
  await dialog.getByRole('button', { name: 'Switch' }).click()
  const sameAllTheSame = dialog.getByRole('button', { name: 'Switch all the same' })
  await expect(sameAllTheSame.or(page.getByText('Item switched successfully'))).toBeVisible()
  if (await sameAllTheSame.isVisible()) await sameAllTheSame.click()
  await expect.poll(async () => (await linesOf(page, address))[at]!.itemNumber).toBe(alternate)
  // Both may have one name.
  await expect(page.getByRole('main').getByText(alternate)).toBeVisible()
})
