import { buildOrder } from '#areas/orders/testing/build-order.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import type { Database } from '#platform/database/database.ts'
import { v7 as uuidv7 } from 'uuid'
import type { Api } from './api.ts'
import { addCreditRequest } from './credit-rows.ts'
import { items, people, type Person, shipTos } from './distributor.ts'
import { addAutopay } from './add-autopay.ts'
import { addGuide, addOwnData, addRecipe, addStagingGuide, guideIds, missingId, recipeIds } from './kitchen-rows.ts'
import { addBankAccount, addPayment, addPaymentLink, addPaymentPlan } from './payment-rows.ts'
import type { Ids } from './sample-input.ts'
import { addInventory, addReceipt } from './log-rows.ts'

/** A ship-to with every kind of data that must be protected. */
export interface World {
  readonly name: WorldName
  /** The parameters of a call about it. */
  readonly ids: Ids
}
/** The relation of a ship-to to the buyer; `missing` belongs to nobody. */
export type WorldName = keyof typeof shipTos | 'missing'

const everybody = Object.keys(people) as Person[]
const ourCustomer: readonly Person[] = ['buyer', 'colleague', 'accounting', 'dsr', 'dsm', 'admin']

/**
 * ACCESS-4, by hand: who may act for which ship-to. The colleague is kept to one ship-to of the
 * customer.
 */
export const actsFor: Record<WorldName, readonly Person[]> = {
  own: ourCustomer,
  sibling: ourCustomer.filter((person) => person !== 'colleague'),
  foreign: ['stranger', 'otherDsr', 'dsm', 'admin'],
  prospective: ['prospect', 'dsr', 'dsm', 'admin'],
  otherDivision: ['otherDsr', 'admin'],
  missing: [],
}

const billTos = {
  own: '0000100',
  sibling: '0000100',
  foreign: '0000200',
  prospective: '0000300',
  otherDivision: '0000900',
}
const owners: Record<keyof typeof shipTos, Person> = {
  own: 'buyer',
  sibling: 'buyer',
  foreign: 'stranger',
  prospective: 'prospect',
  otherDivision: 'otherDsr',
}
const worldNames = Object.keys(shipTos) as (keyof typeof shipTos)[]

const readersOfBillTo = (billTo: string): Person[] =>
  everybody.filter((who) => worldNames.some((name) => billTos[name] === billTo && actsFor[name].includes(who)))

/** A marker that is stored in one place only, and who may read it. */
export interface Canary {
  readonly word: string
  readonly readers: readonly Person[]
}

/**
 * The worlds of the small distributor, filled, and the markers that show where a response came
 * from.
 */
export async function addWorlds(api: Api): Promise<{ worlds: World[]; canaries: Canary[] }> {
  const { db } = api
  await db.run('insert into user_ship_tos values ($1, $2, $3)', [people.colleague, 'NLV', shipTos.own.shipTo])
  // A kitchen's user who may not view analysis: recipes without their costs (RECIPE-2).
  await db.run(`update users set role = 'chef' where id = $1`, [people.colleague])
  await db.run(`update ship_tos set name = name || ' CANARYSHIP' || number`)
  await db.run(`update bill_tos set name = name || ' CANARYBILL' || number`)
  const canaries: Canary[] = []
  for (const name of worldNames) canaries.push({ word: `CANARYSHIP${shipTos[name].shipTo}`, readers: actsFor[name] })
  for (const billTo of new Set(Object.values(billTos)))
    canaries.push({ word: `CANARYBILL${billTo}`, readers: readersOfBillTo(billTo) })
  const worlds: World[] = []
  for (const name of worldNames) worlds.push({ name, ids: await filled(api, name, canaries) })
  return { worlds: [...worlds, { name: 'missing', ids: idsOf('NLV', '0009999', '0009998') }], canaries }
}

