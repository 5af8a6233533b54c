import { DeviceLog, type LogRules } from '#browser/operation-log/device-log.ts'
import type { KeptOperation, LogScope } from '#browser/operation-log/kept-operation.ts'
import { mayKeep } from '#kit/operation-limits.ts'
import { type WritingMode, writeReferences } from '#kit/write-references.ts'
import type { ReceivedContent, ReceiptOperation } from '../receipt-operation.ts'
import { type CheckedLine, isLineUndecided, mergeReceipt } from '../rules/merge-receipt.ts'

/** Who checks, with what. */
export interface CheckingPerson {
  readonly name: string
  readonly deviceId: string
  readonly makeId: () => string
  readonly now: () => Date
}

/** An item as the log of a receipt leaves it. */
export type LineState = CheckedLine<ReceiptOperation>

const rules: LogRules<ReceiptOperation, LineState> = {
  placeOf: ({ itemNumber }) => itemNumber,
  merge: (operations) => [...mergeReceipt(operations).values()][0],
  isFilled: ({ content }) => content !== null,
  isUndecided: isLineUndecided,
  mayKeep: (kept) => mayKeep(kept, { kept: 'lines', doing: 'checking' }),
}

const nothing: ReceivedContent = {
  cases: 0,
  units: 0,
  weightHundredths: null,
  problems: [],
  temperatureTenths: null,
  lots: [],
}

/** NEXT-6: the log of one receipt on this device. */
export class ReceiptLog extends DeviceLog<ReceiptOperation, LineState> {
  readonly #person: CheckingPerson

  constructor(scope: LogScope, person: CheckingPerson) {
    super(scope, rules)
    this.#person = person
  }

  /** Says what came of an item, in place of all that this device knows of it. */
  check(itemNumber: string, content: ReceivedContent): KeptOperation<ReceiptOperation> {
    return this.#add(itemNumber, content, 'replace', {})
  }

  /** Adds one case or each that was scanned. */
  scan(itemNumber: string, piece: Partial<ReceivedContent>): KeptOperation<ReceiptOperation> {
    return this.#add(itemNumber, { ...nothing, ...piece }, 'add', { isPiece: true })
  }

  /** Takes back what was found of an item. */
  clear(itemNumber: string): KeptOperation<ReceiptOperation> {
    return this.#add(itemNumber, nothing, 'replace', { isCleared: true })
  }

  /** Takes back one operation alone: what others found in the meantime stays. */
  takeBack({ itemNumber, opId }: Pick<ReceiptOperation, 'itemNumber' | 'opId'>): KeptOperation<ReceiptOperation> {
    return this.#add(itemNumber, nothing, 'replace', { isCleared: true, only: opId })
  }

  #add(
    itemNumber: string,
    content: ReceivedContent,
    mode: WritingMode,
    kind: { readonly isPiece?: boolean; readonly isCleared?: boolean; readonly only?: string },
  ): KeptOperation<ReceiptOperation> {
    const { name, deviceId, makeId, now } = this.#person
    const { cases, units, weightHundredths, problems, temperatureTenths, lots } = content
    return this.write({
      ...writeReferences(this.place(itemNumber).state, mode, (opId) => this.isSent(opId)),
      ...(kind.only !== undefined && { replaces: [kind.only] }),
      opId: makeId(),
      itemNumber,
      cases,
      units,
      weightHundredths,
      problems: [...problems],
      temperatureTenths,
      lots: [...lots],
      isPiece: kind.isPiece ?? false,
      isCleared: kind.isCleared ?? false,
      deviceId,
      deviceAt: now().toISOString(),
      byName: name,
      isOwn: true,
    })
  }
}
