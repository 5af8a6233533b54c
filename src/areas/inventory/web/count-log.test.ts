import { expect, test } from 'vitest'
import { shelfKey } from '../rules/merge-count.ts'
import { buildOperation } from '../testing/build-operation.ts'
import { CountLog } from './count-log.ts'

const { lineId } = buildOperation()
const key = shelfKey(lineId, null)
const scope = { division: 'NLV', shipTo: '0000101', logId: 'count' }

/** A device that makes ids 1, 2, 3 a minute apart. */
function device(name = 'Ana') {
  let made = 0
  return new CountLog(scope, {
    name,
    deviceId: name,
    makeId: () => `${name}-${++made}`,
    now: () => new Date(Date.UTC(2026, 2, 2, 20, made)),
  })
}
const shelf = (caseHundredths: number) => ({ lineId, locationId: null, caseHundredths, units: 0, weightHundredths: 0 })
const cases = (log: CountLog) => log.place(key).state?.quantity?.caseHundredths

test('a quantity is there at once, is on its way until it was accepted, and then is not [NEXT-9]', () => {
  const log = device()
  const { opId } = log.count(shelf(500), 'replace')
  expect([cases(log), log.place(key).isPending, log.summary.pending]).toEqual([500, true, 1])
  expect(log.settle([opId], [])).toMatchObject([{ opId, state: 'sent' }])
  expect([cases(log), log.place(key).isPending, log.summary.pending]).toEqual([500, false, 0])
})

test('two devices without a connection: what both counted is undecided once they meet [NEXT-9]', () => {
  const [ana, ben] = [device('Ana'), device('Ben')]
  const [hers, his] = [ana.count(shelf(500), 'replace'), ben.count(shelf(700), 'replace')]
  ana.receive([{ ...his.operation, isOwn: false }])
  ben.receive([{ ...hers.operation, isOwn: false }])
  expect([ana.summary.undecided, ben.summary.undecided]).toEqual([[key], [key]])
  ana.receive([{ ...ben.count(shelf(0), 'add').operation, isOwn: false }])
  expect([ana.summary.undecided, cases(ana), cases(ben)]).toEqual([[], 1200, 1200])
})

test('a refused quantity counts for nobody, stays with its reason until it is read [NEXT-9]', () => {
  const log = device()
  const first = log.count(shelf(500), 'replace')
  const second = log.count(shelf(700), 'replace')
  log.settle([first.opId], [{ opId: second.opId, message: 'This count is closed.' }])
  expect([cases(log), log.place(key).refused?.reason]).toEqual([500, 'This count is closed.'])
  log.dismiss(second.opId)
  expect([log.place(key).refused, log.summary.refused]).toEqual([undefined, []])
})

test('operations leave in the order in which they were counted, and none twice [NEXT-9]', () => {
  const log = device()
  const [first, second] = [log.count(shelf(100), 'replace'), log.count(shelf(200), 'replace')]
  const restored = device()
  restored.take([second, first])
  expect(restored.pending.map(({ opId }) => opId)).toEqual([first.opId, second.opId])
  restored.receive([first.operation])
  restored.take([first])
  expect(restored.pending.map(({ opId }) => opId)).toEqual([second.opId])
})
