/** What one line holds, in whole cases and eaches. */
export interface LineQuantity {
  readonly cases: number
  readonly units: number
}

/** One line as it is to be. */
export interface LineEdit extends LineQuantity {
  readonly itemNumber: string
}

/** How edits reach the server: answers the lines the cart then has, and those it refused with the reason. */
export type SendEdits = (edits: readonly LineEdit[]) => Promise<{
  lines: ReadonlyMap<string, LineQuantity>
  refused: readonly { itemNumber: string; message: string }[]
}>

/** The timers and outcomes the quantities need from outside. */
export interface QuantityPorts {
  send: SendEdits
  /** Runs later, replacing what was scheduled before; milliseconds. */
  later: (work: () => void, ms: number) => () => void
  /** A line was not taken; it reads again as the server has it. */
  refused: (itemNumber: string, message: string) => void
}

/** Typing a quantity is adding to the cart after this beat, in milliseconds (look and feel, Shop). */
export const beatMs = 600

const none: LineQuantity = { cases: 0, units: 0 }
const isSame = (a: LineQuantity, b: LineQuantity) => a.cases === b.cases && a.units === b.units

/**
 * The quantities of the active cart as one types them: shown at once, sent after a beat, one batch under way at a time,
 * rolled back with a reason when refused. Each row subscribes to its own item, so a keystroke renders one row.
 */
export class CartQuantities {
  #server: ReadonlyMap<string, LineQuantity> = new Map()
  readonly #edits = new Map<string, LineQuantity>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #ports: QuantityPorts
  #cancel: (() => void) | undefined
  #underWay: Promise<boolean> | undefined

  constructor(ports: QuantityPorts) {
    this.#ports = ports
  }

  /** What the line shows: what was typed, else what the server has. */
  get(itemNumber: string): LineQuantity {
    return this.#edits.get(itemNumber) ?? this.#server.get(itemNumber) ?? none
  }

  /** True while something typed has not arrived. */
  get isPending(): boolean {
    return this.#edits.size > 0
  }

  /** Calls `listener` when this line's quantity changes. */
  subscribe(itemNumber: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(itemNumber) ?? new Set()
    this.#listeners.set(itemNumber, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** The server's lines, as read or as told by another tab; what is being typed stays. */
  setServer(lines: ReadonlyMap<string, LineQuantity>): void {
    const before = this.#server
    this.#server = lines
    for (const itemNumber of new Set([...before.keys(), ...lines.keys()])) {
      if (this.#edits.has(itemNumber)) continue
      if (!isSame(before.get(itemNumber) ?? none, lines.get(itemNumber) ?? none)) this.#tell(itemNumber)
    }
  }

  /** One keystroke. */
  edit(itemNumber: string, change: Partial<LineQuantity>): void {
    const next = { ...this.get(itemNumber), ...change }
    if (isSame(next, this.#server.get(itemNumber) ?? none) && !this.#underWay) this.#edits.delete(itemNumber)
    else this.#edits.set(itemNumber, next)
    this.#tell(itemNumber)
    this.#cancel?.()
    this.#cancel = this.#ports.later(() => void this.flush(), beatMs)
  }

  /** Sends what was typed now, and waits for what is under way; false when something was not taken. */
  async flush(): Promise<boolean> {
    this.#cancel?.()
    if (this.#underWay) {
      const wasTaken = await this.#underWay
      return (await this.flush()) && wasTaken
    }
    if (this.#edits.size === 0) return true
    this.#underWay = this.#sendEdits()
    const wasTaken = await this.#underWay
    return (await this.flush()) && wasTaken
  }

  async #sendEdits(): Promise<boolean> {
    const sent = [...this.#edits].map(([itemNumber, quantity]) => ({ itemNumber, ...quantity }))
    try {
      const { lines, refused } = await this.#ports.send(sent)
      this.#forget(sent)
      this.setServer(lines)
      for (const { itemNumber, message } of refused) this.#ports.refused(itemNumber, message)
      return refused.length === 0
    } catch (error) {
      this.#forget(sent)
      this.#ports.refused(sent[0]!.itemNumber, error instanceof Error ? error.message : String(error))
      return false
    } finally {
      this.#underWay = undefined
    }
  }

  /** Drops edits that were sent, unless more was typed meanwhile. */
  #forget(sent: readonly LineEdit[]): void {
    for (const edit of sent) {
      const now = this.#edits.get(edit.itemNumber)
      if (!now || !isSame(now, edit)) continue
      this.#edits.delete(edit.itemNumber)
      this.#tell(edit.itemNumber)
    }
  }

  #tell(itemNumber: string): void {
    for (const listener of this.#listeners.get(itemNumber) ?? []) listener()
  }
}
