import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { nameOfStaff, placeJson } from '#areas/customers/server/public.ts'
import type { AccountsSummary, CustomerDetails } from '../customer-details.ts'
import { type AccountFigures, summarizeAccount } from '../rules/summarize-account.ts'
import { accountFiguresJson } from './account-figures.ts'

const figures = accountFiguresJson({ reader: 'u', billTo: 'o', division: 'd', now: ':now' })

const details = sql(
  'accounts.details',
  `select s.division, d.name as "divisionName", ${placeJson('o')} as "billTo", ${placeJson('s')} as "shipTo",
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
  'accounts.account',
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
