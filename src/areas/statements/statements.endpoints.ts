import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { pageQuery, queryFlag } from '#contract/paging.ts'
import { askedDate, billToNumber, divisionCode, shipToNumber } from '#contract/values.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { statement, statementAccount, statementKinds } from './statement.ts'
import { statementRefusals } from './statements.refusals.ts'

/** Columns of the list that sort. */
export const statementSorts = ['name', 'billTo', 'pastDue', 'total'] as const

/** BILL-2: the accounts the caller may see, with what they owe today by age. */
export const listStatements = endpoint({
  name: 'listStatements',
  method: 'GET',
  path: '/statements',
  livesBy: ['invoice'],
  summary: 'Accounts with what they owe by age',
  query: pageQuery.extend({
    /** Part of the name or number of a bill-to. */
    keyword: z.string().trim().max(100).default(''),
    division: divisionCode.optional(),
    /** Mail addresses of staff. */
    dsr: z.string().trim().max(254).optional(),
    dsm: z.string().trim().max(254).optional(),
    isPastDue: queryFlag.optional(),
    sort: z.enum(statementSorts).default('name'),
    sortDirection: z.enum(['asc', 'desc']).default('asc'),
  }),
  needs: ['viewInvoices'],
  answer: z.object({ accounts: z.array(statementAccount), totalRecords: z.number().int().optional() }),
})

const params = z.object({ division: divisionCode, billTo: billToNumber })
const question = z.object({
  kind: z.enum(statementKinds).default('openItem'),
  /** Today unless given. */
  asOf: askedDate.optional(),
  /** Of a balance forward: 30 days before `asOf` unless given. */
  from: askedDate.optional(),
  shipTo: shipToNumber.optional(),
})
const refused = [
  customerRefusals.bill_to_not_found,
  statementRefusals.statement_in_future,
  statementRefusals.statement_too_early,
  statementRefusals.statement_is_backwards,
  statementRefusals.statement_too_long,
  statementRefusals.statement_ship_to_not_found,
] as const
const path = '/divisions/:division/bill-tos/:billTo/statement' as const

/** BILL-2: a statement as of a day; totals are those of all its pages. */
export const getStatement = endpoint({
  name: 'getStatement',
  method: 'GET',
  path,
  livesBy: ['invoice'],
  summary: 'The statement of a bill-to',
  params,
  query: question.extend(pageQuery.omit({ includeTotal: true }).shape),
  needs: ['viewInvoices'],
  answer: statement,
  refusals: refused,
})

/** BILL-2: a whole statement as PDF. */
export const printStatement = endpoint({
  name: 'printStatement',
  method: 'GET',
  path: `${path}/pdf`,
  summary: 'The statement of a bill-to as PDF',
  params,
  query: question,
  needs: ['viewInvoices'],
  answer: fileContent,
  file: 'application/pdf',
  refusals: refused,
})

/** BILL-2: a whole statement as CSV. */
export const downloadStatement = endpoint({
  name: 'downloadStatement',
  method: 'GET',
  path: `${path}/csv`,
  summary: 'The statement of a bill-to as CSV',
  params,
  query: question,
  needs: ['viewInvoices'],
  answer: fileContent,
  file: 'text/csv; charset=utf-8',
  refusals: refused,
})
