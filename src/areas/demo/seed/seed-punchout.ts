import { v7 as uuidv7 } from 'uuid'
import { defaultUnits, type SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import { addSettings, ownShipTos, replaceMapping } from '#areas/punchout-settings/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const owner = sql('demo.punchout-owner', 'select id from users where email = :email')

const settings: SettingsText = {
  software: 'coupa',
  senderDomain: 'NetworkId',
  senderIdentity: 'multiunit-hospital-group',
  procurementSoftwareUrl: 'https://multiunit.coupa.example',
  ...defaultUnits,
  allowShipToChange: true,
  allowShipTosByGroupOfDefault: true,
}

/** PUNCH-1: the group that buys through Coupa, its kitchens mapped by the codes of its wards. */
export async function seedPunchout(tx: Queries, email = 'manager@multiunit.example'): Promise<void> {
  const found = await tx.maybe<{ id: string }>(owner({ email }))
  const id = uuidv7()
  if (!found || !(await addSettings(tx, found.id, id, settings))) return
  const shipTos = (await ownShipTos(tx, found.id)).filter(({ isOrderingAllowed }) => isOrderingAllowed)
  const mapped = shipTos.slice(0, 4).map(({ division, shipTo }, index) => ({
    division,
    shipTo,
    punchoutShipTo: `00${42 + index}`,
    punchoutGroupId: division,
  }))
  await replaceMapping(tx, id, mapped)
}
