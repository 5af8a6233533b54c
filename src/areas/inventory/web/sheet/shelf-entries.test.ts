import { expect, test } from 'vitest'
import type { CountOperation } from '#areas/inventory/count-operation.ts'
import { mergeCount, shelfKey } from '#areas/inventory/rules/merge-count.ts'
import { buildLine } from '#areas/inventory/testing/build-line.ts'
import { buildOperation } from '#areas/inventory/testing/build-operation.ts'
import { ShelfEntries } from './shelf-entries.ts'

const line = buildLine()
const shelf = { key: shelfKey(line.lineId, null), line, locationId: null }
const mine = buildOperation({ isOwn: true, caseHundredths: 500 })
const hers = buildOperation({ caseHundredths: 500 })

/** Entries over a shelf with this log, what they counted, and the pause that runs. */
function entriesOver(log: CountOperation[]) {
  const counted: unknown[] = []
  const room = { left: 10 }
  const pause: { run?: (() => void) | undefined } = {}
  const entries = new ShelfEntries({
    known: (key) => mergeCount(log).get(key),
    count: ({ caseHundredths, units, isCleared = false }, mode) =>
      room.left-- > 0 && counted.push([caseHundredths, units, mode, isCleared]) > 0,
    later: (work) => {
      pause.run = work
      return () => (pause.run = undefined)
    },
  })
  return { entries, counted, pause, room }
}

test('a quantity counts on Enter, or after a pause, once [INV-1]', () => {
  const { entries, counted, pause } = entriesOver([])
  entries.type(shelf, 'cases', '2.5')
  entries.type(shelf, 'eaches', '3')
  pause.run?.()
  entries.commit(shelf)
  expect(counted).toEqual([[250, 3, 'replace', false]])
})

test('what is typed when the page goes counts without the pause, what was counted does not count again [INV-1]', () => {
  const { entries, counted, pause } = entriesOver([])
  const other = { ...shelf, key: shelfKey(line.lineId, 'cooler'), locationId: 'cooler' }
  entries.type(other, 'cases', '1')
  entries.commit(other)
  entries.type(shelf, 'cases', '2')
  entries.commitWaiting()
  entries.commitWaiting()
  expect([counted.length, counted.at(-1), pause.run]).toEqual([2, [200, 0, 'replace', false], undefined])
})

test('correcting an own count replaces it without a question, and the same quantity counts nothing [NEXT-9]', () => {
  const { entries, counted } = entriesOver([mine])
  expect(entries.texts(shelf.key)).toEqual({ cases: '5', eaches: '', pounds: '' })
  entries.type(shelf, 'cases', '5.0')
  entries.commit(shelf)
  entries.type(shelf, 'cases', '4')
  entries.commit(shelf)
  expect([counted, entries.question]).toEqual([[[400, 0, 'replace', false]], null])
})

test('a quantity over a colleague’s count waits for the question, whatever the pause [NEXT-9]', () => {
  const { entries, counted, pause } = entriesOver([hers])
  entries.type(shelf, 'cases', '3')
  pause.run?.()
  expect(counted).toEqual([])
  entries.commit(shelf)
  expect(entries.question).toMatchObject({ typed: { caseHundredths: 300 } })
  entries.answer({ mode: 'add', quantity: { caseHundredths: 300, units: 0, weightHundredths: 0 } })
  expect([counted, entries.question, entries.draft(shelf.key)]).toEqual([[[300, 0, 'add', false]], null, undefined])
})

test('giving up the question leaves the colleague’s count and takes the typed one away [NEXT-9]', () => {
  const { entries, counted } = entriesOver([hers])
  entries.type(shelf, 'cases', '3')
  entries.commit(shelf)
  entries.giveUp()
  expect([counted, entries.texts(shelf.key).cases]).toEqual([[], '5'])
})

test('what cannot be read stays in its field and counts nothing [INV-1, UI-1]', () => {
  const { entries, counted } = entriesOver([])
  entries.type(shelf, 'cases', '1/2')
  entries.commit(shelf)
  expect([counted, entries.draft(shelf.key)?.cases]).toEqual([[], '1/2'])
})

test('emptied fields take an own count back, and leave a colleague’s [INV-1, NEXT-9]', () => {
  const own = entriesOver([mine])
  own.entries.type(shelf, 'cases', '')
  own.entries.commit(shelf)
  expect(own.counted).toEqual([[0, 0, 'replace', true]])
  const other = entriesOver([hers])
  other.entries.type(shelf, 'cases', '')
  other.entries.commit(shelf)
  expect([other.counted, other.entries.texts(shelf.key).cases]).toEqual([[], '5'])
})

test('an empty shelf shows its 0, which gives way to what is typed beside it [INV-1]', () => {
  const { entries, counted } = entriesOver([{ ...mine, caseHundredths: 0 }])
  expect(entries.texts(shelf.key)).toEqual({ cases: '0', eaches: '0', pounds: '' })
  entries.type(shelf, 'eaches', '4')
  entries.commit(shelf)
  expect(counted).toEqual([[0, 4, 'replace', false]])
})

test('a step counts one more or one less, and never below nothing [INV-1]', () => {
  const { entries, counted } = entriesOver([mine])
  entries.step(shelf, 'cases', 100)
  entries.step(shelf, 'cases', 50)
  expect(entries.texts(shelf.key).cases).toBe('6.5')
  entries.step(shelf, 'cases', -1000)
  entries.commit(shelf)
  expect(counted).toEqual([[0, 0, 'replace', false]])
})

test('a quantity that the device keeps no more stays in its field, and counts once there is room [NEXT-9]', () => {
  const { entries, counted, room } = entriesOver([])
  room.left = 0
  entries.type(shelf, 'cases', '3')
  entries.commit(shelf)
  expect([counted, entries.draft(shelf.key)?.cases]).toEqual([[], '3'])
  room.left = 1
  entries.commit(shelf)
  expect([counted, entries.draft(shelf.key)]).toEqual([[[300, 0, 'replace', false]], undefined])
})
