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

/** A dish as the mix is costed. */
export interface DishToCost {
  /** Percent of the covers that take it, and servings for each of them. */
  readonly sharePct: number
  readonly portions: number
  /** Exact cents; null: unknown. */
  readonly costPerServing: Rational | null
  /** Cents; null: none is set. */
  readonly menuPricePerServing: number | null
}

/** What a mix costs, rounded; null: unknown. */
export interface MenuCost {
  readonly isPricePresent: boolean
  /** Cents. */
  readonly costPerCover: number | null
  readonly pricePerCover: number | null
  /** Percent with two decimals. */
  readonly foodCostPct: number | null
  readonly isOverFoodCost: boolean
}

const exact = (value: number): Rational => readRational(String(value))!
const hundred = rational(100)
/** Past it a figure is a typing error, and no longer a whole number of JavaScript. */
const largest = rational(1_000_000_000_000)
const rounded = (value: Rational | null, places: number): number | null =>
  value === null || compareRationals(value, largest) > 0 ? null : roundRational(value, places)

/** NEXT-10: servings of a dish that so many covers take, exactly. */
export const servingsFor = (
  { sharePct, portions }: Pick<DishToCost, 'sharePct' | 'portions'>,
  covers: number,
): Rational =>
  divideRationals(multiplyRationals(multiplyRationals(rational(covers), exact(sharePct)), exact(portions)), hundred)

/** The sum over the mix; null: a dish has none, or there is none. */
function overMix(dishes: readonly DishToCost[], of: (dish: DishToCost) => Rational | null): Rational | null {
  if (dishes.length === 0) return null
  let sum = zero
  for (const dish of dishes) {
    const value = of(dish)
    if (value === null) return null
    sum = addRationals(sum, multiplyRationals(value, servingsFor(dish, 1)))
  }
  return sum
}

/**
 * NEXT-10: what the food of a guest costs and brings by the mix, in exact fractions; each figure is
 * rounded once, half up. One price that is unknown leaves the cost unknown, never smaller; one dish
 * without a menu price what a guest pays.
 */
export function costMenu(dishes: readonly DishToCost[], maxFoodCostPct: number | null): MenuCost {
  const cost = overMix(dishes, ({ costPerServing }) => costPerServing)
  const price = overMix(dishes, ({ menuPricePerServing: cents }) => (cents === null ? null : rational(cents)))
  const foodCost =
    cost && price && price.numerator > 0n ? divideRationals(multiplyRationals(cost, hundred), price) : null
  const percent = rounded(foodCost, 2)
  return {
    isPricePresent: dishes.every(({ costPerServing }) => costPerServing !== null),
    costPerCover: rounded(cost, 0),
    pricePerCover: rounded(price, 0),
    foodCostPct: percent === null ? null : percent / 100,
    isOverFoodCost:
      foodCost !== null && maxFoodCostPct !== null && compareRationals(foodCost, exact(maxFoodCostPct)) > 0,
  }
}
