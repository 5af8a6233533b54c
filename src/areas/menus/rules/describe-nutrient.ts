import type { SummedNutrient } from './sum-nutrition.ts'

/**
 * NEXT-10: a nutrient as it is read: its amount, and how much of the weight is known. What is not
 * all known is 'at least' so much; what nobody knows is not zero.
 */
export function nutrientText({ amount, uom, knownPct }: Pick<SummedNutrient, 'amount' | 'uom' | 'knownPct'>) {
  if (amount === null) return { amount: 'not known', known: '' }
  const text = `${amount.toLocaleString('en-US')} ${uom}`
  if (knownPct === 100) return { amount: text, known: '' }
  return {
    amount: `at least ${text}`,
    known: knownPct === null ? 'weight not all known' : `${knownPct}% of the weight`,
  }
}
