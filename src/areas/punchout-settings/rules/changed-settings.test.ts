import { expect, test } from 'vitest'
import type { SettingsText } from '../punchout-settings.ts'
import { settingsText } from '../punchout-settings.ts'
import { changedSettings, textOf } from './changed-settings.ts'

const text: SettingsText = {
  software: 'coupa',
  senderDomain: 'DUNS',
  senderIdentity: '1',
  procurementSoftwareUrl: '',
  uomMapCase: 'CS',
  uomMapEach: 'EA',
  allowShipToChange: false,
  allowShipTosByGroupOfDefault: false,
}

test('the trail names what differs, with both values [PUNCH-1, PLAT-8]', () => {
  expect(changedSettings(text, text)).toEqual({})
  expect(changedSettings(text, { ...text, senderIdentity: '2', allowShipToChange: true })).toEqual({
    senderIdentity: { before: '1', after: '2' },
    allowShipToChange: { before: false, after: true },
  })
})

test('what is entered is separate from what the server adds, and complete [PUNCH-1]', () => {
  const settings = { ...text, id: 'x', softwareName: 'Coupa', secretCreatedOn: null, mappedShipTos: 3, version: 2 }
  expect(textOf(settings)).toEqual(text)
  expect(Object.keys(textOf(settings)).toSorted()).toEqual(Object.keys(settingsText.shape).toSorted())
})
