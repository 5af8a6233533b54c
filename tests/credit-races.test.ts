import { expect, test } from 'vitest'
import { creditBookChecks } from '#areas/credit-requests/server/book-checks.ts'
import {
  approveCreditRequest,
  assignCreditRequest,
  bulkReassignCreditRequests,
  bulkUnassignCreditRequests,
  cancelCreditRequest,
  dsrApproveCreditRequest,
  dsrRejectCreditRequest,
  reassignCreditRequest,
  rejectCreditRequest,
  takeOverCreditRequest,
  unassignCreditRequest,
} from '#areas/credit-requests/credit-moves.endpoints.ts'
import { createInternalCreditRequest } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { addFlourInvoice, askFor, makeClerk, shortCases } from '#areas/credit-requests/testing/credit-customer.ts'
import { startApi } from './support/api.ts'
import { people } from './support/distributor.ts'

/** Rounds of twenty presses; LARDER_RACE_ROUNDS for a long run. */
const rounds = Number(process.env['LARDER_RACE_ROUNDS'] ?? 6)

const api = await startApi()
const { db } = api
await makeClerk(db)
const [buyer, dsr, dsm, admin, clerk] = await Promise.all([
  api.as('buyer'),
  api.as('dsr'),
  api.as('dsm'),
  api.as('admin'),
  api.as('otherDsr'),
])

/** What may follow what, from the specification's sentences: 'from kind to'. */
const legal = new Set([
  ...['pendingDsrApproval', 'pendingDsmApproval', 'pendingApproval', 'inProgress'].map(
    (from) => `${from} cancel cancelled`,
  ),
  'pendingDsrApproval dsrApprove pendingApproval',
  'pendingDsrApproval dsrApprove pendingDsmApproval',
  'pendingDsmApproval dsrApprove pendingApproval',
  'pendingDsrApproval dsrReject rejected',
  'pendingDsmApproval dsrReject rejected',
  'pendingApproval assign inProgress',
  'inProgress unassign pendingApproval',
  'inProgress reassign inProgress',
  'inProgress takeOver inProgress',
  'inProgress approve approved',
  'inProgress reject rejected',
])

interface Step {
  readonly kind: string
  readonly from: string | null
  readonly to: string
  readonly by: string
  readonly assignee: string | null
  readonly former: string | null
}

/** What is wrong with a trail: each step starts where the one before ended, and is a legal one. */
function wrongIn(steps: readonly Step[], status: string): string[] {
  const [first, ...rest] = steps
  const wrong: string[] = first?.kind === 'created' ? [] : ['it does not start with its making']
  let at = first
  for (const step of rest) {
    if (step.from !== at!.to) wrong.push(`${step.kind} from ${step.from} after ${at!.to}`)
    if (!legal.has(`${step.from} ${step.kind} ${step.to}`)) wrong.push(`${step.from} ${step.kind} ${step.to}`)
    if (step.former !== at!.assignee) wrong.push(`${step.kind} took it from ${step.former}, not ${at!.assignee}`)
    if (['approve', 'reject'].includes(step.kind) && step.by !== at!.assignee) wrong.push(`${step.kind} by a stranger`)
    at = step
  }
  if (at?.to !== status) wrong.push(`it is ${status} and its trail ends with ${at?.to}`)
  return wrong
}

const stepsOf = (id: string) =>
  db.rows<Step>(
    `select kind, from_status as "from", to_status as "to", by_user as by, assignee, former_assignee as former
     from credit_request_events where request_id = $1 order by version`,
    [id],
  )

