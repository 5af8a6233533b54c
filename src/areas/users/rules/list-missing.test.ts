import { expect, test } from 'vitest'
import { listMissing } from './list-missing.ts'

const empty = { email: ' ', firstName: '', phone: '7025550143', billTos: [], role: '' }

test('an empty invitation says at once all that it lacks; staff need no bill-to [USERS-1]', () => {
  expect(listMissing({ ...empty, isStaff: false })).toEqual({
    email: 'Required',
    firstName: 'Required',
    phone: 'Country code is required',
    billTos: 'Please select at least one bill-to.',
    role: 'Please choose a role.',
  })
  expect(listMissing({ ...empty, isStaff: true })).not.toHaveProperty('billTos')
})

test('a whole invitation lacks nothing [USERS-1]', () => {
  const whole = { email: 'a@b.example', firstName: 'Ann', phone: '', billTos: [{}], role: 'chef', isStaff: false }
  expect(listMissing(whole)).toEqual({})
})
