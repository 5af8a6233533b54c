import { expect, test } from 'vitest'
import { asExpected } from '../rules/as-expected.ts'
import { isOpen, receiptProgress, showLines } from '../rules/show-lines.ts'
import { buildLine } from '../testing/build-line.ts'
import { ReceiptLog } from './receipt-log.ts'

const scope = { division: 'NLV', shipTo: '0000101', logId: 'O-1' }
const { itemNumber } = buildLine()

/** A phone that makes ids 1, 2, 3 a minute apart. */
function phone(name = 'Ana') {
  let made = 0
  return new ReceiptLog(scope, {
    name,
    deviceId: name,
    makeId: () => `${name}-${++made}`,
    now: () => new Date(Date.UTC(2026, 2, 2, 20, made)),
  })
}
const three = { cases: 3, units: 0, weightHundredths: null, problems: [], temperatureTenths: null, lots: [] }
const cases = (log: ReceiptLog) => log.place(itemNumber).state?.content?.cases ?? null

test('a scan is taken back alone: what others scanned in the meantime stays [NEXT-6, NEXT-8]', () => {
  const [ana, ben] = [phone('Ana'), phone('Ben')]
  const mine = ana.scan(itemNumber, { cases: 1, weightHundredths: 3820, lots: ['L7'] })
  ben.receive([{ ...mine.operation, isOwn: false }])
  const his = ben.scan(itemNumber, { cases: 1 })
  const undone = ana.takeBack(mine.operation)
  expect(cases(ana)).toBeNull()
  ana.receive([{ ...his.operation, isOwn: false }])
  ben.receive([{ ...undone.operation, isOwn: false }])
  for (const log of [ana, ben]) {
    expect(cases(log)).toBe(1)
    expect(log.place(itemNumber).state).toMatchObject({ content: { lots: [] }, live: [{ opId: his.operation.opId }] })
  }
})

test('taking back a scan that somebody counted over changes nothing [NEXT-6]', () => {
  const log = phone()
  const scanned = log.scan(itemNumber, { cases: 1 })
  log.check(itemNumber, three)
  log.takeBack(scanned.operation)
  expect([cases(log), log.summary.undecided]).toEqual([3, []])
})

test('60 lines take 60 presses one by one, the last of which finishes, and 2 where all but those that differ came as billed [NEXT-6]', () => {
  const lines = Array.from({ length: 60 }, (_, at) => buildLine({ itemNumber: String(at) }))
  const shownOf = (log: ReceiptLog) => showLines(lines, (item) => log.place(item).state, log.summary.filled)
  const oneByOne = phone()
  let presses = 0
  for (const shown of shownOf(oneByOne)) {
    oneByOne.check(shown.line.itemNumber, asExpected(shown))
    presses++
  }
  expect([presses, receiptProgress(shownOf(oneByOne)).open]).toEqual([60, 0])

  const atOnce = phone()
  atOnce.check('7', { ...three, cases: 2 })
  // Beside the line that differs: Finish, 'Finish, rest as billed'.
  for (const shown of shownOf(atOnce).filter(isOpen)) atOnce.check(shown.line.itemNumber, asExpected(shown))
  expect(receiptProgress(shownOf(atOnce))).toEqual({ total: 60, open: 0, different: 1, undecided: 0 })
})
