import { division, email, money, percent, text, tradeNumber, whole, yesNo } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { addressColumns } from './address-columns.ts'
import { knownDivision } from './import-references.ts'

/** Who pays. */
export const billTosImportKind = importKind({
  name: 'bill-tos',
  rowIs: 'one bill-to',
  table: 'bill_tos',
  key: ['division', 'number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    billTo: key(tradeNumber, 'Number, left-padded with zeros', 'number'),
    name: needed(text(200), 'Name people read', 'name'),
    ...addressColumns,
    email: optional(email, 'Where statements go', 'email'),
    isActive: optional(yesNo, 'Whether it is a customer still', 'is_active', 'boolean', 'true'),
    isOnCreditHold: optional(yesNo, 'Whether orders wait for credit', 'is_on_credit_hold', 'boolean', 'false'),
    pastDue: optional(money(-1e15), 'Dollars past due', 'past_due_cents', 'bigint', '0'),
    netDue: optional(money(-1e15), 'Dollars due in all', 'net_due_cents', 'bigint', '0'),
    earlyDiscount: optional(
      percent,
      'Discount for early payment in percent, such as 2',
      'early_discount_hundredths',
      'integer',
      '0',
    ),
    earlyDiscountDays: optional(
      whole(0, 365),
      'Days after the invoice date within which it is given',
      'early_discount_days',
      'integer',
      '0',
    ),
    invoicesDue: optional(whole(0, 1_000_000), 'Number of open invoices', 'invoices_due', 'integer', '0'),
  },
  references: [knownDivision],
})
