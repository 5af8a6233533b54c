import type { WritingMode } from '#kit/write-references.ts'
import { type CountedQuantity, maxCounted } from '#areas/inventory/count-operation.ts'
import { formatHundredths } from '#areas/inventory/rules/format-count.ts'
import type { SheetShelf } from '#areas/inventory/rules/list-shelves.ts'
import { readAmount } from '#areas/inventory/rules/read-amount.ts'
import { asksMode, type KnownShelf } from '#areas/inventory/rules/write-operation.ts'
import type { Counted } from '../count-log.ts'

/** What a field of a shelf takes. */
export const countUnits = ['cases', 'eaches', 'pounds'] as const
/** One of them. */
export type CountUnit = (typeof countUnits)[number]
/** The fields of a shelf as texts. */
export type ShelfTexts = Readonly<Record<CountUnit, string>>

/** A quantity that was typed over a colleague's count, or a shelf to decide about without one. */
export interface ModeQuestion {
  readonly shelf: SheetShelf
  readonly typed: CountedQuantity | null
}

/** What the entries need of the count they are typed into. */
export interface EntryPorts {
  known(key: string): KnownShelf
  /** False when nothing more can be counted here for now: what was typed then stays. */
  count(counted: Counted, mode: WritingMode): boolean
  /** Runs `work` after a pause; returns how to cancel it. */
  later(work: () => void, ms: number): () => void
}

/** Milliseconds after the last key until a quantity counts without Enter. */
const pauseMs = 800

const limits = {
  cases: { max: maxCounted.caseHundredths },
  eaches: { max: maxCounted.units * 100, isWhole: true },
  pounds: { max: maxCounted.weightHundredths },
} as const

/** What is wrong with the text of a field, if anything is. */
export function problemOf(unit: CountUnit, text: string): string | undefined {
  const read = readAmount(text, limits[unit])
  return read.kind === 'refused' ? read.problem : undefined
}

/** What the fields of a shelf show while nothing is typed. */
export const textsOf = (quantity: CountedQuantity | null | undefined): ShelfTexts => {
  if (!quantity) return { cases: '', eaches: '', pounds: '' }
  const { caseHundredths, units, weightHundredths } = quantity
  const plain = (hundredths: number) => (hundredths === 0 ? '' : formatHundredths(hundredths).replaceAll(',', ''))
  const texts = { cases: plain(caseHundredths), eaches: plain(units * 100), pounds: plain(weightHundredths) }
  // An empty shelf was counted: it shows its 0.
  return caseHundredths + units + weightHundredths === 0 ? { ...texts, cases: '0', eaches: '0' } : texts
}

const hundredthsOf = (unit: CountUnit, text: string): number => {
  const read = readAmount(text, limits[unit])
  return read.kind === 'amount' ? read.hundredths : 0
}

/** What was typed, or null where nothing was or something cannot be read. */
function quantityOf(texts: ShelfTexts): CountedQuantity | null {
  if (countUnits.every((unit) => texts[unit].trim() === '')) return null
  if (countUnits.some((unit) => problemOf(unit, texts[unit]) !== undefined)) return null
  return {
    caseHundredths: hundredthsOf('cases', texts.cases),
    units: hundredthsOf('eaches', texts.eaches) / 100,
    weightHundredths: hundredthsOf('pounds', texts.pounds),
  }
}

/**
 * INV-1: what is being typed into a sheet. A quantity counts on Enter, when its row is left, and
 * after a pause; one over a colleague's count asks first, when the row is left. What cannot be read
 * stays in its field. Rows that scroll away keep their text.
 */
export class ShelfEntries {
  readonly #ports: EntryPorts
  readonly #drafts = new Map<string, ShelfTexts>()
  /** Shelves whose quantity counts after the pause, with how to cancel that. */
  readonly #waiting = new Map<string, { readonly shelf: SheetShelf; readonly cancel: () => void }>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #questionListeners = new Set<() => void>()
  #question: ModeQuestion | null = null

  constructor(ports: EntryPorts) {
    this.#ports = ports
  }

  /** What is typed over a shelf; undefined while nothing is. */
  draft(key: string): ShelfTexts | undefined {
    return this.#drafts.get(key)
  }

  /** What the fields of a shelf show. */
  texts(key: string): ShelfTexts {
    return this.#drafts.get(key) ?? textsOf(this.#ports.known(key)?.quantity)
  }

