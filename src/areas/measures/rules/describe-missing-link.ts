import { rational } from '#kit/rational.ts'
import type { MissingLink } from '../measure.ts'
import { unitOf } from '../units.ts'
import { nameUnit } from './name-unit.ts'

/** RECIPE-3: the question that asks for a link: 'What does 1 cup weigh?' */
export function describeMissingLink({ of, unit }: MissingLink): string {
  const one = of === 'each' ? 'one piece' : `1 ${nameUnit(of)}`
  const { dimension, base } = unitOf(unit)
  if (dimension === 'weight') return `What does ${one} weigh?`
  const several = base === 'each' ? 'pieces' : nameUnit(unit, rational(2))
  return dimension === 'volume' ? `How many ${several} does ${one} make?` : `How many ${several} are in ${one}?`
}
