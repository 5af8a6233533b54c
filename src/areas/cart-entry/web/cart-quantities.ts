import { isSameQuantity, type LineQuantity } from '#areas/carts/line-quantity.ts'
import type { LineConflict, TypedLine } from '../rules/merge-quantities.ts'
import type { QuantityPorts, QuantityState, RefusedSave } from './quantity-state.ts'

/** Milliseconds after the last key until a typed quantity is sent (look and feel, Shop). */
export const beatMs = 600
/**
 * Milliseconds until a failed send is retried; it is retried at once when the browser is online
 * again.
 */
export const retryMs = 10_000

/** Lines of one call. */
const maxAtOnce = 500
const none: LineQuantity = { cases: 0, units: 0 }
/** Stands for every line in `subscribe`. */
export const anyLine = '*'

/**
 * The quantities of the active cart as they are typed: shown and stored at once, sent after a pause
 * in one batch at a time. A line that is refused alone is rolled back with the reason; it is held
 * when somebody else changed the same line or the whole save was refused. Each row subscribes to
 * its own item, so a keystroke renders one row.
 */
export class CartQuantities {
  #server: ReadonlyMap<string, LineQuantity> = new Map()
  /** False until the server's lines are known. */
  #isRead = false
  readonly #edits = new Map<string, TypedLine>()
  #typed: readonly TypedLine[] | undefined
  readonly #conflicts = new Map<string, LineConflict>()
  /** Lines of saves that were refused as a whole, and why the last one was. */
  readonly #held = new Set<string>()
  #refusal: Pick<RefusedSave, 'code' | 'message'> | null = null
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #stateListeners = new Set<() => void>()
  readonly #ports: QuantityPorts
  #cancel: (() => void) | undefined
  #underWay: Promise<boolean> | undefined
  #isWaiting = false
  #state: QuantityState = { pending: 0, isWaiting: false, conflicts: [], refusedSave: null }

  constructor(ports: QuantityPorts) {
    this.#ports = ports
  }

  /** What the line shows: what was typed, else what the server has. */
  get(itemNumber: string): LineQuantity {
    return this.#edits.get(itemNumber)?.typed ?? this.#server.get(itemNumber) ?? none
  }

  /** True while something typed has not arrived. */
  get isPending(): boolean {
    return this.#edits.size > 0
  }

  /** True while the line was typed and its save refused. */
  isHeld(itemNumber: string): boolean {
    return this.#held.has(itemNumber)
  }

