import { expect, test } from 'vitest'
import { judgeTimestamp } from './judge-timestamp.ts'

const now = new Date('2026-11-26T12:00:00Z')
const statusOf = (timestamp: string) => {
  const judged = judgeTimestamp(timestamp, now, 400)
  return judged.allowed ? 200 : judged.refusal.status
}

test('a timestamp older than the days that are asked is 400 and named, one of that age is not [PUNCH-3, security 51]', () => {
  // 400 days before are 2025-10-22T12:00:00Z.
  for (const old of [
    '2025-10-22T11:59:59Z',
    '2025-10-22T11:59:59.999Z',
    '2025-10-22T03:59:59-08:00',
    '2025-10-22T03:59-08:00',
    ' 2025-10-22T17:29:59+05:30\n',
    '2015-03-30T11:56:16-04:00',
    '1999-03-12T18:39:09-08:00',
  ])
    expect([old, statusOf(old)]).toEqual([old, 400])
  for (const kept of ['2025-10-22T12:00:00Z', '2025-10-22T04:00:00-08:00', '2025-10-22T17:30:00+05:30'])
    expect([kept, statusOf(kept)]).toEqual([kept, 200])
  const judged = judgeTimestamp('2015-03-30T11:56:16-04:00', now, 400)
  expect(judged.allowed ? '' : judged.refusal.message).toBe(
    'The timestamp 2015-03-30T11:56:16-04:00 is more than 400 days ago. Send the document with a new timestamp and payloadID.',
  )
})

test('the timestamp of a retry and one of the future are not refused [PUNCH-3]', () => {
  for (const timestamp of [
    '2026-11-26T11:59:00Z',
    '2026-10-01T00:00:00+00:00',
    '2026-12-24T00:00:00Z',
    '2999-01-01T00:00:00Z',
  ])
    expect([timestamp, statusOf(timestamp)]).toEqual([timestamp, 200])
})

test('without a zone, in another format or of no day there is, a timestamp is not judged [PUNCH-3]', () => {
  for (const timestamp of [
    '',
    '2015-03-30T11:56:16',
    '2015-03-30',
    '3/30/2015 11:56:16 AM',
    '2015-03-30T11:56:16 -04:00',
    '2015-03-30T11:56:16-0400',
    '2015-03-30T11:56:16-04',
    'Mon, 30 Mar 2015 11:56:16 -0400',
    '2015-02-30T11:56:16Z',
    '2015-13-01T11:56:16Z',
    '2015-03-30T25:00:00Z',
    '1427716576',
  ])
    expect([timestamp, statusOf(timestamp)]).toEqual([timestamp, 200])
})

test('without days to ask no timestamp is too old [PUNCH-3]', () => {
  expect(judgeTimestamp('1999-03-12T18:39:09-08:00', now, 0).allowed).toBe(true)
})
