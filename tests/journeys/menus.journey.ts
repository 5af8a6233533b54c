import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { ownMenu } from './support/menu-places.ts'
import { ownRecipe } from './support/recipe-places.ts'

const shipTo = { division: 'NLV', number: '0020001' }
const base = `/api/divisions/${shipTo.division}/ship-tos/${shipTo.number}`

/** Finds a recipe by what is typed, and puts it on the menu with its share. */
async function addDish(page: Page, title: string, share: string): Promise<void> {
  const adding = page.getByRole('combobox', { name: 'Add a recipe' })
  await adding.pressSequentially(title)
  await page.getByRole('option', { name: title }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: `Share of ${title} in percent` })
  await expect(field).toBeFocused()
  await page.keyboard.type(share)
  await page.keyboard.press('Enter')
  await expect(adding).toBeFocused()
}

test('a menu is put together by keyboard, its covers are ordered for a day, and its sheet says what is in it [NEXT-10]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/menus?ship-to=NLV.0020001')
  await expect(page.getByRole('link', { name: 'Weekday lunch' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New menu' }).press('Enter')
  const title = `Banquet ${randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Usual covers' }).fill('150')
  await addDish(page, 'Tomato soup', '40')
  await addDish(page, 'Roast chicken, mashed potato', '60')
  await page.getByRole('textbox', { name: 'Share of Tomato soup in percent' }).fill('140')
  await page.getByRole('button', { name: 'Add menu' }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Tomato soup: Share is a percentage above 0' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Share of Tomato soup in percent' }).fill('40')
  await page.getByRole('button', { name: 'Add menu' }).press('Enter')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Expected food cost %')).toBeVisible()
  await expect(page.getByRole('row', { name: /Tomato soup/ })).toContainText('40%')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Order for covers' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Covers' })).toHaveValue('150')
  const servings = page.getByRole('list', { name: 'Servings' })
  await expect(servings).toContainText('Tomato soup: 60 servings')
  await page.getByRole('textbox', { name: 'Covers' }).fill('300')
  await expect(servings).toContainText('Tomato soup: 120 servings')
  await expect(page).toHaveURL(/covers=300/)
  await expectAccessible(page)
  // What is typed for a line is there again after the order for other covers could not be loaded.
  const cases = page.getByLabel(/^Cases of /).first()
  const proposed = await cases.inputValue()
  await cases.fill('77')
  await page.route('**/order-plan?*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('textbox', { name: 'Covers' }).fill('310')
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute('**/order-plan?*')
  await retry.click()
  await expect(cases).toHaveValue('77')
  await page.getByRole('textbox', { name: 'Covers' }).fill('300')
  await expect(servings).toContainText('Tomato soup: 120 servings')
  await cases.fill(proposed)
  await page.getByRole('combobox', { name: 'Into' }).selectOption('A new cart')
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter')
  await expect(page.getByText(/^\d+ lines added to the cart$/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the menu' }).last().press('Enter')
  // What is in the cart for the day is not proposed again.
  await page.getByRole('link', { name: 'Order for covers' }).press('Enter')
  await page.getByRole('textbox', { name: 'Covers' }).fill('300')
  await expect(servings).toContainText('Tomato soup: 120 servings')
  await expect(page.getByRole('region', { name: 'Add to a cart' })).toContainText('0 lines')
  await expect(page.getByRole('checkbox', { name: /^In open carts/ }).first()).toBeChecked()

  await page.getByRole('link', { name: 'Back to the menu' }).first().press('Enter')
  await page.getByRole('link', { name: 'Allergens and nutrition' }).press('Enter')
  const chart = page.getByRole('region', { name: 'Allergens by recipe' })
  await expect(chart.getByRole('row', { name: /Roast chicken/ })).toContainText('contains')
  await expect(page.getByRole('article', { name: 'Tomato soup' })).toContainText('Nutrition a serving')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  for (const format of ['A4', 'Letter']) {
    const paper = (await page.pdf({ format })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0).toBeGreaterThan(0)
  }
})

test('an ingredient without data is named, and nothing is free from anything by its silence [NEXT-10]', async ({
  page,
}) => {
  await signIn(page)
  const answer = await page.request.post(`${base}/recipes`, {
    data: {
      title: `Flowers ${randomUUID().slice(0, 8)}`,
      type: 'MENU_RECIPE',
      servings: 1,
      ingredients: [
        {
          ingredientType: 'New Custom item',
          newCustomItem: { description: 'Flowers from the market' },
          quantity: 1,
          recipeUnit: 'each',
          ruPerPu: 1,
        },
      ],
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { recipe } = (await answer.json()) as { recipe: { id: string } }
  await page.goto(`/recipes/${recipe.id}/sheet?ship-to=NLV.0020001`)
  await expect(page.getByText('No allergen data is known of Flowers from the market.')).toBeVisible()
  await expect(page.getByText('Free from', { exact: true })).toHaveCount(0)
  await expect(page.getByText('No nutrition data is known.')).toBeVisible()
  await expectAccessible(page)
})

test('two people edit a menu: what the other saved is named, and what was typed stays [NEXT-10]', async ({ page }) => {
  await signIn(page)
  const id = await ownMenu(page.request, shipTo, await ownRecipe(page.request, shipTo))
  await page.goto(`/menus/${id}/edit?ship-to=NLV.0020001`)
  await page.getByRole('textbox', { name: 'Title' }).fill(`Mine ${id.slice(-6)}`)
  const changed = await page.request.put(`${base}/menus/${id}`, {
    data: { title: `Theirs ${id.slice(-6)}`, recipes: [] },
    headers: { 'if-match': '"1"' },
  })
  expect(changed.ok()).toBe(true)
  // It comes by itself, before anything is saved over it.
  await expect(page.getByText(`Theirs ${id.slice(-6)}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Mine ${id.slice(-6)}`)
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('heading', { name: `Mine ${id.slice(-6)}` })).toBeVisible()

  // It goes for good after a question, and its recipes stay.
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('Its recipes stay.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Menu deleted successfully')).toBeVisible()
})
