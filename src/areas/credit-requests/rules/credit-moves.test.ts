import { expect, test } from 'vitest'
import { type CreditMoveName, creditMoveNames, creditStatuses } from '../credit-request.ts'
import { type CreditPosition, creditMoves, moveCredit, sidesAfter } from './credit-moves.ts'

const positions = ['creator', 'dsr', 'dsm', 'clerk', 'assignee'] as const
const within = 50_000
const above = 50_001

/** The specification's sentences of CREDIT-3, by hand: move, from, amount, who, to. */
const sentences: readonly (readonly [CreditMoveName, string, number | null, CreditPosition, string])[] = [
  // dsr-approve leads to pending approval, or to pending DSM approval above the DSR limit,
  ['dsrApprove', 'pendingDsrApproval', within, 'dsr', 'pendingApproval'],
  ['dsrApprove', 'pendingDsrApproval', above, 'dsr', 'pendingDsmApproval'],
  // whose dsr-approve by the DSM leads to pending approval;
  ['dsrApprove', 'pendingDsmApproval', null, 'dsm', 'pendingApproval'],
  // (decided: the DSM stands in for the DSR, for both)
  ['dsrApprove', 'pendingDsrApproval', null, 'dsm', 'pendingApproval'],
  // dsr-reject rejects.
  ['dsrReject', 'pendingDsrApproval', null, 'dsr', 'rejected'],
  ['dsrReject', 'pendingDsrApproval', null, 'dsm', 'rejected'],
  ['dsrReject', 'pendingDsmApproval', null, 'dsm', 'rejected'],
  // assign: pending approval to in progress; unassign: back;
  ['assign', 'pendingApproval', null, 'clerk', 'inProgress'],
  ['unassign', 'inProgress', null, 'clerk', 'pendingApproval'],
  // reassign and take-over: stays in progress with another assignee;
  ['reassign', 'inProgress', null, 'clerk', 'inProgress'],
  ['takeOver', 'inProgress', null, 'clerk', 'inProgress'],
  // approve and reject end it from in progress by its assignee;
  ['approve', 'inProgress', null, 'assignee', 'approved'],
  ['reject', 'inProgress', null, 'assignee', 'rejected'],
  // cancel by its creator ends it from any open state.
  ['cancel', 'pendingDsrApproval', null, 'creator', 'cancelled'],
  ['cancel', 'pendingDsmApproval', null, 'creator', 'cancelled'],
  ['cancel', 'pendingApproval', null, 'creator', 'cancelled'],
  ['cancel', 'inProgress', null, 'creator', 'cancelled'],
]

const all = creditStatuses.flatMap((status) =>
  [within, above].flatMap((amount) => positions.map((who) => ({ status, amount, who }))),
)

test.each(creditMoveNames)('%s is what the specification says, by everybody in every state [CREDIT-3]', (move) => {
  for (const { status, amount, who } of all) {
    const sentence = sentences.find(
      ([name, from, of, by]) => name === move && from === status && by === who && (of === null || of === amount),
    )
    const decision = moveCredit({ status, amount, assigneeName: null }, new Set([who]), move)
    if (sentence) expect(decision).toMatchObject({ allowed: true, value: { to: sentence[4] } })
    else expect(decision).toMatchObject({ allowed: false, refusal: { status: 409, details: { status } } })
  }
})

test('the table has nothing but the sentences [CREDIT-3]', () => {
  expect(creditMoves).toHaveLength(sentences.length)
})

test('the DSM of a ship-to who is its DSR too approves for both [CREDIT-3]', () => {
  const state = { status: 'pendingDsrApproval', amount: above, assigneeName: null } as const
  const decision = moveCredit(state, new Set(['dsr', 'dsm']), 'dsrApprove')
  expect(decision).toMatchObject({ value: { to: 'pendingApproval', by: 'dsm' } })
})

test('nobody takes over what is theirs already [CREDIT-3]', () => {
  const state = { status: 'inProgress', amount: 100, assigneeName: 'Ana' } as const
  expect(moveCredit(state, new Set(['clerk', 'assignee']), 'takeOver')).toMatchObject({
    refusal: { message: 'This request is in progress and yours already.' },
  })
})

test('a refusal says the state, whose it is and who could do it [CREDIT-3, NEXT-15]', () => {
  const refusalOf = (...[state, who, move]: Parameters<typeof moveCredit>) => moveCredit(state, who, move)
  const state = { status: 'inProgress', amount: 100, assigneeName: 'Ana' } as const
  expect(refusalOf(state, new Set(['clerk']), 'approve')).toMatchObject({
    refusal: { message: 'This request is in progress with Ana. Only the person it is assigned to can do this.' },
  })
  expect(refusalOf({ ...state, status: 'approved' }, new Set(['assignee']), 'reject')).toMatchObject({
    refusal: { message: 'This request is approved.' },
  })
  expect(refusalOf({ ...state, status: 'pendingDsrApproval' }, new Set(['clerk']), 'dsrReject')).toMatchObject({
    refusal: {
      message:
        'This request is pending DSR approval. Only the DSR of the ship-to or the DSM of the ship-to can do this.',
    },
  })
})

test('each side keeps what it made of a request [CREDIT-3]', () => {
  const move = (name: CreditMoveName, from: string, by: CreditPosition, amount?: string) =>
    creditMoves.find(
      (each) => each.move === name && each.from === from && each.by === by && (!amount || each.amount === amount),
    )!
  const start = { dsr: 'pending', dsm: null } as const
  expect(sidesAfter(start, move('dsrApprove', 'pendingDsrApproval', 'dsr', 'withinLimit'))).toEqual({
    dsr: 'approved',
    dsm: null,
  })
  const toDsm = sidesAfter(start, move('dsrApprove', 'pendingDsrApproval', 'dsr', 'aboveLimit'))
  expect(toDsm).toEqual({ dsr: 'approved', dsm: 'pending' })
  expect(sidesAfter(toDsm, move('dsrApprove', 'pendingDsmApproval', 'dsm'))).toEqual({
    dsr: 'approved',
    dsm: 'approved',
  })
  expect(sidesAfter(toDsm, move('dsrReject', 'pendingDsmApproval', 'dsm'))).toEqual({
    dsr: 'approved',
    dsm: 'rejected',
  })
  expect(sidesAfter(start, move('dsrReject', 'pendingDsrApproval', 'dsr'))).toEqual({ dsr: 'rejected', dsm: null })
  expect(sidesAfter(start, move('dsrApprove', 'pendingDsrApproval', 'dsm'))).toEqual({
    dsr: 'approved',
    dsm: 'approved',
  })
  expect(sidesAfter(start, move('dsrReject', 'pendingDsrApproval', 'dsm'))).toEqual({ dsr: 'pending', dsm: 'rejected' })
  expect(sidesAfter(toDsm, move('cancel', 'pendingDsmApproval', 'creator'))).toEqual(toDsm)
})
