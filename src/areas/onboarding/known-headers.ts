import type { ImportKindName } from '#contract/import-kind-names.ts'
import { headerPhrase } from './rules/header-phrase.ts'

/** What headers of exports are called, as `headerPhrase` reads them: the surest first. */
export type KnownHeaders = Readonly<Record<string, readonly string[]>>

const list = (phrases: string): readonly string[] => phrases.split(', ').map(headerPhrase)

const division = list('division, division no, branch, branch no, company no, opco, dc')
const divisionOfStock = list('division, division no, company, company no, opco, branch, branch no')
const item = list('item no, item, stock no, part no, catalog no, item no erp')
const customer =
  'customer no, customer, bill to no, bill to, billto, billto no, master customer no, sold to no, sold to'
const place =
  'ship to no, ship to, shipto, shipto no, location no, site no, store no, location, stop no, ship seq, ship to seq'
const date = 'order date, date ordered, placed at, entry date, invoice date, document date, date, at'

const address: KnownHeaders = {
  address: list('address, address 1, address line 1, line 1, ship to address, bill to address'),
  address2: list('address 2, address line 2, line 2, suite'),
  city: list('city, town, ship to city, bill to city'),
  state: list('state, province, st, state no, region'),
  zip: list('zip, zip no, ship to zip, bill to zip'),
  phone: list('phone, phone no, contact phone, main phone'),
}

const stock: KnownHeaders = {
  onHandCases: list(
    'on hand, qty on hand, on hand qty, unrestricted stock, unrestricted, unrestricted use, free stock, on hand case, case on hand, stock on hand, onhand, qoh, available, qty available, available qty, stock, stock qty, inventory, qty',
  ),
  lowBelowCases: list('reorder point, min stock, safety stock, low stock, minimum'),
  nextArrivalOn: list('next arrival, eta, eta date, expected date, po due date, next receipt'),
}

const customerStatus = 'status, customer status, account status'
const isStillCustomer = `active, customer active, inactive, ${customerStatus}`

// 'Disc' may be a discount, and 'Stop' the place on a route.
const whatIsGone = 'discontinued, delete, deleted, deletion, inactive'
const whoIsBlocked = 'blocked, order block, delivery block, on stop'

/** Columns that say what is gone. */
export const goneHeaders: ReadonlySet<string> = new Set(list(whatIsGone))

/** Of columns that say whether something may be had, those that say it may not. */
export const negativeHeaders: ReadonlySet<string> = new Set(list(`${whatIsGone}, ${whoIsBlocked}`))

