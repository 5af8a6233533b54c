import { setTimeout as sleep } from 'node:timers/promises'
import type { Shot } from './measure.ts'

/** A request, and what others noticed of it. */
export interface Held {
  readonly ms: number
  /** The longest that anybody else waited in the meantime, in milliseconds. */
  readonly longest: number
  readonly bytes: number
}

/** Asks for nothing, over and over, until `isOver`; the longest wait for it, in milliseconds. */
export async function longestWait(base: string, isOver: () => boolean): Promise<number> {
  let longest = 0
  while (!isOver()) {
    const start = performance.now()
    await (await fetch(`${base}/healthz`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - start)
    await sleep(1)
  }
  return longest
}

/** Sends a request while another connection asks for nothing; the longest of its waits. */
export async function held(base: string, { method, path, headers, body }: Shot): Promise<Held> {
  let isOver = false
  const asking = longestWait(base, () => isOver)
  const start = performance.now()
  const answer = await fetch(base + path, { method, headers: headers ?? {}, ...(body !== undefined && { body }) })
  let bytes = 0
  for await (const piece of answer.body ?? []) bytes += (piece as Uint8Array).length
  const ms = performance.now() - start
  isOver = true
  const longest = await asking
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
  return { ms, longest, bytes }
}
