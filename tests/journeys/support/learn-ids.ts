import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { creditRequest } from './credit-places.ts'
import { ownEdiPartner, ownWebhook } from './developer-places.ts'
import { filledCart } from './own-cart.ts'
import { learnCounts } from './own-count.ts'
import { standingOrder } from './standing-places.ts'
import { read } from './read-call.ts'
import { ownMenu } from './menu-places.ts'
import { ownRecipe } from './recipe-places.ts'
import type { Callers } from './place-people.ts'

/** Ids of the demo that addresses need. */
export async function learnIds({ buyer, rosa, accounts, admin, manager }: Callers) {
  const cart = await filledCart(buyer)
  const { division, number, billTo } = cart.shipTo
  const orders = await read<{ orders: { id: string }[] }>(
    buyer,
    `/api/divisions/${division}/ship-tos/${number}/sales-orders`,
  )
  const invoices = await read<{ invoices: { division: string; invoiceNumber: string }[] }>(
    buyer,
    `/api/invoices?division=${division}&shipTo=${number}`,
  )
  const trucks = await read<{ deliveries: { key: string; state: string }[] }>(
    buyer,
    `/api/divisions/${division}/ship-tos/${number}/receiving`,
  )
  const guides = await read<{ guides: { id: string; type: string }[] }>(
    buyer,
    `/api/divisions/${division}/ship-tos/${number}/guides`,
  )
  const own = `/api/divisions/${division}/ship-tos/${number}`
  const customItems = await read<{ customItems: { id: string }[] }>(buyer, `${own}/customer-items`)
  const customerInvoices = await read<{ invoices: { id: string }[] }>(buyer, `${own}/customer-invoices`)
  const methods = await read<{ bankAccounts: { id: string; paymentSettingsId: string }[] }>(
    accounts,
    '/api/pay/payment-settings',
  )
  const payments = await read<{ payments: { id: string }[] }>(accounts, '/api/pay/payments')
  const users = await read<{ users: { userId: string }[] }>(admin, '/api/users')
  const managed = await read<{ users: { userId: string }[] }>(manager, '/api/users')
  const entries = await read<{ entries: { id: string }[] }>(admin, '/api/audit-entries')
  const imports = await read<{ runs: { runId: string }[] }>(admin, '/api/import-runs')
  const settings = await read<{ shipTos: { division: string; shipTo: string }[] }>(rosa, '/api/ship-to-settings')
  const integrations = await read<{ settings: { id: string }[] }>(manager, '/api/punchout-settings')
  const self = await read<{ userId: string }>(manager, '/api/me')
  const rosasCart = await filledCart(rosa)
  const recipe = await ownRecipe(buyer, cart.shipTo)
  return {
    division,
    billTo,
    cart: `${division}.${number}.${cart.id}`,
    item: cart.item,
    overridden: rosasCart.item,
    list: await stagedList(rosa, rosasCart.shipTo),
    managedItem: (await filledCart(manager)).item,
    order: orders.orders[0]!.id,
    truck: trucks.deliveries.find(({ state }) => state !== 'received')!.key,
    receivedTruck: trucks.deliveries.find(({ state }) => state === 'received')?.key ?? trucks.deliveries[0]!.key,
    invoice: `${invoices.invoices[0]!.division}.${invoices.invoices[0]!.invoiceNumber}`,
    creditRequest: await creditRequest(accounts, invoices.invoices[0]!),
    recipe,
    menu: await ownMenu(buyer, cart.shipTo, recipe),
    customItem: customItems.customItems[0]!.id,
    customerInvoice: customerInvoices.invoices[0]!.id,
    guide: guides.guides[0]!,
    method: methods.bankAccounts[0]!.id,
    payment: payments.payments[0]!.id,
    ...(await sentLink(accounts)),
    plan: (await read<{ plans: { id: string }[] }>(accounts, '/api/pay/plans')).plans[0]!.id,
    schedule: await autopaySchedule(accounts, division, billTo, methods.bankAccounts[0]!.paymentSettingsId),
    promotion: (await read<{ promotions: { id: string }[] }>(admin, '/api/dsr-promotions?phase=running')).promotions[0]!
      .id,
    priceChange: (await read<{ changes: { id: string }[] }>(admin, '/api/price-changes?division=NLV')).changes[0]!.id,
    distribution: (await read<{ distributions: { id: string }[] }>(rosa, '/api/auto-distribution')).distributions[0]!
      .id,
    standingOrder: await standingOrder(buyer, own, cart.item),
    integration: integrations.settings[0]!.id,
    webhook: await ownWebhook(manager),
    ediPartner: await ownEdiPartner(admin),
    punchoutUser: self.userId,
    user: users.users[0]!.userId,
    managedUser: managed.users[0]!.userId,
    entry: entries.entries[0]!.id,
    run: imports.runs[0]!.runId,
    ...(await learnCounts(buyer, number)),
    settings: `${settings.shipTos[0]!.division}-${settings.shipTos[0]!.shipTo}`,
  }
}

/** An autopay schedule of the accounts' own; one is set up where there is none. */
async function autopaySchedule(
  accounts: APIRequestContext,
  division: string,
  billTo: string,
  paymentSettingsId: string,
) {
  const known = await read<{ schedules: { id: string }[] }>(accounts, '/api/autopay/schedules')
  if (known.schedules[0]) return known.schedules[0].id
  const terms = { timing: 'weekday', day: 5, covers: 'dueBeforeNext', shipTos: [], limit: null, paymentSettingsId }
  const made = await accounts.post('/api/autopay/users/schedules', {
    data: { ...terms, billTos: [{ division, number: billTo }] },
    headers: { 'idempotency-key': randomUUID() },
  })
  return ((await made.json()) as { schedules: { id: string }[] }).schedules[0]!.id
}

/** A list of two lines that staff brought for a ship-to. */
async function stagedList(rosa: APIRequestContext, { division, number }: { division: string; number: string }) {
  const base = `/api/divisions/${division}/ship-tos/${number}`
  const file = await rosa.post(`${base}/order-imports?fileName=list.csv`, {
    data: Buffer.from('Description,Par CS\nRomaine hearts,4\nGrandmother’s spice,1\n'),
    headers: { 'content-type': 'text/csv' },
  })
  const { importId } = (await file.json()) as { importId: string }
  const list = await rosa.post(`${base}/staging-guides`, {
    data: { name: 'Former list', importId, headerRow: 1, mapping: { description: 0, caseParValue: 1 } },
    headers: { 'idempotency-key': randomUUID() },
  })
  return ((await list.json()) as { stagingGuide: { id: string } }).stagingGuide.id
}

/** A link that was sent for an open invoice, and another invoice one can be sent for. */
async function sentLink(accounts: APIRequestContext) {
  const { invoices } = await read<{ invoices: { division: string; invoiceNumber: string; billTo: string }[] }>(
    accounts,
    '/api/invoices?show=open',
  )
  const [linked] = invoices
  const { division, billTo, invoiceNumber } = linked!
  const email = `${randomUUID()}@kitchen.example`
  await accounts.post('/api/pay/links', {
    data: { division, billTo, invoiceNumbers: [invoiceNumber], email },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { mails } = await read<{ mails: { to: string; text: string }[] }>(accounts, '/api/demo/outbox')
  const { text } = mails.find(({ to }) => to === email)!
  return { linkable: `${division}.${invoiceNumber}`, linkToken: /\/pay#([\w-]{43})/.exec(text)![1]! }
}
