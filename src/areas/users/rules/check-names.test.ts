import { expect, test } from 'vitest'
import { checkNames } from './check-names.ts'

const names = { displayName: '', firstName: ' Mara ', lastName: 'Okafor', phone: '+1 (702) 555-0100' }

test('the first name is required; without a display name first and last name serve [USERS-1]', () => {
  expect(checkNames(names)).toMatchObject({
    value: { name: 'Mara Okafor', displayName: 'Mara Okafor', firstName: 'Mara', phone: '+17025550100' },
  })
  expect(checkNames({ ...names, firstName: ' ' })).toMatchObject({
    refusal: { code: 'first_name_required', message: 'Required', field: 'firstName' },
  })
})

test('a phone has its country code, and one from elsewhere may stay [USERS-1]', () => {
  expect(checkNames({ ...names, phone: 'ext 12' })).toMatchObject({
    refusal: { field: 'phone', message: 'Country code is required' },
  })
  expect(checkNames({ ...names, phone: 'ext 12' }, 'ext 12')).toMatchObject({ value: { phone: 'ext 12' } })
  expect(checkNames({ ...names, phone: '+1 702 555 0100' })).toMatchObject({ value: { phone: '+17025550100' } })
  expect(checkNames({ ...names, phone: '' })).toMatchObject({ allowed: true })
})
