import type { CreditCode } from '../credit-code.ts'
import type { AskedCredit, AskedCreditLine, CreditableLine, CreditOptions } from '../credit-draft.ts'
import { poolsOf } from '../rules/pools-of.ts'

/** A line of an invoice of a test: 10 cases of 8 eaches at $20.00, unless given otherwise. */
export function buildCreditable(more: Partial<CreditableLine> = {}): CreditableLine {
  const line = {
    lineNumber: 1,
    itemNumber: '0001001',
    description: 'FLOUR ALL PURPOSE',
    packSizeDescription: '8/5 LB',
    shippedCases: 10,
    shippedUnits: 0,
    weight: null,
    eachesPerCase: 8,
    casePrice: 2000,
    eachPrice: null,
    perPound: null,
    lineTotal: 20_000,
    claimedCents: 0,
    priceClaimedCents: 0,
    mismatch: null,
    ...more,
  }
  const { cases, units } = poolsOf(line)
  const unclaimed = { goodsClaimed: 0, priceClaimed: 0 }
  return { cases: { ...cases, ...unclaimed }, units: { ...units, ...unclaimed }, ...line }
}

/** A code of a test, without rules of its own. */
export const buildCode = (more: Partial<CreditCode> = {}): CreditCode => ({
  code: 'SHORT',
  name: 'Short',
  description: '',
  kind: 'goods',
  needsPhoto: false,
  needsReason: false,
  pickUp: 'never',
  windowDays: 7,
  slaHours: 24,
  isActive: true,
  version: 1,
  ...more,
})

/** What a request of a test is checked against: an invoice of one line, without charges. */
export const buildOptions = (more: Partial<CreditOptions> = {}): CreditOptions => {
  const lines = more.lines ?? [buildCreditable()]
  const linesTotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  return {
    division: 'NLV',
    invoiceNumber: 'INV1',
    invoiceDate: '2026-03-01',
    cameOn: '2026-03-01',
    shipTo: '0000101',
    shipToName: 'Harbor Grill Downtown',
    billTo: '0000100',
    total: linesTotal + (more.otherCharges ?? 0),
    otherCharges: 0,
    chargesClaimed: 0,
    linesTotal,
    codes: [buildCode()],
    requests: [],
    today: '2026-03-02',
    ...more,
    lines,
  }
}

/** A line somebody asks credit for: one case, short. */
export const askLine = (more: Partial<AskedCreditLine> = {}): AskedCreditLine => ({
  invoiceLine: 1,
  code: 'SHORT',
  unit: 'CS',
  quantity: 1,
  askedPrice: null,
  reason: '',
  isPickUp: false,
  photos: [],
  ...more,
})

/** A request of these lines. */
export const askCredit = (lines: readonly AskedCreditLine[], more: Partial<AskedCredit> = {}): AskedCredit => ({
  lines: [...lines],
  note: '',
  returnOn: null,
  total: null,
  ...more,
})
