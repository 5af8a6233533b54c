import { one, type Rational, readRational, roundRational, writeRounded } from '#kit/rational.ts'
import type { Converted, MeasureLink, MissingLink } from '#areas/measures/measure.ts'
import { convertMeasure } from '#areas/measures/rules/convert-measure.ts'
import { readUnit } from '#areas/measures/rules/read-unit.ts'
import { ruPerPu } from '#areas/measures/rules/ru-per-pu.ts'
import { type IngredientText, purchaseUnits, recipeLimits } from '#areas/recipes/recipe.ts'
import type { IngredientFacts } from '#areas/recipes/ingredients.endpoints.ts'
import type { IngredientToCost } from '#areas/recipes/rules/cost-recipe.ts'
import { centsOf, decimalOf, type LineDraft } from './draft-values.ts'

/** '2.5', '1/2' or '1 3/4' as a number above 0 of at most six decimals; null: it is none. */
export function quantityOf(typed: string): number | null {
  const read = readRational(typed)
  if (read === null || read.numerator <= 0n) return null
  const units = read.numerator < 10n ** 15n * read.denominator ? roundRational(read, 6) : 0
  const value = units / 1_000_000
  return value > 0 && value <= 999_999 ? value : null
}

/**
 * What one purchase unit holds by what is known, or the link that is missing; null: no known unit.
 */
export function measured(line: LineDraft, facts: IngredientFacts | undefined): Converted | null {
  if (!facts) return null
  const same = line.recipeUnit.trim().toLowerCase()
  if (line.kind === 'Sub recipe' && same === facts.recipeUnit.trim().toLowerCase())
    return { isKnown: true, amount: one, links: [] }
  const unit = readUnit(line.recipeUnit)
  if (unit === null) return null
  const links = facts.links.flatMap(({ of, amount, unit: to, source }): MeasureLink[] => {
    const exact = readRational(amount)
    return exact ? [{ of, amount: exact, unit: to, source: source as MeasureLink['source'] }] : []
  })
  if (line.kind === 'Sub recipe') {
    const from = readUnit(facts.recipeUnit)
    return from === null ? null : convertMeasure(one, from, unit, links)
  }
  if (facts.isCatchWeight) return convertMeasure(one, 'lb', unit, links)
  return ruPerPu(line.purchaseUnit === purchaseUnits.case ? 'case' : 'each', unit, links)
}

/** Recipe units per purchase unit as the measures say, to be shown and sent; empty: unknown. */
export function derivedRuPerPu(line: LineDraft, facts: IngredientFacts | undefined): string {
  const found = measured(line, facts)
  if (!found?.isKnown || found.amount.numerator <= 0n) return ''
  const text = writeRounded(found.amount, 6, 0)
  return decimalOf(text, 6, 0.000_001, 9_999_999) == null ? '' : text
}

/**
 * Whether what was typed as recipe units is not what the measures of the ingredient say, by more
 * than a hundredth: a quart that is said to be one cup costs four times as much.
 */
export function contradictsMeasures(line: Pick<LineDraft, 'ruPerPu'>, derived: string): boolean {
  const [typed, known] = [decimalOf(line.ruPerPu, 6, 0, 9_999_999) ?? 0, Number(derived)]
  return typed > 0 && known > 0 && Math.abs(typed - known) > known / 100
}

/** The one link that is missing, when nothing was typed in its place. */
export function missingLink(line: LineDraft, facts: IngredientFacts | undefined): MissingLink | null {
  const found = line.ruPerPu.trim() === '' ? measured(line, facts) : null
  return found === null || found.isKnown ? null : found.missing
}

/** What is wrong with a line; undefined when it can be saved. */
export function lineProblem(line: LineDraft, derived: string, isAbsent = false): string | undefined {
  if (isAbsent) return 'This ingredient is no longer present. Remove it, or add another one.'
  if (quantityOf(line.quantity) === null) return 'Enter a quantity such as 2.5 or 1/2.'
  if (line.recipeUnit.trim() === '') return 'Enter a recipe unit such as lb or cup.'
  const ru = decimalOf(line.ruPerPu.trim() || derived, 6, 0.000_001, 9_999_999)
  if (ru === null) return 'Enter how many recipe units a purchase unit holds.'
  if (ru === undefined) return 'Recipe units per purchase unit must be more than 0.'
  if (decimalOf(line.yieldPct, 2, 0.01, 100) == null) return 'Yield is more than 0 % and at most 100 %.'
  if (line.kind === 'New Custom item' && centsOf(line.casePrice, 99_999_999) === undefined)
    return 'Enter a case price such as 12.50.'
  return undefined
}

/** What is wrong with a line by what is known of its ingredient. */
export const problemOfLine = (
  line: LineDraft,
  known: {
    readonly factsOf: (line: LineDraft) => IngredientFacts | undefined
    readonly isAbsent: (line: LineDraft) => boolean
  },
): string | undefined => lineProblem(line, derivedRuPerPu(line, known.factsOf(line)), known.isAbsent(line))

/** The line as the call takes it; it has no problem. */
export function lineBody(line: LineDraft, derived: string): IngredientText {
  const amounts = {
    measurement: line.measurement,
    quantity: quantityOf(line.quantity) ?? 0,
    recipeUnit: line.recipeUnit.trim().slice(0, recipeLimits.recipeUnit),
    purchaseUnit: line.purchaseUnit,
    ruPerPu: decimalOf(line.ruPerPu.trim() || derived, 6, 0, 9_999_999) ?? 0,
    yieldPct: decimalOf(line.yieldPct, 2, 0, 100) ?? 100,
  }
  switch (line.kind) {
    case 'own item':
      return { ingredientType: line.kind, itemNumber: line.reference, ...amounts }
    case 'Sub recipe':
      return { ingredientType: line.kind, subRecipeId: line.reference, ...amounts }
    case 'Custom item':
      return { ingredientType: line.kind, customItemId: line.reference, ...amounts }
    case 'New Custom item': {
      const newCustomItem = { description: line.title, casePrice: centsOf(line.casePrice, 99_999_999) ?? null }
      return { ingredientType: line.kind, newCustomItem, ...amounts }
    }
  }
}

/** The line as the rule costs it; null while it cannot be. */
export function lineToCost(line: LineDraft, facts: IngredientFacts | undefined): IngredientToCost | null {
  const derived = derivedRuPerPu(line, facts)
  if (lineProblem(line, derived) !== undefined) return null
  const { quantity, ruPerPu: ru, yieldPct } = lineBody(line, derived)
  return { quantity, ruPerPu: ru, yieldPct, subRecipeId: null, price: priceOf(line, facts) }
}

function priceOf(line: LineDraft, facts: IngredientFacts | undefined): Rational | null {
  if (line.kind === 'New Custom item') {
    const cents = centsOf(line.casePrice, 99_999_999)
    return cents == null ? null : readRational(String(cents))
  }
  const text = line.purchaseUnit === purchaseUnits.case ? facts?.casePrice : facts?.eachPrice
  return text == null ? null : readRational(text)
}
