import { Worker } from 'node:worker_threads'
import type { Invoice } from '#areas/invoice-pages/invoice.ts'
import type { FromThread, PdfRequest, ToThread } from './pdf-request.ts'

/** Milliseconds without work after which the thread and its fonts leave the memory. */
const idleMs = 60_000

interface Waiting {
  readonly resolve: (pieces: readonly Uint8Array[]) => void
  readonly reject: (error: Error) => void
}

/**
 * The thread beside the server that draws PDFs (PLAT-14): 500 lines take half a second, which
 * nobody else should wait for. It starts with the first file and ends when it has been idle.
 */
export class PdfThread {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #files = 0
  /** Answers come in the order of the messages, one each. */
  #waiting: Waiting[] = []

  /**
   * Draws the invoices of `batches` as they come and yields the file piece by piece. Who stops
   * reading stops the work: nothing is drawn ahead of what was read.
   */
  async *draw(request: PdfRequest, batches: AsyncIterable<readonly Invoice[]>): AsyncGenerator<Uint8Array> {
    const file = ++this.#files
    await this.#ask({ type: 'start', file, request })
    try {
      for await (const invoices of batches) yield* await this.#ask({ type: 'add', file, invoices })
      yield* await this.#ask({ type: 'end', file })
    } finally {
      // A thread that has ended forgot the file with all others.
      if (this.#worker) await this.#ask({ type: 'drop', file }).catch(() => undefined)
    }
  }

  /** Ends the thread; files that are being drawn fail. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#worker?.terminate()
  }

  #ask(message: ToThread): Promise<readonly Uint8Array[]> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(message)
    })
  }

  #start(): Worker {
    const worker = startWorker()
    worker.on('message', (reply: FromThread) => {
      const waiting = this.#waiting.shift()
      if ('failure' in reply) waiting?.reject(new Error(reply.failure))
      else waiting?.resolve(reply.pieces)
      if (this.#waiting.length === 0) this.#restSoon()
    })
    const lost = (error: Error) => {
      if (this.#worker === worker) this.#worker = undefined
      for (const { reject } of this.#waiting.splice(0)) reject(error)
    }
    worker.on('error', lost)
    worker.on('exit', () => lost(new Error('The thread that draws PDFs has ended')))
    // A request holds the process; the thread alone does not.
    worker.unref()
    return worker
  }

  #restSoon(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.#worker?.terminate(), idleMs)
    this.#idle.unref()
  }
}

/** From the bundle beside the other bundles; from the sources, in development, through tsx. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./pdf-thread.js', import.meta.url), { name: 'pdf' })
  const { href } = new URL('./pdf-thread.worker.ts', import.meta.url)
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}') })`
  return new Worker(start, { eval: true, name: 'pdf' })
}

/** The one of this process. */
export const pdfThread = new PdfThread()
