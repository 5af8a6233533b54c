import { expect, test } from 'vitest'
import type { LiveEvent } from './live-events.ts'
import { type Reach, type Stream, StreamIndex } from './stream-index.ts'

const index = () => {
  const streams = new StreamIndex()
  const open = (user: string, reach: Reach, isStaff = false) => {
    const sent: string[] = []
    const stream: Stream = { sessionKey: user, userKey: user, write: (text) => sent.push(text), end: () => undefined }
    const settle = (now: Reach, staffNow = isStaff) =>
      streams.settle(stream, { userId: user, realUserId: user, isStaff: staffNow, reach: now })
    streams.add(stream)
    settle(reach)
    return { stream, settle, sent }
  }
  const send = (shipTo: string, more: Partial<LiveEvent> = {}) =>
    streams.deliver({ topic: 'cart', division: 'NLV', shipTo, ...more }, `${shipTo} ${JSON.stringify(more)}`)
  return { streams, open, send }
}
const of = (...shipTos: string[]) => new Set(shipTos.map((shipTo) => `NLV/${shipTo}`))

test('an event reaches every tab of those who may act for its ship-to, the office included, and nobody else [ACCESS-4]', () => {
  const { open, send } = index()
  const [own, tab, foreign, office] = [
    open('a', of('1', '2')),
    open('a', of('1', '2')),
    open('b', of('3')),
    open('c', 'everywhere'),
  ]
  send('1')
  send('3')
  expect([own, tab, foreign, office].map(({ sent }) => sent.length)).toEqual([1, 1, 1, 2])
  expect(foreign.sent[0]).toContain('3')
})

test('an event without a ship-to reaches everybody when its topic is public, else nobody [ACCESS-4]', () => {
  const { streams, open } = index()
  const [a, office] = [open('a', of('1')), open('c', 'everywhere')]
  streams.deliver({ topic: 'catalogue' }, 'all')
  streams.deliver({ topic: 'order', division: 'NLV' }, 'none')
  expect([a.sent.length, office.sent.length]).toEqual([1, 1])
})

test('an event for staff reaches no customer, nor staff who act as one [CART-9]', () => {
  const { open, send } = index()
  const [customer, office] = [open('a', of('1')), open('c', 'everywhere', true)]
  send('1', { staffOnly: true })
  expect([customer.sent.length, office.sent.length]).toEqual([0, 1])
})

test('an event of one user reaches their tabs alone, and not staff who act as them [NEXT-7]', () => {
  const { streams, open } = index()
  const [own, tab, office] = [open('a', of('1')), open('a', of('1')), open('c', 'everywhere', true)]
  const acting: string[] = []
  const stream: Stream = { sessionKey: 'c', userKey: 'c', write: (text) => acting.push(text), end: () => undefined }
  streams.add(stream)
  streams.settle(stream, { userId: 'a', realUserId: 'c', isStaff: false, reach: of('1') })
  streams.deliver({ topic: 'notifications', forUser: 'a' }, 'news')
  streams.deliver({ topic: 'notifications', forUser: 'nobody' }, 'news')
  expect([own, tab, office].map(({ sent }) => sent.length)).toEqual([1, 1, 0])
  expect(acting).toEqual([])
})

test('a held stream is sent nothing, and a refetch only when it missed something [ACCESS-4]', () => {
  const { streams, open, send } = index()
  const [missed, quiet] = [open('a', of('1')), open('b', of('2'))]
  streams.hold([missed.stream, quiet.stream])
  send('1')
  expect(missed.sent).toEqual([])
  missed.settle(of('1'))
  quiet.settle(of('2'))
  expect(missed.sent).toEqual(['event: resync\ndata: {}\n\n'])
  expect(quiet.sent).toEqual([])
})

test('what another tab learned of the rights of the same user counts for all their tabs [ACCESS-4]', () => {
  const { open, send } = index()
  const first = open('a', of('1', '2'))
  open('a', of('2'))
  send('1')
  expect(first.sent).toEqual(['event: resync\ndata: {}\n\n'])
})

test('a customer who became staff, or the reverse, refetches [ACCESS-4]', () => {
  const { open } = index()
  const a = open('a', of('1'))
  a.settle(of('1'), true)
  expect(a.sent).toHaveLength(1)
})

test('a stream that ended leaves nothing behind', () => {
  const { streams, open, send } = index()
  const [a, b] = [open('a', of('1')), open('a', of('1'))]
  streams.remove(a.stream)
  send('1')
  expect([a.sent.length, b.sent.length]).toEqual([0, 1])
  streams.remove(b.stream)
  send('1')
  expect([...streams.streams]).toEqual([])
  expect(b.sent).toHaveLength(1)
})
