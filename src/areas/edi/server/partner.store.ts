import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Partner, PartnerText } from '../edi-partner.ts'
import { type MappedShipTo, writeMapping } from '../rules/check-partner.ts'

type Row = Omit<Partner, 'shipTos'> & { readonly mapped: MappedShipTo[] }

const columns = `p.id, p.name, p.folder, p.qualifier, p.partner_id as "partnerId", p.group_id as "groupId",
  p.our_qualifier as "ourQualifier", p.our_id as "ourId", u.email as "userEmail", p.is_test as "isTest",
  p.checks_prices as "checksPrices", p.is_active as "isActive", p.version,
  (select count(*)::int from edi_orders h where h.partner = p.id and h.state = 'held') as held,
  coalesce((select json_agg(json_build_object('code', s.code, 'division', s.division, 'shipTo', s.ship_to) order by s.code)
    from edi_ship_tos s where s.partner = p.id), '[]') as mapped`
const list = sql(
  'edi.partners',
  `select ${columns} from edi_partners p join users u on u.id = p.user_id order by p.name, p.id`,
)
const one = sql(
  'edi.partner',
  `select ${columns} from edi_partners p join users u on u.id = p.user_id where p.id = :id for update of p`,
)
const userOf = sql('edi.user', 'select id from users where lower(email) = lower(:email) and is_active')
const insert = sql(
  'edi.insert-partner',
  `insert into edi_partners (id, name, folder, qualifier, partner_id, group_id, our_qualifier, our_id, user_id, is_test, checks_prices, is_active)
   values (:id, :name, :folder, :qualifier, :partnerId, :groupId, :ourQualifier, :ourId, :userId, :isTest, :checksPrices, :isActive)
   on conflict do nothing`,
)
const change = sql(
  'edi.change-partner',
  `update edi_partners p set name = :name, qualifier = :qualifier, partner_id = :partnerId, group_id = :groupId,
     our_qualifier = :ourQualifier, our_id = :ourId, user_id = :userId, is_test = :isTest, checks_prices = :checksPrices,
     is_active = :isActive, version = version + 1
   where id = :id and not exists (select from edi_partners o where o.id <> p.id and o.qualifier = :qualifier
     and o.partner_id = :partnerId and o.our_qualifier = :ourQualifier and o.our_id = :ourId)`,
)
const dropMapping = sql('edi.drop-mapping', 'delete from edi_ship_tos where partner = :id')
const addMapping = sql(
  'edi.add-mapping',
  `insert into edi_ship_tos (partner, code, division, ship_to)
   select :id, n.code, n.division, n."shipTo" from json_to_recordset(:mapped::json) n (code text, division text, "shipTo" text)
   join ship_tos s on s.division = n.division and s.number = n."shipTo"`,
)

const toPartner = ({ mapped, ...row }: Row): Partner => ({ ...row, shipTos: writeMapping(mapped) })

/** All partners by name. */
export const partnersOf = async (db: Queries): Promise<Partner[]> => (await db.rows<Row>(list())).map(toPartner)

/** One partner, locked: nothing else is received from it or answered to it in the meantime. */
export async function lockPartner(tx: Queries, id: string): Promise<Partner | undefined> {
  const row = await tx.maybe<Row>(one({ id }))
  return row && toPartner(row)
}

/** The active user with this address. */
export const activeUser = async (db: Queries, email: string): Promise<string | undefined> =>
  (await db.maybe<{ id: string }>(userOf({ email })))?.id

/** A partner to write. */
export interface PartnerToSave extends PartnerText {
  readonly id: string
  readonly userId: string
  readonly mapped: readonly MappedShipTo[]
}

const valuesOf = ({ mapped: _, shipTos: __, userEmail: ___, ...values }: PartnerToSave) => values

/** Adds a partner; false where there is one with its folder or its ids. */
export const addPartner = async (tx: Queries, partner: PartnerToSave): Promise<boolean> =>
  (await tx.run(insert(valuesOf(partner)))) === 1

/** Changes a partner; false where another one has its ids. */
export async function changePartner(tx: Queries, partner: PartnerToSave): Promise<boolean> {
  const { folder: _, ...values } = valuesOf(partner)
  return (await tx.run(change(values))) === 1
}

/** Replaces the mapping; returns how many of its ship-tos there are. */
export async function replaceShipTos(tx: Queries, { id, mapped }: PartnerToSave): Promise<number> {
  await tx.run(dropMapping({ id }))
  return tx.run(addMapping({ id, mapped: JSON.stringify(mapped) }))
}
