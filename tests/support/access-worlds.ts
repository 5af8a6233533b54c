import { createCart } from '#areas/carts/cart.endpoints.ts'
import type { Api } from './api.ts'
import { addCreditRequest } from './credit-rows.ts'
import { items, people, type Person, shipTos } from './distributor.ts'
import { addAutopay } from './add-autopay.ts'
import { addGuide, addMenu, addOwnData, addRecipe, addStagingGuide } from './kitchen-rows.ts'
import { addBillToRequest } from './bill-to-request-rows.ts'
import { addBankAccount, addPayment, addPaymentLink, addPaymentPlan } from './payment-rows.ts'
import { addStandingOrder } from './standing-rows.ts'
import { addDistribution } from './distribution-rows.ts'
import { addIncentive } from './incentive-rows.ts'
import { addShort } from './short-rows.ts'
import { addPriceChange } from './price-change-rows.ts'
import { addPromotionRow } from './promotion-rows.ts'
import { addPunchoutSettings } from './punchout-rows.ts'
import { addSales } from './sales-rows.ts'
import type { Ids } from './sample-input.ts'
import { addInventory, addReceipt } from './log-rows.ts'
import { addAuditEntry, addCode, addImportRun, addOrder } from './order-rows.ts'
import { addCost, addViews } from './view-rows.ts'
import { addDoors, addEdiPartner } from './webhook-rows.ts'
import { idsOf } from './world-ids.ts'

/** A ship-to with every kind of data that must be protected. */
export interface World {
  readonly name: WorldName
  /** The parameters of a call about it. */
  readonly ids: Ids
}
/** The relation of a ship-to to the buyer; `missing` belongs to nobody. */
export type WorldName = keyof typeof shipTos | 'missing'

const everybody = Object.keys(people) as Person[]
const isStaff = (who: Person) => ['dsr', 'otherDsr', 'dsm', 'admin'].includes(who)
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
  for (const word of await addCost(api.db, items.flour)) canaries.push({ word, readers: everybody.filter(isStaff) })
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
  const staff = readers.filter(isStaff)
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
  const rep = name === 'foreign' || name === 'otherDivision' ? 'otherDsr' : 'dsr'
  const incentiveId = await addIncentive(api.db, {
    repEmail: `${rep === 'dsr' ? 'dsr' : 'other-dsr'}@larder.example`,
    word: canary('INC', [rep, 'admin']),
  })
  const ofViews = { owner: [owners[name]], billTo: readersOfBillTo(billTo), staff: everybody.filter(isStaff) }
  const views = await addViews(api.db, { division, billTo, owner: people[owners[name]] }, (kind, who) =>
    canary(kind, ofViews[who]),
  )
  // Everybody who sees the ship-to's prices reads the promotion's name in their receipts.
  const promotionId = await addPromotionRow(api.db, {
    division,
    shipTo,
    by: people.admin,
    word: canary('PRM'),
  })
  const priceChange = { division, shipTo, by: people.admin, word: canary('PRC', ['dsm', 'admin']) }
  const nth = worldNames.indexOf(name)
  const sold = await addSales(api.db, { division, shipTo, by: people[owners[name]], nth })
  canaries.push(...sold.sales.map((each) => ({ word: each, readers })))
  canaries.push(...sold.margin.map((each) => ({ word: each, readers: staff })))
  // The rep's own; the office reads it too.
  const distributed = { userId: people[rep], division, shipTo, word: canary('DIS', [rep, 'admin']) }
  const distribution = await addDistribution(api.db, distributed)
  await addShort(api.db, { division, shipTo, orderId, by: people[owners[name]], word: canary('SHO') })
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
  const punchoutSettingsId = await addPunchoutSettings(api.db, {
    division,
    shipTo,
    userId: people[owners[name]],
    word: canary('PUN', [owners[name], 'admin']),
  })
  const billToRequestId = await addBillToRequest(api.db, {
    division,
    // No bill-to has it: two of these ship-tos have one bill-to, which is requested once.
    billTo: shipTo,
    userId: people[owners[name]],
    word: canary('BTR', [owners[name], 'admin']),
  })
  const doors = await addDoors(api.db, {
    userId: people[owners[name]],
    messageId: punchoutSettingsId,
    word: canary('DOR', [owners[name]]),
  })
  const edi = await addEdiPartner(api.db, { userId: people[owners[name]], word: canary('EDI', ['admin']) })
  const guide = await addGuide(api.db, {
    division,
    shipTo,
    word: canary('GDE'),
    customItemId: ownData['customItemId']!,
  })
  const analysts = readers.filter((who) => who !== 'colleague' && who !== 'accounting' && who !== 'prospect')
  const costWord = `4567${shipTo.slice(-4)}`
  canaries.push({ word: costWord, readers: analysts })
  const cooks = readers.filter((who) => who !== 'accounting' && who !== 'prospect')
  const quantity = Number(costWord) / 100
  const own = { division, shipTo, customItemId: ownData['customItemId']!, quantity }
  const recipe = {
    ...(await addRecipe(api.db, { ...own, word: canary('RCP', cooks) })),
    ...(await addMenu(api.db, { ...own, word: canary('MNU', cooks) })),
  }
  const standing = await addStandingOrder(api.db, {
    division,
    shipTo,
    userId: people[owners[name]],
    word: canary('STD', cooks),
  })
  const held = {
    ...ids,
    ...ownData,
    ...guide,
    ...recipe,
    ...paymentIds(paymentId),
    code,
    scheduleId,
    punchoutSettingsId,
    billToRequestId,
    incentiveId,
    ...views,
    promotionId,
    ...(await addPriceChange(api.db, priceChange)),
    ...distribution,
    ...standing,
    ...doors,
    ...edi,
  }
  // A prospect has no carts.
  if (name === 'prospective') return held
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
    ...held,
    cartId,
    switchToCartId: cartId,
    activeCartId: cartId,
    hiddenCartId: hidden,
  }
}

const paymentIds = (id: string) => ({ paymentSettingsId: id, bankAccountId: id, creditCardId: id })
