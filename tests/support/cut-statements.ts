import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** One try of a request whose connection is lost on the way. */
export interface Cutting {
  /**
   * Statements that pass: 'name 2' is the second of that name. The first other one never reaches
   * PostgreSQL. Undefined: all pass.
   */
  readonly passing: ReadonlySet<string> | undefined
  /** Cut after the first commit instead: it is done, and no response says so. */
  readonly afterCommit?: boolean
  /** What the request has sent, in turn. */
  readonly sent: string[]
  /** What was cut of it. */
  cut?: string
  /** What it has stored for good: a commit, or a write outside of a transaction. */
  readonly stored: string[]
}

/** Of statements that a call repeats, so many are cut. */
const repetitions = 2

const current = new AsyncLocalStorage<Cutting>()

/** Does the work; statements it sends are noted and one of them is cut. */
export const whileCutting = <T>(cutting: Cutting, work: () => Promise<T>): Promise<T> =>
  // Awaited inside: a request of `inject` is not sent before.
  current.run(cutting, async () => await work())

const lost = () => new Error('Connection terminated unexpectedly')

interface Sendable {
  readonly text?: string
  readonly name?: string
  readonly submit?: unknown
  handleError?(error: Error, connection: pg.Connection): void
  destroy?(error: Error): void
}

/** Connections in a transaction, and whether it has written. */
const transactions = new WeakMap<pg.Client, { hasWritten: boolean }>()

const writes = /\b(?:insert\s+into|update\s+\w+(?:\s+\w+)?\s+set|delete\s+from|merge\s+into|copy\s)/i
/**
 * They note that somebody was here, whatever comes of the request: they pass, and count for
 * nothing.
 */
const isNote = (words: string): boolean =>
  words.startsWith('rate-limits.') || ['sessions.touch', 'api-keys.touch', 'order-import.set-progress'].includes(words)

/** What the statement has stored for good once it is done. */
function storedBy(client: pg.Client, words: string, text: string): string | undefined {
  const open = transactions.get(client)
  if (words === 'begin') transactions.set(client, { hasWritten: false })
  else if (words === 'commit') transactions.delete(client)
  else if (writes.test(text)) {
    if (!open) return words
    open.hasWritten = true
  }
  return words === 'commit' && open?.hasWritten ? words : undefined
}

/** The name or the first words of what is sent. */
function wordsOf(sent: unknown): string {
  if (typeof sent === 'string') return sent.slice(0, 60)
  const { name, text } = (sent ?? {}) as Sendable
  return name ?? (text ?? 'copy').trim().slice(0, 60)
}

const textOf = (sent: unknown): string =>
  typeof sent === 'string' ? sent : ((sent as Sendable | null)?.text ?? 'copy ')

/** Ends the connection and fails the statement as the driver does when the network is gone. */
function cut(client: pg.Client, sent: unknown): unknown {
  client.connection.stream.destroy()
  const query = sent as Sendable
  if (typeof query.submit !== 'function') return Promise.reject(lost())
  process.nextTick(() => {
    if (query.handleError) query.handleError(lost(), client.connection)
    else query.destroy?.(lost())
  })
  return query
}

/** On the driver itself: others may have put their own way of sending around this one. */
const isThere = Symbol.for('larder.cut-statements')

/** Puts the cuts between this process and its database; once a process. */
export function cutStatements(): void {
  if (Reflect.has(pg.Client.prototype, isThere)) return
  Reflect.set(pg.Client.prototype, isThere, true)
  const original = pg.Client.prototype.query as (...sent: unknown[]) => unknown
  pg.Client.prototype.query = function cutting(this: pg.Client, ...sent: unknown[]) {
    const now = current.getStore()
    if (!now) return original.apply(this, sent)
    const words = wordsOf(sent[0])
    // A rollback that is lost is done all the same.
    if (isNote(words) || words === 'rollback') {
      if (words === 'rollback') transactions.delete(this)
      return original.apply(this, sent)
    }
    const nth = now.sent.filter((each) => each.startsWith(`${words} `)).length + 1
    const statement = `${words} ${nth}`
    now.sent.push(statement)
    if (
      now.passing &&
      now.cut === undefined &&
      now.stored.length === 0 &&
      nth <= repetitions &&
      !now.passing.has(statement)
    ) {
      now.cut = statement
      return cut(this, sent[0])
    }
    const stored = storedBy(this, words, textOf(sent[0]))
    if (stored !== undefined) now.stored.push(stored)
    const result = original.apply(this, sent)
    if (words !== 'commit' || !now.afterCommit || now.cut !== undefined) return result
    return (result as Promise<unknown>).then(() => {
      now.cut = statement
      this.connection.stream.destroy()
      throw lost()
    })
  } as typeof pg.Client.prototype.query
}