test(`twenty presses at once make one legal path, ${rounds} rounds [CREDIT-3]`, { timeout: 3_600_000 }, async () => {
  const answers = new Map<number, number>()
  const illegal: string[] = []
  for (let round = 0; round < rounds; round++) {
    const uid = `R${round}`
    await addFlourInvoice(db, uid)
    // Every third round starts with the DSR, the others in the queue or in progress.
    const made =
      round % 3 === 0
        ? await askFor(buyer, uid, shortCases(6))
        : await dsr.ask(createInternalCreditRequest, {
            params: { division: 'NLV', invoiceUid: uid },
            body: shortCases(6),
          })
    const of = { params: { creditRequestId: made.id } }
    if (round % 3 === 2) await admin.ask(assignCreditRequest, { ...of, body: {} })
    const [body, reason] = [{}, { reason: 'No' }]
    const part = { lines: [{ lineNumber: 1, quantity: 1 + (round % 6) }] }
    const to = (assigneeId: string) => ({ ...of, body: { assigneeId } })
    const presses = [
      () => dsr.call(dsrApproveCreditRequest, of),
      () => dsm.call(dsrApproveCreditRequest, of),
      () => dsr.call(dsrRejectCreditRequest, { ...of, body: reason }),
      () => admin.call(assignCreditRequest, { ...of, body }),
      () => clerk.call(assignCreditRequest, { ...of, body }),
      () => admin.call(assignCreditRequest, to(people.otherDsr)),
      () => admin.call(approveCreditRequest, { ...of, body: part }),
      () => clerk.call(approveCreditRequest, { ...of, body }),
      () => admin.call(rejectCreditRequest, { ...of, body: reason }),
      () => clerk.call(rejectCreditRequest, { ...of, body: reason }),
      () => admin.call(takeOverCreditRequest, of),
      () => clerk.call(takeOverCreditRequest, of),
      () => admin.call(unassignCreditRequest, of),
      () => clerk.call(reassignCreditRequest, to(people.admin)),
      () => admin.call(bulkUnassignCreditRequests, { body: { ids: [made.id] } }),
      () => clerk.call(bulkReassignCreditRequests, { body: { ids: [made.id], assigneeId: people.admin } }),
      () => admin.call(approveCreditRequest, { ...of, body }),
      () => clerk.call(approveCreditRequest, { ...of, body: part }),
      () => (round % 3 === 0 ? buyer : dsr).call(cancelCreditRequest, { ...of, body }),
      // The same lines, asked for again at the same time.
      () =>
        dsr.call(createInternalCreditRequest, { params: { division: 'NLV', invoiceUid: uid }, body: shortCases(6) }),
    ]
    const turned = presses.map((_, index) => presses[(index + round) % presses.length]!)
    for (const { status } of await Promise.all(turned.map((press) => press())))
      answers.set(status, (answers.get(status) ?? 0) + 1)
    const { status } = await db.row<{ status: string }>('select status from credit_requests where id = $1', [made.id])
    for (const what of wrongIn(await stepsOf(made.id), status)) illegal.push(`round ${round}: ${what}`)
  }
  expect(illegal).toEqual([])
  expect([...answers.keys()].filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
  for (const { broken, promise } of creditBookChecks) expect([promise, await db.rows(broken())]).toEqual([promise, []])
  const messages = await db.rows(
    `select subject from outbox_messages where topic = 'credit.approved' group by subject having count(*) > 1`,
  )
  expect(messages).toEqual([])
  console.info(`rounds ${rounds}, responses ${JSON.stringify(Object.fromEntries(answers))}`)
})

test('a trail that took two ways at once is seen [CREDIT-3]', () => {
  const step = (kind: string, from: string | null, to: string, more: Partial<Step> = {}): Step => ({
    kind,
    from,
    to,
    by: 'a',
    assignee: null,
    former: null,
    ...more,
  })
  const made = step('created', null, 'pendingApproval')
  const taken = step('assign', 'pendingApproval', 'inProgress', { assignee: 'a' })
  const approved = step('approve', 'inProgress', 'approved', { assignee: 'a', former: 'a' })
  expect(wrongIn([made, taken, approved], 'approved')).toEqual([])
  expect(wrongIn([made, taken, approved, { ...approved, kind: 'reject', to: 'rejected' }], 'rejected')).toEqual([
    'reject from inProgress after approved',
  ])
  expect(wrongIn([made, taken, { ...approved, by: 'b' }], 'approved')).toEqual(['approve by a stranger'])
  expect(wrongIn([made, taken], 'pendingApproval')).toHaveLength(1)
})
