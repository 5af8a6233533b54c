import { expect, test } from 'vitest'
import { mayAcceptPlan, mayDeclinePlan, mayWithdrawPlan, shownStatus } from './may-change-plan.ts'

test('a proposal lapses after the day of its first payment; who may do what follows its status [NEXT-13]', () => {
  expect(shownStatus('proposed', '2026-03-02', '2026-03-02')).toBe('proposed')
  expect(shownStatus('proposed', '2026-03-01', '2026-03-02')).toBe('lapsed')
  expect(shownStatus('running', '2026-03-01', '2026-03-02')).toBe('running')
  const may = (status: never) =>
    [mayAcceptPlan(status), mayDeclinePlan(status), mayWithdrawPlan(status)].map((each) => each.allowed)
  expect(
    ['proposed', 'lapsed', 'running', 'completed', 'defaulted', 'declined', 'withdrawn'].map((each) =>
      may(each as never),
    ),
  ).toEqual([
    [true, true, true],
    [false, false, false],
    [false, false, true],
    [false, false, false],
    [false, false, false],
    [false, false, false],
    [false, false, false],
  ])
})
