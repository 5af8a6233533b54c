import { beforeEach, expect, test, vi } from 'vitest'
import { type IsTouched, LiveRefresh } from './live-refresh.ts'

beforeEach(() => void vi.useFakeTimers())

const touches =
  (name: string): IsTouched =>
  (kept) =>
    kept.name === name

/** A page that notes what it was asked to refetch. */
function page({ random = 2000 } = {}) {
  const state = { isVisible: true, asked: [] as string[], marked: [] as string[], old: 0 }
  const refresh = new LiveRefresh({
    isVisible: () => state.isVisible,
    refetch: (isTouched, { onScreen }) => {
      const touched = (['getCart', 'listOrders', 'searchShop'] as const)
        .filter((name) => isTouched({ name, livesBy: [], input: null, answer: undefined }))
        .join('+')
      ;(onScreen ? state.asked : state.marked).push(touched)
    },
    refetchOld: () => void state.old++,
    randomBelow: (max) => Math.min(random, max),
  })
  return { refresh, state }
}

test('the first event is answered at once, and 100 more within a second with two refetches [UI-8]', () => {
  const { refresh, state } = page()
  refresh.soon(touches('getCart'))
  expect(state.asked).toEqual(['getCart'])
  for (let n = 0; n < 100; n++) {
    refresh.soon(touches('getCart'))
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(500)
  expect(state.asked.length).toBeLessThanOrEqual(4)
})

test('nothing that changed is left out by the pause [UI-8]', () => {
  const { refresh, state } = page()
  refresh.soon(touches('getCart'))
  refresh.soon(touches('listOrders'))
  refresh.soon(touches('searchShop'))
  vi.advanceTimersByTime(500)
  expect(state.asked).toEqual(['getCart', 'listOrders+searchShop'])
})

test('after a resync, and for what concerns everybody, a tab waits a random time and asks once [UI-8]', () => {
  const { refresh, state } = page({ random: 3000 })
  refresh.spread(touches('searchShop'))
  refresh.spread(touches('listOrders'))
  vi.advanceTimersByTime(2999)
  expect(state.asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(state.asked).toEqual(['listOrders+searchShop'])
})

test('a tab in the background asks nothing until it is looked at [UI-8]', () => {
  const { refresh, state } = page()
  state.isVisible = false
  refresh.soon(touches('getCart'))
  refresh.spread(touches('searchShop'))
  vi.advanceTimersByTime(10_000)
  expect(state.asked).toEqual([])
  expect(state.marked).toEqual(['getCart', 'searchShop'])
  state.isVisible = true
  refresh.shown()
  expect(state.old).toBe(1)
})
