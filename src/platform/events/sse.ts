import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { runEvery } from '../loops.ts'
import { liveMessages, slowStreams } from '../meters.ts'
import { Judging } from './judging.ts'
import { gatherTexts } from './gather-texts.ts'
import { type AccessChange, type LiveEvent, liveChannel } from './live-events.ts'
import { type Rights, type Stream, StreamIndex } from './stream-index.ts'

/** Who opens a stream. */
export interface Listener {
  /** The person at the keyboard: their streams are limited. */
  readonly userKey: string
  /** What `endedSession` calls the session the stream was opened with. */
  readonly sessionKey: string
}

/** What the stream needs from outside. */
export interface EventStreams {
  readonly db: Database
  readonly log: Log
  /** Refuses with 401 when nobody is signed in. */
  readonly authenticate: (request: FastifyRequest) => Promise<Listener>
  /**
   * ACCESS-4, AUTH-3: which events these sessions may receive, in one query; an ended session is
   * absent. Asked when a stream opens, when rights change and with every sign of life, because
   * nothing announces an end by time.
   */
  readonly rightsOf: (sessionKeys: readonly string[]) => Promise<ReadonlyMap<string, Rights>>
  /**
   * Milliseconds between signs of life, which keep proxies from closing a quiet stream. 20 s unless
   * given.
   */
  readonly heartbeatMs?: number
}

/** Streams of one person; a further one closes the oldest, which is probably dead. */
const maxStreams = 10
/**
 * Bytes a reader may be behind before its stream is closed; it opens another one and refetches what
 * it shows.
 */
const maxBehind = 64 * 1024
/**
 * Milliseconds after which a browser comes back: a random time in this range, so that the tabs of a
 * restarted server do not come at once. A displaced stream waits longer, so that tabs do not take
 * turns.
 */
const retry = { min: 1000, max: 4000, displaced: 60_000 }

/** Parts in which signs of life go out: thousands at once would hold up events. */
const heartbeatParts = 20

/** Open streams of this process, oldest first. */
const open = new Set<Stream>()

/** How many streams this process holds, for the metrics. */
export const openStreams = (): number => open.size

/**
 * UI-8: `GET /api/events`, server-sent events fed by one LISTEN a process; `resync` asks the
 * browser to refetch what it shows.
 */
export function registerEvents(app: FastifyInstance, parts: EventStreams): void {
  const { db, log, authenticate, rightsOf, heartbeatMs = 20_000 } = parts
  const index = new StreamIndex()
  const judging = new Judging({
    index,
    rightsOf,
    failed: (error) => log.warn({ err: error }, 'the rights of live event streams could not be read'),
  })
  const judgeAgain = (changed: readonly Stream[], options?: { hasMissed: boolean }) => {
    index.hold(changed, options)
    judging.again(changed)
  }
  const onMessage = (payload: string) => {
    liveMessages.inc()
    const message = messageOf(payload)
    if (!message) return log.warn('a live event could not be read')
    if ('endedSession' in message) index.ofSession(message.endedSession).forEach((stream) => stream.end())
    else if (!('rightsOf' in message)) index.deliver(message, payload)
    else if (message.rightsOf === 'everybody') judgeAgain([...index.streams])
    else judgeAgain(index.ofUsers(new Set(message.rightsOf)))
  }
  const onGap = () => judgeAgain([...index.streams], { hasMissed: true })
  let unlisten: (() => Promise<void>) | undefined
  let stopHeartbeat: (() => Promise<void>) | undefined
  const beats = Array.from({ length: heartbeatParts }, () => new Set<Stream>())

  app.addHook('onReady', async () => {
    unlisten = await db.listen(liveChannel, onMessage, onGap)
    stopHeartbeat = runEvery({
      loop: 'stream-heartbeat',
      everyMs: heartbeatMs / heartbeatParts,
      round: () => {
        const due = beats.shift()!
        beats.push(due)
        for (const stream of due) stream.write(': here\n\n')
        judging.again(due)
      },
      onFailure: (error) => log.warn({ err: error }, 'a heartbeat of the event streams failed'),
    })
  })
  app.addHook('preClose', async () => {
    await stopHeartbeat?.()
    judging.stop()
    for (const stream of index.streams) stream.end()
    await unlisten?.()
  })
  app.get('/api/events', { config: { rateLimit: false } }, async (request, reply) => {
    const listener = await authenticate(request)
    const { raw } = reply
    const { stream, hasEnded } = streamOn(raw, listener)
    // Indexed before it is judged: a right revoked in between is judged again.
    index.add(stream)
    const beat = beats.reduce((least, each) => (each.size < least.size ? each : least))
    beat.add(stream)
    raw.on('error', () => undefined)
    raw.on('close', () => {
      index.remove(stream)
      beat.delete(stream)
      open.delete(stream)
    })
    await judging.opening(stream)
    if (hasEnded()) throw new Refused(common.not_signed_in)
    reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // The socket goes with the stream, so that a stopping server need not wait for it.
      connection: 'close',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
    raw.write(`retry: ${Math.round(retry.min + Math.random() * (retry.max - retry.min))}\n: here\n\n`)
    if (raw.destroyed) return
    open.add(stream)
    closeOldest(listener.userKey)
  })
}

/** A stream on a response whose head may not have been sent yet. */
function streamOn(raw: ServerResponse, { sessionKey, userKey }: Listener) {
  let isEnded = false
  const isOpen = () => raw.headersSent && !raw.writableEnded && !raw.destroyed
  const texts = gatherTexts((text) => {
    if (!isOpen()) return
    if (raw.writableLength > maxBehind) {
      slowStreams.inc()
      raw.destroy()
    } else raw.write(text)
  })
  const stream: Stream = {
    sessionKey,
    userKey,
    write: (text) => {
      if (isOpen()) texts.write(text)
    },
    // The browser opens another stream at once, which is refused when nobody is signed in any more.
    end: () => {
      isEnded = true
      texts.flush()
      if (raw.headersSent) raw.end()
    },
  }
  return { stream, hasEnded: () => isEnded }
}

function closeOldest(userKey: string): void {
  const own: Stream[] = []
  for (const stream of open) if (stream.userKey === userKey) own.push(stream)
  for (const oldest of own.slice(0, Math.max(0, own.length - maxStreams))) {
    oldest.write(`retry: ${retry.displaced}\n\n`)
    oldest.end()
    open.delete(oldest)
  }
}

function messageOf(payload: string): LiveEvent | AccessChange | undefined {
  try {
    const message: unknown = JSON.parse(payload)
    return typeof message === 'object' && message !== null ? (message as LiveEvent | AccessChange) : undefined
  } catch {
    return undefined
  }
}
