import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type PunchoutSettings, softwares, type SettingsText } from '../punchout-settings.ts'
import { senderKey } from '../rules/key-of.ts'

type SettingsRow = Omit<PunchoutSettings, 'softwareName'>

const columns = `p.id, p.software, p.sender_domain as "senderDomain", p.sender_identity as "senderIdentity",
  p.procurement_software_url as "procurementSoftwareUrl", p.uom_map_case as "uomMapCase", p.uom_map_each as "uomMapEach",
  p.allow_ship_to_change as "allowShipToChange",
  p.allow_ship_tos_by_group_of_default as "allowShipTosByGroupOfDefault",
  p.secret_created_on as "secretCreatedOn", p.version,
  (select count(*)::int from punchout_ship_tos t where t.settings_id = p.id) as "mappedShipTos"` as const

const all = sql(
  'punchout.settings',
  `select ${columns} from punchout_settings p where p.user_id = :userId order by p.created_at, p.id`,
)
const oneOfUser = sql(
  'punchout.one-settings',
  `select ${columns} from punchout_settings p where p.user_id = :userId and p.id = :id`,
)
const lock = sql(
  'punchout.lock-settings',
  'select id from punchout_settings where user_id = :userId and id = :id for update',
)
const insert = sql(
  'punchout.insert-settings',
  `insert into punchout_settings (id, user_id, software, sender_domain, sender_identity, sender_key,
     procurement_software_url, uom_map_case, uom_map_each, allow_ship_to_change, allow_ship_tos_by_group_of_default)
   values (:id, :userId, :software, :senderDomain, :senderIdentity, :senderKey, :procurementSoftwareUrl, :uomMapCase,
     :uomMapEach, :allowShipToChange, :allowShipTosByGroupOfDefault)
   on conflict (user_id, sender_key) do nothing`,
)
const update = sql(
  'punchout.update-settings',
  `update punchout_settings p set software = :software, sender_domain = :senderDomain,
     sender_identity = :senderIdentity, sender_key = :senderKey, procurement_software_url = :procurementSoftwareUrl,
     uom_map_case = :uomMapCase, uom_map_each = :uomMapEach, allow_ship_to_change = :allowShipToChange,
     allow_ship_tos_by_group_of_default = :allowShipTosByGroupOfDefault, version = version + 1
   where p.id = :id and not exists (
     select 1 from punchout_settings o where o.user_id = p.user_id and o.sender_key = :senderKey and o.id <> p.id)`,
)
const touch = sql('punchout.touch-settings', 'update punchout_settings set version = version + 1 where id = :id')
const remove = sql('punchout.delete-settings', 'delete from punchout_settings where user_id = :userId and id = :id')

const shown = (row: SettingsRow): PunchoutSettings => ({ ...row, softwareName: softwares[row.software] })
const valuesOf = (id: string, text: SettingsText) => ({
  id,
  ...text,
  senderKey: senderKey(text.senderDomain, text.senderIdentity),
})

/** The integrations of a user, oldest first. */
export const settingsOfUser = async (db: Queries, userId: string): Promise<PunchoutSettings[]> =>
  (await db.rows<SettingsRow>(all({ userId }))).map(shown)

/** One of a user; undefined: there is none, or it is somebody else's. */
export async function settingsOf(db: Queries, userId: string, id: string): Promise<PunchoutSettings | undefined> {
  const row = await db.maybe<SettingsRow>(oneOfUser({ userId, id }))
  return row && shown(row)
}

/** The same, locked until the transaction ends. */
export async function lockSettings(tx: Queries, userId: string, id: string): Promise<PunchoutSettings | undefined> {
  await tx.run(lock({ userId, id }))
  return settingsOf(tx, userId, id)
}

/** Adds one; false: the user has one of this sender pair. */
export const addSettings = async (tx: Queries, userId: string, id: string, text: SettingsText): Promise<boolean> =>
  (await tx.run(insert({ ...valuesOf(id, text), userId }))) === 1

/** Changes one whose row is locked; false: the user has another of this sender pair. */
export const changeSettings = async (tx: Queries, id: string, text: SettingsText): Promise<boolean> =>
  (await tx.run(update(valuesOf(id, text)))) === 1

/** Its mapping was changed: it has a new version. */
export const touchSettings = (tx: Queries, id: string): Promise<void> => tx.send(touch({ id }))

/** Deletes one with its mapping and secret. */
export const removeSettings = (tx: Queries, userId: string, id: string): Promise<void> =>
  tx.send(remove({ userId, id }))
