/** Values kept for a while: up to a total weight, the longest unused leaving first. */
export interface RecentValues<Value> {
  /**
   * The value of a key, loaded when it is missing or older than allowed; callers at the same time
   * share one load.
   */
  get(key: string, load: () => Promise<Value>): Promise<Value>
  /** Forgets every key that starts so. */
  drop(prefix: string): void
  /** How many are kept. */
  size(): number
}

/** How much is kept, and for how long. */
export interface RecentValuesLimits<Value> {
  /** The weights of all values together; a value that loads weighs 1. */
  readonly max: number
  /** What a value weighs. 1 unless given. */
  readonly weigh?: (value: Value) => number
  /** Milliseconds of the given clock. */
  readonly maxAge: number
  readonly now: () => number
  /** Called with each lookup: whether the value was kept. */
  readonly asked?: (wasKept: boolean) => void
}

interface Kept<Value> {
  readonly value: Promise<Value>
  readonly until: number
  weight: number
}

/** A small cache of what is loaded. */
export function recentValues<Value>(limits: RecentValuesLimits<Value>): RecentValues<Value> {
  const { max, weigh = () => 1, maxAge, now, asked } = limits
  const kept = new Map<string, Kept<Value>>()
  let total = 0
  const forget = (key: string) => {
    total -= kept.get(key)?.weight ?? 0
    kept.delete(key)
  }
  const keep = (key: string, entry: Kept<Value>) => {
    total += entry.weight
    kept.set(key, entry)
  }
  const makeRoom = () => {
    for (const key of kept.keys()) {
      if (total <= max || kept.size === 1) return
      forget(key)
    }
  }
  /** Weighs a value once it is loaded; a failed load is not kept. */
  const settle = async (key: string, entry: Kept<Value>) => {
    const weight = await entry.value.then(weigh, () => undefined)
    if (kept.get(key) !== entry) return
    if (weight === undefined) return forget(key)
    total += weight - entry.weight
    entry.weight = weight
    makeRoom()
  }
  return {
    get: (key, load) => {
      const found = kept.get(key)
      forget(key)
      const entry = found && found.until > now() ? found : { value: load(), until: now() + maxAge, weight: 1 }
      keep(key, entry)
      asked?.(entry === found)
      if (entry !== found) {
        void settle(key, entry)
      }
      makeRoom()
      return entry.value
    },
    size: () => kept.size,
    drop: (prefix) => {
      for (const key of kept.keys()) if (key.startsWith(prefix)) forget(key)
    },
  }
}
