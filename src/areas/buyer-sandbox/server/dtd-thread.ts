import { Worker } from 'node:worker_threads'
import type { DtdVerdict } from '../simulated.ts'
import type { DtdReply, DtdRequest } from './dtd-request.ts'

/** Milliseconds without work after which the thread leaves the memory. */
const idleMs = 60_000
/** Milliseconds after which a document is given up with its thread. */
const timeoutMs = 10_000

/** The thread that validates documents: it starts with the first and ends when it has been idle. */
export class DtdThread {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #asked = 0
  readonly #waiting = new Map<number, (verdict: DtdVerdict) => void>()

  /** What the definition says of the document; a thread that fails says nothing. */
  validate(document: Omit<DtdRequest, 'id'>): Promise<DtdVerdict> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    const request: DtdRequest = { ...document, id: ++this.#asked }
    return new Promise((resolve) => {
      const late = setTimeout(() => void worker.terminate(), timeoutMs)
      this.#waiting.set(request.id, (verdict) => {
        clearTimeout(late)
        resolve(verdict)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(request)
    })
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = startWorker()
    worker.on('message', ({ id, verdict }: DtdReply) => {
      this.#settle(id, verdict)
      if (this.#waiting.size > 0) return
      this.#idle = setTimeout(() => void worker.terminate(), idleMs)
      this.#idle.unref()
    })
    const lost = () => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      for (const id of this.#waiting.keys())
        this.#settle(id, { is: 'unchecked', because: 'The validation failed or took too long.' })
    }
    worker.on('error', lost)
    worker.on('exit', lost)
    worker.unref()
    return worker
  }

  #settle(id: number, verdict: DtdVerdict): void {
    this.#waiting.get(id)?.(verdict)
    this.#waiting.delete(id)
  }
}

/** From the bundle beside the other bundles; from the sources, in development, through tsx. */
function startWorker(): Worker {
  const options = { name: 'dtd', resourceLimits: { maxOldGenerationSizeMb: 128 } }
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./dtd-thread.js', import.meta.url), options)
  const { href } = new URL('./dtd.worker.ts', import.meta.url)
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}') })`
  return new Worker(start, { ...options, eval: true })
}
