import { type FieldChange, recipePricingTypes, type SettingsChange } from '#areas/customers/ship-to-settings.ts'

/** CUST-2: the fields as people read them. */
export const settingLabels: Readonly<Record<keyof SettingsChange, string>> = {
  recipePricingType: 'Recipe prices',
  maxFoodCostPct: 'Maximum food cost',
  blockSwitchSave: 'Switch and save',
  isOrderingAllowed: 'Ordering',
  arrName: 'Analyst',
}

/** '28.5%', or that there is no limit. */
export const percentText = (percent: number | null): string => (percent === null ? 'No limit' : `${percent}%`)
/** Whether checkout suggests cheaper items. */
const switchSaveText = (isBlocked: boolean): string => (isBlocked ? 'Blocked' : 'Suggested')
/** Whether the ship-to may order. */
const orderingText = (isAllowed: boolean): string => (isAllowed ? 'Allowed' : 'Not allowed')

/** One value of a field in words. */
export function settingText(field: string, value: FieldChange['from']): string {
  if (field === 'maxFoodCostPct') return percentText(value as number | null)
  if (field === 'blockSwitchSave') return switchSaveText(value === true)
  if (field === 'isOrderingAllowed') return orderingText(value === true)
  if (field === 'recipePricingType') return recipePricingTypes[value as keyof typeof recipePricingTypes]
  return String(value ?? '') || '-'
}
