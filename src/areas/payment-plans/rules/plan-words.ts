import type { InstalmentState, PlanPace, PlanStatus } from '../payment-plan.ts'

/** How a word reads; `tone` is that of its badge. */
interface Word {
  readonly label: string
  readonly tone: 'neutral' | 'info' | 'good' | 'warning' | 'danger'
}

/** NEXT-13: what has become of a plan, in words. */
export const planWords: Readonly<Record<PlanStatus, Word>> = {
  proposed: { label: 'Proposed', tone: 'info' },
  running: { label: 'Running', tone: 'info' },
  completed: { label: 'Paid in full', tone: 'good' },
  defaulted: { label: 'In default', tone: 'danger' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Ended', tone: 'neutral' },
  lapsed: { label: 'Lapsed', tone: 'warning' },
}

/** NEXT-13: what has become of an instalment, in words. */
export const instalmentWords: Readonly<Record<InstalmentState, Word>> = {
  due: { label: 'Ahead', tone: 'neutral' },
  running: { label: 'Processing', tone: 'info' },
  paid: { label: 'Paid', tone: 'good' },
  missed: { label: 'Missed', tone: 'danger' },
  notNeeded: { label: 'Not needed', tone: 'neutral' },
}

/** How far instalments are apart, in words. */
export const paceWords: Readonly<Record<PlanPace, string>> = {
  week: 'Every week',
  twoWeeks: 'Every two weeks',
  month: 'Every month',
}
