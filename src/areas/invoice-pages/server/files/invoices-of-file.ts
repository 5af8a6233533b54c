import { orRefuse, Refused } from '#kit/decision.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Call } from '#platform/http/handle.ts'
import { invoiceRefusals } from '#areas/invoice-pages/invoice.refusals.ts'
import type { Invoice } from '#areas/invoice-pages/invoice.ts'
import {
  type downloadInvoicesZip,
  invoiceCountHeader,
  maxInvoicesInFile,
} from '#areas/invoice-pages/invoice-files.endpoints.ts'
import { readInvoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { invoiceRanges } from '#areas/invoice-pages/rules/invoice-range.ts'
import { type InvoiceKey, type Reader, readInvoicesInFull } from '../invoice.store.ts'
import { findInvoices } from '../invoice-list.store.ts'

/**
 * Invoices read and drawn at a time; the connection is free in between, however slow the reader.
 */
const batchSize = 20
/** Downloads of many invoices that a process prepares at the same time. */
const maxAtOnce = 4
let underWay = 0

/** What a download has: which invoices, for whom. */
export interface InvoicesOfFile {
  readonly db: Queries
  readonly keys: readonly InvoiceKey[]
  readonly reader: Reader
}

const chosen = sql(
  'invoice-pages.chosen',
  `select i.division, i.invoice_number as "invoiceNumber"
   from unnest(:divisions::text[], :numbers::text[]) with ordinality asked (division, invoice_number, place)
   join invoices i on i.division = asked.division and i.invoice_number = asked.invoice_number
   join users u on u.id = :userId
   where ${mayShipTo('u', 'i.division', 'i.ship_to')}
   order by asked.place`,
)

type Asked = Pick<Call<typeof downloadInvoicesZip>, 'db' | 'query' | 'caller' | 'reply' | 'now' | 'services'>

/**
 * BILL-1: the invoices of a download: those chosen, or all of the filter. None, more than 1,000, or
 * a fifth download at the same time is refused before the first byte is sent.
 */
export async function invoicesOfFile({ db, query, caller, reply, now, services }: Asked): Promise<InvoicesOfFile> {
  const { userId } = caller.actor
  const { invoices, dsr, dsm, ...filter } = query
  const read = async (): Promise<InvoiceKey[]> => {
    if (invoices) {
      const keys = invoices.flatMap((id) => readInvoiceId(id) ?? [])
      const [divisions, numbers] = [keys.map(({ division }) => division), keys.map((key) => key.invoiceNumber)]
      return db.rows(chosen({ divisions, numbers, userId }))
    }
    const today = await dayOfUser(db, userId, now)
    const ranges = orRefuse(invoiceRanges(query, today, services.config.constants.invoiceDaysBack))
    const seen = caller.isStaff ? { ...filter, dsr, dsm } : filter
    return findInvoices(db, { userId, filter: seen, ranges, now }, maxInvoicesInFile + 1)
  }
  if (underWay >= maxAtOnce) throw new Refused(invoiceRefusals.invoice_files_busy)
  const keys = await read()
  if (keys.length === 0) throw new Refused(invoiceRefusals.invoice_files_none)
  if (keys.length > maxInvoicesInFile) throw new Refused(invoiceRefusals.invoice_files_too_many)
  void reply.header(invoiceCountHeader, String(keys.length))
  return { db, keys, reader: { userId, isStaff: caller.isStaff, now } }
}

/** The invoices in full, some at a time; the next are read while the last are drawn. */
export async function* batchesOf({ db, keys, reader }: InvoicesOfFile): AsyncGenerator<readonly Invoice[]> {
  underWay++
  try {
    const read = (from: number) => readInvoicesInFull(db, keys.slice(from, from + batchSize), reader)
    let next = read(0)
    for (let from = 0; from < keys.length; from += batchSize) {
      const invoices = await next
      if (from + batchSize < keys.length) {
        next = read(from + batchSize)
        // It is awaited in the next round, or never where the reader has left.
        next.catch(() => undefined)
      }
      yield invoices
    }
  } finally {
    underWay--
  }
}
