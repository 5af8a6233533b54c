import { one } from '#kit/rational.ts'
import type { Converted, MeasureLink } from '../measure.ts'
import type { UnitKey } from '../units.ts'
import { convertMeasure } from './convert-measure.ts'

/** RECIPE-3: how many recipe units one purchase unit holds, or the link that is missing. */
export const ruPerPu = (purchaseUnit: 'case' | 'each', recipeUnit: UnitKey, links: readonly MeasureLink[]): Converted =>
  convertMeasure(one, purchaseUnit === 'case' ? 'case' : 'soldEach', recipeUnit, links)
