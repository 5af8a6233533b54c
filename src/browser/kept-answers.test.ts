import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeStorage, fakeStorage } from '#tests/support/fake-storage.ts'
import { forgetAnswers, keepAnswers, keepAtOnce, restoreAnswers } from './kept-answers.ts'
import { forgetKept } from './kept-for-user.ts'
import { queryClient } from './query-client.ts'

let storage: FakeStorage
let user: string | undefined
const day = 24 * 3_600_000
const cartKey = ['getCart', { shipTo: '0000101' }]
let stop = () => {}
const start = () => {
  stop()
  stop = keepAnswers(['getCart'], () => user)
}
const keptKeys = () => Object.keys(localStorage).filter((key) => key.includes('.answer.'))
const restored = () => {
  const at = restoreAnswers(['getCart'])
  return { at, cart: queryClient.getQueryData(cartKey) }
}

beforeEach(() => {
  stop()
  queryClient.clear()
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  storage = fakeStorage()
  user = 'buyer'
})

async function answer(cart: object): Promise<void> {
  queryClient.setQueryData(cartKey, cart)
  await vi.advanceTimersByTimeAsync(0)
}

/** Longer than any answer rests: the idle time of a browser that has none comes last. */
const longMs = 20_000

async function keep(cart: object): Promise<void> {
  await answer(cart)
  await vi.advanceTimersByTimeAsync(longMs)
}

test('the latest answer comes back with its time [PLAT-15]', async () => {
  start()
  await keep({ lines: 1 })
  await keep({ lines: 2 })
  queryClient.clear()
  expect(restored()).toEqual({ at: Date.parse('2026-11-20T08:00:20Z'), cart: { lines: 2 } })
})

test('an answer that changes with each typed line is written every 15 seconds at most, and at once when the page is left [PLAT-15, UI-8]', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  start()
  const texts = new Set<string | null>([null])
  for (let lines = 1; lines <= 30; lines++) {
    await answer({ lines })
    await vi.advanceTimersByTimeAsync(1200)
    texts.add(localStorage.getItem('larder.kept.buyer.answer.getCart'))
  }
  // 36 seconds of typing: after 1 second, 16 and 31.
  expect(texts.size).toBe(4)
  await answer({ lines: 31 })
  keepAtOnce()
  expect(restored().cart).toEqual({ lines: 31 })
})

test('an answer that rests while another tab signs out is not kept [PLAT-15, CART-14]', async () => {
  start()
  await keep({ lines: 1 })
  await answer({ lines: 2 })
  // As the other tab does.
  forgetKept()
  await vi.advanceTimersByTimeAsync(longMs)
  keepAtOnce()
  expect(keptKeys()).toEqual([])
})

test('an answer older than three days is neither shown nor left on the device [PLAT-15]', async () => {
  start()
  await keep({ lines: 1 })
  queryClient.clear()
  vi.setSystemTime(Date.parse('2026-11-20T08:00:00Z') + 3 * day + 2000)
  expect(restored()).toEqual({ at: undefined, cart: undefined })
  start()
  expect(keptKeys()).toEqual([])
})

test('an answer from the future of a device whose clock was set back is not shown [PLAT-15]', async () => {
  start()
  await keep({ lines: 1 })
  queryClient.clear()
  vi.setSystemTime(Date.parse('2026-11-10T08:00:00Z'))
  expect(restored().cart).toBeUndefined()
})

test('an answer that has not been written yet is not written once the session has ended [PLAT-15, CART-14]', async () => {
  start()
  await answer({ lines: 1 })
  forgetAnswers()
  await vi.advanceTimersByTimeAsync(longMs)
  expect(keptKeys()).toEqual([])
})

test('the first answer of another user deletes those of the former one at once [PLAT-15, AUTH-8]', async () => {
  start()
  await keep({ lines: 1 })
  expect(keptKeys()).toHaveLength(1)
  queryClient.clear()
  user = 'chef'
  await answer({ lines: 9 })
  expect(keptKeys()).toEqual([])
  await vi.advanceTimersByTimeAsync(longMs)
  expect(keptKeys()).toEqual(['larder.kept.chef.answer.getCart'])
})

test('answers that come in quick succession on a device where nothing is kept yet are all kept [PLAT-15]', async () => {
  stop()
  stop = keepAnswers(['getMe', 'getCart', 'reviewCart'], () => user)
  for (const call of ['getMe', 'getCart', 'reviewCart']) {
    queryClient.setQueryData([call, {}], { call })
    await vi.advanceTimersByTimeAsync(300)
  }
  await vi.advanceTimersByTimeAsync(longMs)
  expect(keptKeys().toSorted()).toEqual([
    'larder.kept.buyer.answer.getCart',
    'larder.kept.buyer.answer.getMe',
    'larder.kept.buyer.answer.reviewCart',
  ])
})

test('an answer on its way to the storage when another user signed in is kept for neither [PLAT-15, AUTH-8]', async () => {
  start()
  await answer({ lines: 1 })
  user = 'chef'
  queryClient.setQueryData(['getCart', { shipTo: '0000202' }], { lines: 9 })
  queryClient.removeQueries({ queryKey: cartKey })
  await vi.advanceTimersByTimeAsync(longMs)
  expect(keptKeys()).toEqual(['larder.kept.chef.answer.getCart'])
  expect(localStorage.getItem('larder.kept.chef.answer.getCart')).toContain('"lines":9')
})

test('a full storage keeps what was kept before, with its time, and nothing fails [PLAT-15]', async () => {
  start()
  await keep({ lines: 1 })
  storage.fill()
  await keep({ lines: 2 })
  queryClient.clear()
  expect(restored()).toEqual({ at: Date.parse('2026-11-20T08:00:00Z'), cart: { lines: 1 } })
})

test('what another program wrote there is not taken for an answer, and is deleted [PLAT-15]', async () => {
  start()
  await keep({ lines: 1 })
  queryClient.clear()
  const [key] = keptKeys()
  for (const text of ['', 'null', '[]', '{"key":"getCart","at":1}', 'nonsense']) {
    localStorage.setItem(key!, text)
    expect(restored()).toEqual({ at: undefined, cart: undefined })
  }
  start()
  expect(keptKeys()).toEqual([])
})

test('of a call that is kept for several inputs the latest few come back, each with its input [PLAT-15, NEXT-9]', async () => {
  stop()
  const guides = [{ call: 'getGuide', max: 2 }] as const
  stop = keepAnswers(guides, () => user)
  for (const id of ['first', 'second', 'third']) {
    queryClient.setQueryData(['getGuide', { id }], { id })
    await vi.advanceTimersByTimeAsync(longMs)
  }
  expect(keptKeys()).toHaveLength(2)
  queryClient.clear()
  restoreAnswers(guides)
  const found = ['first', 'second', 'third'].map((id) => queryClient.getQueryData(['getGuide', { id }]))
  expect(found).toEqual([undefined, { id: 'second' }, { id: 'third' }])
})

test('an input that is asked for again takes no second place [PLAT-15, NEXT-9]', async () => {
  stop()
  stop = keepAnswers([{ call: 'getGuide', max: 2 }], () => user)
  for (const lines of [1, 2, 3]) {
    queryClient.setQueryData(['getGuide', { id: 'one' }], { lines })
    await vi.advanceTimersByTimeAsync(longMs)
  }
  expect(keptKeys()).toHaveLength(1)
})
