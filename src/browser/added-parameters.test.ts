import { expect, test } from 'vitest'
import { addedByReplacing, addedTo } from './added-parameters.ts'

test('closing a dialog goes back to the entry before it, which lacks its parameter alone [UI-6]', () => {
  expect(addedTo({ page: '2' }, { page: '2', scan: 'guide' })).toEqual(['scan'])
  expect(addedTo({ page: '2' }, { page: '3' })).toEqual([])
})

test('an entry replaced by another dialog still goes back to the entry before both [UI-6]', () => {
  expect(addedByReplacing({ page: '2', scan: 'item' }, ['scan'], { page: '2', item: '0012345' })).toEqual(['item'])
  expect(addedByReplacing({ keyword: 'sal' }, ['keyword'], { keyword: 'salmon' })).toEqual(['keyword'])
})

test('an entry whose screen changed below an open dialog does not go back, as that would undo the change [UI-6]', () => {
  expect(addedByReplacing({ page: '2', scan: 'guide' }, ['scan'], { page: '3', scan: 'guide' })).toBeUndefined()
  expect(addedByReplacing({ scan: 'guide' }, ['scan'], { scan: 'guide', page: '2' })).toBeUndefined()
  expect(addedByReplacing({ scan: 'guide', location: 'a' }, ['scan'], { scan: 'guide' })).toBeUndefined()
  expect(addedByReplacing({ scan: 'guide' }, undefined, { scan: 'guide', page: '2' })).toBeUndefined()
})
