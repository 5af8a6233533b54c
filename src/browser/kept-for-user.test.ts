import { expect, test } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { forgetKeptOfPunchout, keptKey, keptOf } from './kept-for-user.ts'

test('a procurement session starts without what was typed in a former one; that of the sign-in stays [PUNCH-4, CART-14]', () => {
  fakeStorage()
  localStorage.setItem(keptKey('u-1', 'typed.own'), '1')
  for (const user of ['u-1', 'u-2']) localStorage.setItem(`larder.kept.punchout-${user}.typed.NLV.0000101.new.1`, '7')
  forgetKeptOfPunchout()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('larder.kept.'))).toEqual([
    'larder.kept.u-1.typed.own',
  ])
  expect(keptOf('u-1', 'typed.')).toEqual([{ name: 'own', text: '1' }])
})
