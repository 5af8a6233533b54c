import { expect, test } from 'vitest'
import { drawCostLine } from './draw-cost-line.ts'

const size = { width: 100, height: 50 }

test('a cost stays until the next day it changes: steps, each day at its distance from the first [RECIPE-2]', () => {
  const days = [
    { date: '2026-01-01', cost: 100 },
    { date: '2026-01-06', cost: 200 },
  ]
  // Ten days wide; the lowest cost stands at the foot, the highest at the head.
  expect(drawCostLine(days, '2026-01-11', size)).toMatchObject({
    path: 'M0 50H50V0H100',
    low: 100,
    high: 200,
    steps: [
      { from: 0, to: 50 },
      { from: 50, to: 100 },
    ],
  })
})

test('while the cost is unknown there is no line [RECIPE-2]', () => {
  const days = [
    { date: '2026-01-01', cost: 100 },
    { date: '2026-01-03', cost: null },
    { date: '2026-01-06', cost: 200 },
  ]
  expect(drawCostLine(days, '2026-01-11', size).path).toBe('M0 50H20M50 0H100')
})

test('one cost all along stands in the middle; a single day is a line across [RECIPE-2]', () => {
  expect(drawCostLine([{ date: '2026-01-01', cost: 100 }], '2026-01-11', size).path).toBe('M0 25H100')
  expect(drawCostLine([{ date: '2026-01-01', cost: 100 }], '2026-01-01', size).path).toBe('M0 25H100')
})
