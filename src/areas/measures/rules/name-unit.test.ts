import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { nameUnit } from './name-unit.ts'

test('a unit is plural above one, and what is abbreviated never [RECIPE-3]', () => {
  expect(nameUnit('cup')).toBe('cup')
  expect(nameUnit('cup', rational(1, 2))).toBe('cup')
  expect(nameUnit('cup', rational(3, 2))).toBe('cups')
  expect(nameUnit('leaf', rational(2))).toBe('leaves')
  expect(nameUnit('lb', rational(2))).toBe('lb')
  expect(nameUnit('floz', rational(2))).toBe('fl oz')
})
