import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryFlag } from '#contract/paging.ts'
import { divisionCode, shipToNumber, shipToParams } from '#contract/values.ts'
import { settingsRefusals } from './ship-to-settings.refusals.ts'
import {
  erpSettings,
  fieldChange,
  maxShipTosAtOnce,
  recipePricingTypes,
  type RecipePricingType,
  settingsVersions,
  shipToKey,
  shipToSeen,
  shipToSettings,
  shipToSettingsRow,
} from './ship-to-settings.ts'

const needs = ['shipToSettings'] as const
const shipTos = z.array(shipToSeen).min(1, 'Choose at least one ship-to.').max(maxShipTosAtOnce)
const bulkAnswer = z.object({ message: z.string(), changed: z.number().int(), unchanged: z.number().int() })
const shipToId = z.object({
  id: z
    .string()
    .max(27)
    .regex(/^[A-Z0-9]{2,6}-[A-Za-z0-9-]{1,20}$/, 'A ship-to is named by division and number, such as NLV-0020001')
    .meta({ description: 'Division and number, such as NLV-0020001' }),
})

/**
 * CUST-2: the settings of one ship-to, for whoever may act for it: recipes are costed with them (S0
 * section 7).
 */
export const getShipToSettings = endpoint({
  name: 'getShipToSettings',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/settings',
  summary: 'Settings of a ship-to',
  params: shipToParams,
  answer: shipToSettings,
})

/** Columns of the settings screen that sort. */
export const settingsSorts = ['name', 'shipTo', 'billToName', 'maxFoodCostPct'] as const

/**
 * CUST-2: ship-tos of the signed-in user with their settings; the search matches numbers, names and
 * city.
 */
export const listShipToSettings = endpoint({
  name: 'listShipToSettings',
  method: 'GET',
  path: '/ship-to-settings',
  summary: 'Ship-tos with their settings',
  needs,
  query: pageQuery.extend({
    keyword: z.string().trim().max(100).default(''),
    division: divisionCode.optional(),
    recipePricingType: z.enum(Object.keys(recipePricingTypes) as [RecipePricingType]).optional(),
    blockSwitchSave: queryFlag.optional(),
    isOrderingAllowed: queryFlag.optional(),
    family: z.enum(['parent', 'child', 'alone']).optional(),
    sort: z.enum(settingsSorts).default('name'),
    sortDirection: z.enum(['asc', 'desc']).default('asc'),
  }),
  answer: z.object({ shipTos: z.array(shipToSettingsRow), totalRecords: z.number().int().optional() }),
})

/** CUST-2: changes some settings of one ship-to. */
export const updateShipToSettings = endpoint({
  name: 'updateShipToSettings',
  method: 'PUT',
  path: '/ship-tos/:id/settings',
  summary: 'Change settings of a ship-to',
  needs,
  ifMatch: true,
  params: shipToId,
  body: shipToSettings.partial(),
  answer: z.object({ message: z.string(), settings: shipToSettings }),
  refusals: [
    common.ship_to_not_found,
    settingsRefusals.settings_changed,
    settingsRefusals.nothing_to_change,
    settingsRefusals.food_cost_not_exact,
  ],
})

/** CUST-2: changes the named settings of many ship-tos, all of them or none. */
export const bulkUpdateShipToSettings = endpoint({
  name: 'bulkUpdateShipToSettings',
  method: 'POST',
  path: '/bulk/ship-tos/settings',
  summary: 'Change settings of many ship-tos',
  needs,
  body: z.object({ shipTos, settings: shipToSettings.partial() }),
  answer: bulkAnswer,
  refusals: [
    common.ship_to_not_found,
    settingsRefusals.settings_changed,
    settingsRefusals.nothing_to_change,
    settingsRefusals.food_cost_not_exact,
  ],
})

/**
 * CUST-2: changes what the ERP keeps of many ship-tos, all of them or none, and sends the change to
 * the ERP.
 */
export const bulkUpdateErpSettings = endpoint({
  name: 'bulkUpdateErpSettings',
  method: 'POST',
  path: '/bulk/ship-tos/erp-settings',
  summary: 'Change ERP settings of many ship-tos',
  needs,
  staffOnly: true,
  body: z.object({ shipTos, settings: erpSettings.partial() }),
  answer: bulkAnswer,
  refusals: [common.ship_to_not_found, settingsRefusals.settings_changed, settingsRefusals.nothing_to_change],
})

/** CUST-2: what a bulk change would do, without doing it. */
export const previewShipToSettings = endpoint({
  name: 'previewShipToSettings',
  method: 'POST',
  path: '/bulk/ship-tos/settings/preview',
  summary: 'What a bulk change of settings would change',
  needs,
  body: z.object({ shipTos, settings: z.object({ ...shipToSettings.shape, ...erpSettings.shape }).partial() }),
  answer: z.object({
    /** Ship-tos of which something changes. */
    changed: z.array(shipToKey.extend({ name: z.string(), changes: z.array(fieldChange), versions: settingsVersions })),
    unchanged: z.number().int(),
  }),
  refusals: [common.ship_to_not_found, settingsRefusals.nothing_to_change, settingsRefusals.food_cost_not_exact],
})

const familyRefusals = [
  common.ship_to_not_found,
  settingsRefusals.parent_among_children,
  settingsRefusals.parent_of_other_customer,
  settingsRefusals.parent_is_child,
  settingsRefusals.child_is_parent,
  settingsRefusals.child_has_parent,
  settingsRefusals.not_a_parent,
] as const

/** CUST-2: puts ship-tos below a parent of the same bill-to, all of them or none. */
export const addShipToChildren = endpoint({
  name: 'addShipToChildren',
  method: 'POST',
  path: '/parent-ship-tos/:id/children',
  summary: 'Put ship-tos below a parent',
  needs,
  params: shipToId,
  body: z.object({ children: z.array(shipToNumber).min(1, 'Choose at least one ship-to.').max(maxShipTosAtOnce) }),
  answer: z.object({ message: z.string(), children: z.array(shipToNumber) }),
  refusals: familyRefusals,
})

/**
 * CUST-2: frees one child of a parent, or without `child` all of them: then it is no parent any
 * more.
 */
export const removeParentShipTo = endpoint({
  name: 'removeParentShipTo',
  method: 'DELETE',
  path: '/parent-ship-tos/:id',
  summary: 'Remove children from a parent ship-to',
  needs,
  params: shipToId,
  query: z.object({ child: shipToNumber.optional() }),
  answer: z.object({ message: z.string(), children: z.array(shipToNumber) }),
  refusals: familyRefusals,
})
