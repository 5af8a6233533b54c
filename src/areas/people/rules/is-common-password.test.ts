import { expect, test } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'

test.each([
  'Password1',
  'PASSWORD123',
  'P@ssw0rd',
  'P@ssw0rd1',
  'Passw0rd!',
  'Welcome2026',
  'Summer2026!',
  '2026Summer',
  'Qwerty123',
  'Letmein99',
  'Admin1234',
  'Larder2026',
  'Abc12345',
  'A1234567',
  'Ab87654321',
  'Aaaaaaaa1',
  'Football7',
])('%s is among the first that are guessed [AUTH-7]', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'Kitchen-Door-1',
  'New-Pass-1',
  'Journey-cook-1',
  'Copper7Lantern',
  'WelcomeHome7Otters',
  'T7rk-plum-oak',
  'correct horse battery 1A',
  'Zq7vKd20',
  '',
])('%s is not [AUTH-7]', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('long texts cost no time to speak of [PLAT-14]', () => {
  const started = performance.now()
  for (const piece of ['a', '1', '-', 'Password1']) isCommonPassword(piece.repeat(1024 / piece.length))
  expect(performance.now() - started).toBeLessThan(100)
})
