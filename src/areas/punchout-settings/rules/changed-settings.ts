import type { PunchoutSettings, SettingsText } from '../punchout-settings.ts'

// Written out: the browser has no schema to ask.
const fields = [
  'software',
  'senderDomain',
  'senderIdentity',
  'procurementSoftwareUrl',
  'uomMapCase',
  'uomMapEach',
  'allowShipToChange',
  'allowShipTosByGroupOfDefault',
] as const satisfies readonly (keyof SettingsText)[]

/** What of an integration a user enters. */
export const textOf = (settings: PunchoutSettings): SettingsText =>
  // They are all fields of SettingsText, and an integration has each of them.
  Object.fromEntries(fields.map((field) => [field, settings[field]])) as unknown as SettingsText

/** PLAT-8: the fields that differ, with both values, for the audit trail. */
export const changedSettings = (before: SettingsText, after: SettingsText): Record<string, object> =>
  Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { before: before[field], after: after[field] }]),
  )
