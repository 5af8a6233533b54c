import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { AccountsSummary, CustomerDetails, CustomerPlace } from '../customer-details.ts'
import { type AccountFigures, summarizeAccount } from '../rules/summarize-account.ts'
import { accountFiguresJson } from './account-figures.ts'
import { nameOfStaff } from './name-of-staff.ts'

const place = (of: string): string => `json_build_object('number', ${of}.number, 'name', ${of}.name,
  'address', ${of}.address, 'address2', ${of}.address2, 'city', ${of}.city, 'state', ${of}.state, 'zip', ${of}.zip,
  'phone', ${of}.phone)`

const figures = accountFiguresJson({ reader: 'u', billTo: 'o', division: 'd', now: ':now' })

const details = sql(
  'customers.details',
  `select s.division, d.name as "divisionName", ${place('o')} as "billTo", ${place('s')} as "shipTo",
          ${nameOfStaff('s.dsr_email')} as "dsrName", ${nameOfStaff('s.dsm_email')} as "dsmName", s.arr_name as "arrName",
          s.is_active and o.is_active as "isShipToActive", o.is_on_credit_hold as "isOnCreditHold",
          case when :seesInvoices then ${figures} end as figures
   from ship_tos s
   join bill_tos o on o.division = s.division and o.number = s.bill_to
   join divisions d on d.code = s.division
   join users u on u.id = :userId
   where s.division = :division and s.number = :shipTo`,
)

/** SHELL-7 in one statement; figures are not even read when the reader may not see invoices. */
export const customerDetailsOf = (
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
  reader: { userId: string; seesInvoices: boolean },
  now: Date,
): Promise<Omit<CustomerDetails, 'accountsSummary'> & { figures: AccountFigures | null }> =>
  db.row(details({ division, shipTo, userId: reader.userId, now, seesInvoices: reader.seesInvoices }))

const account = sql(
  'customers.account',
  `select ${figures} as figures
   from ship_tos s
   join bill_tos o on o.division = s.division and o.number = s.bill_to
   join divisions d on d.code = s.division
   join users u on u.id = :userId
   where s.division = :division and s.number = :shipTo`,
)

/** CUST-1: what the bill-to of a ship-to owes, as far as the reader may see. */
export const accountOf = async (
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
  userId: string,
  now: Date,
): Promise<AccountsSummary> =>
  summarizeAccount((await db.row<{ figures: AccountFigures }>(account({ division, shipTo, userId, now }))).figures)

const metadata = sql(
  'customers.metadata',
  `select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]') as gpos
   from gpos g where g.id = any(:ids::text[])`,
)

/** CUST-4: the names of GPOs. */
export const gposOf = async (db: Queries, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  (await db.row<{ gpos: { id: string; name: string }[] }>(metadata({ ids }))).gpos

const deliveryPlace = sql(
  'customers.deliveryPlace',
  `select ${place('s')} as place, ${nameOfStaff('s.dsr_email')} as "dsrName", s.dsr_email as "dsrEmail"
   from ship_tos s where s.division = :division and s.number = :shipTo`,
)

/** CHECK-4: where a ship-to is, and its DSR; the mail address is empty where it has none. */
export const deliveryPlaceOf = (
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
): Promise<{ place: CustomerPlace; dsrName: string; dsrEmail: string }> => db.row(deliveryPlace({ division, shipTo }))
