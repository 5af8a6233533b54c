import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { billToNumber, divisionCode, shipToNumber } from '#contract/values.ts'

/** Prices that recipes are costed with (S0 section 3), with their words. */
export const recipePricingTypes = { current: 'Current', 'last purchased': 'Last purchased' } as const
/** One of them. */
export type RecipePricingType = keyof typeof recipePricingTypes
const pricingTypes = Object.keys(recipePricingTypes) as [RecipePricingType, ...RecipePricingType[]]

const foodCost = z
  .number('Max food cost is a number')
  .gt(0, 'Max food cost must be more than 0 %')
  .max(100, 'Max food cost cannot be more than 100 %')

/** CUST-2: what is set for a ship-to in the portal. */
export const shipToSettings = z
  .object({
    recipePricingType: z.enum(pricingTypes),
    /** Highest food cost in percent, at most two decimals; null: no limit. */
    maxFoodCostPct: foodCost.nullable(),
    /** Keeps switch-and-save suggestions from the checkout of this ship-to. */
    blockSwitchSave: z.boolean(),
  })
  .meta({ id: 'ShipToSettings' })
/** What is set for a ship-to in the portal. */
export type ShipToSettings = z.output<typeof shipToSettings>

/** CUST-2: what the distributor's ERP keeps of a ship-to; a change is sent to it. */
export const erpSettings = z
  .object({
    isOrderingAllowed: z.boolean(),
    /** The accounts receivable analyst. */
    arrName: freeText({ label: 'Analyst', max: 100 }),
  })
  .meta({ id: 'ErpSettings' })
/** What the ERP keeps of a ship-to. */
export type ErpSettings = z.output<typeof erpSettings>

/** Every field of both kinds; a change names some of them. */
export type SettingsChange = {
  readonly [Field in keyof (ShipToSettings & ErpSettings)]?: (ShipToSettings & ErpSettings)[Field] | undefined
}

/** Names one ship-to: its number is only unique within the division. */
export const shipToKey = z.object({ division: divisionCode, shipTo: shipToNumber })
/** Names one ship-to. */
export type ShipToKey = z.output<typeof shipToKey>

/** Ship-tos in one bulk change (security 68). */
export const maxShipTosAtOnce = 500

/**
 * What a change says it was made knowing: one version for the portal's settings, one for the ERP's.
 */
export const settingsVersions = z.object({ settings: z.number().int(), erp: z.number().int() })
/** The versions of a ship-to's settings. */
export type SettingsVersions = z.output<typeof settingsVersions>

/** Names one ship-to of a bulk change, with the version of what is changed as it was shown. */
export const shipToSeen = shipToKey.extend({ version: z.number().int().optional() })
/** Names one ship-to of a bulk change. */
export type ShipToSeen = z.output<typeof shipToSeen>

/** One ship-to on the settings screen. */
export const shipToSettingsRow = shipToKey
  .extend({
    name: z.string(),
    city: z.string(),
    billTo: billToNumber,
    billToName: z.string(),
    isActive: z.boolean(),
    parentShipTo: shipToNumber.nullable(),
    /** Ship-tos below it. */
    childCount: z.number().int(),
    ...shipToSettings.shape,
    ...erpSettings.shape,
    versions: settingsVersions,
  })
  .meta({ id: 'ShipToSettingsRow' })
/** One ship-to on the settings screen. */
export type ShipToSettingsRow = z.output<typeof shipToSettingsRow>

/** One field that a change would turn into another value. */
export const fieldChange = z.object({
  field: z.string(),
  from: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  to: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
/** One field that a change would turn into another value. */
export type FieldChange = z.output<typeof fieldChange>
