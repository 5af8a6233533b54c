import { expect, test } from 'vitest'
import type { Actor } from '#kit/actor.ts'
import { abilityOf } from '#kit/decision.ts'
import { mayAddBillTos } from './may-add-bill-tos.ts'

const actor = (...features: string[]): Actor => ({
  userId: 'u1',
  realUserId: 'u1',
  kind: 'internal',
  can: (feature) => features.includes(feature),
})
const key = (number: string, division = 'NLV') => ({ division, number })

test.each([
  ['one more', [key('1')], [key('1'), key('2')], 'bill_to_not_addable'],
  ['another instead', [key('1')], [key('2')], 'bill_to_not_addable'],
  ['the same number of another division', [key('1')], [key('1', 'NIC')], 'bill_to_not_addable'],
  ['the same', [key('1'), key('2')], [key('2'), key('1')], null],
  ['fewer', [key('1'), key('2')], [key('1')], null],
])('%s: only with the permission [USERS-2, ACCESS-2]', (_, before, after, code) => {
  expect(abilityOf(mayAddBillTos(actor('updateUserProfile'), before, after))).toBe(code)
  expect(abilityOf(mayAddBillTos(actor('updateUserProfile', 'addBillTo'), before, after))).toBeNull()
})
