import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type LiveEvent, liveChannel } from './live-events.ts'

/** Who listens, and what they may hear of. */
export interface Listener {
  readonly userKey: string
  /** What `endedSession` calls the session the stream was opened with. */
  readonly sessionKey: string
  mayHear(event: LiveEvent): Promise<boolean> | boolean
}

/** What the stream needs from outside. */
export interface EventStreams {
  readonly db: Database
  readonly log: Log
  /** Refuses with 401 when nobody is signed in. */
  readonly authenticate: (request: FastifyRequest) => Promise<Listener>
  /** AUTH-3: which of these sessions go on; asked with every sign of life, for an end by time is told by nobody. */
  readonly goingOn: (sessionKeys: readonly string[]) => Promise<ReadonlySet<string>>
  /** Milliseconds between signs of life, which keep proxies from closing a quiet stream. 20 s unless told. */
  readonly heartbeatMs?: number
}

/** Streams of one person; a further one closes the oldest, which is probably dead. */
const mostStreams = 10
/** Bytes a reader may be behind before its stream is closed. */
const mostBehind = 256 * 1024
/** Milliseconds after which a browser comes back; a displaced stream's waits longer, so that tabs do not take turns. */
const retry = { usual: 2000, displaced: 60_000 }

/** One open stream. */
interface Stream {
  readonly listener: Listener
  write(text: string): void
  end(): void
}
const open = new Set<Stream>()

/** How many streams this process holds, for the metrics. */
export const openStreams = (): number => open.size

/** `GET /api/events`: server-sent events fed by one LISTEN a process; `resync` tells the browser to ask for everything again. */
export function registerEvents(app: FastifyInstance, parts: EventStreams): void {
  const { db, log, authenticate, goingOn, heartbeatMs = 20_000 } = parts
  const streams = new Set<Stream>()
  const tell = async (stream: Stream, event: LiveEvent) => {
    if (await stream.listener.mayHear(event)) stream.write(`data: ${JSON.stringify(event)}\n\n`)
  }
  const hear = (payload: string) => {
    const event = eventOf(payload)
    if (!event) return log.warn('a live event could not be read')
    if ('endedSession' in event) return endStreams(streams, (key) => key === event.endedSession)
    for (const stream of streams) {
      tell(stream, event).catch((error: unknown) => log.warn({ err: error }, 'a live event was not judged'))
    }
  }
  const resync = () => streams.forEach((stream) => stream.write('event: resync\ndata: {}\n\n'))
  const beat = async () => {
    for (const stream of streams) stream.write(': here\n\n')
    if (streams.size === 0) return
    const asked = new Set([...streams].map(({ listener }) => listener.sessionKey))
    const alive = await goingOn([...asked])
    endStreams(streams, (key) => asked.has(key) && !alive.has(key))
  }
  let unlisten: (() => Promise<void>) | undefined
  let heartbeat: NodeJS.Timeout | undefined

  app.addHook('onReady', async () => {
    unlisten = await db.listen(liveChannel, hear, resync)
    heartbeat = setInterval(() => {
      beat().catch((error: unknown) => log.warn({ err: error }, 'sessions of streams were not checked'))
    }, heartbeatMs)
  })
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const stream of streams) stream.end()
    await unlisten?.()
  })
  app.get('/api/events', { config: { rateLimit: false } }, async (request, reply) => {
    const listener = await authenticate(request)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // The socket goes with the stream, so that a stopping server need not wait for it.
      connection: 'close',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
    raw.write(`retry: ${retry.usual}\n: here\n\n`)
    const stream = streamOn(raw, listener)
    raw.on('error', () => undefined)
    raw.on('close', () => {
      streams.delete(stream)
      open.delete(stream)
    })
    streams.add(stream)
    open.add(stream)
    makeRoom(listener.userKey)
  })
}

function streamOn(raw: ServerResponse, listener: Listener): Stream {
  return {
    listener,
    write: (text) => {
      if (raw.writableLength > mostBehind) raw.destroy()
      else if (!raw.writableEnded) raw.write(text)
    },
    end: () => void raw.end(),
  }
}

/** The browser opens another stream at once, and is told when nobody is signed in any more. */
function endStreams(streams: ReadonlySet<Stream>, isEnded: (sessionKey: string) => boolean): void {
  for (const stream of streams) if (isEnded(stream.listener.sessionKey)) stream.end()
}

function makeRoom(userKey: string): void {
  const own = [...open].filter(({ listener }) => listener.userKey === userKey)
  for (const oldest of own.slice(0, Math.max(0, own.length - mostStreams))) {
    oldest.write(`retry: ${retry.displaced}\n\n`)
    oldest.end()
    open.delete(oldest)
  }
}

function eventOf(payload: string): LiveEvent | { readonly endedSession: string } | undefined {
  try {
    return JSON.parse(payload) as LiveEvent | { readonly endedSession: string }
  } catch {
    return undefined
  }
}