  /** What was typed and has not arrived; the same list until it changes. */
  get typed(): readonly TypedLine[] {
    return (this.#typed ??= [...this.#edits.values()])
  }

  /** What waits and what must be decided; the same object until it changes. */
  get state(): QuantityState {
    return this.#state
  }

  /** Calls `listener` when this line's quantity changes, or `anyLine`'s. */
  subscribe(itemNumber: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(itemNumber) ?? new Set()
    this.#listeners.set(itemNumber, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** Calls `listener` when `state` changes. */
  subscribeState(listener: () => void): () => void {
    this.#stateListeners.add(listener)
    return () => void this.#stateListeners.delete(listener)
  }

  /** The server's lines, as read here or by another tab; what is being typed stays. */
  setServer(lines: ReadonlyMap<string, LineQuantity>): void {
    const before = this.#server
    this.#server = lines
    this.#isRead = true
    for (const itemNumber of new Set([...before.keys(), ...lines.keys()])) {
      if (this.#edits.has(itemNumber)) continue
      if (!isSameQuantity(before.get(itemNumber) ?? none, lines.get(itemNumber) ?? none)) this.#notify(itemNumber)
    }
  }

  /**
   * CART-14: takes up lines typed before this page was opened. What was typed since counts more.
   */
  restore(lines: readonly TypedLine[]): void {
    const news = lines.filter(({ itemNumber }) => !this.#edits.has(itemNumber))
    for (const line of news) this.#put(line)
    if (news.length > 0) this.#soon(beatMs)
  }

  /** One keystroke. */
  edit(itemNumber: string, change: Partial<LineQuantity>): void {
    const typed = { ...this.get(itemNumber), ...change }
    const server = this.#server.get(itemNumber) ?? none
    const before = this.#edits.get(itemNumber)
    this.#conflicts.delete(itemNumber)
    this.#held.delete(itemNumber)
    const isBack = isSameQuantity(typed, server) && before?.sent === undefined && !this.#underWay
    if (isBack) this.#drop(itemNumber)
    else {
      const guide = this.#ports.guide?.()
      const start = { base: server, ...(!this.#isRead && { isUnseen: true as const }), ...(guide && { guide }) }
      this.#put({ ...start, ...before, itemNumber, typed })
    }
    this.#soon(beatMs)
  }

  /** CART-12: decides a conflict; what is not chosen is gone, and nothing else. */
  resolve(itemNumber: string, choice: 'mine' | 'theirs'): void {
    const conflict = this.#conflicts.get(itemNumber)
    const edit = this.#edits.get(itemNumber)
    if (!conflict || !edit) return
    this.#conflicts.delete(itemNumber)
    if (choice === 'theirs') this.#drop(itemNumber)
    else this.#put({ itemNumber, base: conflict.theirs, typed: edit.typed })
    this.#soon(0)
  }

  /** Sends the lines of a refused save again; false when it was refused again. */
  retry(): Promise<boolean> {
    const held = [...this.#held]
    this.#held.clear()
    for (const itemNumber of held) this.#notify(itemNumber)
    this.#stateChanged()
    return this.flush()
  }

  /** Gives up the lines of a refused save; returns them. */
  takeRefused(): readonly TypedLine[] {
    const lines = this.#state.refusedSave?.lines ?? []
    for (const { itemNumber } of lines) this.#drop(itemNumber)
    return lines
  }

  /** Gives up everything typed, as when its cart is gone; returns what it was. */
  clear(): readonly TypedLine[] {
    const lines = this.typed
    this.#conflicts.clear()
    for (const { itemNumber } of lines) this.#drop(itemNumber)
    this.#stateChanged()
    return lines
  }

  /**
   * Sends what was typed now, and waits for what is under way; false when something was not taken.
   */
  async flush(): Promise<boolean> {
    this.#cancel?.()
    if (this.#underWay) {
      const wasTaken = await this.#underWay
      return (await this.flush()) && wasTaken
    }
    const free = this.typed.filter(({ itemNumber }) => !this.#conflicts.has(itemNumber) && !this.#held.has(itemNumber))
    if (free.length === 0) return this.#conflicts.size + this.#held.size === 0
    this.#underWay = this.#sendEdits(free.slice(0, maxAtOnce))
    const wasTaken = await this.#underWay
    if (this.#isWaiting) return false
    return (await this.flush()) && wasTaken
  }

  async #sendEdits(sent: readonly TypedLine[]): Promise<boolean> {
    try {
      const outcome = await this.#ports.send(sent)
      this.#isWaiting = outcome === null
      if (!outcome) {
        this.#soon(retryMs)
        return false
      }
      const conflicts = outcome.conflicts ?? []
      const undecided = new Set(conflicts.map(({ itemNumber }) => itemNumber))
      this.#arrived(
        sent.filter(({ itemNumber }) => !undecided.has(itemNumber)),
        outcome.lines,
      )
      for (const conflict of conflicts)
        if (this.#isUnchanged(conflict)) this.#conflicts.set(conflict.itemNumber, conflict)
      this.setServer(outcome.lines)
      for (const { itemNumber, message } of outcome.refused) this.#ports.refused(itemNumber, message)
      return outcome.refused.length === 0 && conflicts.length === 0
    } catch (error) {
      this.#isWaiting = false
      this.#hold(sent, error)
      return false
    } finally {
      this.#underWay = undefined
      this.#stateChanged()
    }
  }

  /**
   * Records what is being sent, so that the same quantity found in the cart later is known as this
   * person's own change, also after the tab was closed.
   */
  leaving(itemNumber: string, quantity: LineQuantity): void {
    const edit = this.#edits.get(itemNumber)
    if (!edit) return
    const { base, typed } = edit
    // The half of the line that was not typed over is the other person's from here on.
    const isMine = { cases: typed.cases !== base.cases, units: typed.units !== base.units }
    const pick = (mine: LineQuantity) => ({
      cases: isMine.cases ? mine.cases : quantity.cases,
      units: isMine.units ? mine.units : quantity.units,
    })
    this.#put({ itemNumber, base: pick(base), typed: pick(typed), sent: quantity })
  }

  /** Nothing of the save was taken: every line stays as typed, and waits for the person. */
  #hold(sent: readonly TypedLine[], error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    this.#refusal = { code: (error as { code?: string } | null)?.code, message }
    for (const { itemNumber } of sent) {
      if (!this.#edits.has(itemNumber)) continue
      this.#held.add(itemNumber)
      this.#notify(itemNumber)
    }
  }

  /**
   * Drops lines that were sent; where more was typed in the meantime, that goes on from what the
   * server now has.
   */
  #arrived(sent: readonly TypedLine[], lines: ReadonlyMap<string, LineQuantity>): void {
    for (const { itemNumber, typed } of sent) {
      const now = this.#edits.get(itemNumber)
      if (!now) continue
      if (isSameQuantity(now.typed, typed)) this.#drop(itemNumber)
      else this.#put({ itemNumber, base: lines.get(itemNumber) ?? none, typed: now.typed })
    }
  }

  #isUnchanged({ itemNumber, mine }: LineConflict): boolean {
    const now = this.#edits.get(itemNumber)
    return now !== undefined && isSameQuantity(now.typed, mine)
  }

  #put(line: TypedLine): void {
    this.#edits.set(line.itemNumber, line)
    this.#typed = undefined
    this.#ports.keep?.(line.itemNumber, line)
    this.#notify(line.itemNumber)
    this.#stateChanged()
  }

  #drop(itemNumber: string): void {
    if (!this.#edits.delete(itemNumber)) return
    this.#typed = undefined
    this.#conflicts.delete(itemNumber)
    this.#held.delete(itemNumber)
    this.#ports.keep?.(itemNumber, null)
    this.#notify(itemNumber)
    this.#stateChanged()
  }

  #soon(ms: number): void {
    this.#cancel?.()
    this.#cancel = this.#ports.later(() => void this.flush(), ms)
  }

  #notify(itemNumber: string): void {
    for (const line of [itemNumber, anyLine]) for (const listener of this.#listeners.get(line) ?? []) listener()
  }

  #stateChanged(): void {
    const { pending, isWaiting, conflicts, refusedSave } = this.#state
    const held = this.typed.filter(({ itemNumber }) => this.#held.has(itemNumber))
    const isSame =
      pending === this.#edits.size &&
      isWaiting === this.#isWaiting &&
      conflicts.length === this.#conflicts.size &&
      conflicts.every((each) => this.#conflicts.get(each.itemNumber) === each) &&
      (refusedSave?.lines.length ?? 0) === held.length &&
      held.every((line, index) => refusedSave?.lines[index] === line) &&
      (held.length === 0 || refusedSave?.message === this.#refusal?.message)
    if (isSame) return
    this.#state = {
      pending: this.#edits.size,
      isWaiting: this.#isWaiting,
      conflicts: [...this.#conflicts.values()],
      refusedSave: held.length > 0 && this.#refusal ? { ...this.#refusal, lines: held } : null,
    }
    for (const listener of this.#stateListeners) listener()
  }
}
