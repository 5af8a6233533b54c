/** Chance that repeats itself: the same seed gives the same distributor everywhere (PLAT-1). */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** True with this probability in percent. */
  percent(share: number): boolean
  pick<T>(values: readonly T[]): T
  /** `count` different ones, in their own order. */
  some<T>(values: readonly T[], count: number): T[]
  /** All of them in another order. */
  shuffled<T>(values: readonly T[]): T[]
}

/** mulberry32: 32 bits of state are plenty for a demo. */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    percent: (share) => next() * 100 < share,
    pick: (values) => values[whole(0, values.length - 1)]!,
    some: (values, count) => {
      const taken = new Set<number>()
      const wanted = Math.min(count, values.length)
      // Few out of many, mostly: trying again is cheaper than shuffling what is left.
      while (taken.size < wanted) taken.add(whole(0, values.length - 1))
      return [...taken].toSorted((a, b) => a - b).map((at) => values[at]!)
    },
    shuffled: (values) =>
      values
        .map((value) => ({ value, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ value }) => value),
  }
}