async function filled(api: Api, name: keyof typeof shipTos, canaries: Canary[]): Promise<Ids> {
  const { division, shipTo } = shipTos[name]
  const billTo = billTos[name]
  const readers = actsFor[name]
  const canary = (kind: string, who = readers): string => {
    const word = `CANARY${kind}${shipTo.slice(-4)}`
    canaries.push({ word, readers: who })
    return word
  }
  const staff = readers.filter((who) => ['dsr', 'otherDsr', 'dsm', 'admin'].includes(who))
  const orderId = await addOrder(api.db, { division, shipTo, billTo, po: canary('ORD') })
  const entryId = await addAuditEntry(api.db, { division, shipTo, orderId, word: canary('AUD', ['admin']) })
  const runId = await addImportRun(api.db, canary('RUN', ['admin']))
  const word = canary('INV')
  const inventoryId = await addInventory(api.db, { division, shipTo, openedBy: people[owners[name]], word })
  const delivery = await addReceipt(api.db, {
    division,
    shipTo,
    orderId,
    by: people[owners[name]],
    word: canary('RCV'),
  })
  const invoiceNumber = `INVCANARYORD${shipTo.slice(-4)}`
  const madePaymentId = await addPayment(api.db, { division, shipTo, billTo, invoiceNumber, word: canary('PMT') })
  const linkId = await addPaymentLink(api.db, { division, billTo, invoiceNumber, word: canary('LNK') })
  const planId = await addPaymentPlan(api.db, { division, billTo, invoiceNumber, word: canary('PLN') })
  const creditRequestId = await addCreditRequest(api.db, {
    division,
    shipTo,
    billTo,
    invoiceNumber,
    createdBy: people[owners[name]],
    word: canary('CRQ'),
    internal: canary('CRI', staff),
  })
  const ids = {
    ...idsOf(division, shipTo, billTo),
    creditRequestId,
    invoiceUid: invoiceNumber,
    planId,
    orderId,
    invoiceNumber,
    invoiceNumbers: invoiceNumber,
    linkId,
    paymentId: madePaymentId,
    entryId,
    runId,
    inventoryId,
    delivery,
    userId: people[owners[name]],
  }
  const ownData = {
    ...(await addOwnData(api.db, { division, shipTo, word: canary('OWN') })),
    ...(await addStagingGuide(api.db, { division, shipTo, word: canary('STG', staff) })),
  }
  const code = canary('COD')
  await addCode(api.db, { division, shipTo, code })
  const paymentId = await addBankAccount(api.db, {
    division,
    billTo,
    owner: people[owners[name]],
    description: canary('PAY', readersOfBillTo(billTo)),
    sealed: canary('NUM', []),
  })
  // Of the bill-to as a whole: nobody reads it who lacks one of its ship-tos.
  const wholeReaders = everybody.filter((who) =>
    worldNames.every((other) => billTos[other] !== billTo || actsFor[other].includes(who)),
  )
  const scheduleId = await addAutopay(api.db, {
    division,
    billTo,
    userId: people[owners[name]],
    methodId: paymentId,
    word: canary('APY', wholeReaders),
  })
  const guide = await addGuide(api.db, {
    division,
    shipTo,
    word: canary('GDE'),
    customItemId: ownData['customItemId']!,
  })
  const analysts = readers.filter((who) => who !== 'colleague' && who !== 'accounting' && who !== 'prospect')
  const costWord = `4567${shipTo.slice(-4)}`
  canaries.push({ word: costWord, readers: analysts })
  const recipe = await addRecipe(api.db, {
    division,
    shipTo,
    word: canary(
      'RCP',
      readers.filter((who) => who !== 'accounting' && who !== 'prospect'),
    ),
    customItemId: ownData['customItemId']!,
    quantity: Number(costWord) / 100,
  })
  // A prospect has no carts.
  if (name === 'prospective')
    return { ...ids, ...ownData, ...guide, ...recipe, ...paymentIds(paymentId), code, scheduleId }
  const cartOf = async (person: Person, po: string, isVisibleToCustomer: boolean) => {
    const body = { cart: { poNumber: po }, ...(isVisibleToCustomer ? {} : { isVisibleToCustomer }) }
    return (await (await api.as(person)).ask(createCart, { params: { division, shipTo }, body })).cart.id
  }
  const hidden = await cartOf(
    name === 'foreign' || name === 'otherDivision' ? 'otherDsr' : 'dsr',
    canary('HID', staff),
    false,
  )
  const cartId = await cartOf(owners[name], canary('CRT'), true)
  return {
    ...ids,
    ...ownData,
    ...guide,
    ...recipe,
    ...paymentIds(paymentId),
    code,
    scheduleId,
    cartId,
    switchToCartId: cartId,
    activeCartId: cartId,
    hiddenCartId: hidden,
  }
}

