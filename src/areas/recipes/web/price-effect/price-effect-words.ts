import { formatCents } from '#kit/money.ts'
import { capitalized } from '#kit/text.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { PriceChangeText } from '#areas/recipes/price-effects.endpoints.ts'
import type { RecipeType } from '#areas/recipes/recipe.ts'
import { moneyText, unitCostText } from '../recipe-words.ts'

/** Whose cost is meant: a plate of a menu recipe, a unit of a sub recipe. */
interface Plate {
  readonly type: RecipeType
  readonly recipeUnit: string
}

/** 'a plate', 'a qt'. */
export const perPlate = ({ type, recipeUnit }: Plate): string =>
  type === 'MENU_RECIPE' ? 'a plate' : `a ${recipeUnit}`

/** What a plate or a unit costs; '-' while it is unknown. */
export const plateText = (cost: number | null | undefined, { type }: Pick<Plate, 'type'>): string =>
  type === 'MENU_RECIPE' ? moneyText(cost) : unitCostText(cost)

/** '+$0.42', '-$0.05', '$0.00'; '-' while it is unknown. */
export function changeText(change: number | null | undefined, { type }: Pick<Plate, 'type'>): string {
  if (change == null) return '-'
  const size = Math.abs(change)
  const amount = type === 'MENU_RECIPE' ? formatCents(size) : `$${writeDecimal(size, 3)}`
  return `${change > 0 ? '+' : change < 0 ? '-' : ''}${amount}`
}

/** A change with where it goes, which is known also when the figure is rounded to nothing. */
export interface ShownChange {
  readonly change?: number | null | undefined
  readonly isDearer?: boolean | null | undefined
}

/** 'up less than $0.01'; of what is not rounded to nothing the change itself. */
const smallChangeText = ({ change, isDearer }: ShownChange, plate: Pick<Plate, 'type'>): string =>
  change === 0 && isDearer != null
    ? `${isDearer ? 'up' : 'down'} less than ${plate.type === 'MENU_RECIPE' ? '$0.01' : '$0.001'}`
    : changeText(change, plate)

/** '+$0.42 a plate', 'Up less than $0.01 a plate'. */
export const changeOfPlate = (shown: ShownChange, plate: Plate): string =>
  shown.change == null ? 'Not known' : capitalized(`${smallChangeText(shown, plate)} ${perPlate(plate)}`)

const price = (thousandths: number | null): string =>
  thousandths === null ? 'no price' : `$${writeDecimal(thousandths, 3, 2)}`

/** 'FLOUR ALL PURPOSE $20.00 to $24.00 a case: +$0.42'. */
export const causeText = (
  { title, before, after, unit, effect }: PriceChangeText,
  plate: Pick<Plate, 'type'>,
): string => {
  const isDearer = before === null || after === null || before === after ? null : after > before
  const does = effect === null ? '' : `: ${smallChangeText({ change: effect, isDearer }, plate)}`
  return `${title} ${price(before)} to ${price(after)} ${unit === 'each' ? 'an each' : `a ${unit}`}${does}`
}

/** Dearer is bad, cheaper is good. */
export const changeTone = ({ change, isDearer }: ShownChange): string =>
  change == null || isDearer == null ? '' : isDearer ? 'text-danger' : 'text-action'

/** Times that prices are compared over, in weeks. */
export const spans = [
  [4, '4 weeks'],
  [13, '13 weeks'],
  [26, '26 weeks'],
  [52, '52 weeks'],
] as const
