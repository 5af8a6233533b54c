import { addDays, type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { allow, type Decision, type Refusal, refuse } from '#kit/decision.ts'
import { divideHalfUp, formatCents } from '#kit/money.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { CreditCode } from '../credit-code.ts'
import type { AskedCredit, AskedCreditLine, CreditableLine, CreditOptions } from '../credit-draft.ts'
import type { CreditType, CreditUnit } from '../credit-request.ts'
import { creditDraftRefusals } from '../credit-requests.refusals.ts'
import {
  billedPrice,
  goodsAmount,
  leftToCredit,
  priceAmount,
  type Take,
  takeOf,
  unitsOf,
  withClaim,
} from './left-to-credit.ts'

/** A line of a request with what it is worth and what it takes. */
export interface PricedCreditLine extends AskedCreditLine {
  readonly kind: CreditCode['kind']
  readonly codeName: string
  readonly billedPrice: number
  readonly amount: number
  readonly take: Take
}

/** A request as it would be written. */
export interface PricedCredit {
  readonly lines: readonly PricedCreditLine[]
  /** The share of what the invoice has beyond its lines. */
  readonly charges: number
  readonly total: number
  readonly creditTypes: readonly CreditType[]
  /** Hours within which it is to be decided: those of its most urgent code. */
  readonly slaHours: number
}

/** Furthest day of a pick-up. */
const maxReturnDays = 90

const unitNames: Readonly<Record<CreditUnit, readonly [string, string]>> = {
  CS: ['case is', 'cases are'],
  EA: ['each is', 'eaches are'],
  LB: ['pound is', 'pounds are'],
}

/**
 * CREDIT-1: what a request is worth, or why it cannot be made, with the field at fault: asked while
 * somebody types, and under the lock of the invoice when it is sent.
 */
export function checkCredit(asked: AskedCredit, facts: CreditOptions): Decision<PricedCredit> {
  if (facts.total < 0) return refuse(creditDraftRefusals.credit_invoice_is_credit)
  if (facts.total === 0) return refuse(creditDraftRefusals.credit_invoice_voided)
  if (asked.lines.length === 0) return refuse(creditDraftRefusals.credit_lines_missing, { field: 'lines' })
  const left = new Map(facts.lines.map((line) => [line.lineNumber, line]))
  const lines: PricedCreditLine[] = []
  for (const [index, line] of asked.lines.entries()) {
    const checked = checkLine(line, left, facts, `lines.${index}`)
    if (!checked.allowed) return checked
    const { kind, take, amount } = checked.value
    lines.push(checked.value)
    left.set(line.invoiceLine, withClaim(left.get(line.invoiceLine)!, kind, take, amount))
  }
  const isPickedUp = lines.some(({ isPickUp }) => isPickUp)
  const badDay = wrongReturn(asked.returnOn, isPickedUp, facts.today)
  if (badDay) return { allowed: false, refusal: { ...badDay, field: 'returnOn' } }
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const charges = chargesOf(goods, facts)
  const total = goods + charges
  if (total <= 0) return refuse(creditDraftRefusals.credit_amount_nothing, { field: 'lines' })
  if (asked.total !== null && asked.total !== total) {
    const message = `The total is ${formatCents(total)} now, not ${formatCents(asked.total)}. Please check it again.`
    return refuse(creditDraftRefusals.credit_total_changed, { field: 'total', message, details: { total } })
  }
  const codes = new Map(facts.codes.map((code) => [code.code, code]))
  return allow({
    lines,
    charges,
    total,
    creditTypes: [...new Set(lines.map(typeOf))],
    slaHours: Math.min(...lines.map(({ code }) => codes.get(code)!.slaHours)),
  })
}

const typeOf = ({ kind, isPickUp }: PricedCreditLine): CreditType =>
  kind === 'price' ? 'price' : isPickUp ? 'return' : 'credit'

/** The share of tax, freight and fees; of a discount on the invoice too, which makes it less. */
function chargesOf(goodsCents: number, { otherCharges, chargesClaimed, linesTotal }: CreditOptions): number {
  if (linesTotal <= 0) return 0
  const share = divideHalfUp(BigInt(otherCharges) * BigInt(goodsCents), BigInt(linesTotal))
  return otherCharges > 0 ? Math.max(0, Math.min(share, otherCharges - chargesClaimed)) : share
}

function wrongReturn(returnOn: CalendarDate | null, isPickedUp: boolean, today: CalendarDate): Refusal | undefined {
  if (returnOn === null) return undefined
  if (!isPickedUp) return creditDraftRefusals.credit_return_without_goods
  if (returnOn < today) return creditDraftRefusals.credit_return_in_past
  if (returnOn <= addDays(today, maxReturnDays)) return undefined
  const message = `The return date can be at most ${maxReturnDays} days ahead.`
  return { ...creditDraftRefusals.credit_return_too_far, message }
}

/** CREDIT-1: until when a code can be asked for, from the day the goods came. */
export const lastDayToAsk = (
  { cameOn }: Pick<CreditOptions, 'cameOn'>,
  { windowDays }: Pick<CreditCode, 'windowDays'>,
): CalendarDate => addDays(cameOn, windowDays)

function checkLine(
  asked: AskedCreditLine,
  lines: ReadonlyMap<number, CreditableLine>,
  facts: CreditOptions,
  field: string,
): Decision<PricedCreditLine> {
  const no = (refusal: Refusal, part: keyof AskedCreditLine, message = refusal.message): Decision<never> =>
    refuse(refusal, { field: `${field}.${part}`, message })
  const line = lines.get(asked.invoiceLine)
  if (!line) return no(creditDraftRefusals.credit_line_not_found, 'invoiceLine')
  const code = facts.codes.find((each) => each.code === asked.code && each.isActive)
  if (!code) return no(creditDraftRefusals.credit_code_unknown, 'code')
  const until = lastDayToAsk(facts, code)
  if (facts.today > until) {
    const message = `${code.name} could be asked for until ${formatDayWithYear(until)}.`
    return no(creditDraftRefusals.credit_outside_window, 'code', message)
  }
  const { unit, quantity, askedPrice } = asked
  if (!unitsOf(line).includes(unit)) return no(creditDraftRefusals.credit_unit_not_possible, 'unit')
  if (quantity <= 0) return no(creditDraftRefusals.credit_quantity_missing, 'quantity')
  const left = leftToCredit(line, unit, code.kind)
  if (quantity > left) return no(creditDraftRefusals.credit_quantity_above_left, 'quantity', leftSentence(left, unit))
  const billed = billedPrice(line, unit)
  if (code.kind === 'price') {
    if (askedPrice === null) return no(creditDraftRefusals.credit_price_missing, 'askedPrice')
    if (askedPrice >= billed) return no(creditDraftRefusals.credit_price_not_lower, 'askedPrice')
  }
  const isPickUp = code.kind === 'goods' && asked.isPickUp
  if (isPickUp && code.pickUp === 'never') return no(creditDraftRefusals.credit_pick_up_not_possible, 'isPickUp')
  if (!isPickUp && code.pickUp === 'always') return no(creditDraftRefusals.credit_pick_up_needed, 'isPickUp')
  if (code.needsPhoto && asked.photos.length === 0) return no(creditDraftRefusals.credit_photo_needed, 'photos')
  if (code.needsReason && asked.reason === '') return no(creditDraftRefusals.credit_reason_needed, 'reason')
  const take = takeOf(line, unit, quantity, code.kind)
  return allow({
    ...asked,
    isPickUp,
    askedPrice: code.kind === 'price' ? askedPrice : null,
    kind: code.kind,
    codeName: code.name,
    billedPrice: billed,
    take,
    amount: code.kind === 'price' ? priceAmount(line, unit, quantity, askedPrice!) : goodsAmount(line, take),
  })
}

/** 'Only 2 cases are left to credit.' */
function leftSentence(left: number, unit: CreditUnit): string {
  const count = unit === 'LB' ? writeDecimal(left, 2, 0) : String(left)
  if (left === 0) return 'Nothing of this line is left to credit.'
  return `Only ${count} ${unitNames[unit][count === '1' ? 0 : 1]} left to credit.`
}
