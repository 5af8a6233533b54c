import { countRound } from '../loops.ts'
import type { Rights, Stream, StreamIndex } from './stream-index.ts'

/** What judging needs from outside. */
export interface JudgingParts {
  readonly index: StreamIndex
  /** The rights of these sessions in one query; a session that is over is absent. */
  readonly rightsOf: (sessionKeys: readonly string[]) => Promise<ReadonlyMap<string, Rights>>
  readonly failed: (error: unknown) => void
  /** Milliseconds between tries while the database is away. 1 s unless given. */
  readonly retryMs?: number
}

/** Streams judged by one query: reading the rights of more would hold the event loop. */
const maxBatch = 250

interface Opening {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Finds out what streams may be sent. One query runs at a time and takes up to 250 that wait, so
 * 1,000 streams that open or change together cost a few queries. A stream that is asked for while a
 * query runs is judged again: that query may have read what was true before the change.
 */
export class Judging {
  readonly #parts: JudgingParts
  readonly #waiting = new Map<Stream, Opening | undefined>()
  #isRunning = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: JudgingParts) {
    this.#parts = parts
  }

  /**
   * Judges streams that are open; one whose session is over ends. What fails is tried again until
   * it succeeds.
   */
  again(streams: Iterable<Stream>): void {
    for (const stream of streams) if (!this.#waiting.has(stream)) this.#waiting.set(stream, undefined)
    void this.#run()
  }

  /** Judges a stream that is opening; rejects when the database cannot be asked. */
  opening(stream: Stream): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(stream, { resolve, reject })
      void this.#run()
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    while (this.#waiting.size > 0) {
      const batch = new Map<Stream, Opening | undefined>()
      for (const [stream, opening] of this.#waiting) {
        if (batch.size === maxBatch) break
        batch.set(stream, opening)
        this.#waiting.delete(stream)
      }
      try {
        await countRound('stream-rights', () => this.#judge(batch))
      } catch (error) {
        this.#giveBack(batch, error)
        break
      }
    }
    this.#isRunning = false
  }

  async #judge(batch: ReadonlyMap<Stream, Opening | undefined>): Promise<void> {
    const { index, rightsOf } = this.#parts
    const found = await rightsOf([...new Set([...batch.keys()].map(({ sessionKey }) => sessionKey))])
    for (const [stream, opening] of batch) {
      const rights = found.get(stream.sessionKey)
      if (!rights) stream.end()
      else if (!this.#waiting.has(stream)) index.settle(stream, rights)
      else if (opening) {
        // Something changed during the query: the next one decides, and the opening waits for it.
        this.#waiting.set(stream, opening)
        continue
      }
      opening?.resolve()
    }
  }

  #giveBack(batch: ReadonlyMap<Stream, Opening | undefined>, error: unknown): void {
    this.#parts.failed(error)
    const { index, retryMs = 1000 } = this.#parts
    for (const [stream, opening] of batch) {
      opening?.reject(error)
      if (!opening && index.has(stream) && !this.#waiting.has(stream)) this.#waiting.set(stream, undefined)
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), retryMs).unref()
  }
}
