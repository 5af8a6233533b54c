import { expect, type Page, test } from '@playwright/test'
import { enlargeText, overflowing } from './support/overflowing.ts'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

const shipTo = '/divisions/NLV/ship-tos/0020001'

interface ActiveCart {
  readonly id: string
  readonly guideInfo: { readonly id: string; readonly name: string } | null
  readonly items: readonly { readonly itemNumber: string; readonly orderedCases: number }[]
}
const activeCart = async (page: Page) =>
  (await read<{ cart: ActiveCart | null }>(page.request, `/api/v2-1-0${shipTo}/active-cart`)).cart

/** A guide of what was bought, of a person without an active cart. */
async function guideWithoutCart(page: Page): Promise<{ id: string; name: string }> {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'GUIDE-CART')
  await cart.discard()
  expect(await activeCart(page)).toBeNull()
  const made = await page.request.post(`/api${shipTo}/guides`, {
    data: {
      type: 'CustomOrder',
      name: `Opening-Frühstücksbuffetvorbereitungen ${Date.now()}`,
      from: { kind: 'bought', weeks: 26 },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return ((await made.json()) as { guide: { id: string; name: string } }).guide
}

test('the first quantity typed in a guide opens a cart from it, which the cart shows with a link back [GUIDE-3, CART-3]', async ({
  page,
}) => {
  const guide = await guideWithoutCart(page)
  await page.goto(`/guides/CustomOrder/${guide.id}`)
  await page
    .getByLabel(/^Cases of/)
    .first()
    .fill('3')
  await expect.poll(async () => (await activeCart(page))?.guideInfo?.name).toBe(guide.name)
  await page.goto('/review-cart')
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: guide.name })).toBeVisible()
  // Its name is one long word.
  await enlargeText(page, true)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflowing(page), `at ${width} with text of twice the size`).toEqual([])
  }
  await enlargeText(page, false)
  await page.getByRole('link', { name: guide.name }).click()
  await expect(page.getByRole('heading', { name: guide.name })).toBeVisible()
  // A phone has the summary of the cart as a sheet, which the link closes.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop')
  await page.getByRole('button', { name: /^Cart/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: guide.name }).click()
  await expect(page).toHaveURL(new RegExp(guide.id))
  await expect(page.getByRole('dialog')).toBeHidden()
  // The list of carts names it.
  await page.goto('/shop?dialog=switch-cart')
  await expect(page.getByText(`From guide ${guide.name}`).first()).toBeVisible()
  await page.request.delete(`/api/v2-1-0${shipTo}/carts/${(await activeCart(page))!.id}`)
})

test('a guide that a colleague deletes while its first line is typed costs nothing typed [GUIDE-3, CART-14]', async ({
  page,
}) => {
  const guide = await guideWithoutCart(page)
  await page.goto(`/guides/CustomOrder/${guide.id}`)
  const sent: (string | undefined)[] = []
  await page.route(`**/api/v2-1-0${shipTo}/carts`, async (route) => {
    const { cart } = route.request().postDataJSON() as { cart: { guideInfo?: { id: string } } }
    if (sent.length === 0) await page.request.delete(`/api${shipTo}/guides/CustomOrder/${guide.id}`)
    sent.push(cart.guideInfo?.id)
    await route.continue()
  })
  await page
    .getByLabel(/^Cases of/)
    .first()
    .fill('4')
  await expect.poll(async () => (await activeCart(page))?.items.map(({ orderedCases }) => orderedCases)).toEqual([4])
  expect(sent).toEqual([guide.id, undefined])
  const cart = (await activeCart(page))!
  expect(cart.guideInfo).toBeNull()
  await page.request.delete(`/api/v2-1-0${shipTo}/carts/${cart.id}`)
})