/** PLAT-3: of each kind that can be guessed, the headers of its columns. */
export const knownHeaders: Partial<Record<ImportKindName, KnownHeaders>> = {
  items: {
    division,
    itemNumber: item,
    description: list('item description, item name, description, description 1, long description, name, item title'),
    brand: list(
      'brand, brand name, brand owner, brands, label, manufacturer, manufacturer name, vendor, vendor name, supplier',
    ),
    categoryId: list(
      'category, category name, category description, item category, main category, item group, department, dept, class, item class, group, family name, family, commodity, class description, item class description, category no',
    ),
    packSizeDescription: list('pack size, pack, pack description, size, item size, each size, pack size description'),
    gtin: list('gtin, case gtin, case upc, gtin upc, upc, upc no, ean, ean no, barcode, bar no, gtin no, gtin 14'),
    productCode: list('manufacturer no, manufacturer item no, vendor item no, supplier item no, vendor no item'),
    manufacturer: list('manufacturer, manufacturer name, vendor name, vendor, supplier'),
    erpStatus: list(`status, item status, ${whatIsGone}`),
    isCatchWeight: list('cw flag, catch weight, catchweight, cw, random weight, variable weight, catch weight flag'),
    isBrokenCase: list('broken case, break case, split, splits, split case, breakable'),
    eachesPerCase: list(
      'each per case, each case, qty per case, each per cs, pack qty, case pack, case qty, case size',
    ),
    netWeight: list('net weight, case weight, weight, avg weight, average weight, avg case weight'),
    grossWeight: list('gross weight, ship weight, shipping weight'),
    cost: list('cost, item cost, case cost, landed cost, last cost, each cost, avg cost'),
    ingredients: list('ingredients, ingredient statement, ingredients text'),
  },
  prices: {
    division,
    itemNumber: item,
    priceClass: list('price class, price level, price group, customer class, class, level, price list'),
    billTo: list(customer),
    shipTo: list(place),
    startsOn: list(
      'start date, starts on, effective date, effective, valid from, from date, start, eff date, begin date',
    ),
    endsOn: list('end date, ends on, expires, expiration date, valid to, to date, thru date, end, exp date'),
    casePrice: list(
      'case price, price, list price, sell price, price case, sell, contract price, cont price, selling price, net price, rate, each price',
    ),
    eachPrice: list('each price, price each, split price, broken case price'),
    perPound: list('price per lb, price lb, lb price, per lb'),
    priceBreaks: list('price breaks, quantity breaks, qty breaks, volume prices, tier prices'),
    costPlusPercent: list(
      'cost plus percent, cost plus, cost plus pct, markup percent, markup, markup pct, percent over cost',
    ),
    reference: list('contract no, cont no, bid no, contract, deal no'),
  },
  inventory: {
    division: divisionOfStock,
    itemNumber: item,
    ...stock,
  },
  'warehouse-stock': {
    division: divisionOfStock,
    itemNumber: item,
    warehouse: list('warehouse, warehouse no, warehouse name, whse, whs, wh, plant, depot, dc, site, storage location'),
    ...stock,
  },
  'bill-tos': {
    division,
    billTo: list(customer),
    name: list(
      'customer name, name, name 1, company, company name, business name, bill to name, dba, legal name, customer description',
    ),
    ...address,
    email: list('email, email address, bill to email, ap email, statement email'),
    isActive: list(isStillCustomer),
    isOnCreditHold: list(`cr hold, credit hold, on hold, hold, on credit hold, ${customerStatus}`),
    pastDue: list('past due, past due amount'),
    netDue: list('net due, balance, ar balance, open balance, current balance'),
  },
  'ship-tos': {
    division,
    shipTo: list(`${place}, ${customer}`),
    billTo: list(
      `bill to no, bill to, billto, billto no, sold to no, sold to, master customer no, parent no, ${customer}`,
    ),
    name: list(
      'ship to name, ship name, location name, store name, site name, customer name, name, name 1, company, business name, dba',
    ),
    ...address,
    priceClass: list('price class, price level, price group, customer class, class'),
    isActive: list(isStillCustomer),
    isOrderingAllowed: list(`ordering allowed, order allowed, ${whoIsBlocked}`),
    warehouse: list(
      'default warehouse, home warehouse, serving warehouse, ship from, ship from warehouse, warehouse, warehouse no',
    ),
    dsrEmail: list(
      'dsr email, slsmn email, salesman email, salesperson email, sales rep email, rep email, salesrep email',
    ),
  },
  'route-days': {
    division,
    shipTo: list(`${place}, ${customer}`),
    days: list(
      'delivery days, days, ship days, stop days, tour days, delv days, run days, delivery schedule, schedule, delivery',
    ),
    cutOffTime: list('cut off time, cutoff time, cut off, cutoff, order cutoff, order cut off, order cut off time'),
    cutOffDaysBefore: list('cut off days before, lead days, cutoff days'),
  },
  users: {
    email: list('email, email address, login, user email, user name, username, user no'),
    firstName: list('first name, first, given name, contact name, contact, name, full name, user'),
    lastName: list('last name, last, surname, family name, contact name, contact, name, full name, user'),
    phone: list('phone, phone no, mobile, cell'),
    isActive: list('active, inactive, status, user status'),
    billTos: list(customer),
  },
  orders: {
    division,
    orderNumber: list(
      'order no, sales order no, sales doc, sales document, so no, order, document no, invoice no, invoice, doc no',
    ),
    lineNumber: list(
      'line no, line, seq, line seq, sequence, order line no, order line, doc item, document item, seq no',
    ),
    shipTo: list(`${place}, ${customer}`),
    placedAt: list(`${date}, created on, created`),
    deliveryDate: list('delivery date, ship date, requested date, req date, delivery dt'),
    poNumber: list('po, po no, customer po, purchase order, purchase order no, customer po no'),
    itemNumber: item,
    description: list('item description, item name, description, description 1'),
    brand: list('brand, brand name'),
    orderedCases: list(
      'case ordered, qty ordered, ordered qty, order qty, qty case, ordered case, case, qty, case qty, qty shipped',
    ),
    orderedUnits: list('each ordered, each qty, qty each'),
    casePrice: list('case price, price, sell price, net price, each price'),
    lineTotal: list(
      'line total, extended price, ext price, ext amount, extended amount, line amount, extension, extended, amount, net amount, net value',
    ),
  },
  invoices: {
    division,
    invoiceNumber: list('invoice no, invoice, document no, doc no'),
    lineNumber: list('line no, line, seq, line seq, sequence, invoice line no, invoice line, seq no'),
    shipTo: list(`${place}, ${customer}`),
    orderNumber: list('order no, sales order no, so no, order'),
    invoiceDate: list('invoice date, document date, date'),
    dueDate: list('due date, due, net due date'),
    total: list('invoice total, total, invoice amount, document total, total amount'),
    openAmount: list('open amount, amount due, balance, open balance, balance due, amount open'),
    itemNumber: item,
    description: list('item description, item name, description, description 1'),
    packSize: list('pack size, pack, size'),
    shippedCases: list('case shipped, qty shipped, shipped qty, qty ship, ship qty, shipped case, case, qty, case qty'),
    weight: list('weight, shipped weight, net weight, actual weight'),
    casePrice: list('case price, price, sell price, each price'),
    lineTotal: list(
      'line total, extended price, ext price, ext amount, extended amount, line amount, extension, extended, amount, net amount',
    ),
  },
}

/** Words in the name of a file that speak for a kind. */
export const nameHints: readonly (readonly [RegExp, ImportKindName])[] = [
  [/invoice|\binv|_inv|rechnung|facture|beleg/i, 'invoices'],
  [/order|sales|auftrag|bestell|commande/i, 'orders'],
  [/user|login|contact/i, 'users'],
  [/route|deliver/i, 'route-days'],
  [/ship|location|site|store|livraison|lieferadress/i, 'ship-tos'],
  [/cust|account|client|bill|kunde/i, 'bill-tos'],
  [/stock|inventory|inventaire|on.?hand|whse|bestand/i, 'inventory'],
  [/price|contract|bid|preis|prix|tarif/i, 'prices'],
  [/item|product|catalog|sku|article|artikel/i, 'items'],
]
