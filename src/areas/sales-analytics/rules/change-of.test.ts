import { expect, test } from 'vitest'
import { changeOf, changeText, measureOf } from './change-of.ts'

const figures = { sales: 10_050, cases: 12, units: 3, lines: 4, orders: 2, margin: 2500 }

test('a measure of figures; an average needs an order, a margin the right to it [STAFF-6]', () => {
  expect((['sales', 'cases', 'margin', 'orders', 'average'] as const).map((one) => measureOf(one, figures))).toEqual([
    10_050, 12, 2500, 2, 5025,
  ])
  expect(measureOf('average', { ...figures, orders: 0 })).toBeNull()
  expect(measureOf('average', { ...figures, orders: null })).toBeNull()
  const { margin: _, ...withoutMargin } = figures
  expect(measureOf('margin', withoutMargin)).toBeNull()
})

test('a change is a percentage of last year; from nothing it is new [STAFF-6]', () => {
  expect(changeOf(1125, 1000)).toBe(125)
  expect(changeOf(970, 1000)).toBe(-30)
  expect(changeOf(5, 0)).toBeNull()
  expect(changeOf(5, -3)).toBeNull()
  expect([changeText(1125, 1000), changeText(970, 1000), changeText(5, 0), changeText(0, 0), changeText(7, 7)]).toEqual(
    ['+12.5%', '−3.0%', 'new', '—', '0.0%'],
  )
})
