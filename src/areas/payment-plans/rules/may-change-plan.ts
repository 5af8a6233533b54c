import type { CalendarDate } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { PlanStatus } from '../payment-plan.ts'
import { paymentPlanRefusals } from '../payment-plans.refusals.ts'

/** The status as people see it: a proposal nobody accepted in time has lapsed. */
export const shownStatus = (stored: PlanStatus, answerBy: CalendarDate, today: CalendarDate): PlanStatus =>
  stored === 'proposed' && today > answerBy ? 'lapsed' : stored

/** NEXT-13: a proposal is accepted until the day of its first payment. */
export function mayAcceptPlan(status: PlanStatus): Decision {
  if (status === 'lapsed') return refuse(paymentPlanRefusals.plan_too_late)
  return status === 'proposed' ? allow() : refuse(paymentPlanRefusals.plan_not_proposed)
}

/** NEXT-13: a proposal is declined as long as nobody has answered it. */
export const mayDeclinePlan = (status: PlanStatus): Decision =>
  status === 'proposed' ? allow() : refuse(paymentPlanRefusals.plan_not_proposed)

/** NEXT-13: staff take back what is proposed, and end what runs. */
export const mayWithdrawPlan = (status: PlanStatus): Decision =>
  status === 'proposed' || status === 'running' ? allow() : refuse(paymentPlanRefusals.plan_is_over)
