/** Values kept for a while: at most `max` of them, the longest unused leaving first. */
export interface RecentValues<Value> {
  /**
   * The value of a key, loaded when it is missing or older than allowed; callers at the same time
   * share one load.
   */
  get(key: string, load: () => Promise<Value>): Promise<Value>
  /** Forgets every key that starts so. */
  drop(prefix: string): void
}

/** A small cache of what is loaded; `maxAge` in milliseconds of the given clock. */
export function recentValues<Value>(options: { max: number; maxAge: number; now: () => number }): RecentValues<Value> {
  const kept = new Map<string, { value: Promise<Value>; until: number }>()
  return {
    get: (key, load) => {
      const found = kept.get(key)
      kept.delete(key)
      const entry =
        found && found.until > options.now() ? found : { value: load(), until: options.now() + options.maxAge }
      kept.set(key, entry)
      if (entry !== found) {
        entry.value.catch(() => {
          if (kept.get(key) === entry) kept.delete(key)
        })
      }
      if (kept.size > options.max) kept.delete(kept.keys().next().value!)
      return entry.value
    },
    drop: (prefix) => {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key)
    },
  }
}
