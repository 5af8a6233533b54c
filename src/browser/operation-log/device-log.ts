import type { Decision } from '#kit/decision.ts'
import type { LoggedOperation } from '#kit/merge-log.ts'
import type { KeptOperation, LogScope } from './kept-operation.ts'

/** An operation as a device writes it. */
export interface DeviceOperation extends LoggedOperation {
  readonly deviceAt: string
}

/** How the operations of a log merge. */
export interface LogRules<Operation, State> {
  /** The place an operation is about, such as a shelf. */
  readonly placeOf: (operation: Operation) => string
  /** What a place's operations come to; undefined without any. */
  readonly merge: (operations: readonly Operation[]) => State | undefined
  readonly isFilled: (state: State) => boolean
  /** True when a person has to decide what the place holds. */
  readonly isUndecided: (state: State) => boolean
  readonly mayKeep: (kept: number) => Decision
}

/** A place as the screen shows it. */
export interface ShownPlace<Operation, State> {
  readonly state: State | undefined
  /** An operation of this place has not arrived. */
  readonly isPending: boolean
  /** An operation of this place was refused, and why. */
  readonly refused: KeptOperation<Operation> | undefined
}

/** What is on its way, and what was refused. */
export interface LogSummary<Operation> {
  /** All that were not refused, also those that another one replaced. */
  readonly operations: number
  readonly pending: number
  /** Why no more is kept on this device; null while it is. */
  readonly full: string | null
  readonly refused: readonly KeptOperation<Operation>[]
  /** The places that wait for a decision. */
  readonly undecided: readonly string[]
  /** The places that hold something. */
  readonly filled: ReadonlySet<string>
  /** True while sending waits for a connection or a session. */
  readonly isWaiting: boolean
}

const emptyPlace = { state: undefined, isPending: false, refused: undefined } as const

/**
 * NEXT-9: a log of operations on this device: what the server has and what was written here and is
 * on its way. A place is merged again when an operation of it comes; each row listens to its own.
 * It makes no calls and stores nothing.
 */
export class DeviceLog<Operation extends DeviceOperation, State> {
  readonly #scope: LogScope
  readonly #rules: LogRules<Operation, State>
  readonly #operations = new Map<string, KeptOperation<Operation>>()
  /** The ids of operations by place. */
  readonly #places = new Map<string, Set<string>>()
  readonly #shown = new Map<string, ShownPlace<Operation, State>>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #summaryListeners = new Set<() => void>()
  #isWaiting = false
  /** What has not arrived of other logs of this person. */
  #keptElsewhere = 0
  #summary: LogSummary<Operation> = {
    operations: 0,
    pending: 0,
    full: null,
    refused: [],
    undecided: [],
    filled: new Set(),
    isWaiting: false,
  }

  constructor(scope: LogScope, rules: LogRules<Operation, State>) {
    this.#scope = scope
    this.#rules = rules
  }

  /** The same object until it changes. */
  place(key: string): ShownPlace<Operation, State> {
    return this.#shown.get(key) ?? emptyPlace
  }

  /** The same object until it changes. */
  get summary(): LogSummary<Operation> {
    return this.#summary
  }

  /** All places that the log names. */
  get placeKeys(): readonly string[] {
    return [...this.#shown.keys()]
  }

  /** What has not arrived, in the order in which it was written. */
  get pending(): readonly KeptOperation<Operation>[] {
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

  isSent(opId: string): boolean {
    return this.#operations.get(opId)?.state === 'sent'
  }

  /** A new operation of this device; returns what is to be kept and sent. */
  write(operation: Operation): KeptOperation<Operation> {
    const kept = { ...this.#scope, opId: operation.opId, operation, state: 'pending' } as const
    this.take([kept])
    return kept
  }

  /** Operations as they are kept or were received. One that arrived is never pending again. */
  take(operations: readonly KeptOperation<Operation>[]): void {
    const touched = new Set<string>()
    for (const each of operations) {
      const known = this.#operations.get(each.opId)
      if (known && (known.state === each.state || known.state === 'sent')) continue
      this.#operations.set(each.opId, each)
      const key = this.#rules.placeOf(each.operation)
      const place = this.#places.get(key) ?? new Set()
      this.#places.set(key, place.add(each.opId))
      touched.add(key)
    }
    this.#merge(touched)
  }

  /** Operations as the server has them; returns those that were news. */
  receive(operations: readonly Operation[]): KeptOperation<Operation>[] {
    const news = operations
      .filter(({ opId }) => !this.isSent(opId))
      .map((operation): KeptOperation<Operation> => ({
        ...this.#scope,
        opId: operation.opId,
        operation,
        state: 'sent',
      }))
    this.take(news)
    return news
  }

  /** What the server said about operations; returns them as they are to be kept. */
  settle(
    accepted: readonly string[],
    refused: readonly { opId: string; message: string }[],
  ): KeptOperation<Operation>[] {
    const reasons = new Map(refused.map(({ opId, message }) => [opId, message]))
    const settled = [...accepted, ...reasons.keys()].flatMap((opId): KeptOperation<Operation>[] => {
      const known = this.#operations.get(opId)
      if (known?.state !== 'pending') return []
      const reason = reasons.get(opId)
      return [reason === undefined ? { ...known, state: 'sent' } : { ...known, state: 'refused', reason }]
    })
    this.take(settled)
    return settled
  }

  /** The person has read why an operation was refused. */
  dismiss(opId: string): void {
    const known = this.#operations.get(opId)
    if (known?.state !== 'refused') return
    const key = this.#rules.placeOf(known.operation)
    this.#operations.delete(opId)
    this.#places.get(key)?.delete(opId)
    this.#merge(new Set([key]))
  }

  /** How many operations of other logs wait on this device. */
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
      const all = [...(this.#places.get(key) ?? [])].map((opId) => this.#operations.get(opId)!)
      // What was refused counts for nobody else.
      const counted = all.filter(({ state }) => state !== 'refused').map(({ operation }) => operation)
      this.#shown.set(key, {
        state: this.#rules.merge(counted),
        isPending: all.some(({ state }) => state === 'pending'),
        refused: all.findLast(({ state }) => state === 'refused'),
      })
      for (const listener of this.#listeners.get(key) ?? []) listener()
    }
    this.#summarize()
  }

  #summarize(): void {
    const { mayKeep, isUndecided, isFilled } = this.#rules
    const keysWhere = (holds: (state: State) => boolean) =>
      [...this.#shown].flatMap(([key, { state }]) => (state !== undefined && holds(state) ? [key] : []))
    const operations = [...this.#operations.values()]
    const refused = operations.filter(({ state }) => state === 'refused')
    const pending = operations.filter(({ state }) => state === 'pending').length
    const room = mayKeep(pending + this.#keptElsewhere)
    this.#summary = {
      operations: operations.length - refused.length,
      pending,
      full: room.allowed ? null : room.refusal.message,
      refused,
      undecided: keysWhere(isUndecided),
      filled: new Set(keysWhere(isFilled)),
      isWaiting: this.#isWaiting,
    }
    for (const listener of this.#summaryListeners) listener()
  }
}
