import { contentVersion } from '#platform/http/content-version.ts'
import type { ErpSettings, SettingsVersions, ShipToSettings } from '../ship-to-settings.ts'

/** CUST-2: the two kinds of settings are saved by themselves, so each has a version of its own. */
export const settingsVersionsOf = (row: ShipToSettings & ErpSettings): SettingsVersions => ({
  settings: contentVersion([row.recipePricingType, row.maxFoodCostPct, row.blockSwitchSave]),
  erp: contentVersion([row.isOrderingAllowed, row.arrName]),
})
