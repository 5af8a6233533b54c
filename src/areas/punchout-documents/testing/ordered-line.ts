import type { OrderedPartLine } from '#areas/punchout-orders/ordered-document.ts'
import type { SoldLine, SoldOrder } from '../rules/confirm-order.ts'

/** A line of a buyer's order, by what differs. */
export const orderedLine = (differs: Partial<OrderedPartLine> = {}): OrderedPartLine => ({
  lineNumber: 1,
  partId: '1001',
  auxiliaryId: 'CS',
  unit: 'CS',
  quantity: 2,
  unitPrice: 200_000,
  itemNumber: '0001001',
  isCase: true,
  ...differs,
})

/** A line of the sales order it became, by what differs. */
export const soldLine = (differs: Partial<SoldLine> = {}): SoldLine => ({
  itemNumber: '0001001',
  cases: 2,
  units: 0,
  casePrice: 2000,
  eachPrice: null,
  deliveryDay: null,
  report: null,
  ...differs,
})

/** The sales order, by what differs. */
export const soldOrder = (differs: Partial<SoldOrder> = {}): SoldOrder => ({
  status: 'Open',
  message: '',
  isWhole: true,
  deliveryDay: '2026-03-04',
  lines: [soldLine()],
  ...differs,
})
