import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { listenerGaps } from '../meters.ts'

interface Subscriber {
  readonly handler: (payload: string) => void
  readonly onGap: () => void
}

/**
 * The one connection that listens for NOTIFY for the whole process. It reconnects by itself, with
 * pauses of 0.1 to 2 s.
 */
export class Listener {
  readonly #options: pg.ClientConfig
  readonly #channels = new Map<string, Set<Subscriber>>()
  #client: pg.Client | undefined
  #connecting: Promise<void> | undefined
  /** The connection was lost: messages may have been missed, and no subscriber knows yet. */
  #hasGap = false
  #isClosed = false

  constructor(options: pg.ClientConfig) {
    this.#options = options
  }

  async listen(channel: string, handler: (payload: string) => void, onGap: () => void = () => undefined) {
    const subscriber = { handler, onGap }
    const others = this.#channels.get(channel)
    if (others) others.add(subscriber)
    else this.#channels.set(channel, new Set([subscriber]))
    if (this.#client && !others) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`)
    else await this.#connected()
    return async () => {
      const rest = this.#channels.get(channel)
      rest?.delete(subscriber)
      if (rest?.size !== 0) return
      this.#channels.delete(channel)
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
    }
  }

  get isConnected(): boolean {
    return this.#client !== undefined
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#channels.clear()
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  async #connected(): Promise<void> {
    if (this.#client) return
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined
    })
    await this.#connecting
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.#options)
    let isLost = false
    const lost = () => {
      if (isLost) return
      isLost = true
      client.end().catch(() => undefined)
      if (this.#client !== client) return
      this.#client = undefined
      this.#hasGap = true
      void this.#reconnect()
    }
    client.on('error', lost)
    client.on('end', lost)
    const deliver = ({ channel, payload }: pg.Notification) => {
      for (const { handler } of this.#channels.get(channel) ?? []) handler(payload ?? '')
    }
    // Until the subscribers know of the gap, what arrives waits: it may rest on something they
    // missed.
    const early: pg.Notification[] = []
    client.on('notification', (message) => void (this.#client === client ? deliver(message) : early.push(message)))
    try {
      await client.connect()
      for (const channel of this.#channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    if (this.#isClosed) {
      await client.end()
      return
    }
    this.#client = client
    this.#announceGap()
    early.forEach(deliver)
  }

  #announceGap(): void {
    if (!this.#hasGap) return
    this.#hasGap = false
    listenerGaps.inc()
    for (const subscribers of this.#channels.values()) for (const { onGap } of subscribers) onGap()
  }

  async #reconnect(): Promise<void> {
    for (let pause = 100; !this.#isClosed; pause = Math.min(pause * 2, 2000)) {
      await sleep(pause, undefined, { ref: false })
      try {
        await this.#connected()
        return
      } catch {
        // Still away: the next round tries again.
      }
    }
  }
}
