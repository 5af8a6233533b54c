import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type LiveEvent, liveChannel } from './live-events.ts'

/** Who listens, and what they may hear of. */
export interface Listener {
  readonly userKey: string
  mayHear(event: LiveEvent): Promise<boolean> | boolean
}

/** What the stream needs from outside. */
export interface EventStreams {
  readonly db: Database
  readonly log: Log
  /** Refuses with 401 when nobody is signed in. */
  readonly authenticate: (request: FastifyRequest) => Promise<Listener>
}

const heartbeatMs = 20_000
/** Tabs of one person; a further one closes the oldest. */
const mostStreams = 10
const listening = new Map<string, (() => void)[]>()

/** How many streams this process holds, for the metrics. */
export const openStreams = (): number => [...listening.values()].reduce((sum, streams) => sum + streams.length, 0)

/** `GET /api/events`: server-sent events fed by one LISTEN a process; `resync` tells the browser to ask for everything again. */
export function registerEvents(app: FastifyInstance, { db, log, authenticate }: EventStreams): void {
  const streams = new Set<(event: LiveEvent | 'resync') => void>()
  let unlisten: (() => Promise<void>) | undefined
  const hear = (payload: string) => {
    const event = JSON.parse(payload) as LiveEvent
    for (const send of streams) send(event)
  }
  const gap = () => streams.forEach((send) => send('resync'))

  app.addHook('onReady', async () => {
    unlisten = await db.listen(liveChannel, hear, gap)
  })
  app.addHook('preClose', async () => {
    for (const ends of listening.values()) for (const end of [...ends]) end()
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
      'x-request-id': request.id,
    })
    raw.write('retry: 2000\nevent: ready\ndata: {}\n\n')
    const write = (event: string, data: object) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    const send = (event: LiveEvent | 'resync') => {
      if (event === 'resync') return void write('resync', {})
      Promise.resolve(listener.mayHear(event)).then(
        (may) => may && raw.write(`data: ${JSON.stringify(event)}\n\n`),
        (error: unknown) => log.warn({ err: error }, 'a live event was not judged'),
      )
    }
    const heartbeat = setInterval(() => raw.write(': here\n\n'), heartbeatMs)
    const end = () => {
      clearInterval(heartbeat)
      streams.delete(send)
      forget(listener.userKey, end)
      raw.end()
    }
    raw.on('close', end)
    streams.add(send)
    remember(listener.userKey, end)
  })
}

function remember(userKey: string, end: () => void): void {
  const own = [...(listening.get(userKey) ?? []), end]
  listening.set(userKey, own)
  if (own.length > mostStreams) own[0]?.()
}

function forget(userKey: string, end: () => void): void {
  const rest = (listening.get(userKey) ?? []).filter((other) => other !== end)
  if (rest.length === 0) listening.delete(userKey)
  else listening.set(userKey, rest)
}
