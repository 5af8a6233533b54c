import type { CalendarDate } from '#kit/dates.ts'
import { type PaymentStatus, undoneStatuses } from '#areas/payments/payment.ts'
import type { InstalmentState } from '../payment-plan.ts'

/** An instalment with what became of its payment. */
export interface JudgedInstalment {
  readonly number: number
  readonly dueOn: CalendarDate
  readonly state: InstalmentState
  readonly paymentStatus: PaymentStatus | null
}

/** What a running plan needs next. */
export interface NextStep {
  /** Their payment is paid. */
  readonly paid: readonly number[]
  /** The first whose payment came to nothing. */
  readonly missed: number | undefined
  /** The first that is due and may run now. */
  readonly run: number | undefined
}

const isUndone = (status: PaymentStatus | null): boolean =>
  status !== null && (undoneStatuses as readonly PaymentStatus[]).includes(status)

/**
 * NEXT-13: a payment that failed, was voided, returned or refunded is a missed instalment, also
 * after it had been paid; nothing runs after one. Instalments run in their order.
 */
export function judgeInstalments(instalments: readonly JudgedInstalment[], today: CalendarDate): NextStep {
  const taken = instalments.filter(({ state }) => state === 'running' || state === 'paid')
  const missed = taken.find(({ paymentStatus }) => isUndone(paymentStatus))?.number
  return {
    paid: taken.filter((each) => each.state === 'running' && each.paymentStatus === 'paid').map(({ number }) => number),
    missed,
    run:
      missed === undefined
        ? instalments.find(({ state, dueOn }) => state === 'due' && dueOn <= today)?.number
        : undefined,
  }
}