const paymentIds = (id: string) => ({ paymentSettingsId: id, bankAccountId: id, creditCardId: id })

const idsOf = (division: string, shipTo: string, billTo: string): Ids => ({
  version: '1',
  division,
  shipTo,
  shipToNumber: shipTo,
  billTo,
  billToNumber: billTo,
  number: billTo,
  itemNumber: items.flour,
  cartId: missingId,
  orderId: missingId,
  invoiceNumber: 'NONE',
  invoiceNumbers: 'NONE',
  invoiceUid: 'NONE',
  creditRequestId: missingId,
  inventoryId: missingId,
  delivery: `O-${missingId}`,
  finish: '1',
  ...guideIds({ guideId: missingId, lineId: missingId }),
  ...recipeIds(missingId),
  userId: missingId,
  missing: missingId,
  kind: 'items',
  formatId: '1',
  // The segment before `:id` in a path.
  'ship-tos': `${division}-${shipTo}`,
  'parent-ship-tos': `${division}-${shipTo}`,
  'bill-tos': `${division}-${billTo}`,
})

async function addOrder(db: Database, order: { division: string; shipTo: string; billTo: string; po: string }) {
  const id = uuidv7()
  await db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, po, so_type, delivery_date, total_cases, total_units, subtotal_cents)
     values ($1, nextval('order_numbers')::text, $2, $3, $4, $5, 'regularDelivery', '2026-03-03', 2, 0, 4000)`,
    [id, order.division, order.shipTo, order.billTo, order.po],
  )
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents, open_cents)
     values ($1, $2, $3, $4, $5, '2026-02-01', '2026-02-15', 4000, 4000)`,
    [order.division, `INV${order.po}`, order.shipTo, order.billTo, id],
  )
  await db.run(
    `insert into order_versions (order_id, version, content, replaced_at, replaced_by, cart_id)
     values ($1, 1, $2, now(), $3, gen_random_uuid())`,
    [id, JSON.stringify(buildOrder({ id, ...order })), people.admin],
  )
  return id
}

/** NEXT-8: what people said a code stands for. */
const addCode = (db: Database, { division, shipTo, code }: { division: string; shipTo: string; code: string }) =>
  db.run(
    `insert into customer_codes (division, ship_to, code, item_number, unit, learned_at)
     select division, $2, $3, item_number, 'CS', now() from items where division = $1 and item_number = $4`,
    [division, shipTo, code, items.flour],
  )

async function addAuditEntry(db: Database, entry: { division: string; shipTo: string; orderId: string; word: string }) {
  const { id } = await db.row<{ id: number }>(
    `insert into audit_entries (action, entity, division, ship_to, details)
     values ('order.place', $1, $2, $3, jsonb_build_object('orderNumber', $4::text)) returning id`,
    [`order:${entry.orderId}`, entry.division, entry.shipTo, entry.word],
  )
  return String(id)
}

async function addImportRun(db: Database, word: string): Promise<string> {
  const id = uuidv7()
  await db.run(
    `insert into import_runs (id, kind, file_name, finished_at, refused, columns, refusals, refused_rows)
     values ($1, 'items', $2, now(), 1, '{itemNumber}', '[{"line": 2, "field": "", "reason": "no"}]', '[null]')`,
    [id, word],
  )
  return id
}
