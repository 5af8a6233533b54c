import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { instant } from '#contract/values.ts'

/** Procurement software a customer may connect; the value is stored, the label shown. */
export const softwares = {
  ariba: 'SAP Ariba',
  coupa: 'Coupa',
  jaggaer: 'JAGGAER',
  'oracle-iprocurement': 'Oracle iProcurement',
  'oracle-fusion': 'Oracle Fusion',
  workday: 'Workday',
  birchstreet: 'BirchStreet',
  unimarket: 'Unimarket',
  'sap-oci': 'SAP OCI',
  'other-cxml': 'Other cXML',
} as const
/** One of them. */
export type Software = keyof typeof softwares
const softwareKeys = Object.keys(softwares) as [Software, ...Software[]]

/** Limits of what is entered. */
export const punchoutLimits = {
  /** Integrations of one user. */
  settings: 50,
  sender: 255,
  url: 2048,
  unit: 10,
  /** SAP OCI has three characters for a unit. */
  ociUnit: 3,
  shipTo: 255,
  group: 60,
} as const

/** Units of cases and eaches, unless given. */
export const defaultUnits = { uomMapCase: 'CS', uomMapEach: 'EA' } as const

const fields = {
  senderDomain: freeText({ label: 'Sender domain', max: punchoutLimits.sender }),
  senderIdentity: freeText({ label: 'Sender identity', max: punchoutLimits.sender }),
  software: z.enum(softwareKeys, 'Required'),
  procurementSoftwareUrl: freeText({ label: 'Procurement software URL', max: punchoutLimits.url }),
  uomMapCase: freeText({ label: 'Unit for cases', max: 100 }),
  uomMapEach: freeText({ label: 'Unit for eaches', max: 100 }),
  allowShipToChange: z.boolean(),
  allowShipTosByGroupOfDefault: z.boolean(),
}

/** PUNCH-1: what a user enters about an integration. The rule `checkSettings` judges it. */
export const settingsText = z.strictObject({
  ...fields,
  procurementSoftwareUrl: fields.procurementSoftwareUrl.default(''),
  uomMapCase: fields.uomMapCase.default(defaultUnits.uomMapCase),
  uomMapEach: fields.uomMapEach.default(defaultUnits.uomMapEach),
  allowShipToChange: fields.allowShipToChange.default(false),
  allowShipTosByGroupOfDefault: fields.allowShipTosByGroupOfDefault.default(false),
})
/** What a user enters about an integration. */
export type SettingsText = z.output<typeof settingsText>

/** What of it is changed; the rest stays. */
export const settingsChange = z.strictObject(fields).partial()

/** PUNCH-1: an integration. Its secret leaves the server once, when it is generated. */
export const punchoutSettings = z
  .object({
    id: z.uuid(),
    software: z.enum(softwareKeys),
    softwareName: z.string(),
    senderDomain: z.string(),
    senderIdentity: z.string(),
    /** Empty for none. */
    procurementSoftwareUrl: z.string(),
    uomMapCase: z.string(),
    uomMapEach: z.string(),
    allowShipToChange: z.boolean(),
    allowShipTosByGroupOfDefault: z.boolean(),
    /** Null: there is no secret, and one can be generated. */
    secretCreatedOn: instant.nullable(),
    /** Ship-tos that have a code of the customer's system. */
    mappedShipTos: z.number().int(),
    /** What the next change says with `If-Match`. */
    version: z.number().int(),
  })
  .meta({ id: 'PunchoutSettings' })
/** An integration. */
export type PunchoutSettings = z.output<typeof punchoutSettings>

/** PUNCH-1: what a customer enters in its procurement software. */
export const punchoutMetadata = z
  .object({
    /** Where PunchOutSetupRequests are sent to. */
    setupUrl: z.string(),
    /** Where OrderRequests are sent to. */
    orderUrl: z.string(),
    /** The supplier's credential: To of requests, From and Sender of what is returned. */
    senderDomain: z.string(),
    senderIdentity: z.string(),
    softwares: z.array(z.object({ value: z.enum(softwareKeys), label: z.string() })),
  })
  .meta({ id: 'PunchoutMetadata' })
/** What a customer enters in its procurement software. */
export type PunchoutMetadata = z.output<typeof punchoutMetadata>
