import type { UserType } from '#areas/access/roles.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { SettingsText } from '../punchout-settings.ts'
import type { PunchoutUser } from '../rules/may-have-punchout.ts'

/** An integration with its owner, as the doors find it. */
export interface Integration extends SettingsText {
  readonly id: string
  readonly senderKey: string
  /** Keyed hash of the secret; null where there is none. */
  readonly secretMark: string | null
  readonly owner: PunchoutUser & {
    readonly userId: string
    readonly name: string
    readonly email: string
    readonly type: UserType
  }
}

/** More integrations than any sender pair has. */
const maxCandidates = 500

const columns = `p.id, p.software, p.sender_domain as "senderDomain", p.sender_identity as "senderIdentity",
  p.sender_key as "senderKey", p.procurement_software_url as "procurementSoftwareUrl",
  p.uom_map_case as "uomMapCase", p.uom_map_each as "uomMapEach", p.allow_ship_to_change as "allowShipToChange",
  p.allow_ship_tos_by_group_of_default as "allowShipTosByGroupOfDefault", p.secret_mark as "secretMark",
  json_build_object('userId', u.id, 'name', u.name, 'email', u.email, 'type', u.type, 'role', u.role,
    'isActive', u.is_active,
    'ownFeatures', array(select f.feature from user_features f where f.user_id = u.id)) as owner` as const

const ofSenders = sql(
  'punchout.integrations-of-senders',
  `select ${columns} from punchout_settings p join users u on u.id = p.user_id
   where p.sender_key = any(:keys::text[]) order by p.created_at, p.id limit ${maxCandidates}`,
)
// OCI sends no domain (punchout section 10).
const ofOci = sql(
  'punchout.integrations-of-oci',
  `select ${columns} from punchout_settings p join users u on u.id = p.user_id
   where p.software = 'sap-oci' and lower(p.sender_identity) = :identity
   order by p.created_at, p.id limit ${maxCandidates}`,
)
const one = sql(
  'punchout.integration',
  `select ${columns} from punchout_settings p join users u on u.id = p.user_id where p.id = :id`,
)

/** The integrations of these sender pairs (`senderKey`), of whichever users. */
export const integrationsOfSenders = (db: Queries, keys: readonly string[]): Promise<Integration[]> =>
  db.rows(ofSenders({ keys }))

/** The integrations by SAP OCI of this sender identity (`keyOf`), of whichever users. */
export const integrationsOfOci = (db: Queries, identity: string): Promise<Integration[]> => db.rows(ofOci({ identity }))

/** An integration, whoever asks; undefined once it is deleted. */
export const integrationOf = (db: Queries, id: string): Promise<Integration | undefined> => db.maybe(one({ id }))
