import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { numberOf } from '../dataset.ts'
import { orderable } from '../portal-client.ts'

/** What a call answered; status 0 when no response came. */
interface Answered {
  readonly status: number
  readonly json: unknown
  readonly problem: string
  /** The order is placed, and the drill has lost the answer that says so. */
  readonly isLostOnPurpose?: true
}

/** Of so many orders one is placed without an answer, whatever chance brings. */
const lostEvery = 10

/** An order that the portal has acknowledged. */
export interface Acknowledged {
  /** What the buyer wanted: the purchase order number of the one order that must exist. */
  readonly intent: string
  readonly orderNumber: string
  /** Milliseconds since the start of the process. */
  readonly at: number
}

/**
 * Buyers who order all the time through the front, as the browser does: what is not answered is
 * sent again under the same key.
 */
export class Buyers {
  readonly acknowledged: Acknowledged[] = []
  /** Requests without a good answer: how many, and what they were, by time. */
  readonly failures: { at: number; what: string }[] = []
  /** Acknowledged orders that their buyer did not find at once. */
  readonly unread: string[] = []
  /** Intents that were given up, which must not happen. */
  readonly givenUp: string[] = []
  requests = 0
  /** Orders whose answer was lost on purpose, after their commit. */
  lostAnswers = 0
  #placed = 0
  #isOver = false
  readonly #running: Promise<void>[] = []
  readonly #agent: Agent

  readonly #front: { readonly base: string; readonly ca: string }
  readonly #cookie: string
  /** Plants the breach of a client that starts over under other keys. */
  readonly #startsOver: boolean

  constructor(front: { readonly base: string; readonly ca: string }, cookie: string, startsOver: boolean) {
    this.#front = front
    this.#cookie = cookie
    this.#startsOver = startsOver
    this.#agent = new Agent({ ca: front.ca, keepAlive: true, maxSockets: 64 })
  }

  start(count: number): void {
    for (let n = 0; n < count; n++) this.#running.push(this.#buy(n))
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
    this.#agent.destroy()
  }

  /** One request as it is, without repetition. */
  call(method: string, path: string, headers: Record<string, string> = {}, body?: object): Promise<Answered> {
    this.requests++
    const text = body && JSON.stringify(body)
    return new Promise((resolve) => {
      const failed = (problem: string) => resolve({ status: 0, json: undefined, problem })
      const asked = request(
        this.#front.base + path,
        {
          method,
          agent: this.#agent,
          timeout: 30_000,
          headers: { cookie: this.#cookie, ...(text && { 'content-type': 'application/json' }), ...headers },
        },
        (answer) => {
          // A status of 201 is sent after the commit: the buyer's line breaks before it arrives.
          if (path.endsWith('/place-order') && answer.statusCode === 201 && ++this.#placed % lostEvery === 0) {
            this.lostAnswers++
            asked.destroy()
            resolve({ status: 0, json: undefined, problem: 'the answer was lost on purpose', isLostOnPurpose: true })
            return
          }
          let given = ''
          answer.setEncoding('utf8').on('data', (piece: string) => (given += piece))
          answer.on('error', (error) => failed(error.message))
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, json: parsed(given), problem: given.slice(0, 120) }),
          )
        },
      )
      asked.on('timeout', () => asked.destroy(new Error('no answer within 30 s')))
      asked.on('error', (error) => failed(error.message))
      asked.end(text)
    })
  }

  async #buy(n: number): Promise<void> {
    const carts = `/api/v2-1-0/divisions/NLV/ship-tos/${numberOf(1 + n)}/carts`
    for (let count = 0; !this.#isOver; count++) {
      const intent = `D${n}-${count}`
      const orderNumber = await this.#order(carts, intent, n * 131 + count)
      if (orderNumber === undefined) this.givenUp.push(intent)
      else {
        this.acknowledged.push({ intent, orderNumber, at: performance.now() })
        if (!(await this.#finds(orderNumber))) this.unread.push(intent)
      }
    }
  }

  /** Orders until the portal says so, for up to 90 seconds. */
  async #order(carts: string, intent: string, n: number): Promise<string | undefined> {
    const end = performance.now() + 90_000
    type Cart = { cart: { id: string; version: number } }
    const made = await this.#repeated(end, 'POST', carts, { cart: { soType: 'regularDelivery', poNumber: intent } })
    if (!made) return undefined
    const { id } = (made as Cart).cart
    const items = [1, 2, 3].map((i) => ({ itemNumber: orderable(n * 7 + i), orderedCases: 1 }))
    const filled = await this.#repeated(end, 'PUT', `${carts}/${id}/items`, { items })
    if (!filled) return undefined
    const version = (filled as Cart).cart.version
    if (this.#startsOver) {
      const placed = await this.#once('POST', `${carts}/${id}/place-order`, {}, version)
      return placed ?? (performance.now() < end ? this.#order(carts, intent, n) : undefined)
    }
    const placed = await this.#repeated(end, 'POST', `${carts}/${id}/place-order`, {}, version)
    return placed ? (placed as { order: { orderNumber: string } }).order.orderNumber : undefined
  }

  /** Whether the order is found by its number, once a server answers that. */
  async #finds(orderNumber: string): Promise<boolean> {
    const path = `/api/sales-orders/by-number?keyword=${orderNumber}`
    const found = await this.#repeated(performance.now() + 90_000, 'GET', path)
    return (found as { orders: { orderNumber: string }[] } | undefined)?.orders.length === 1
  }

  async #once(method: string, path: string, body: object, version: number): Promise<string | undefined> {
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` }
    const { status, json } = await this.call(method, path, headers, body)
    return status === 201 ? (json as { order: { orderNumber: string } }).order.orderNumber : undefined
  }

  /** The same request under the same key until it is answered. */
  async #repeated(end: number, method: string, path: string, body?: object, version?: number): Promise<unknown> {
    const key = randomUUID()
    while (performance.now() < end) {
      const headers = { 'idempotency-key': key, ...(version !== undefined && { 'if-match': `"${version}"` }) }
      const { status, json, problem, isLostOnPurpose } = await this.call(method, path, headers, body)
      if (status >= 200 && status < 300) return json
      if (!isLostOnPurpose) this.failures.push({ at: performance.now(), what: `${method} ${status} ${problem}` })
      if (status !== 0 && status < 500 && status !== 409 && status !== 429) return undefined
      await sleep(250)
    }
    return undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
