import { aloneInBrowser } from '../alone-in-browser.ts'
import { batchOperations } from '#kit/operation-limits.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { isCallFailed, isOutcomeUnknown } from '../call-failed.ts'
import { callEndpoint } from '../client.ts'
import { onSignedInAgain } from '../current-user.ts'
import { randomKey } from '../intent-keys.ts'
import { keptKey } from '../kept-for-user.ts'
import { readCall } from '../query.ts'
import type { DeviceLog, DeviceOperation } from './device-log.ts'
import { type KeptLogs, keptLogsOf, type KeptSheet } from './kept-log.ts'
import type { KeptOperation, LogScope } from './kept-operation.ts'

/**
 * Milliseconds until a failed send is retried; it is retried at once when the browser is online
 * again.
 */
const retryMs = 10_000

/** What of a log is the area's own. */
export interface LogWork<Operation> {
  /** The kind of log, such as 'counts': one database for each person and kind. */
  readonly kind: string
  /** What the server has after `since`. Throws `CallFailed`. */
  readonly read: (since: number) => Promise<{ operations: readonly Operation[]; cursor: number }>
  /** Sends operations. Throws `CallFailed`. */
  readonly send: (
    operations: readonly Operation[],
  ) => Promise<{ accepted: readonly string[]; refused: readonly { opId: string; message: string }[] }>
  /** What is sent once all operations were: photos, the end of the work. Throws `CallFailed`. */
  readonly afterwards?: {
    /** Takes up what is kept of it. */
    readonly open: () => Promise<void>
    readonly hasWork: () => boolean
    readonly send: () => Promise<void>
  }
}

/**
 * NEXT-9: one log as one person writes it on this device: kept in the browser before anything is
 * sent, sent in order when it can be, and joined with what others wrote. Nothing is sent under
 * another person's session.
 */
export class LogSession<Operation extends DeviceOperation, State, Sheet> {
  readonly log: DeviceLog<Operation, State>
  readonly #userId: string
  readonly #scope: LogScope
  readonly #work: LogWork<Operation>
  readonly #kept: Promise<KeptLogs<Operation, Sheet>>
  #cursor = 0
  #isOpened: Promise<KeptSheet<Sheet> | undefined> | undefined
  #underWay: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** After a failure somebody else may be signed in by now. */
  #isProven = true

  constructor(
    { userId, ...scope }: LogScope & { readonly userId: string },
    log: DeviceLog<Operation, State>,
    work: LogWork<Operation>,
  ) {
    this.log = log
    this.#userId = userId
    this.#scope = scope
    this.#work = work
    this.#kept = keptLogsOf<Operation, Sheet>(userId, work.kind)
  }

