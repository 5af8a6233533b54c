import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { areEqual, readRational } from '#kit/rational.ts'
import { readIngredientLine } from '../rules/read-ingredient-line.ts'
import { plainOf } from '../rules/split-words.ts'

const folder = process.env['LARDER_SHARED_DATA'] ?? '../shared/data'
const file = join(folder, 'recipes_fndds.ndjson.gz')
const isThere = existsSync(file)
if (!isThere) console.warn(`The recipes are not at ${file}; set LARDER_SHARED_DATA to read them`)

interface Ingredient {
  readonly description: string
  readonly amount: number
  readonly measure: string
}

/** The measures of the survey's recipe files; a blank one counts pieces. */
const unitOfCode: Readonly<Record<string, string>> = {
  GM: 'g',
  MG: 'mg',
  OZ: 'oz',
  LB: 'lb',
  C: 'cup',
  CP: 'cup',
  TS: 'tsp',
  TB: 'tbsp',
  FO: 'floz',
  QT: 'quart',
  PT: 'pint',
  GAL: 'gallon',
  ' ': 'each',
}

const linesOf = ({ amount, measure, description }: Ingredient): string =>
  `${amount} ${measure === 'FO' ? 'fl oz' : measure} ${description}`

/** Every line of the recipes, with how often it stands in one. */
const ingredients = new Map<string, { ingredient: Ingredient; count: number }>()
if (isThere)
  for (const line of gunzipSync(readFileSync(file)).toString().split('\n').filter(Boolean))
    for (const ingredient of (JSON.parse(line) as { ingredients: Ingredient[] }).ingredients) {
      const known = ingredients.get(linesOf(ingredient))
      ingredients.set(linesOf(ingredient), { ingredient, count: (known?.count ?? 0) + 1 })
    }

const wordsOf = (text: string): string[] =>
  plainOf(text.replace(/[.,;:()[\]'’"/-]/g, ' '))
    .split(/\s+/)
    .filter(Boolean)
    .toSorted()

/** What was read in a line: as it was composed, a question, or something else. */
function outcomeOf(ingredient: Ingredient): 'understood' | 'asked' | 'wrong' {
  const { amount, measure, description } = ingredient
  const line = readIngredientLine(linesOf(ingredient))
  if (line.doubt) return 'asked'
  const isAmount = line.amount !== null && areEqual(line.amount, readRational(String(amount))!)
  // No word of the description may be lost, and none is made up.
  const said = wordsOf([line.food, line.preparation, ...line.notes].join(' '))
  const isFood = line.food !== '' && said.join(' ') === wordsOf(description).join(' ')
  return isAmount && line.unit === unitOfCode[measure] && isFood ? 'understood' : 'wrong'
}

test.runIf(isThere)('of the ingredients of FNDDS 95 % are understood, and every other one is asked [RECIPE-3]', () => {
  const outcomes = { understood: 0, asked: 0, wrong: 0 }
  const wrong: string[] = []
  for (const [line, { ingredient, count }] of ingredients) {
    const outcome = outcomeOf(ingredient)
    outcomes[outcome] += count
    if (outcome === 'wrong') wrong.push(line)
  }
  const all = outcomes.understood + outcomes.asked + outcomes.wrong
  console.info(
    `FNDDS: ${all} lines, ${outcomes.understood} understood, ${outcomes.asked} asked, ${outcomes.wrong} wrong`,
  )
  expect(all).toBeGreaterThan(10_000)
  expect(outcomes.understood / all).toBeGreaterThanOrEqual(0.95)
  expect(wrong).toEqual([])
})
