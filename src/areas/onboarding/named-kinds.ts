import type { ImportKindName } from '#contract/import-kind-names.ts'
import { type KnownHeaders, knownHeaders } from './known-headers.ts'
import { headerPhrase } from './rules/header-phrase.ts'

/**
 * Kinds whose columns say too little alone, such as a brand or a number and a name: a file must be
 * named after one of them. The first that fits counts.
 */
export const kindsByName: readonly (readonly [RegExp, ImportKindName])[] = [
  [/kitchen.?words?/i, 'kitchen-words'],
  [/customer.?categor/i, 'customer-categories'],
  [/customer.?locations?/i, 'customer-locations'],
  [/customer.?distributors?/i, 'customer-distributors'],
  [/customer.?invoices?/i, 'customer-invoices'],
  [/customer.?items?/i, 'customer-items'],
  [/custom.?items?/i, 'custom-items'],
  [/guides?/i, 'guides'],
  [/recipes?/i, 'recipes'],
  [/promo/i, 'promotions'],
  [/substitut/i, 'substitutions'],
  [/alternates?/i, 'alternates'],
  [/bar.?codes?|gtins?|upcs?|strichcodes?|codes?.?barres?/i, 'barcodes'],
  [/item.?costs?/i, 'item-costs'],
  [/selling.?units?|uoms?|units?.?of.?measure|pack.?levels?/i, 'selling-units'],
  [/payments?|cash.?receipts?/i, 'payments'],
  [/incentive|spiff|payroll/i, 'incentive-payroll'],
  [/contacts?/i, 'contacts'],
  [/holidays?/i, 'holidays'],
  [/gpos?|buying.?groups?/i, 'gpos'],
  [/brands?/i, 'brands'],
  [/categor/i, 'categories'],
  [/divisions?|branch|opco/i, 'divisions'],
]

const list = (phrases: string): readonly string[] => phrases.split(', ').map(headerPhrase)
const { items = {}, prices = {}, invoices = {}, 'bill-tos': billTos = {}, 'ship-tos': shipTos = {} } = knownHeaders

/** What their columns are called beside their own names. */
const common: KnownHeaders = {
  ...invoices,
  ...items,
  ...prices,
  billTo: billTos['billTo']!,
  shipTo: shipTos['shipTo']!,
  id: list('id, gpo no, gpo id, group no, contract group'),
  name: list(
    'name, gpo name, group name, holiday name, holiday, branch name, division name, category name, contact name, promotion name, description',
  ),
  caseCost: items['cost']!,
  poundCost: list('pound cost, cost per lb, cost lb, lb cost'),
  contactId: list('contact no, contact id'),
  date: list('holiday date, closed on, date'),
  unit: list('unit, uom, unit of measure, pack level, sold by'),
  cases: list('case, case per unit, case in unit, qty case, case qty'),
  eaches: list('each, each per unit, conversion, conversion factor, base qty, qty per unit'),
  alternateNumber: list('alternate item, alternate item no, alternate, substitute item, substitute item no'),
  customerItemNumber: list('customer item no, customer item, own item no'),
  guideName: list('guide name, guide, list name, order guide'),
  timeZone: list('time zone, timezone, tz'),
  paymentNumber: list('payment no, check no, receipt no, payment'),
  paidDate: list('payment date, paid on, paid date, check date, date'),
  amount: list('amount paid, payment amount, applied amount, amount applied, amount'),
  reference: list('promotion no, promo no, reference, reference no'),
}

/** The headers of the columns of such a kind, in their order. */
export const headersByName = (columns: readonly string[]): KnownHeaders =>
  Object.fromEntries(columns.map((column) => [column, [headerPhrase(column), ...(common[column] ?? [])]]))
