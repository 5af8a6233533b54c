import { expect, test } from 'vitest'
import { rational, readRational, roundRational, zero } from '#kit/rational.ts'
import type { MeasureLink } from '#areas/measures/measure.ts'
import { gramsPerServing, weighNeed } from './weigh-need.ts'

const use = (amount: string, recipeUnit: string) => ({
  recipeId: 'r',
  title: 'Soup',
  amount: readRational(amount)!,
  recipeUnit,
  yieldPct: 100,
})
const link = (of: MeasureLink['of'], amount: number, unit: MeasureLink['unit']): MeasureLink => ({
  of,
  amount: rational(amount),
  unit,
  source: 'pack',
})
const grams = (value: ReturnType<typeof weighNeed>) => value && roundRational(value, 1) / 10
const need = (uses: ReturnType<typeof use>[], byCase = zero, byEach = zero) => ({ uses, byCase, byEach })

test('an ingredient weighs what is written, through the links of its item [NEXT-10]', () => {
  expect(grams(weighNeed(need([use('1', 'lb'), use('8', 'oz')]), [], false))).toBe(680.4)
  expect(weighNeed(need([use('2', 'cup')], rational(1)), [], false)).toBeNull()
  expect(grams(weighNeed(need([use('2', 'cup')]), [link('cup', 125, 'g')], false))).toBe(250)
})

test('else by the part of a case, each or pound that it is [NEXT-10]', () => {
  const links = [link('case', 20, 'lb'), link('case', 10, 'soldEach')]
  // A tenth of 20 lb, and one of ten eaches.
  expect(grams(weighNeed(need([use('3', 'trays')], rational(1, 10)), links, false))).toBe(907.2)
  expect(grams(weighNeed(need([use('3', 'trays')], zero, rational(1)), links, false))).toBe(907.2)
  expect(grams(weighNeed(need([use('3', 'trays')], rational(2)), [], true))).toBe(907.2)
  expect(weighNeed(need([use('3', 'trays')], rational(1)), [], false)).toBeNull()
})

test('a serving of a label by weight, or by volume where its weight is known [NEXT-10]', () => {
  expect(grams(gramsPerServing(rational(30), 'g', []))).toBe(30)
  expect(gramsPerServing(rational(240), 'ml', [])).toBeNull()
  expect(grams(gramsPerServing(rational(240), 'ml', [link('ml', 1, 'g')]))).toBe(240)
  expect(gramsPerServing(rational(0), 'g', [])).toBeNull()
  expect(gramsPerServing(rational(1), 'scoopful', [])).toBeNull()
})
