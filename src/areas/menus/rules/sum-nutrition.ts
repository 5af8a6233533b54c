import {
  addRationals,
  compareRationals,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
  readRational,
  roundRational,
  zero,
} from '#kit/rational.ts'

/** An ingredient as it is eaten, with its label. */
export interface EatenIngredient {
  readonly name: string
  /** Grams of it in the dish; null: nobody knows what it weighs. */
  readonly grams: Rational | null
  /** Grams of a serving of its label; null: the label has none. */
  readonly gramsPerServing: Rational | null
  /** A serving of the label; a quantity of null is not known. */
  readonly label: readonly { readonly name: string; readonly quantity: number | null; readonly uom: string }[]
}

/** A nutrient of a portion. */
export interface SummedNutrient {
  readonly name: string
  readonly uom: string
  /** Of what is known, rounded once; null: nothing is. */
  readonly amount: number | null
  /** Percent of the weight whose data has it, rounded down; null: the weight is not known. */
  readonly knownPct: number | null
}

/** What a portion has in it. */
export interface SummedNutrition {
  /** Whole grams; null: something has no weight. */
  readonly grams: number | null
  readonly nutrients: readonly SummedNutrient[]
  /** Ingredients whose label is missing, and those whose weight is not known. */
  readonly withoutLabel: readonly string[]
  readonly withoutWeight: readonly string[]
}

const exact = (value: number): Rational | null => readRational(String(value))
const fold = (name: string) => name.trim().toLowerCase()
const sum = (values: readonly Rational[]): Rational => values.reduce(addRationals, zero)

/** Whole numbers, tenths below ten. */
function rounded(value: Rational): number {
  return compareRationals(value, rational(10)) < 0 ? roundRational(value, 1) / 10 : roundRational(value, 0)
}

/** How many servings of its label are eaten of an ingredient; null: not known. */
const servingsOf = ({ grams, gramsPerServing }: EatenIngredient): Rational | null =>
  grams === null || gramsPerServing === null || gramsPerServing.numerator <= 0n
    ? null
    : divideRationals(grams, gramsPerServing)

/**
 * NEXT-10: what a portion has in it, by the weight of its ingredients and their labels, in exact
 * fractions. What is not known is left out and said so: each figure comes with the percent of the
 * weight that is known, and is the whole only at 100.
 */
export function sumNutrition(
  ingredients: readonly EatenIngredient[],
  portions: Rational,
  order: readonly string[],
): SummedNutrition {
  const weights = ingredients.flatMap(({ grams }) => grams ?? [])
  const total = ingredients.length > 0 && weights.length === ingredients.length ? sum(weights) : null
  const units = new Map<string, { name: string; uom: string }>()
  for (const name of order) {
    const named = ingredients.flatMap(({ label }) => label.filter((each) => fold(each.name) === fold(name)))
    if (named[0]) units.set(fold(name), { name, uom: named[0].uom })
  }
  const nutrients = [...units.values()].map(({ name, uom }): SummedNutrient => {
    const known = ingredients.flatMap((each) => {
      const found = each.label.find((line) => fold(line.name) === fold(name) && line.uom === uom)
      const servings = servingsOf(each)
      const quantity = found?.quantity == null ? null : exact(found.quantity)
      return servings && quantity && each.grams
        ? [{ grams: each.grams, amount: multiplyRationals(servings, quantity) }]
        : []
    })
    const share = total && total.numerator > 0n ? divideRationals(sum(known.map(({ grams }) => grams)), total) : null
    return {
      name,
      uom,
      amount: known.length === 0 ? null : rounded(divideRationals(sum(known.map(({ amount }) => amount)), portions)),
      knownPct: share && Number((share.numerator * 100n) / share.denominator),
    }
  })
  return {
    grams: total && roundRational(divideRationals(total, portions), 0),
    nutrients,
    withoutLabel: distinct(ingredients.filter((each) => each.label.length === 0 || each.gramsPerServing === null)),
    withoutWeight: distinct(ingredients.filter(({ grams }) => grams === null)),
  }
}

const distinct = (ingredients: readonly EatenIngredient[]): string[] => [
  ...new Set(ingredients.map(({ name }) => name)),
]
