import { isCallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { onSignedInAgain } from '#browser/current-user.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { keptKey } from '#browser/kept-for-user.ts'
import { readCall } from '#browser/query.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { getCustomerInventory } from '../inventory.endpoints.ts'
import { addCountOperations, listCountOperations } from '../operation.endpoints.ts'
import { batchOperations } from '../rules/batch-operations.ts'
import type { CountingMode } from '../rules/write-operation.ts'
import { type Counted, CountLog } from './count-log.ts'
import { type KeptCounts, keptCountsOf, type KeptOperation, type KeptSheet } from './kept-counts.ts'

/** Which count, of whom. */
export interface CountScope {
  readonly userId: string
  readonly name: string
  readonly division: string
  readonly shipTo: string
  readonly inventoryId: string
}

/**
 * Milliseconds until a failed send is retried; it is retried at once when the browser is online
 * again.
 */
const retryMs = 10_000

/**
 * NEXT-9: one count as one person counts it on this device: kept in the browser before anything is
 * sent, sent in order when it can be, and joined with what others counted. Nothing is sent under
 * another person's session.
 */
export class CountSession {
  readonly log: CountLog
  readonly #scope: CountScope
  readonly #kept: Promise<KeptCounts>
  #cursor = 0
  #isOpened: Promise<KeptSheet | undefined> | undefined
  #underWay: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** After a failure somebody else may be signed in by now. */
  #isProven = true

  constructor(scope: CountScope) {
    this.#scope = scope
    this.#kept = keptCountsOf(scope.userId)
    const { division, shipTo, inventoryId } = scope
    this.log = new CountLog(
      { division, shipTo, inventoryId },
      {
        name: scope.name,
        deviceId: deviceOf(scope.userId),
        makeId: randomKey,
        now: () => new Date(),
      },
    )
  }

  get #params() {
    const { division, shipTo, inventoryId } = this.#scope
    return { division, shipTo, inventoryId }
  }

  /** What this browser kept of the count, taken up once; undefined the first time it is opened. */
  open(): Promise<KeptSheet | undefined> {
    return (this.#isOpened ??= this.#takeUp())
  }

  async #takeUp(): Promise<KeptSheet | undefined> {
    const kept = await this.#kept
    const sheet = await kept.sheet(this.#scope.inventoryId)
    this.#cursor = await kept.cursor(this.#scope.inventoryId)
    this.log.take(await kept.operations(this.#scope.inventoryId))
    await this.#noteKeptElsewhere()
    if (this.log.summary.pending > 0) void this.flush()
    return sheet
  }

  async #noteKeptElsewhere(): Promise<void> {
    const pending = await (await this.#kept).pending()
    const elsewhere = pending.filter(({ inventoryId }) => inventoryId !== this.#scope.inventoryId)
    this.log.setKeptElsewhere(elsewhere.length)
  }

  /** True where what is counted outlives the page. */
  async isStored(): Promise<boolean> {
    return (await this.#kept).isStored
  }

  /** Keeps the sheet for the time without a connection; one that was closed is forgotten. */
  async keepSheet(sheet: CallAnswer<typeof getCustomerInventory>): Promise<void> {
    const kept = await this.#kept
    const { division, shipTo, inventoryId } = this.#scope
    if (sheet.inventory.status === 'closed') return kept.forgetSheet(inventoryId)
    return kept.keepSheet({ division, shipTo, inventoryId, sheet, openedAt: Date.now() })
  }

  /**
   * Reads what others counted since; nothing while another person is signed in. Throws
   * `CallFailed`.
   */
  async read(): Promise<void> {
    await this.open()
    if (!(await this.#isStillMine())) return this.log.setWaiting(true)
    const query = { since: this.#cursor }
    const { operations, cursor } = await callEndpoint(listCountOperations, { params: this.#params, query })
    // Somebody else signed in on the way: what was returned was returned to them.
    if (!(await this.#isStillMine())) return this.log.setWaiting(true)
    this.#cursor = cursor
    await (await this.#kept).keepOperations(this.log.receive(operations), cursor)
  }

  /**
   * Counts a shelf: shown at once, kept, and sent as soon as it can be. False while the device
   * keeps no more; the summary of the log has the reason.
   */
  count(counted: Counted, mode: CountingMode): boolean {
    if (this.log.summary.full !== null) return false
    void this.#keepAndSend(this.log.count(counted, mode))
    return true
  }

  async #keepAndSend(operation: KeptOperation): Promise<void> {
    const kept = await this.#kept
    await kept.keepOperations([operation])
    await this.flush()
  }

  /** The person has read why an operation was refused. */
  dismiss(opId: string): void {
    this.log.dismiss(opId)
    void this.#kept.then((kept) => kept.forgetOperation(this.#scope.inventoryId, opId))
  }

  /** Sends what has not arrived; one batch at a time, of all tabs of this person. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#underWay) await this.#underWay
    if (this.log.summary.pending === 0) return
    this.#underWay ??= this.#alone(() => this.#send()).finally(() => {
      this.#underWay = undefined
    })
    await this.#underWay
  }

  /** The connection or the session is back: what was counted leaves, what others counted comes. */
  async catchUp(): Promise<void> {
    await this.flush()
    await this.read().catch(() => undefined)
  }

  // Two tabs of one person never send the same operations at once.
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const locks = (navigator as { locks?: LockManager }).locks
    return locks ? locks.request(`larder.count.${this.#scope.userId}.${this.#scope.inventoryId}`, work) : work()
  }

  async #send(): Promise<void> {
    const kept = await this.#kept
    // Another tab may have sent them in the meantime.
    this.log.take(await kept.operations(this.#scope.inventoryId))
    for (let batch = this.#batch(); batch.length > 0; batch = this.#batch()) {
      try {
        if (!(await this.#isStillMine())) return this.log.setWaiting(true)
        const operations = batch.map(({ operation: { byName: _, isOwn: __, ...wanted } }) => wanted)
        const answer = await callEndpoint(addCountOperations, { params: this.#params, body: { operations } })
        await kept.keepOperations(this.log.settle(answer.accepted, answer.refused))
        this.#isProven = true
        this.log.setWaiting(false)
      } catch (error) {
        if (!isCallFailed(error)) throw error
        if (isForLater(error)) return this.#waitAfter()
        // Refused as a whole, such as by a count that was closed: each stays, with the reason.
        const refused = batch.map(({ opId }) => ({ opId, message: error.message }))
        await kept.keepOperations(this.log.settle([], refused))
      }
    }
  }

  #batch() {
    return batchOperations(this.log.pending)
  }

  #waitAfter(): void {
    this.#isProven = false
    this.log.setWaiting(true)
    this.#timer = setTimeout(() => void this.catchUp(), retryMs)
  }

  async #isStillMine(): Promise<boolean> {
    const me = this.#isProven ? readCall(getMe, {}) : await callEndpoint(getMe, {})
    return me?.userId === this.#scope.userId
  }
}

const isForLater = (error: unknown): boolean =>
  isCallFailed(error) && (isOutcomeUnknown(error) || error.status === 429 || error.code === 'not_signed_in')

/** A name for this browser, made once for each person. */
function deviceOf(userId: string): string {
  const key = keptKey(userId, 'device')
  try {
    const known = localStorage.getItem(key) ?? randomKey()
    localStorage.setItem(key, known)
    return known
  } catch {
    // Storage is blocked: a name as long as the page lives.
    return randomKey()
  }
}

const sessions = new Map<string, CountSession>()

const catchUpAll = () => {
  for (const session of sessions.values()) void session.catchUp()
}
window.addEventListener('online', catchUpAll)
onSignedInAgain(catchUpAll)

/** One object for each user and count, for as long as the page lives; sign-out reloads it. */
export function countSessionFor(scope: CountScope): CountSession {
  const key = `${scope.userId}/${scope.inventoryId}`
  const session = sessions.get(key) ?? new CountSession(scope)
  sessions.set(key, session)
  return session
}
