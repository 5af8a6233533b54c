import type { CalendarDate } from '#kit/dates.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { CreditCode } from '#areas/credit-requests/credit-code.ts'
import type { AskedCredit, AskedCreditLine, CreditableLine } from '#areas/credit-requests/credit-draft.ts'
import type { CreditPhoto, CreditUnit } from '#areas/credit-requests/credit-request.ts'
import { leftToCredit, unitsOf } from '#areas/credit-requests/rules/left-to-credit.ts'

/** CREDIT-1: one line of a request as somebody types it. */
export interface LineDraft {
  readonly invoiceLine: number
  readonly code: string | null
  readonly unit: CreditUnit
  readonly quantity: string
  /** The price that was right, for codes about the price. */
  readonly price: string
  readonly reason: string
  readonly isPickUp: boolean
  readonly photos: readonly CreditPhoto[]
}

/** A request as somebody types it. */
export interface RequestDraft {
  readonly lines: readonly LineDraft[]
  readonly note: string
  readonly returnOn: CalendarDate | null
}

/** Places of a quantity, and of a price: of a pound hundredths of a cent. */
export const quantityPlaces = (unit: CreditUnit): number => (unit === 'LB' ? 2 : 0)
export const pricePlaces = (unit: CreditUnit): number => (unit === 'LB' ? 4 : 2)

/** A line as it starts: all that is left of it; a price that differs is filled in (NEXT-1). */
export function startLine(line: CreditableLine, codes: readonly CreditCode[]): LineDraft {
  const { mismatch, lineNumber } = line
  const unit = mismatch?.unit ?? unitsOf(line)[0] ?? 'CS'
  const code = mismatch && codes.find(({ kind, isActive }) => kind === 'price' && isActive)
  const quantity = mismatch?.quantity ?? leftToCredit(line, unit, 'goods')
  return {
    invoiceLine: lineNumber,
    code: code?.code ?? null,
    unit,
    quantity: writeDecimal(quantity, quantityPlaces(unit), 0),
    price: code && mismatch ? writeDecimal(mismatch.askedPrice, pricePlaces(unit), 2) : '',
    reason: '',
    isPickUp: false,
    photos: [],
  }
}

/** A line after another code was chosen: goods go back where the code says always. */
export const withCode = (draft: LineDraft, code: CreditCode): LineDraft => ({
  ...draft,
  code: code.code,
  isPickUp: code.pickUp === 'always' || (code.pickUp === 'choice' && draft.isPickUp),
})

/** The request as the call takes it; what cannot be read counts as nothing. */
export function askedOf({ lines, note, returnOn }: RequestDraft, total: number | null): AskedCredit {
  const asked: AskedCreditLine[] = lines.map(({ unit, quantity, price, ...line }) => ({
    invoiceLine: line.invoiceLine,
    code: line.code ?? '',
    unit,
    quantity: readDecimal(quantity, quantityPlaces(unit)) ?? 0,
    askedPrice: readDecimal(price, pricePlaces(unit)),
    reason: line.reason.trim(),
    isPickUp: line.isPickUp,
    photos: line.photos.map(({ id }) => id),
  }))
  const isPickedUp = lines.some(({ isPickUp }) => isPickUp)
  return { lines: asked, note: note.trim(), returnOn: isPickedUp ? returnOn : null, total }
}
