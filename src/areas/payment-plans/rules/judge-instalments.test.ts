import { expect, test } from 'vitest'
import { judgeInstalments } from './judge-instalments.ts'

const at = (number: number, state: string, paymentStatus: string | null, dueOn = '2026-03-02') =>
  ({ number, dueOn, state, paymentStatus }) as never

test('instalments run in their order, each on its day [NEXT-13]', () => {
  expect(judgeInstalments([at(0, 'running', 'paid'), at(1, 'due', null), at(2, 'due', null)], '2026-03-02')).toEqual({
    paid: [0],
    missed: undefined,
    run: 1,
  })
  expect(judgeInstalments([at(1, 'due', null, '2026-03-03')], '2026-03-02').run).toBeUndefined()
})

test.each(['failed', 'voided', 'returned', 'refunded'])(
  'a payment that was %s is a missed instalment, and nothing runs after it [NEXT-13]',
  (status) => {
    for (const state of ['running', 'paid'])
      expect(judgeInstalments([at(0, state, status), at(1, 'due', null)], '2026-03-02')).toEqual({
        paid: [],
        missed: 0,
        run: undefined,
      })
  },
)
