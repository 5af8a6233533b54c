import { orRefuse } from '#kit/decision.ts'
import { one, type Rational, writeRounded } from '#kit/rational.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { ingredientDoubts, type IngredientLine, type RecipeListLine } from '#areas/ingredient-lines/ingredient-line.ts'
import { maxLineLength, readIngredientLine } from '#areas/ingredient-lines/rules/read-ingredient-line.ts'
import { readIngredientList } from '#areas/ingredient-lines/rules/read-ingredient-list.ts'
import {
  type IngredientChoice as ItemChoice,
  type MatchedIngredient,
  matchIngredients,
} from '#areas/ingredient-lines/server/public.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import { itemSummaries } from '#areas/items/server/public.ts'
import { convertMeasure } from '#areas/measures/rules/convert-measure.ts'
import { inPieces } from '#areas/quick-entry/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { purchaseUnits } from '../recipe.ts'
import { type IngredientChoice, type MatchedLine, matchRecipeLines } from '../ingredients.endpoints.ts'
import { findByName, type Named } from '../rules/find-by-name.ts'
import { mayMatchLines } from '../rules/may-match-lines.ts'
import { readLineFields } from '../rules/read-line-fields.ts'
import { type OwnName, ownNames } from './own-names.store.ts'

const skippedReasons = {
  heading: 'Heading',
  yield: 'What it makes',
  time: 'Time',
  direction: 'Direction',
  text: 'No ingredient',
} as const

/**
 * RECIPE-3: what typed or pasted lines mean, by what the kitchen calls and buys. Prices are not
 * read.
 */
export const matchRecipeLinesHandler = handle(matchRecipeLines, async ({ services, db, params, body, caller, now }) => {
  orRefuse(mayMatchLines(body.text))
  const shipTo = shipToOf(caller)
  const list = linesOf(body.text)
  const read = list.flatMap((each) => (each.skipped === null ? [each.line] : []))
  const [matched, names] = await Promise.all([
    matchIngredients({ services, db, shipTo, userId: caller.actor.userId, now }, read),
    ownNames(db, params, body.recipeId),
  ])
  const numbers = new Set(matched.flatMap(({ choices }) => choices.map(({ itemNumber }) => itemNumber)))
  const items = await itemSummaries(db, shipTo, [...numbers])
  const find = findByName(names)
  const named = await inPieces(read, ({ food }) => find(food))
  let next = 0
  const lines = list.map((each): MatchedLine => {
    if (each.skipped !== null) return skippedLine(each)
    const i = next++
    return matchedLine(each, matched[i]!, named[i]!, items)
  })
  return { lines }
})

/** A text of one line is an ingredient, whatever it looks like. */
function linesOf(text: string): readonly RecipeListLine[] {
  const list = readIngredientList(text)
  const [only] = list
  if (list.length !== 1 || !only || only.skipped === null) return list
  return [{ ...only, skipped: null, line: readIngredientLine(only.source) }]
}

const skippedLine = ({ position, source, skipped }: RecipeListLine): MatchedLine => ({
  position,
  source,
  outcome: 'skipped',
  reason: skippedReasons[skipped!],
  isToTaste: false,
  food: '',
  quantity: '',
  recipeUnit: '',
  measurement: '',
  choices: [],
})

function matchedLine(
  { position, source, line }: Extract<RecipeListLine, { skipped: null }>,
  { outcome, item, choices }: MatchedIngredient,
  { exact, others }: Named<OwnName>,
  items: ReadonlyMap<string, ItemSummary>,
): MatchedLine {
  const ofShop = choices.flatMap((each) => {
    const summary = items.get(each.itemNumber)
    return summary ? [choiceOf(each, summary, line)] : []
  })
  const isSure = outcome === 'sure' && item !== null && ofShop[0]?.reference === item.itemNumber
  const own = [exact, others].map((each) => each.map((name) => ({ ...name, purchaseUnit: 1 as const, ruPerPu: null })))
  const all: IngredientChoice[] = isSure ? [ofShop[0]!, ...own.flat(), ...ofShop.slice(1)] : [...own.flat(), ...ofShop]
  // What several things are called, or what names several foods, a person decides.
  const isOneName = exact.length === 1 && !isSure
  const isClear = line.doubt !== 'several_foods' && line.doubt !== 'no_food' && line.doubt !== 'too_long'
  const isOne = (isSure && exact.length === 0) || isOneName
  return {
    position,
    source,
    outcome: outcome === 'water' ? 'water' : all.length === 0 ? 'none' : isOne && isClear ? 'sure' : 'asked',
    reason: line.doubt === null ? null : ingredientDoubts[line.doubt],
    isToTaste: line.isToTaste,
    food: (line.food.trim() || source).slice(0, maxLineLength),
    ...readLineFields(line),
    choices: all,
  }
}

function choiceOf(
  { itemNumber, purchaseUnit, ruPerPu, links }: ItemChoice,
  { description, packSizeDescription, brand, isCatchWeight }: ItemSummary,
  { unit, size }: IngredientLine,
): IngredientChoice {
  // Catch weight is priced by the pound.
  const held = isCatchWeight && unit ? convertMeasure(one, 'lb', unit, links) : ruPerPu
  return {
    ingredientType: 'own item',
    reference: itemNumber,
    title: description,
    packSizeDescription,
    brand,
    purchaseUnit: purchaseUnits[purchaseUnit],
    ruPerPu: size && held?.isKnown ? written(held.amount) : null,
  }
}

/** Null for what no ingredient can hold. */
function written(amount: Rational): string | null {
  const text = writeRounded(amount, 6, 0)
  return Number(text) > 0 && Number(text) <= 9_999_999 ? text : null
}
