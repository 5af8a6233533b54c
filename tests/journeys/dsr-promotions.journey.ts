import { expect, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

const containers = ['0101641', '0101008'] as const

test('a promotion is drafted by keyboard, refused below cost with what was typed, started, and seen in shop and review as it is typed [STAFF-3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@larder.example')
  await page.goto('/dsr-promotions')
  await page.getByRole('button', { name: 'New promotion' }).click()
  const dialog = page.getByRole('dialog', { name: 'New promotion' })
  await dialog.getByLabel('Name').fill('To-go days')
  await dialog.getByRole('button', { name: 'Division' }).click()
  await page.getByRole('option', { name: 'North Las Vegas (NLV)' }).click()
  await dialog.getByRole('button', { name: 'Add customers' }).click()
  await page.keyboard.type('Harbor Bistro Downtown')
  await page.getByRole('option', { name: 'Harbor Bistro Downtown' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: /^Remove Harbor Bistro Downtown/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'To-go days Draft' })).toBeVisible()

  const addItem = async (itemNumber: string) => {
    await page.getByRole('button', { name: 'Add an item' }).click()
    await page.keyboard.type(itemNumber)
    await page.getByRole('option', { name: new RegExp(itemNumber) }).click()
  }
  const list = page.getByRole('list', { name: 'Items' })
  await addItem(containers[0])
  await list.getByRole('button', { name: /Kind/ }).click()
  await page.getByRole('option', { name: 'Buy n, get m' }).click()
  await list.getByLabel('Buy cases').fill('1')
  await list.getByLabel('Get free').fill('9')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('This is below what the item costs.')).toBeVisible()
  await expect(list.getByLabel('Get free')).toHaveValue('9')
  await list.getByLabel('Buy cases').fill('3')
  await list.getByLabel('Get free').fill('1')
  // The next item has the numbers of the one before it.
  await addItem(containers[1])
  await expect(list.getByLabel('Buy cases').last()).toHaveValue('3')
  await page.getByRole('button', { name: /^Save 2 items/ }).click()
  await expect(page.getByText('Items saved')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('alertdialog', { name: 'Start promotion' }).getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: /^To-go days (Running|Coming)/ })).toBeVisible()
  const address = page.url()

  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'TO-GO', containers)
  await page.goto('/review-cart')
  const saving = page.getByText('Promotions save').first()
  await expect(saving).toBeVisible()
  // One case less than the four that make one free: the saving goes with the key, and comes back.
  const first = page.getByRole('textbox', { name: /^Cases of CONTAINER HINGED FIBER/ })
  const total = page.getByText('Subtotal').locator('..')
  const before = await total.textContent()
  await first.fill('1')
  await expect(saving).toBeHidden()
  await first.fill('2')
  await expect(saving).toBeVisible()
  await expect(total).toHaveText(before!)
  await page.getByRole('button', { name: /^Price receipt of CONTAINER HINGED FIBER/ }).click()
  await expect(page.getByText(/Promotion “To-go days” until .*: buy 3 cases, get 1/)).toBeVisible()
  await expectAccessible(page)
  await cart.discard()

  await signIn(page, 'admin@larder.example')
  await page.goto(address)
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'End promotion' }).getByRole('button', { name: 'End' }).click()
  await expect(page.getByRole('heading', { name: 'To-go days Over' })).toBeVisible()
})

test('a list of promotions that cannot be read says so and is tried again, and one that does not exist says so [STAFF-3, PLAT-14]', async ({
  page,
}) => {
  await signIn(page, 'rosa.dsr@larder.example')
  let isAway = true
  await page.route('**/api/dsr-promotions?*', (route) =>
    isAway ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away' } }) : route.continue(),
  )
  await page.goto('/dsr-promotions')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 })
  isAway = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: /Paper goods week/ })).toBeVisible()
  // What the office promotes to everybody is there for a rep to read, not to change.
  await page.getByRole('link', { name: /Paper goods week/ }).click()
  await expect(page.getByRole('heading', { name: 'Effect' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
  await page.goto('/dsr-promotions/00000000-0000-7000-8000-0000000000aa')
  await expect(page.getByText('This promotion does not exist any more.')).toBeVisible()
})
