import type { Steps } from '#kit/steps.ts'

/** Milliseconds of the processor that each step takes, as others use the machine as well. */
export function stepTimes(steps: Steps<unknown>): number[] {
  const times: number[] = []
  for (let isDone: boolean | undefined = false; !isDone;) {
    const start = process.cpuUsage()
    isDone = steps.next().done
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
  }
  return times
}
