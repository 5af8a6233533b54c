import { expect, test } from 'vitest'
import { maxRestartsInARow, restartWorker } from './restart-worker.ts'

test('a worker that never became ready ends the portal at once [PLAT-2]', () => {
  expect(restartWorker({ wasReady: false, restartsInARow: 0 })).toBeUndefined()
})

test('a worker that had been ready is replaced, after a pause that doubles up to 30 s [PLAT-2]', () => {
  const pauses = Array.from({ length: maxRestartsInARow }, (_, restartsInARow) =>
    restartWorker({ wasReady: true, restartsInARow }),
  )
  expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000])
})

test('a replacement that does not become ready is tried again: the database may be away for a moment [PLAT-2]', () => {
  expect(restartWorker({ wasReady: false, restartsInARow: 1 })).toBe(400)
})

test('after ten restarts in a row the portal ends [PLAT-2]', () => {
  expect(restartWorker({ wasReady: true, restartsInARow: 10 })).toBeUndefined()
  expect(restartWorker({ wasReady: false, restartsInARow: 10 })).toBeUndefined()
})
