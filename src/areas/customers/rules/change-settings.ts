import { allow, type Decision, refuse } from '#kit/decision.ts'
import { settingsRefusals } from '../ship-to-settings.refusals.ts'
import type { ErpSettings, FieldChange, SettingsChange, ShipToSettings } from '../ship-to-settings.ts'

/** The fields of a ship-to a change would turn into other values, in the order they are given. */
export const changesTo = (before: ShipToSettings & ErpSettings, change: SettingsChange): FieldChange[] =>
  (Object.keys(change) as (keyof SettingsChange)[]).flatMap((field) => {
    const [from, to] = [before[field], change[field]]
    return to === undefined || to === from ? [] : [{ field, from, to }]
  })

/** CUST-2: a change names at least one setting, and a percentage has at most two decimals. */
export function changeSettings(change: SettingsChange): Decision {
  if (Object.values(change).every((value) => value === undefined)) return refuse(settingsRefusals.nothing_to_change)
  const { maxFoodCostPct: percent } = change
  // As 28.1 is not exact in binary, hundredths are compared as they round.
  if (percent && Math.abs(percent * 100 - Math.round(percent * 100)) > 1e-6) {
    return refuse(settingsRefusals.food_cost_not_exact, { field: 'maxFoodCostPct' })
  }
  return allow()
}
