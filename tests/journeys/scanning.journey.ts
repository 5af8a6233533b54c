import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import config from '../../playwright.config.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { writeBarcodeVideo } from './support/barcode-video.ts'
import { makeCart, type OwnCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { wedgeScan } from './support/wedge-scan.ts'

/** The case of an item of the demo, and another's. */
const grapes = { gtin: '10090001098387', name: 'GRAPE RED SEEDLESS', number: '0109838' }
const brisket = { number: '0110906' }
const video = join(scratchFolder(), 'scanned-case.y4m')
const launchOptions = config.use!.launchOptions!

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args!,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  },
})
test.beforeAll(() => writeBarcodeVideo(video, grapes.gtin))
test.afterAll(() => rmSync(video, { force: true }))

const shipTo = '/api/divisions/NLV/ship-tos/0020001'
const noWider = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
async function openReview(page: Page, poNumber: string): Promise<OwnCart> {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, poNumber)
  await page.goto('/review-cart')
  await expect(page.getByRole('combobox', { name: 'Item number, GTIN or name' })).toBeVisible()
  return cart
}

test('the camera reads the case that is held before it, once; Undo takes it back, and closing stops the camera [NEXT-8]', async ({
  page,
}) => {
  const cart = await openReview(page, 'CAMERA')
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('region', { name: 'Quick entry' }).getByRole('button', { name: 'Scan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Scan into the cart' })
    await expect(dialog.getByRole('listitem')).toContainText(`Added 1 CS of ${grapes.name}`)
    await expect(dialog.getByRole('status')).toContainText(`Added 1 CS of ${grapes.name}`)
    // The case stays in the picture and is not taken again.
    await page.waitForTimeout(2500)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await noWider(page)
    if (width !== 390) await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(0)
    const track = await page
      .locator('video')
      .evaluateHandle((element) => ((element as HTMLVideoElement).srcObject as MediaStream).getVideoTracks()[0]!)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    expect(await track.evaluate(({ readyState }) => readyState)).toBe('ended')
  }
  await expect.poll(cart.lines).toEqual([['0100741', 2]])
  await cart.discard()
})

test('a wedge scan anywhere in review adds one case, leaves the field it ran into as it was, and runs no shortcut [NEXT-8]', async ({
  page,
}) => {
  const cart = await openReview(page, 'WEDGE')
  const status = page.getByRole('region', { name: 'Quick entry' }).getByRole('status')
  // On nothing, on a button, and into a quantity.
  await wedgeScan(page, grapes.gtin)
  await expect(status).toContainText(`Added 1 CS of ${grapes.name}`)
  await page.getByRole('button', { name: 'Paste a list' }).focus()
  await wedgeScan(page, grapes.gtin)
  await expect(status).toContainText('2 CS in the cart')
  await expect(page.getByRole('dialog')).toBeHidden()
  const quantity = page
    .getByRole('listitem')
    .filter({ hasText: '0100741' })
    .getByLabel(/^Cases of/)
  await quantity.focus()
  // A label of GS1 with its lot: L opens the list to paste, and must not here.
  await wedgeScan(page, `]C101${grapes.gtin}320200198710LOT-L`)
  await expect(status).toContainText('3 CS in the cart · 19.87 lb · Lot LOT-L')
  await expect(quantity).toHaveValue('2')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('region', { name: 'Quick entry' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(cart.lines).toEqual([
    ['0100741', 2],
    [grapes.number, 2],
  ])
  // A person who types as fast as one can is left alone.
  await quantity.focus()
  await page.keyboard.type('12', { delay: 40 })
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('12')
  await page.keyboard.type('345678', { delay: 60 })
  await expect(page.getByRole('alert').filter({ hasText: 'Whole numbers up to 9,999' })).toBeVisible()
  await page.keyboard.press('Escape')
  await cart.discard()
})

test('an unknown code is asked about once, with the ship-to’s own items first, and is known from then on [NEXT-8]', async ({
  page,
}) => {
  const cart = await openReview(page, 'UNKNOWN')
  const code = 'BROTHERS-77001'
  const dialog = page.getByRole('dialog', { name: 'What is this?' })
  const status = page.getByRole('region', { name: 'Quick entry' }).getByRole('status')
  await wedgeScan(page, code)
  await expect(dialog).toContainText(`${code} is not known here yet`)
  await expect(dialog.getByRole('region', { name: 'Bought before' })).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await noWider(page)
  }
  // The next code is scanned while this one is asked about: it waits, and chooses nothing.
  await wedgeScan(page, grapes.gtin)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Find the item' }).fill(brisket.number)
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/codes/'),
  )
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: new RegExp(brisket.number) }).press('Enter')
  expect((await saved).ok()).toBe(true)
  await expect(dialog).toBeHidden()
  await expect(status).toContainText(grapes.name)
  await expect.poll(cart.lines).toContainEqual([brisket.number, 1])
  await wedgeScan(page, code)
  await expect(status).toContainText('2 CS in the cart')
  await expect(dialog).toBeHidden()
  await expect.poll(cart.lines).toContainEqual([brisket.number, 2])
  await page.request.delete(`${shipTo}/codes/${code}`)
  await cart.discard()
})

