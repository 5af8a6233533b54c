import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { withChange } from '#kit/with-change.ts'
import { timeZoneOf } from '#areas/routing/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import type { CustomerInvoice, CustomerInvoiceText, InvoiceLineText } from '../customer-invoice.ts'
import {
  createCustomerInvoice,
  deleteCustomerInvoice,
  getCustomerInvoice,
  listCustomerInvoices,
  updateCustomerInvoice,
} from '../customer-invoices.endpoints.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import { checkInvoiceLine } from '../rules/check-invoice-line.ts'
import { customItemsOf } from './custom-item.store.ts'
import {
  customerInvoiceOf,
  customerInvoicePage,
  invoiceOfNumber,
  lockCustomerInvoice,
  removeCustomerInvoice,
  saveCustomerInvoice,
  type StoredLine,
} from './customer-invoice.store.ts'
import { lockDistributor } from './distributor.store.ts'
import { type OwnDataCall, writeOwnData } from './own-data.ts'

/** GUIDE-4: the list. */
export const listCustomerInvoicesHandler = handle(listCustomerInvoices, ({ db, params, query }) =>
  customerInvoicePage(db, params, query),
)

/** GUIDE-4: one with its lines. */
export const getCustomerInvoiceHandler = handle(getCustomerInvoice, async ({ db, params, reply }) => {
  const invoice = orNotFound(await customerInvoiceOf(db, params, params.id))
  void reply.header('etag', `"${invoice.version}"`)
  return invoice
})

/** GUIDE-4: adds one. */
export const createCustomerInvoiceHandler = handle(createCustomerInvoice, async (call) => {
  const { params } = call
  const invoice = await writeOwnData(call, async (tx) => {
    const id = uuidv7()
    await save(tx, call, id, call.body, true)
    return recorded('create', orNotFound(await customerInvoiceOf(tx, params, id)))
  })
  return { message: 'Invoice added successfully', invoice }
})

/** GUIDE-4: changes one as it was read. */
export const updateCustomerInvoiceHandler = handle(updateCustomerInvoice, async (call) => {
  const { params, body, ifMatch } = call
  const invoice = await writeOwnData(call, async (tx) => {
    const before = orNotFound(await lockCustomerInvoice(tx, params, params.id))
    if (ifMatch !== null && ifMatch !== before.version)
      throw new Refused({ ...customerDataRefusals.customer_invoice_changed, details: { invoice: before } })
    await save(tx, call, params.id, withChange<CustomerInvoiceText>(before, body), false)
    return recorded('change', orNotFound(await customerInvoiceOf(tx, params, params.id)))
  })
  void call.reply.header('etag', `"${invoice.version}"`)
  return { message: 'Invoice changed successfully', invoice }
})

/** GUIDE-4: deletes one. */
export const deleteCustomerInvoiceHandler = handle(deleteCustomerInvoice, async (call) => {
  const { params } = call
  await writeOwnData(call, async (tx) => {
    const invoice = orNotFound(await lockCustomerInvoice(tx, params, params.id))
    await removeCustomerInvoice(tx, params, params.id)
    return recorded('delete', invoice)
  })
  return { message: 'Invoice deleted successfully' }
})

/** Checks all of it, and stores it with the total of each line. */
async function save(
  tx: Queries,
  { params, caller, now }: OwnDataCall,
  id: string,
  text: CustomerInvoiceText,
  isNew: boolean,
): Promise<void> {
  const { distributorId, invoiceNumber, invoiceDate, note } = text
  if (!(await lockDistributor(tx, params, distributorId)))
    throw new Refused({ ...customerDataRefusals.distributor_not_found, field: 'distributorId' })
  if (invoiceDate > todayIn(await timeZoneOf(tx, params.division), now))
    throw new Refused({ ...customerDataRefusals.invoice_date_in_future, field: 'invoiceDate' })
  const same = await invoiceOfNumber(tx, params, text)
  if (same && same.id !== id)
    throw new Refused({ ...customerDataRefusals.invoice_number_taken, field: 'invoiceNumber' })
  const lines = await pricedLines(tx, params, text.lines)
  const by = { changedBy: caller.actor.realUserId, changedAt: now }
  await saveCustomerInvoice(tx, params, { id, distributorId, invoiceNumber, invoiceDate, note, lines, ...by }, isNew)
}

/** Each line by its rule; a refusal names the line, such as `lines.2.casePrice`. */
async function pricedLines(
  tx: Queries,
  place: OwnDataCall['params'],
  lines: readonly InvoiceLineText[],
): Promise<StoredLine[]> {
  const items = await customItemsOf(
    tx,
    place,
    lines.map(({ customItemId }) => customItemId),
  )
  return lines.map((line, index) => {
    const item = items.get(line.customItemId)
    if (!item)
      throw new Refused({ ...customerDataRefusals.custom_item_not_found, field: `lines.${index}.customItemId` })
    const decision = checkInvoiceLine(item, line)
    if (!decision.allowed) {
      const { refusal } = decision
      throw new Refused({ ...refusal, field: `lines.${index}.${refusal.field}` })
    }
    return { ...line, lineTotal: orRefuse(decision) }
  })
}

const orNotFound = (invoice: CustomerInvoice | undefined): CustomerInvoice => {
  if (!invoice) throw new Refused(customerDataRefusals.customer_invoice_not_found)
  return invoice
}
const recorded = (verb: string, invoice: CustomerInvoice) => ({
  action: `customer-invoice.${verb}`,
  entity: `customer-invoice:${invoice.id}`,
  details: { invoiceNumber: invoice.invoiceNumber, distributor: invoice.distributorName, total: invoice.total },
  value: invoice,
})
