import type { Steps } from '#kit/steps.ts'

/** Entries sorted in one step; about a millisecond. */
const runLength = 1024
/** Entries merged in one step. */
const mergedAtOnce = 8192

/** Sorts the numbers from 0 to `count` by `compare`, which never returns 0 for two of them. */
export function* sortInSteps(count: number, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  let from = Uint32Array.from({ length: count }, (_, place) => place)
  for (let start = 0; start < count; start += runLength) {
    from.subarray(start, start + runLength).sort(compare)
    yield
  }
  let to = new Uint32Array(count)
  for (let length = runLength; length < count; length *= 2) {
    for (let start = 0; start < count; start += 2 * length) {
      const middle = Math.min(start + length, count)
      const end = Math.min(start + 2 * length, count)
      let [left, right] = [start, middle]
      for (let at = start; at < end; at++) {
        const isLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) < 0)
        to[at] = isLeft ? from[left++]! : from[right++]!
        if (at % mergedAtOnce === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
