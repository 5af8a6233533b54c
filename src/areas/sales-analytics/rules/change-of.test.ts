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
  const textOf = (now: number, last: number) => changeText(now, last, 'known')
  expect([textOf(1125, 1000), textOf(970, 1000), textOf(5, 0), textOf(0, 0), textOf(7, 7), textOf(900, 1)]).toEqual([
    '+12.5%',
    '−3.0%',
    'new',
    '—',
    '0.0%',
    '>999%',
  ])
})

test('without a year before there is no change; new kitchens are new [STAFF-6]', () => {
  expect(measureOf('sales', null)).toBeNull()
  expect([changeText(5, null, 'none'), changeText(5, null, 'new'), changeText(0, null, 'new')]).toEqual([
    '—',
    'new',
    '—',
  ])
})

test('beside a part of a year there is no change: what began in it is new [STAFF-6]', () => {
  expect([changeText(900, 1, 'known', true), changeText(0, 1, 'known', true), changeText(900, 1, 'known')]).toEqual([
    'new',
    '—',
    '>999%',
  ])
})
