import { randomUUID } from 'node:crypto'
import { startSession } from '#areas/sessions/server/session.store.ts'
import type { Database } from '#platform/database/database.ts'
import { benchUser, numberOf, scale } from './dataset.ts'
import type { Shot } from './measure.ts'

const json = { 'content-type': 'application/json' }

/** A cart made ready for measuring. */
export interface ReadyCart {
  readonly id: string
  readonly shipTo: string
  readonly version: number
}

/** Calls the portal as the measured user. */
export class PortalClient {
  readonly #base: string
  readonly #cookie: string

  private constructor(base: string, cookie: string) {
    this.#base = base
    this.#cookie = cookie
  }

  static async signedIn(base: string, db: Database, userId: string = benchUser): Promise<PortalClient> {
    const session = { userId, staySignedIn: true, address: '127.0.0.1', userAgent: 'bench' }
    const { token } = await startSession(db, session, { idleHours: 12, stayHours: 720 }, new Date())
    return new PortalClient(base, `larder_session=${token}`)
  }

  /** name=value, for a browser. */
  get cookie(): string {
    return this.#cookie
  }

  /** A request as the signed-in user, for `measure`. */
  shot(method: Shot['method'], path: string, body?: object, headers: Record<string, string> = {}): Shot {
    return {
      method,
      path,
      headers: { cookie: this.#cookie, ...(body && json), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }
  }

  async send<T>(shot: Shot): Promise<T> {
    const answer = await fetch(this.#base + shot.path, {
      method: shot.method,
      headers: shot.headers ?? {},
      ...(shot.body !== undefined && { body: shot.body }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${shot.method} ${shot.path} answered ${answer.status}: ${text.slice(0, 300)}`)
    return JSON.parse(text) as T
  }

  /** A cart with the usual number of lines, for a ship-to chosen by `n`. */
  async readyCart(n: number, lines: number = scale.cartLines): Promise<ReadyCart> {
    const shipTo = numberOf(1 + (n % scale.shipTos))
    const base = `/api/v2-1-0/divisions/NLV/ship-tos/${shipTo}/carts`
    const created = await this.send<{ cart: { id: string; version: number } }>(
      this.shot('POST', base, { cart: { soType: 'regularDelivery' } }, { 'idempotency-key': randomUUID() }),
    )
    const { id, version } = created.cart
    if (lines === 0) return { id, shipTo, version }
    const items = Array.from({ length: lines }, (_, i) => ({ itemNumber: orderable(n * 7 + i), orderedCases: 2 }))
    const filled = await this.send<{ cart: { version: number }; errors: unknown[] }>(
      this.shot('PUT', `${base}/${id}/items`, { items }),
    )
    if (filled.errors.length > 0) throw new Error(`Lines were refused: ${JSON.stringify(filled.errors[0])}`)
    return { id, shipTo, version: filled.cart.version }
  }

  /** The path of a guide with as many lines of its own. */
  async readyGuide(lines: number, type: 'CustomOrder' | 'CustomInventory' = 'CustomOrder'): Promise<string> {
    const base = `/api/divisions/NLV/ship-tos/${numberOf(1)}/guides`
    // Several parts of a benchmark make guides of one size.
    const body = { type, name: `${type} of ${lines}, ${randomUUID()}` }
    const { guide } = await this.send<{ guide: { id: string } }>(
      this.shot('POST', base, body, { 'idempotency-key': randomUUID() }),
    )
    const path = `${base}/${type}/${guide.id}`
    const numbers = Array.from({ length: lines }, (_, i) => orderable(i))
    for (let at = 0; at < lines; at += 1000)
      await this.send(this.shot('POST', `${path}/items`, { itemNumbers: numbers.slice(at, at + 1000) }))
    return path
  }
}

/**
 * A distinct item number for each n, spread over the whole catalogue as the items of a kitchen are.
 */
export const orderable = (n: number): string => numberOf(1 + ((n * 7919) % scale.items))
