import type { CountedQuantity, CountOperation } from '../count-operation.ts'
import { mayKeep } from '../rules/may-keep.ts'
import { mergeCount, type ShelfState, shelfKey } from '../rules/merge-count.ts'
import { type CountingMode, writeOperation } from '../rules/write-operation.ts'
import type { KeptOperation } from './kept-counts.ts'

/** A shelf as the sheet shows it. */
export interface ShownShelf {
  readonly state: ShelfState<CountOperation> | undefined
  /** An operation of this shelf has not arrived. */
  readonly isPending: boolean
  /** An operation of this shelf was refused, and why. */
  readonly refused: KeptOperation | undefined
}

/** What is on its way, and what was refused. */
export interface LogSummary {
  /** All that were not refused, also those that another one replaced. */
  readonly operations: number
  readonly pending: number
  /** Why no more is kept on this device; null while it is. */
  readonly full: string | null
  readonly refused: readonly KeptOperation[]
  /** The keys of shelves that wait for a decision. */
  readonly undecided: readonly string[]
  /** The keys of shelves that are counted. */
  readonly counted: ReadonlySet<string>
  /** True while sending waits for a connection or a session. */
  readonly isWaiting: boolean
}

/** One new count of a shelf. */
export interface Counted extends CountedQuantity {
  readonly lineId: string
  readonly locationId: string | null
  readonly isCleared?: boolean
}

/** Who counts, with what. */
export interface CountingPerson {
  readonly name: string
  readonly deviceId: string
  readonly makeId: () => string
  readonly now: () => Date
}

const emptyShelf: ShownShelf = { state: undefined, isPending: false, refused: undefined }

/**
 * NEXT-9: the log of one count on this device: what the server has and what was counted here and
 * is on its way. A shelf is merged again when an operation of it comes; each row listens to its
 * own. It makes no calls and stores nothing.
 */
