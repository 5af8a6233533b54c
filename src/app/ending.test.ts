import { expect, test } from 'vitest'
import { createEnding } from './ending.ts'

test('what was started last is stopped first, and the rest also when one fails [PLAT-7]', async () => {
  const steps: string[] = []
  const ending = createEnding((code) => steps.push(`exit ${code}`))
  ending.add(async () => steps.push('database'))
  ending.add(() => Promise.reject(new Error('stuck')))
  ending.add(async (drainSeconds) => steps.push(`portal ${drainSeconds}`))
  expect(ending.isEnding()).toBe(false)
  await ending.end(0, 5)
  expect(steps).toEqual(['portal 5', 'database', 'exit 1'])
})

test('a second end does not wait for the first [PLAT-7]', async () => {
  const codes: number[] = []
  const ending = createEnding((code) => codes.push(code))
  ending.add(() => new Promise(() => undefined))
  void ending.end(0)
  await ending.end(0)
  expect(codes).toEqual([1])
})
