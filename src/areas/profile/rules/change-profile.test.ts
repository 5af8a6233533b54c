import { expect, test } from 'vitest'
import { changedFields, changeProfile, mayEditNames, mayEditPicture, problemOf } from './change-profile.ts'

const saved = { displayName: 'Mara O.', firstName: 'Mara', lastName: 'Okafor', phone: '702.555.0101 x4' }
const external = { kind: 'external' } as const
const codeOf = (form: object, kind: 'external' | 'internal' | 'proxy' = 'external') => {
  const decision = changeProfile({ kind }, saved, { ...saved, ...form })
  return decision.allowed ? decision.value : [decision.refusal.code, decision.refusal.field]
}

test('a form is dirty only while something differs; typing and taking back is clean again [PROFILE-2]', () => {
  expect(changedFields(saved, saved)).toEqual([])
  expect(changedFields(saved, { ...saved, lastName: 'Okafor ' })).toEqual([])
  expect(changedFields(saved, { ...saved, lastName: 'Okafor-Lind', phone: '' })).toEqual(['lastName', 'phone'])
})

test('the first name is required [PROFILE-2]', () => {
  expect(problemOf('firstName', saved, { ...saved, firstName: '  ' })).toBe('Required')
  expect(codeOf({ firstName: '' })).toEqual(['first_name_required', 'firstName'])
  expect(codeOf({ lastName: '' })).toMatchObject({ firstName: 'Mara', lastName: '' })
})

test.each([
  ['', undefined],
  ['+17025550100', undefined],
  ['+1 (702) 555-0100', undefined],
  ['(702) 555-0100', 'Country code is required'],
  ['+1a 7025550100', 'Invalid country code'],
  ['+1', 'Phone number is required'],
  ['+1 702', 'Invalid United States phone number'],
  ['+1 ٧٠٢٥٥٥٠١٠٠', 'Invalid United States phone number'],
])('the phone "%s" reads %s: a country code and a number of it [PROFILE-2, USERS-1]', (phone, problem) => {
  expect(problemOf('phone', saved, { ...saved, phone })).toBe(problem)
})

test('a phone from elsewhere may stay while it is not touched; a new one is kept as E.164 [PROFILE-2]', () => {
  expect(codeOf({ firstName: 'Mary' })).toMatchObject({ phone: saved.phone })
  expect(codeOf({ phone: ' +1 (702) 555-0199 ' })).toMatchObject({ phone: '+17025550199' })
})

test('an empty display name becomes first and last name [PROFILE-2]', () => {
  expect(codeOf({ displayName: '' })).toMatchObject({ displayName: 'Mara Okafor' })
})

test('staff change their picture but neither name nor phone [PROFILE-2]', () => {
  expect(codeOf({ firstName: 'Mary' }, 'internal')).toEqual(['profile_kept_by_office', undefined])
  expect(codeOf({ phone: '' }, 'internal')).toEqual(['profile_kept_by_office', undefined])
  expect(codeOf({}, 'internal')).toEqual(saved)
  expect(mayEditPicture({ kind: 'internal' }).allowed).toBe(true)
})

test('who acts as a customer changes nothing of the profile [PROFILE-2, AUTH-8]', () => {
  expect(codeOf({ firstName: 'Mary' }, 'proxy')).toEqual(['profile_not_yours', undefined])
  expect(codeOf({}, 'proxy')).toEqual(['profile_not_yours', undefined])
  expect([mayEditNames(external).allowed, mayEditPicture({ kind: 'proxy' }).allowed]).toEqual([true, false])
})