  get question(): ModeQuestion | null {
    return this.#question
  }

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  readonly subscribeQuestion = (listener: () => void): (() => void) => {
    this.#questionListeners.add(listener)
    return () => void this.#questionListeners.delete(listener)
  }

  /** One keystroke. */
  type(shelf: SheetShelf, unit: CountUnit, text: string): void {
    this.#setDraft(shelf.key, { ...this.#withoutZeros(shelf.key), [unit]: text })
    this.#waiting.get(shelf.key)?.cancel()
    this.#waiting.delete(shelf.key)
    if (asksMode(this.#ports.known(shelf.key))) return
    const cancel = this.#ports.later(() => this.commit(shelf), pauseMs)
    this.#waiting.set(shelf.key, { shelf, cancel })
  }

  /** One tap of a step button; below 0 there is nothing. */
  step(shelf: SheetShelf, unit: CountUnit, byHundredths: number): void {
    const now = hundredthsOf(unit, this.texts(shelf.key)[unit])
    const next = Math.min(limits[unit].max, Math.max(0, now + byHundredths))
    this.type(shelf, unit, formatHundredths(next).replaceAll(',', ''))
  }

  /** The row is left, or Enter was pressed. */
  commit(shelf: SheetShelf): void {
    const { key } = shelf
    this.#waiting.get(key)?.cancel()
    this.#waiting.delete(key)
    const draft = this.#drafts.get(key)
    if (!draft || countUnits.some((unit) => problemOf(unit, draft[unit]) !== undefined)) return
    const known = this.#ports.known(key)
    const typed = quantityOf(draft)
    if (typed === null) {
      // Fields that were emptied: an own count is taken back, a colleague's stays.
      if (known?.quantity && !asksMode(known)) this.#count(shelf, null, 'replace')
      return this.#setDraft(key, undefined)
    }
    if (known?.quantity && isSame(known.quantity, typed) && known.groups.length === 1)
      return this.#setDraft(key, undefined)
    if (asksMode(known)) return this.#ask({ shelf, typed })
    this.#count(shelf, typed, 'replace')
  }

  /** The page goes: what was typed counts without its pause. */
  commitWaiting(): void {
    for (const { shelf } of this.#waiting.values()) this.commit(shelf)
  }

  /** Asks about a shelf that two people counted. */
  decide(shelf: SheetShelf): void {
    this.#ask({ shelf, typed: null })
  }

  /** The answer: what was typed adds to the shelf, or this quantity replaces all of it. */
  answer(choice: { readonly mode: WritingMode; readonly quantity: CountedQuantity }): void {
    const { question } = this
    this.#ask(null)
    if (question) this.#count(question.shelf, choice.quantity, choice.mode)
  }

  /** Nothing is counted; what was typed goes, the shelf stays as it is. */
  giveUp(): void {
    const { question } = this
    this.#ask(null)
    if (question) this.#setDraft(question.shelf.key, undefined)
  }

  #count({ key, line, locationId }: SheetShelf, quantity: CountedQuantity | null, mode: WritingMode): void {
    const nothing = { caseHundredths: 0, units: 0, weightHundredths: 0, isCleared: true }
    const counted = { lineId: line.lineId, locationId, ...(quantity ?? nothing) }
    if (this.#ports.count(counted, mode)) this.#drafts.delete(key)
    this.#notify(key)
  }

  /** The 0 of an empty shelf gives way to what is typed beside it. */
  #withoutZeros(key: string): ShelfTexts {
    const texts = this.texts(key)
    if (this.#drafts.has(key) || countUnits.some((unit) => !['', '0'].includes(texts[unit]))) return texts
    return { cases: '', eaches: '', pounds: '' }
  }

  #setDraft(key: string, draft: ShelfTexts | undefined): void {
    if (draft) this.#drafts.set(key, draft)
    else this.#drafts.delete(key)
    this.#notify(key)
  }

  #ask(question: ModeQuestion | null): void {
    this.#question = question
    for (const listener of this.#questionListeners) listener()
  }

  #notify(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener()
  }
}

const isSame = (a: CountedQuantity, b: CountedQuantity): boolean =>
  a.caseHundredths === b.caseHundredths && a.units === b.units && a.weightHundredths === b.weightHundredths
