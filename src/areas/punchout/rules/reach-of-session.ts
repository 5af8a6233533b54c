import type { ChosenShipTo } from '#areas/punchout-settings/rules/choose-ship-to.ts'
import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import type { MappingRow } from '#areas/punchout-settings/ship-to-mapping.ts'
import type { Reach } from '../punchout-session.ts'

/**
 * PUNCH-2, PUNCH-4: the ship-tos a buyer may order for (punchout section 9): only the first unless
 * the integration allows a change; then those that are mapped, or those of its group, or without
 * any mapping those of the user.
 */
export function reachOfSession(
  chosen: Exclude<ChosenShipTo, { is: 'refused' }>,
  settings: Pick<SettingsText, 'allowShipToChange' | 'allowShipTosByGroupOfDefault'>,
  mapping: readonly MappingRow[],
): { readonly reach: Reach; readonly groupId: string } {
  if (!settings.allowShipToChange) return { reach: 'one', groupId: '' }
  if (mapping.length === 0) return { reach: 'own', groupId: '' }
  if (!settings.allowShipTosByGroupOfDefault || chosen.is === 'open') return { reach: 'mapped', groupId: '' }
  const groupId =
    mapping.find(({ division, shipTo }) => division === chosen.division && shipTo === chosen.shipTo)?.punchoutGroupId ??
    ''
  return groupId === '' ? { reach: 'one', groupId } : { reach: 'group', groupId }
}
