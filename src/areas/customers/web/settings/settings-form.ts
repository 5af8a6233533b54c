import { checkNumber } from '#ui/logic/check-number.ts'
import type { RecipePricingType, SettingsChange, ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'

/** A choice that leaves a field of each ship-to as it is. */
export const keep = 'keep'

/**
 * CUST-2: the settings as they are being filled in; a bulk change starts with `keep` everywhere.
 */
export interface SettingsForm {
  readonly recipePricingType: RecipePricingType | typeof keep
  readonly foodCost: 'limit' | 'none' | typeof keep
  /** As typed, in percent. */
  readonly foodCostPct: string
  readonly blockSwitchSave: 'yes' | 'no' | typeof keep
  readonly isOrderingAllowed: 'yes' | 'no' | typeof keep
  readonly analyst: 'name' | typeof keep
  readonly arrName: string
}

/** Nothing chosen yet. */
export const keepAll: SettingsForm = {
  recipePricingType: keep,
  foodCost: keep,
  foodCostPct: '',
  blockSwitchSave: keep,
  isOrderingAllowed: keep,
  analyst: keep,
  arrName: '',
}

const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

/** The settings of one ship-to, to be edited. */
export const formOf = (row: ShipToSettingsRow): SettingsForm => ({
  recipePricingType: row.recipePricingType,
  foodCost: row.maxFoodCostPct === null ? 'none' : 'limit',
  foodCostPct: row.maxFoodCostPct === null ? '' : String(row.maxFoodCostPct),
  blockSwitchSave: yesNo(row.blockSwitchSave),
  isOrderingAllowed: yesNo(row.isOrderingAllowed),
  analyst: 'name',
  arrName: row.arrName,
})

/** The limit in percent; 0 is no limit. */
export const foodCostLimits = { max: 100, maxDp: 2 } as const

/** What is wrong with the limit before the form can be sent. */
export const foodCostError = ({ foodCost, foodCostPct }: SettingsForm): string | undefined => {
  if (foodCost !== 'limit') return undefined
  return checkNumber(foodCostPct, foodCostLimits) ?? (Number(foodCostPct) > 0 ? undefined : 'Required')
}

/** The portal's settings the form names. */
export function settingsOf(form: SettingsForm): SettingsChange {
  return {
    ...(form.recipePricingType !== keep && { recipePricingType: form.recipePricingType }),
    ...(form.foodCost !== keep && { maxFoodCostPct: form.foodCost === 'none' ? null : Number(form.foodCostPct) }),
    ...(form.blockSwitchSave !== keep && { blockSwitchSave: form.blockSwitchSave === 'yes' }),
  }
}

/** The ERP settings the form names. */
export function erpSettingsOf(form: SettingsForm): SettingsChange {
  return {
    ...(form.isOrderingAllowed !== keep && { isOrderingAllowed: form.isOrderingAllowed === 'yes' }),
    ...(form.analyst !== keep && { arrName: form.arrName.trim() }),
  }
}

/** The fields of the form that make up one setting. */
const settingOfField: Readonly<Record<keyof SettingsForm, keyof SettingsChange>> = {
  recipePricingType: 'recipePricingType',
  foodCost: 'maxFoodCostPct',
  foodCostPct: 'maxFoodCostPct',
  blockSwitchSave: 'blockSwitchSave',
  isOrderingAllowed: 'isOrderingAllowed',
  analyst: 'arrName',
  arrName: 'arrName',
}

/** The settings that these fields of the form make up, each once. */
export const settingsOfFields = (fields: readonly (keyof SettingsForm)[]): (keyof SettingsChange)[] => [
  ...new Set(fields.map((field) => settingOfField[field])),
]

/** CUST-2: a change carries only what was changed, of the portal's settings and of the ERP's. */
export function changedSettings(form: SettingsForm, fields: readonly (keyof SettingsForm)[]) {
  const names = new Set<string>(fields.map((field) => settingOfField[field]))
  const named = (change: SettingsChange): SettingsChange =>
    Object.fromEntries(Object.entries(change).filter(([name]) => names.has(name)))
  return { settings: named(settingsOf(form)), erp: named(erpSettingsOf(form)) }
}
