import { Worker } from 'node:worker_threads'
import type { CatalogueDocument, CatalogueTerms } from '../search/catalogue-index.ts'
import type { PackedIndex } from '../search/index-packer.ts'

/** What the thread is sent: the terms, then items in pieces, each of which it acknowledges. */
export type ToIndexThread =
  | { readonly type: 'start'; readonly terms: CatalogueTerms }
  | { readonly type: 'add'; readonly items: readonly CatalogueDocument[] }
  | { readonly type: 'finish' }

/** What it sends back: to the last message the index, whose buffers then are this thread's. */
export type FromIndexThread = { readonly packed: PackedIndex | null } | { readonly failure: string }

/**
 * Max heap of the thread, in megabytes. Words and texts are packed outside of it: a million items
 * are built with half as much, too.
 */
const maxHeapMb = 1024

/**
 * ITEM-1: builds an index beside the event loop: of a million items it takes 45 s of the
 * processor, and of its garbage nothing is left in this heap.
 */
export async function packInThread(
  terms: CatalogueTerms,
  batches: AsyncIterable<readonly CatalogueDocument[]>,
): Promise<PackedIndex> {
  const worker = startWorker()
  let settle: { resolve: (packed: PackedIndex | null) => void; reject: (error: Error) => void } | undefined
  let lost: Error | undefined
  const fail = (error: Error) => {
    lost ??= error
    settle?.reject(error)
  }
  worker.on('message', (reply: FromIndexThread) => {
    if ('failure' in reply) fail(new Error(reply.failure))
    else settle?.resolve(reply.packed)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that builds the catalogue has ended')))
  const ask = (message: ToIndexThread) =>
    new Promise<PackedIndex | null>((resolve, reject) => {
      if (lost) return reject(lost)
      settle = { resolve, reject }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(message)
    })
  try {
    await ask({ type: 'start', terms })
    for await (const items of batches) await ask({ type: 'add', items })
    const packed = await ask({ type: 'finish' })
    if (!packed) throw new Error('The thread that builds the catalogue sent none')
    return packed
  } finally {
    await worker.terminate()
  }
}

/** From the bundle beside the other bundles; from the sources, in tests, through tsx. */
function startWorker(): Worker {
  const options = { name: 'catalogue', resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./index-thread.js', import.meta.url), options)
  const { href } = new URL('./index-thread.worker.ts', import.meta.url)
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}') })`
  return new Worker(start, { ...options, eval: true })
}
