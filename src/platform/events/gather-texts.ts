/** Milliseconds in which what follows a write is gathered into the next one. */
const gatherMs = 20

/** Those with something gathered, all of which the next tick writes. */
const gathered = new Set<() => void>()
let tick: NodeJS.Timeout | undefined

/** Gathers texts for one reader. */
export interface GatheredTexts {
  write(text: string): void
  /** Writes what is gathered now. */
  flush(): void
}

/**
 * Writes a text at once when the reader was quiet, and gathers what follows within 20 ms into one
 * write: a tab of the office receives hundreds of events a second, and each write costs a call of
 * the system, which everybody's events wait for.
 */
export function gatherTexts(write: (text: string) => void): GatheredTexts {
  let waiting = ''
  let writtenAt = -Infinity
  const flush = () => {
    gathered.delete(flush)
    if (waiting === '') return
    const text = waiting
    waiting = ''
    writtenAt = performance.now()
    write(text)
  }
  return {
    write: (text) => {
      const isFirst = waiting === ''
      waiting += text
      if (isFirst && performance.now() - writtenAt >= gatherMs) return flush()
      gathered.add(flush)
      tick ??= setTimeout(() => {
        tick = undefined
        for (const each of gathered) each()
      }, gatherMs).unref()
    },
    flush,
  }
}
