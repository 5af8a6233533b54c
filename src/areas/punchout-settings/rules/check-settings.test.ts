import { expect, test } from 'vitest'
import type { SettingsText } from '../punchout-settings.ts'
import { checkSettings, problemsOfSettings } from './check-settings.ts'

const typed: SettingsText = {
  software: 'coupa',
  senderDomain: 'DUNS',
  senderIdentity: '123456789',
  procurementSoftwareUrl: '',
  uomMapCase: '',
  uomMapEach: '',
  allowShipToChange: false,
  allowShipTosByGroupOfDefault: false,
}
const wordsOf = (change: Partial<SettingsText>) =>
  Object.fromEntries(
    Object.entries(problemsOfSettings({ ...typed, ...change })).flatMap(([field, refusal]) =>
      refusal ? [[field, refusal.message]] : [],
    ),
  )

test('software, sender domain and identity are required [PUNCH-1]', () => {
  const blank = { ...typed, software: null, senderDomain: ' ', senderIdentity: '' }
  expect(Object.entries(problemsOfSettings(blank)).filter(([, refusal]) => refusal)).toEqual([
    ['software', expect.objectContaining({ message: 'Required' })],
    ['senderDomain', expect.objectContaining({ message: 'Required' })],
    ['senderIdentity', expect.objectContaining({ message: 'Required' })],
  ])
})

test('the address of the procurement software is optional and must be a valid URL [PUNCH-1]', () => {
  expect(wordsOf({ procurementSoftwareUrl: 'hospital' })).toEqual({
    procurementSoftwareUrl: 'Please enter a valid URL',
  })
  expect(wordsOf({ procurementSoftwareUrl: 'https://hospital.example' })).toEqual({})
})

test('units are CS and EA unless given [PUNCH-1]', () => {
  expect(checkSettings(typed)).toMatchObject({ allowed: true, value: { uomMapCase: 'CS', uomMapEach: 'EA' } })
  expect(checkSettings({ ...typed, uomMapEach: ' EACH ' })).toMatchObject({ value: { uomMapEach: 'EACH' } })
})

test('a unit has 1 to 10 characters without blanks, for SAP OCI at most 3 [PUNCH-1]', () => {
  expect(wordsOf({ uomMapCase: 'C S' })).toEqual({ uomMapCase: 'A unit has 1 to 10 characters without blanks' })
  expect(wordsOf({ uomMapCase: 'X'.repeat(10) })).toEqual({})
  expect(wordsOf({ uomMapCase: 'X'.repeat(11) })).toHaveProperty('uomMapCase')
  expect(wordsOf({ uomMapEach: 'EACH' })).toEqual({})
  expect(wordsOf({ uomMapEach: 'EACH', software: 'sap-oci' })).toEqual({
    uomMapEach: 'SAP OCI takes at most 3 characters',
  })
})

test('the two units differ, whatever their case; a default counts too [PUNCH-1]', () => {
  expect(wordsOf({ uomMapCase: 'pk', uomMapEach: 'PK' })).toEqual({
    uomMapEach: 'Cases and eaches need different units',
  })
  expect(wordsOf({ uomMapCase: 'EA' })).toHaveProperty('uomMapEach')
})

test('a choice by group of the default counts only where the ship-to may be changed [PUNCH-1]', () => {
  const asked = { ...typed, allowShipTosByGroupOfDefault: true }
  expect(checkSettings(asked)).toMatchObject({ value: { allowShipTosByGroupOfDefault: false } })
  expect(checkSettings({ ...asked, allowShipToChange: true })).toMatchObject({
    value: { allowShipTosByGroupOfDefault: true },
  })
})

test('a refusal names the field of the body [PUNCH-1]', () => {
  expect(checkSettings({ ...typed, senderDomain: '' })).toMatchObject({
    allowed: false,
    refusal: { field: 'settings.senderDomain' },
  })
})
