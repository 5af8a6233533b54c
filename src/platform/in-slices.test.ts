import { expect, test } from 'vitest'
import type { Steps } from '#kit/steps.ts'
import { inSlices } from './in-slices.ts'

test('work in slices gives the event loop its turn, and returns its result [PLAT-14]', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  function* work(): Steps<string> {
    for (const end = performance.now() + 150; performance.now() < end;) yield
    return 'done'
  }
  expect(await inSlices(work())).toBe('done')
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})
