import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { ownRecipe } from './support/recipe-places.ts'

const shipTo = { division: 'NLV', number: '0020001' }
const base = `/api/divisions/${shipTo.division}/ship-tos/${shipTo.number}`

/** Types a line that is not sure, is asked, and chooses a match by the arrows. */
async function typeLine(page: Page, text: string, number: number, match: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Add an ingredient' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Which one is meant?' })).toBeVisible()
  const matches = page.getByRole('listbox', { name: 'Matches' })
  await expect(matches.getByRole('option', { selected: true })).toHaveCount(0)
  const meant = matches.getByRole('option', { name: match }).first()
  await expect(async () => {
    if ((await meant.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    expect(await meant.getAttribute('aria-selected')).toBe('true')
  }).toPass({ intervals: [20] })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Remove ingredient ${number}` })).toBeVisible()
}

test('a recipe is built and costed by keyboard, with the one link that is missing asked once [RECIPE-2, RECIPE-3]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/recipes?ship-to=NLV.0020001')
  await expect(page.getByRole('heading', { name: 'Recipes', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'New recipe' }).press('Enter')
  const title = `Onion soup ${randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Servings' }).fill('10')
  await page.getByRole('textbox', { name: 'Menu price per serving ($)' }).fill('9.00')
  await typeLine(page, '2.5 lb onion yellow diced', 1, /^ONION YELLOW DICED/)
  const first = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Remove ingredient 1' }) })
  await expect(first.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2.5')
  await expect(first.getByRole('textbox', { name: /^Recipe unit/ })).toHaveValue('lb')
  await expect(first.getByRole('textbox', { name: /^Measurement/ })).toHaveValue('diced')
  await expect(first).toContainText(/onion/i)
  const cost = page.getByRole('region', { name: 'Cost', exact: true })
  await expect(cost).toContainText(/Cost per serving\$\d/)

  // Nobody knows what a bunch of it weighs: asked once, and kept.
  await typeLine(page, '2 bunches parsley', 2, /^PARSLEY/)
  const second = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Remove ingredient 2' }) })
  const question = second.getByRole('textbox', { name: /^What does 1 bunch weigh\?/ })
  await expect(question).toBeVisible()
  await expect(cost).toContainText('Cannot calculate total costs since price is unavailable for one or more items')
  await expectAccessible(page)
  await question.fill('2')
  await question.press('Enter')
  await expect(question).toBeHidden()
  await expect(cost).toContainText(/Total cost\$\d/)
  await page.getByRole('textbox', { name: 'Directions' }).fill('1. Sweat the onions.\n2. Simmer.')
  await page.getByRole('button', { name: 'Add recipe' }).press('Enter')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Showing current prices')).toBeVisible()
  await expect(page.getByText('Cost per serving')).toBeVisible()
  await expect(page.getByText('Sweat the onions.')).toBeVisible()
  await expectAccessible(page)

  // In the list, by keyboard: found, selected, printed and deleted.
  await page.goto(`/recipes?keyword=${encodeURIComponent(title)}`)
  await page.getByRole('checkbox', { name: `Select ${title}` }).press('Space')
  await expect(page.getByRole('link', { name: 'Print' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('No recipes found')).toBeVisible()

  // The page is selected at once, and not any more.
  await page.goto('/recipes')
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.press('Space')
  const bar = page.getByRole('region', { name: 'Selected recipes' })
  await expect(bar).toContainText(/^30 selected/)
  await page
    .getByRole('checkbox', { name: /^Select /, checked: true })
    .nth(1)
    .press('Space')
  await expect(bar).toContainText(/^29 selected/)
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.press('Space')
  await expect(bar).toContainText(/^30 selected/)
  await all.press('Space')
  await expect(bar).toBeHidden()

  // What was deleted is not selected any more.
  const left = await ownRecipe(page.request, shipTo)
  const gone = await ownRecipe(page.request, shipTo)
  const { title: goneTitle } = (await (await page.request.get(`${base}/recipes/${gone}`)).json()) as { title: string }
  await page.goto('/recipes?keyword=Soup%20of%20the%20day')
  await page.getByRole('checkbox', { name: `Select ${goneTitle}` }).press('Space')
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('checkbox', { name: `Select ${goneTitle}` })).toBeHidden()
  await expect(page.locator(`a[href*='${left}']`).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Selected recipes' })).toBeHidden()
})

/** Pastes into the field that has the focus, as Ctrl+V does. */
const paste = (page: Page, text: string) =>
  page.getByRole('combobox', { name: 'Add an ingredient' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a pasted list is read, what is not sure is answered, and all of it is added and costed [RECIPE-2, RECIPE-3]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/recipes/new?ship-to=NLV.0020001')
  const title = `Onion tart ${randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Servings' }).fill('4')
  await page.route('**/ingredient-matches', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } }),
  )
  await paste(
    page,
    'Ingredients:\n2 tbsp butter\n2.5 lb onion yellow diced\n2 cups water\n1 tsp unobtainium\nSalt to taste',
  )
  const review = page.getByRole('dialog', { name: 'Paste a list' })
  await expect(review.getByText('The list could not be read. Try again.')).toBeVisible()
  await expect(review.getByRole('textbox')).toHaveValue(/2 tbsp butter\n2.5 lb onion/)
  await page.unroute('**/ingredient-matches')
  await review.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(review.getByText('6 lines read · 1 to add · 2 to answer · 2 left out')).toBeVisible()
  await expect(review.getByText('Heading: left out')).toBeVisible()
  await expect(review.getByRole('checkbox', { name: '2 tbsp butter' })).toBeChecked()
  await expect(review.getByRole('checkbox', { name: 'Salt to taste' })).not.toBeChecked()
  const onion = review.getByRole('combobox', { name: 'Ingredient for 2.5 lb onion yellow diced' })
  await expect(onion).toBeFocused()
  await expectAccessible(page)
  await onion.selectOption({ index: 1 })
  await expect(review.getByRole('checkbox', { name: '2.5 lb onion yellow diced' })).toBeChecked()

  // Nobody sells it: other words find what is meant.
  const words = review.getByRole('textbox', { name: 'Other words for 1 tsp unobtainium' })
  await words.fill('garlic powder')
  await words.press('Enter')
  const spice = review.getByRole('combobox', { name: 'Ingredient for 1 tsp unobtainium' })
  await expect(spice.getByRole('option', { name: /GARLIC/ }).first()).toBeAttached()
  if ((await spice.inputValue()) === '') await spice.selectOption({ index: 1 })
  await review.getByRole('button', { name: 'Add 3 ingredients' }).press('Enter')
  await expect(review).toBeHidden()
  await expect(page.getByRole('textbox', { name: /^Quantity, ingredient 2: ONION YELLOW DICED/ })).toHaveValue('2.5')
  await expect(page.getByRole('button', { name: 'Remove ingredient 3' })).toBeVisible()
  const cost = page.getByRole('region', { name: 'Cost', exact: true })
  const link = page.getByRole('textbox', { name: /^What does/ })
  await expect(page.getByText(/\$[\d.]+ a lb/)).toBeVisible()
  for (let open = await link.count(); open > 0; open--) {
    await link.first().fill('14')
    await link.first().press('Enter')
    await expect(link).toHaveCount(open - 1)
  }
  await expect(cost).toContainText(/Cost per serving\$\d/)
  await page.getByRole('button', { name: 'Add recipe' }).press('Enter')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Cost per serving')).toBeVisible()
})

test('what stands in the field for ingredients is not lost by saving [RECIPE-3]', async ({ page }) => {
  await signIn(page)
  await page.goto('/recipes/new?ship-to=NLV.0020001')
  await page.getByRole('textbox', { name: 'Title' }).fill(`Half written ${randomUUID().slice(0, 8)}`)
  await page.getByRole('textbox', { name: 'Servings' }).fill('4')
  const field = page.getByRole('combobox', { name: 'Add an ingredient' })
  await field.fill('1 lb unobtainium')
  await page.getByRole('textbox', { name: 'Servings' }).press('Control+Enter')
  await expect(page.getByText('Add the ingredient you have typed, or clear the field.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('1 lb unobtainium')
  await field.fill('')
  await page.getByRole('button', { name: 'Add recipe' }).click()
  await expect(page.getByRole('heading', { name: /^Half written/ })).toBeVisible()
})

test('diets and free-from of the form follow from its lines as they are typed [RECIPE-3]', async ({ page }) => {
  await signIn(page)
  const { recipes } = (await (await page.request.get(`${base}/recipes?diets=vegetarian&pageSize=1`)).json()) as {
    recipes: { id: string }[]
  }
  await page.goto(`/recipes/${recipes[0]!.id}/edit?ship-to=NLV.0020001`)
  const diets = page.getByRole('group', { name: 'Diet types' })
  await expect(diets).toContainText('vegetarian')
  // Salt of the kitchen's own states nothing, so that the recipe does not any more.
  const field = page.getByRole('combobox', { name: 'Add an ingredient' })
  await field.fill('1 lb house blend of nobody')
  await page.getByRole('option', { name: /Add as a new custom item/ }).click()
  await expect(diets).toContainText('Nothing that every ingredient states.')
  await expect(diets).not.toContainText('vegetarian')
})

test('a draft is back after the page was closed [RECIPE-3]', async ({ page }) => {
  await signIn(page)
  await page.goto('/recipes/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought')
  // Kept when typing rests.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a thought')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/recipes')
  await page.goto('/recipes/new')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
})

test('who may not view analysis sees no cost anywhere [RECIPE-2]', async ({ page }) => {
  await signIn(page)
  const id = await ownRecipe(page.request, shipTo)
  await signIn(page, 'chef@harborbistro.example')
  await page.goto(`/recipes/${id}?ship-to=NLV.0020001`)
  const figures = page.getByRole('article')
  await expect(figures.getByText('Cost per serving').locator('..')).toContainText('-')
  await expect(figures.getByText('Food cost %').locator('..')).toContainText('-')
  // The menu price is the kitchen's own.
  expect((await figures.innerText()).match(/\$[\d.,]+/g)).toEqual(['$9.00'])
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: 'Recipes', exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Cost' })).toBeHidden()
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  const list = page.getByRole('list', { name: 'Recipes', exact: true })
  await expect(list.getByText('Cost -', { exact: true }).first()).toBeVisible()
  expect(await list.innerText()).not.toContain('$')
  await page.setViewportSize({ width, height })
  await page.goto(`/recipes/${id}/edit`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cost', exact: true })).toBeHidden()
})

test('a recipe that cannot be loaded says so in the specification’s words, with Retry [RECIPE-2]', async ({ page }) => {
  await signIn(page)
  const id = await ownRecipe(page.request, shipTo)
  await page.route(`**/recipes/${id}`, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } })
      : route.fallback(),
  )
  await page.goto(`/recipes/${id}?ship-to=NLV.0020001`)
  await expect(page.getByText('Failed to load recipe details')).toBeVisible()
  await page.unroute(`**/recipes/${id}`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  // Neither is it known whether it is another ship-to's.
  await page.route('**/recipes/*/ship-to', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } }),
  )
  await page.goto('/recipes/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Failed to load recipe details')).toBeVisible()
})
