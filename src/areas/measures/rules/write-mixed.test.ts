import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { writeMixed } from './write-mixed.ts'

test('numbers are written as cooks write them [RECIPE-4]', () => {
  expect([rational(3, 2), rational(3, 4), rational(12), rational(0), rational(-5, 3)].map(writeMixed)).toEqual([
    '1 1/2',
    '3/4',
    '12',
    '0',
    '-1 2/3',
  ])
})