test('a code that cannot be read, and a camera that is not there, are said, and a code can be typed [NEXT-8]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const cart = await openReview(page, 'TYPED')
  await wedgeScan(page, '10090001098388')
  await expect(page.getByText('The check digit does not match. Please scan the code again.')).toBeVisible()
  await page.getByRole('region', { name: 'Quick entry' }).getByRole('button', { name: 'Scan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan into the cart' })
  await expect(dialog.getByRole('alert')).toContainText('The camera is blocked for this site.')
  await dialog.getByLabel('Code or item number').fill(grapes.gtin)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toContainText(`Added 1 CS of ${grapes.name}`)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await cart.discard()
})

test('Back closes the camera and what is asked over it, a reload opens it again, and an item takes its place [NEXT-8, UI-6]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const cart = await openReview(page, 'BACK')
  await page.getByRole('region', { name: 'Quick entry' }).getByRole('button', { name: 'Scan' }).click()
  const camera = page.getByRole('dialog', { name: 'Scan into the cart' })
  await camera.getByLabel('Code or item number').fill('NOBODY-KNOWS-2')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'What is this?' })
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/what-is=NOBODY-KNOWS-2/)
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(camera).toBeVisible()
  // The question is over: the next code is looked up.
  await camera.getByLabel('Code or item number').fill('NOBODY-KNOWS-3')
  await page.keyboard.press('Enter')
  await expect(question).toContainText('NOBODY-KNOWS-3 is not known here yet')
  await page.reload()
  await expect(question).toContainText('NOBODY-KNOWS-3 is not known here yet')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
  await page.goForward()
  await expect(camera).toBeVisible()
  await page.reload()
  await expect(camera).toBeVisible()
  // A code of the session before waits for nobody: the next one is looked up.
  await camera.getByLabel('Code or item number').fill(grapes.gtin)
  await page.keyboard.press('Enter')
  await expect(camera.getByRole('listitem')).toContainText(`Added 1 CS of ${grapes.name}`)
  await camera.getByRole('button', { name: 'Done' }).click()
  await expect(camera).toBeHidden()
  // What is still on its way to a discarded cart would be asked about.
  await expect.poll(cart.lines).toContainEqual([grapes.number, 1])
  await expect(page).toHaveURL(/\/review-cart$/)
  await cart.discard()

  await page.goto('/shop')
  await page.getByRole('button', { name: 'Scan an item' }).click()
  const shop = page.getByRole('dialog', { name: 'Scan an item' })
  await shop.getByLabel('Code or item number').fill(grapes.gtin)
  await page.keyboard.press('Enter')
  const item = page.getByRole('dialog', { name: new RegExp(grapes.name) })
  await expect(item).toBeVisible()
  await expect(shop).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/shop$/)
})

test('a scan anywhere in the shop opens the item, and the next one over it the next item [NEXT-8]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  await page.goto('/shop')
  await expect(page.getByRole('button', { name: 'Scan an item' })).toBeVisible()
  await wedgeScan(page, grapes.gtin)
  await expect(page.getByRole('dialog', { name: new RegExp(grapes.name) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`item=${grapes.number}`))
  await wedgeScan(page, brisket.number)
  await expect(page).toHaveURL(new RegExp(`item=${brisket.number}`))
})

test('without a connection codes are known on the device, and what is scanned waits in the cart [NEXT-8, PLAT-15]', async ({
  page,
  context,
}) => {
  const kept = page.waitForResponse((response) => response.url().includes('/codes?'))
  const cart = await openReview(page, 'OFFLINE')
  await kept
  const status = page.getByRole('region', { name: 'Quick entry' }).getByRole('status')
  await wedgeScan(page, grapes.gtin)
  await expect(status).toContainText(`Added 1 CS of ${grapes.name}`)
  await expect.poll(cart.lines).toContainEqual([grapes.number, 1])
  await context.setOffline(true)
  await wedgeScan(page, '10090001007419')
  await expect(status).toContainText('3 CS in the cart')
  await wedgeScan(page, 'NOBODY-KNOWS-1')
  await expect(page.getByText('NOBODY-KNOWS-1 could not be looked up.')).toBeVisible()
  await context.setOffline(false)
  // Sent again a while after the connection is back.
  await expect.poll(cart.lines, { timeout: 40_000 }).toContainEqual(['0100741', 3])
  await cart.discard()
})
