import type { BadgeTone } from '#ui/badge.tsx'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { CreditStatus, CreditType, CreditUnit } from '../credit-request.ts'

/** CREDIT-2: the credit types in words. */
export const creditTypeNames: Readonly<Record<CreditType, string>> = {
  credit: 'Credit',
  return: 'Return',
  price: 'Price',
}

/** The tone of a status's badge. */
export const creditStatusTones: Readonly<Record<CreditStatus, BadgeTone>> = {
  pendingDsrApproval: 'warning',
  pendingDsmApproval: 'warning',
  pendingApproval: 'warning',
  inProgress: 'info',
  approved: 'good',
  rejected: 'danger',
  cancelled: 'neutral',
}

const unitWords: Readonly<Record<CreditUnit, readonly [string, string]>> = {
  CS: ['case', 'cases'],
  EA: ['each', 'eaches'],
  LB: ['lb', 'lb'],
}

/** '2 cases', '1 each', '3.25 lb'; pounds come in hundredths. */
export function creditQuantity(quantity: number, unit: CreditUnit): string {
  return unit === 'LB' ? `${writeDecimal(quantity, 2, 0)} lb` : plural(quantity, ...unitWords[unit])
}

/** The name of the unit, for a choice. */
export const creditUnitNames: Readonly<Record<CreditUnit, string>> = { CS: 'Cases', EA: 'Eaches', LB: 'Pounds' }

/** The price of one of the unit: cents, of a pound hundredths of a cent. */
export const creditPrice = (price: number, unit: CreditUnit): string =>
  unit === 'LB' ? formatPerPound(price) : formatCents(price)

const hourMs = 3_600_000

/** CREDIT-2: how long until a request is to be decided, or since when it is late. */
export function dueWords(dueAt: string, now: string): { readonly text: string; readonly tone: BadgeTone } {
  const hours = (Date.parse(dueAt) - Date.parse(now)) / hourMs
  const size = Math.abs(hours)
  const span =
    size < 1 ? 'less than an hour' : size < 48 ? plural(Math.floor(size), 'hour') : plural(Math.floor(size / 24), 'day')
  if (hours < 0) return { text: `${span} late`, tone: 'danger' }
  return { text: `${span} left`, tone: hours < 8 ? 'warning' : 'neutral' }
}
