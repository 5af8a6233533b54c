import { toInputDate } from '#kit/dates.ts'
import type { Invoice, InvoiceLine } from '../invoice.ts'

type Cell = string | number

/** BILL-1: the columns of the file for a customer's books; docs/exports.md describes them. */
export const invoiceLineColumns = [
  'Vendor',
  'DocumentType',
  'DocumentNumber',
  'DocumentDate',
  'DueDate',
  'PONumber',
  'OrderNumber',
  'Division',
  'BillToNumber',
  'BillToName',
  'ShipToNumber',
  'ShipToName',
  'LineNumber',
  'ItemNumber',
  'GTIN',
  'Description',
  'Pack',
  'Brand',
  'Category',
  'Quantity',
  'Unit',
  'UnitPrice',
  'Amount',
  'Cases',
  'DocumentTotal',
] as const

/** Who sends the invoices, as books name a vendor. */
const vendor = 'Larder'
const typeWords = { invoice: 'Invoice', credit: 'Credit', deposit: 'Returned deposit' } as const
/** The category of what an invoice charges beyond its items. */
export const otherChargesCategory = 'Tax, freight and other charges'

interface Part {
  readonly quantity: number
  readonly unit: 'CS' | 'EA' | 'LB'
  readonly unitPrice: number | ''
  /** Cents. */
  readonly amount: number
  readonly cases: number
}

/**
 * BILL-1: the rows of one invoice: one a line and unit, as books count either cases, eaches or
 * pounds in one row. The amounts of an invoice's rows add up to its total.
 */
export function invoiceLineRows(invoice: Invoice): Cell[][] {
  const { kind, otherCharges } = invoice
  const head: Cell[] = [
    vendor,
    typeWords[kind],
    invoice.invoiceNumber,
    toInputDate(invoice.invoiceDate),
    toInputDate(invoice.dueDate),
    invoice.po,
    invoice.orderNumber ?? '',
    invoice.division,
    invoice.billTo,
    invoice.billToName,
    invoice.shipTo,
    invoice.shipToName,
  ]
  const total = invoice.total / 100
  const rows = invoice.lines.flatMap((line) =>
    partsOf(line).map(({ quantity, unit, unitPrice, amount, cases }): Cell[] => [
      ...head,
      line.lineNumber,
      line.itemNumber,
      line.gtin,
      line.description,
      line.packSizeDescription,
      line.brand,
      line.category,
      quantity,
      unit,
      unitPrice,
      amount / 100,
      cases,
      total,
    ]),
  )
  if (otherCharges === 0) return rows
  const charge = otherCharges / 100
  const blank = ['', '', '', otherChargesCategory, '', '', otherChargesCategory] as const
  return [...rows, [...head, ...blank, 1, 'EA', charge, charge, 0, total]]
}

function partsOf(line: InvoiceLine): Part[] {
  const { shippedCases, shippedUnits, weight, casePrice, eachPrice, perPound, lineTotal } = line
  const eaches: Part[] =
    shippedUnits === 0
      ? []
      : [
          {
            quantity: shippedUnits,
            unit: 'EA',
            unitPrice: eachPrice === null ? '' : eachPrice / 100,
            // Alone it is the whole line, whatever rounding the ERP has.
            amount: shippedCases === 0 && weight === null ? lineTotal : shippedUnits * (eachPrice ?? 0),
            cases: 0,
          },
        ]
  if (shippedCases === 0 && weight === null && eaches.length > 0) return eaches
  const rest = lineTotal - eaches.reduce((sum, { amount }) => sum + amount, 0)
  const main: Part =
    weight !== null && perPound !== null
      ? { quantity: weight / 100, unit: 'LB', unitPrice: perPound / 10_000, amount: rest, cases: shippedCases }
      : {
          quantity: shippedCases,
          unit: 'CS',
          unitPrice: casePrice === null ? '' : casePrice / 100,
          amount: rest,
          cases: shippedCases,
        }
  return [main, ...eaches]
}
