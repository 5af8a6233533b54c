import { expect, test } from 'vitest'
import { modeOf, otherModeOf, setMode } from './app-mode.ts'

const user = (userId: string, ...allowedModesUi: ('restaurant' | 'accounting')[]) => ({ userId, allowedModesUi })

test('the only allowed mode is the mode, and there is nothing to switch to [ACCESS-6]', () => {
  expect([modeOf(user('a', 'accounting')), otherModeOf(user('a', 'accounting'))]).toEqual(['accounting', null])
  expect([modeOf(user('b', 'restaurant')), otherModeOf(user('b', 'restaurant'))]).toEqual(['restaurant', null])
})

test('with both allowed one starts in restaurant mode and may switch [ACCESS-6]', () => {
  const both = user('c', 'accounting', 'restaurant')
  expect([modeOf(both), otherModeOf(both)]).toEqual(['restaurant', 'accounting'])
  setMode(both, 'accounting')
  expect([modeOf(both), otherModeOf(both)]).toEqual(['accounting', 'restaurant'])
})

test('a mode that is no longer allowed is left, whatever was chosen before [ACCESS-6]', () => {
  setMode({ userId: 'd' }, 'accounting')
  expect(modeOf(user('d', 'restaurant'))).toBe('restaurant')
})

test('the choice is the user’s own [ACCESS-6]', () => {
  setMode({ userId: 'e' }, 'accounting')
  expect(modeOf(user('f', 'restaurant', 'accounting'))).toBe('restaurant')
})