export class CountLog {
  readonly #scope: Pick<KeptOperation, 'division' | 'shipTo' | 'inventoryId'>
  readonly #person: CountingPerson
  readonly #operations = new Map<string, KeptOperation>()
  /** The ids of operations by shelf. */
  readonly #shelves = new Map<string, Set<string>>()
  readonly #shown = new Map<string, ShownShelf>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #summaryListeners = new Set<() => void>()
  #isWaiting = false
  /** What has not arrived of other counts of this person. */
  #keptElsewhere = 0
  #summary: LogSummary = {
    operations: 0,
    pending: 0,
    full: null,
    refused: [],
    undecided: [],
    counted: new Set(),
    isWaiting: false,
  }

  constructor(scope: Pick<KeptOperation, 'division' | 'shipTo' | 'inventoryId'>, person: CountingPerson) {
    this.#scope = scope
    this.#person = person
  }

  /** The same object until it changes. */
  shelf(key: string): ShownShelf {
    return this.#shown.get(key) ?? emptyShelf
  }

  /** The same object until it changes. */
  get summary(): LogSummary {
    return this.#summary
  }

  /** The keys of all shelves that the log names. */
  get shelfKeys(): readonly string[] {
    return [...this.#shown.keys()]
  }

  /** What has not arrived, in the order in which it was counted. */
  get pending(): readonly KeptOperation[] {
    return [...this.#operations.values()]
      .filter(({ state }) => state === 'pending')
      .toSorted((a, b) => (a.operation.deviceAt < b.operation.deviceAt ? -1 : 1))
  }

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  readonly subscribeSummary = (listener: () => void): (() => void) => {
    this.#summaryListeners.add(listener)
    return () => void this.#summaryListeners.delete(listener)
  }

  /** Counts a shelf; returns what is to be kept and sent. */
  count({ lineId, locationId, isCleared = false, ...quantity }: Counted, mode: CountingMode): KeptOperation {
    const { state } = this.shelf(shelfKey(lineId, locationId))
    const isSent = (opId: string) => this.#operations.get(opId)?.state === 'sent'
    const { name, deviceId, makeId, now } = this.#person
    const operation: CountOperation = {
      ...quantity,
      ...writeOperation(state, mode, isSent),
      opId: makeId(),
      lineId,
      locationId,
      isCleared,
      deviceId,
      deviceAt: now().toISOString(),
      byName: name,
      isOwn: true,
    }
    const kept = { ...this.#scope, opId: operation.opId, operation, state: 'pending' } as const
    this.take([kept])
    return kept
  }

  /** Operations as they are kept or were received. One that arrived is never pending again. */
  take(operations: readonly KeptOperation[]): void {
    const touched = new Set<string>()
    for (const each of operations) {
      const known = this.#operations.get(each.opId)
      if (known && (known.state === each.state || known.state === 'sent')) continue
      this.#operations.set(each.opId, each)
      const key = shelfKey(each.operation.lineId, each.operation.locationId)
      const shelf = this.#shelves.get(key) ?? new Set()
      this.#shelves.set(key, shelf.add(each.opId))
      touched.add(key)
    }
    this.#merge(touched)
  }

  /** Operations as the server has them; returns those that were news. */
  receive(operations: readonly CountOperation[]): KeptOperation[] {
    const news = operations
      .filter(({ opId }) => this.#operations.get(opId)?.state !== 'sent')
      .map((operation): KeptOperation => ({
        ...this.#scope,
        opId: operation.opId,
        operation,
        state: 'sent',
      }))
    this.take(news)
    return news
  }

  /** What the server said about operations; returns them as they are to be kept. */
  settle(accepted: readonly string[], refused: readonly { opId: string; message: string }[]): KeptOperation[] {
    const reasons = new Map(refused.map(({ opId, message }) => [opId, message]))
    const settled = [...accepted, ...reasons.keys()].flatMap((opId) => {
      const known = this.#operations.get(opId)
      if (known?.state !== 'pending') return []
      const reason = reasons.get(opId)
      return [
        reason === undefined ? { ...known, state: 'sent' as const } : { ...known, state: 'refused' as const, reason },
      ]
    })
    this.take(settled)
    return settled
  }

  /** The person has read why an operation was refused. */
  dismiss(opId: string): void {
    const known = this.#operations.get(opId)
    if (known?.state !== 'refused') return
    const key = shelfKey(known.operation.lineId, known.operation.locationId)
    this.#operations.delete(opId)
    this.#shelves.get(key)?.delete(opId)
    this.#merge(new Set([key]))
  }

  /** How many operations of other counts wait on this device. */
  setKeptElsewhere(kept: number): void {
    this.#keptElsewhere = kept
    this.#summarize()
  }

  setWaiting(isWaiting: boolean): void {
    if (this.#isWaiting === isWaiting) return
    this.#isWaiting = isWaiting
    this.#summarize()
  }

  #merge(keys: ReadonlySet<string>): void {
    if (keys.size === 0) return
    for (const key of keys) {
      const all = [...(this.#shelves.get(key) ?? [])].map((opId) => this.#operations.get(opId)!)
      // What was refused is in nobody else's count.
      const counted = all.filter(({ state }) => state !== 'refused').map(({ operation }) => operation)
      this.#shown.set(key, {
        state: mergeCount(counted).get(key),
        isPending: all.some(({ state }) => state === 'pending'),
        refused: all.findLast(({ state }) => state === 'refused'),
      })
      for (const listener of this.#listeners.get(key) ?? []) listener()
    }
    this.#summarize()
  }

  #summarize(): void {
    const shelves = [...this.#shown]
    const operations = [...this.#operations.values()]
    const refused = operations.filter(({ state }) => state === 'refused')
    const pending = operations.filter(({ state }) => state === 'pending').length
    const room = mayKeep(pending + this.#keptElsewhere)
    this.#summary = {
      operations: operations.length - refused.length,
      pending,
      full: room.allowed ? null : room.refusal.message,
      refused,
      undecided: shelves.flatMap(([key, { state }]) => (state && state.groups.length > 1 ? [key] : [])),
      counted: new Set(shelves.flatMap(([key, { state }]) => (state?.quantity ? [key] : []))),
      isWaiting: this.#isWaiting,
    }
    for (const listener of this.#summaryListeners) listener()
  }
}
