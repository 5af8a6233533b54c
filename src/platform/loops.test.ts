import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countRound, runEvery } from './loops.ts'
import { meters } from './meters.ts'

const valueOf = async (name: string, loop: string): Promise<number | undefined> =>
  (await meters.getSingleMetric(name)!.get()).values.find(({ labels }) => labels['loop'] === loop)?.value

test('a round counts with its duration and its time, and one that fails as a failure [PLAT-7]', async () => {
  expect(await countRound('one', () => sleep(20, 'done'))).toBe('done')
  await expect(countRound('one', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await valueOf('larder_loop_rounds_total', 'one')).toBe(2)
  expect(await valueOf('larder_loop_failures_total', 'one')).toBe(1)
  expect(await valueOf('larder_loop_last_round_seconds', 'one')).toBeGreaterThan(Date.now() / 1000 - 10)
  await countRound('slow', () => sleep(20))
  expect(await valueOf('larder_loop_seconds', 'slow')).toBeGreaterThan(0.015)
})

test('a loop goes on after a failure, never runs two rounds at once, and its stop waits for one [PLAT-7]', async () => {
  let [active, maxActive, rounds, failures] = [0, 0, 0, 0]
  const stop = runEvery({
    loop: 'timed',
    everyMs: 5,
    round: async () => {
      maxActive = Math.max(maxActive, ++active)
      await sleep(20)
      active--
      if (++rounds === 1) throw new Error('away')
    },
    onFailure: () => failures++,
  })
  await expect.poll(() => rounds).toBeGreaterThan(1)
  await expect.poll(() => active).toBe(1)
  await stop()
  expect({ active, maxActive, failures }).toEqual({ active: 0, maxActive: 1, failures: 1 })
  const ended = rounds
  await sleep(30)
  expect(rounds).toBe(ended)
})
