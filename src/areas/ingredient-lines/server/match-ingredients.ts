import type { Converted, MeasureLink } from '#areas/measures/measure.ts'
import { linksOfItem } from '#areas/measures/rules/links-of-item.ts'
import { ruPerPu } from '#areas/measures/rules/ru-per-pu.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { applyLearned } from '#areas/quick-entry/rules/apply-learned.ts'
import { lensWithGuides } from '#areas/quick-entry/rules/lens-with-guides.ts'
import { wordsKey } from '#areas/quick-entry/rules/words-key.ts'
import { candidatesOf, guideItemsOf, inPieces, judgeFor, learnedItems } from '#areas/quick-entry/server/public.ts'
import { catalogueFor, itemTexts, listSteps } from '#areas/shop/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { Services } from '#platform/services.ts'
import type { IngredientLine } from '../ingredient-line.ts'
import { linksOfLine } from '../rules/links-of-line.ts'
import { chooseIngredient, type ChosenIngredient } from '../rules/choose-ingredient.ts'
import { type FoodPhrases, phraseFood } from '../rules/phrase-food.ts'
import { toOrderLine } from '../rules/to-order-line.ts'
import { measuredItems } from './measured-items.store.ts'

/** An item that a line may mean, with how it is bought. */
export interface IngredientChoice {
  readonly itemNumber: string
  readonly purchaseUnit: 'case' | 'each'
  /** Recipe units of a purchase unit, or the one link that is missing; null without a unit. */
  readonly ruPerPu: Converted | null
  /** What the line, then the item's own facts say of its measures. */
  readonly links: readonly MeasureLink[]
}

/** What a line of a recipe means (RECIPE-3). */
export interface MatchedIngredient extends Pick<ChosenIngredient, 'outcome'> {
  /** The item when it is sure. */
  readonly item: IngredientChoice | null
  /** The items to choose from, the likeliest first; the sure one too. */
  readonly choices: readonly IngredientChoice[]
}

/** Whose recipe it is, and who asks. */
export interface MatchFor {
  readonly services: Services
  readonly db: Queries
  readonly shipTo: ShipToFacts
  readonly userId: string
  readonly now: Date
}

/**
 * RECIPE-3: the items that lines of a recipe mean to this ship-to, in their order. Food is matched
 * as quick entry matches orders: by what the kitchen buys, its guides and its learned words first,
 * then by the catalogue. Lines without food mean nothing; what is not sure is offered, never taken.
 */
export async function matchIngredients(
  { services, db, shipTo, userId, now }: MatchFor,
  lines: readonly IngredientLine[],
): Promise<readonly MatchedIngredient[]> {
  const { division } = shipTo
  const [{ index, lens: ofShipTo }, guideItems] = await Promise.all([
    catalogueFor(services, db, shipTo, now),
    guideItemsOf(services, shipTo, userId),
  ])
  const lens = lensWithGuides(ofShipTo, guideItems)
  const catalogue = { index, lens }
  await inSlices(listSteps(index))
  const phrases = lines.map((line) => (line.food === '' ? nothing : phraseFood(line)))
  const wordings = [...new Set(phrases.flatMap(wordingsOf))]
  const found = await inPieces(wordings, (words) => candidatesOf(catalogue, toOrderLine(words)))
  const keys = wordings.map(wordsKey).filter((key) => key !== '')
  const learned = await learnedItems(db, shipTo, keys)
  const meant = [...learned.values()].map(({ itemNumber }) => itemNumber)
  const judge = await judgeFor(db, division, catalogue, found, meant)
  const judged = await inPieces(found, (each, i) => {
    const known = learned.get(wordsKey(wordings[i]!))
    const isShown = known && !lens.hidden.has(known.itemNumber)
    return applyLearned(judge(each), each.line, isShown ? known : undefined)
  })
  const byWords = new Map(wordings.map((words, i) => [words, judged[i]!]))
  const likely = [...new Set(judged.flatMap((each) => each.likely))]
  const texts = await itemTexts(db, division, likely)
  const itemOf = (itemNumber: string) => {
    const text = texts.get(itemNumber)
    if (!text || text.erpStatus !== 'active') return undefined
    const { description, categoryName, packSizeDescription: pack } = text
    return { description, categoryName, pack, isBought: lens.bought.has(itemNumber) }
  }
  const chosen = lines.map((line, i): ChosenIngredient => {
    const phrase = phrases[i]!
    if (phrase.isWater) return { outcome: 'water', itemNumber: null, choices: [] }
    const prepared = phrase.prepared === null ? null : byWords.get(phrase.prepared)!
    const plain = phrase.plain.map((words) => byWords.get(words)!)
    return chooseIngredient(line, { prepared, plain }, phrase, itemOf)
  })
  const measured = await measuredItems(db, division, [...new Set(chosen.flatMap(({ choices }) => choices))])
  const choiceOf = (itemNumber: string, line: IngredientLine): IngredientChoice[] => {
    const item = measured.get(itemNumber)
    if (!item) return []
    const links = [...linksOfLine(line), ...linksOfItem(item)]
    const { unit } = line
    const purchaseUnit = item.eachOnly ? 'each' : 'case'
    return [{ itemNumber, purchaseUnit, links, ruPerPu: unit && ruPerPu(purchaseUnit, unit, links) }]
  }
  return chosen.map(({ outcome, itemNumber, choices }, i) => {
    const offered = choices.flatMap((each) => choiceOf(each, lines[i]!))
    return { outcome, item: offered.find((each) => each.itemNumber === itemNumber) ?? null, choices: offered }
  })
}

const nothing: FoodPhrases = { prepared: null, plain: [], isFresh: false, isDried: false, isWater: false }
const wordingsOf = ({ prepared, plain, isWater }: FoodPhrases): readonly string[] =>
  isWater ? [] : [...(prepared === null ? [] : [prepared]), ...plain]
