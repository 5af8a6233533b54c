import { expect, test } from 'vitest'
import { instalmentStates, planPaces, planStatuses } from '../payment-plan.ts'
import { instalmentWords, paceWords, planWords } from './plan-words.ts'

test('each status, state and pace has words of its own [NEXT-13]', () => {
  const distinct = (words: readonly string[]) => new Set(words).size
  expect(distinct(planStatuses.map((status) => planWords[status].label))).toBe(planStatuses.length)
  expect(distinct(instalmentStates.map((state) => instalmentWords[state].label))).toBe(instalmentStates.length)
  expect(distinct(planPaces.map((pace) => paceWords[pace]))).toBe(planPaces.length)
})
