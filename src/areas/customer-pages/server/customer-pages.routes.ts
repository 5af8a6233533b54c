import { Refused } from '#kit/decision.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { summarizeAccount } from '#areas/accounts/rules/summarize-account.ts'
import { billTosOfUser } from '#areas/customers/server/public.ts'
import { handleOnReplica } from '#platform/http/handle.ts'
import { getCustomer, getCustomerActivity, getCustomerWork, listCustomers } from '../customer-pages.endpoints.ts'
import { activityOf } from './customer-activity.store.ts'
import { customerOf, workOf } from './customer.store.ts'
import { customersPage } from './customers-page.ts'

/** CUST-1: the customers list of staff. */
export const listCustomersHandler = handleOnReplica(listCustomers, ({ db, caller: { actor }, query, now }) =>
  customersPage(db, { userId: actor.userId, seesInvoices: actor.can('viewInvoices') }, query, now),
)

/** CUST-1: a customer's page; another's returns the same as a missing one. */
export const getCustomerHandler = handleOnReplica(getCustomer, async ({ db, params, caller: { actor }, now }) => {
  const reader = { userId: actor.userId, seesInvoices: actor.can('viewInvoices') }
  const found = await customerOf(db, params, reader, now)
  if (!found) throw new Refused(customerRefusals.bill_to_not_found)
  const { figures, ...customer } = found
  return { ...customer, accountsSummary: figures && summarizeAccount(figures) }
})

/** CUST-1: recent orders and open carts. */
export const getCustomerWorkHandler = handleOnReplica(
  getCustomerWork,
  async ({ db, params, caller: { actor, isStaff } }) => {
    const parts = { orders: actor.can('viewSalesOrders'), carts: actor.can('manageCart'), hiddenCarts: isStaff }
    const work = await workOf(db, params, actor.userId, parts)
    if (!work) throw new Refused(customerRefusals.bill_to_not_found)
    return work
  },
)

/** CUST-1: what happened. The audit trail's own lines are for staff. */
export const getCustomerActivityHandler = handleOnReplica(
  getCustomerActivity,
  async ({ db, params, caller: { actor, isStaff } }) => {
    const [own] = await billTosOfUser(db, actor.userId, [{ division: params.division, number: params.billTo }])
    if (!own) throw new Refused(customerRefusals.bill_to_not_found)
    const parts = { orders: actor.can('viewSalesOrders'), invoices: actor.can('viewInvoices'), changes: isStaff }
    return { events: await activityOf(db, params, actor.userId, parts) }
  },
)
