import type { MeasureLink } from '#areas/measures/measure.ts'
import type { IngredientLine } from '../ingredient-line.ts'

/**
 * RECIPE-3: what a line itself says of its unit: '1 (14 oz) can' is a can of 14 oz. It goes before
 * the links of the item.
 */
export const linksOfLine = ({ unit, size }: Pick<IngredientLine, 'unit' | 'size'>): readonly MeasureLink[] =>
  unit && size ? [{ of: unit, amount: size.amount, unit: size.unit, source: 'person' }] : []
