import { expect, test } from 'vitest'
import { changedIn, mergeDraft } from './merge-draft.ts'

const base = { role: 'chef', phone: '', features: ['a', 'b'] as readonly string[] }

test('a field the user has edited stays, every other one is the colleague’s [USERS-1, CUST-2]', () => {
  const mine = { ...base, phone: '702 555 0100' }
  const theirs = { ...base, role: 'customerUser', phone: '702 555 0199' }
  expect(mergeDraft(base, mine, theirs)).toEqual({ ...theirs, phone: '702 555 0100' })
})

test('own changes to a set are applied to the colleague’s: what they took is not given back [USERS-2]', () => {
  const mine = { ...base, features: ['a', 'b', 'c'] }
  const theirs = { ...base, features: ['b', 'd'] }
  expect(mergeDraft(base, mine, theirs).features).toEqual(['b', 'd', 'c'])
  expect(mergeDraft(base, { ...base, features: ['b'] }, { ...base, features: ['a', 'b', 'd'] }).features).toEqual([
    'b',
    'd',
  ])
})

test('nothing typed is the colleague’s as it is [USERS-1]', () => {
  const theirs = { ...base, role: 'customerUser', features: ['d'] }
  expect(mergeDraft(base, base, theirs)).toEqual(theirs)
})

test('a change carries only the fields that differ; the order of a set does not count [USERS-1, CUST-2]', () => {
  expect(changedIn(base, { ...base, features: ['b', 'a'] })).toEqual([])
  expect(changedIn(base, { role: 'x', phone: '', features: ['b'] })).toEqual(['role', 'features'])
})

test('entries of a list are compared by content, in any order; a group the user has changed stays whole [USERS-2]', () => {
  const [first, second, third] = ['0001', '0002', '0003'].map((number) => ({ division: 'NLV', number })) as [
    { division: string; number: string },
    { division: string; number: string },
    { division: string; number: string },
  ]
  const before = { customers: { billTos: [first, second], shipTos: [] as (typeof first)[] } }
  expect(changedIn(before, { customers: { billTos: [{ ...second }, { ...first }], shipTos: [] } })).toEqual([])
  const mine = { customers: { billTos: [first, third], shipTos: [] } }
  expect(changedIn(before, mine)).toEqual(['customers'])
  expect(mergeDraft(before, mine, { customers: { billTos: [first], shipTos: [second] } })).toEqual(mine)
})