  /** What this browser kept of the log, taken up once; undefined the first time it is opened. */
  open(): Promise<KeptSheet<Sheet> | undefined> {
    return (this.#isOpened ??= this.#takeUp())
  }

  async #takeUp(): Promise<KeptSheet<Sheet> | undefined> {
    const kept = await this.#kept
    const { logId } = this.#scope
    const found = await kept.sheet(logId)
    const sheet = found && this.#isOfThis(found) ? found : undefined
    if (!found || sheet) this.#cursor = await kept.cursor(logId)
    this.log.take(await this.#keptOperations())
    const elsewhere = (await kept.pending()).filter((each) => each.logId !== logId)
    this.log.setKeptElsewhere(elsewhere.length)
    await this.#work.afterwards?.open()
    if (this.#hasWork()) void this.flush()
    return sheet
  }

  // A link may name a log of another ship-to: what was kept of it is that ship-to's, and is neither
  // shown, sent nor forgotten here.
  #isOfThis({ division, shipTo }: Pick<LogScope, 'division' | 'shipTo'>): boolean {
    return division === this.#scope.division && shipTo === this.#scope.shipTo
  }

  async #keptOperations(): Promise<KeptOperation<Operation>[]> {
    const operations = await (await this.#kept).operations(this.#scope.logId)
    return operations.filter((operation) => this.#isOfThis(operation))
  }

  /** True where what is written outlives the page. */
  async isStored(): Promise<boolean> {
    return (await this.#kept).isStored
  }

  /** Keeps the sheet for the time without a connection. */
  async keepSheet(sheet: Sheet): Promise<void> {
    await (await this.#kept).keepSheet({ ...this.#scope, sheet, openedAt: Date.now() })
  }

  /** Forgets what has ended, except what did not arrive. */
  async forgetSheet(): Promise<void> {
    const kept = await this.#kept
    const sheet = await kept.sheet(this.#scope.logId)
    if (!sheet || this.#isOfThis(sheet)) await kept.forgetSheet(this.#scope.logId)
  }

  /**
   * Reads what others wrote since; nothing while another person is signed in. Throws `CallFailed`.
   */
  async read(): Promise<void> {
    await this.open()
    if (!(await this.#isStillMine())) return this.log.setWaiting(true)
    const { operations, cursor } = await this.#work.read(this.#cursor)
    // Somebody else signed in on the way: what was returned was returned to them.
    if (!(await this.#isStillMine())) return this.log.setWaiting(true)
    this.#cursor = cursor
    await (await this.#kept).keepOperations(this.log.receive(operations), cursor)
  }

  /** Keeps an operation that the log has, and sends it as soon as it can be. */
  async keepAndSend(...operations: KeptOperation<Operation>[]): Promise<void> {
    await (await this.#kept).keepOperations(operations)
    await this.flush()
  }

  /** The person has read why an operation was refused. */
  dismiss(opId: string): void {
    this.log.dismiss(opId)
    void this.#kept.then((kept) => kept.forgetOperation(this.#scope.logId, opId))
  }

  #hasWork(): boolean {
    return this.log.summary.pending > 0 || (this.#work.afterwards?.hasWork() ?? false)
  }

  /** Sends what has not arrived; one batch at a time, of all tabs of this person. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#underWay) await this.#underWay
    if (!this.#hasWork()) return
    this.#underWay ??= this.#alone(() => this.#send()).finally(() => {
      this.#underWay = undefined
    })
    await this.#underWay
  }

  /** The connection or the session is back: what was written leaves, what others wrote comes. */
  async catchUp(): Promise<void> {
    await this.flush()
    await this.read().catch(() => undefined)
  }

  // Two tabs of one person never send the same operations at once.
  #alone<T>(work: () => Promise<T>): Promise<T> {
    return aloneInBrowser(`larder.${this.#work.kind}.${this.#userId}.${this.#scope.logId}`, work)
  }

  async #send(): Promise<void> {
    const kept = await this.#kept
    // Another tab may have sent them in the meantime.
    this.log.take(await this.#keptOperations())
    for (let batch = this.#batch(); batch.length > 0; batch = this.#batch()) {
      try {
        if (!(await this.#isStillMine())) return this.log.setWaiting(true)
        const answer = await this.#work.send(batch.map(({ operation }) => operation))
        await kept.keepOperations(this.log.settle(answer.accepted, answer.refused))
        this.#hasArrived()
      } catch (error) {
        if (!isCallFailed(error)) throw error
        if (isForLater(error)) return this.#waitAfter()
        // Refused as a whole, such as by a count that was closed: each stays, with the reason.
        const refused = batch.map(({ opId }) => ({ opId, message: error.message }))
        await kept.keepOperations(this.log.settle([], refused))
      }
    }
    await this.#sendAfterwards()
  }

  async #sendAfterwards(): Promise<void> {
    const { afterwards } = this.#work
    if (!afterwards?.hasWork()) return
    try {
      if (!(await this.#isStillMine())) return this.log.setWaiting(true)
      await afterwards.send()
      this.#hasArrived()
    } catch (error) {
      if (!isCallFailed(error)) throw error
      this.#waitAfter()
    }
  }

  #hasArrived(): void {
    this.#isProven = true
    this.log.setWaiting(false)
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
    return me?.userId === this.#userId
  }
}

/** True for a failure after which the same is sent again. */
export const isForLater = (error: unknown): boolean =>
  isCallFailed(error) && (isOutcomeUnknown(error) || error.status === 429 || error.code === 'not_signed_in')

/** A name for this browser, made once for each person. */
export function deviceOf(userId: string): string {
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

/**
 * One session for each key, for as long as the page lives; sign-out reloads it. All catch up when
 * the connection or the session is back.
 */
export function keepSessions<Session extends { catchUp(): Promise<void> }>() {
  const sessions = new Map<string, Session>()
  const catchUpAll = () => {
    for (const session of sessions.values()) void session.catchUp()
  }
  window.addEventListener('online', catchUpAll)
  onSignedInAgain(catchUpAll)
  return (key: string, make: () => Session): Session => {
    const session = sessions.get(key) ?? make()
    sessions.set(key, session)
    return session
  }
}
