import { DeviceLog, type LogRules, type LogSummary, type ShownPlace } from '#browser/operation-log/device-log.ts'
import type { KeptOperation, LogScope } from '#browser/operation-log/kept-operation.ts'
import { mayKeep } from '#kit/operation-limits.ts'
import type { WritingMode } from '#kit/write-references.ts'
import type { CountedQuantity, CountOperation } from '../count-operation.ts'
import { isUndecided, mergeCount, type ShelfState, shelfKey } from '../rules/merge-count.ts'
import { writeOperation } from '../rules/write-operation.ts'

/** A shelf as the sheet shows it. */
export type ShownShelf = ShownPlace<CountOperation, ShelfState<CountOperation>>
/** What is on its way, and what was refused. */
export type CountSummary = LogSummary<CountOperation>

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

const keyOf = ({ lineId, locationId }: CountOperation): string => shelfKey(lineId, locationId)

const rules: LogRules<CountOperation, ShelfState<CountOperation>> = {
  placeOf: keyOf,
  merge: (operations) => [...mergeCount(operations).values()][0],
  isFilled: ({ quantity }) => quantity !== null,
  isUndecided,
  mayKeep: (kept) => mayKeep(kept, { kept: 'quantities', doing: 'counting' }),
}

/** NEXT-9: the log of one count on this device. */
export class CountLog extends DeviceLog<CountOperation, ShelfState<CountOperation>> {
  readonly #person: CountingPerson

  constructor(scope: LogScope, person: CountingPerson) {
    super(scope, rules)
    this.#person = person
  }

  /** This device, as operations name it. */
  get deviceId(): string {
    return this.#person.deviceId
  }

  /** Counts a shelf; returns what is to be kept and sent. */
  count(
    { lineId, locationId, isCleared = false, ...quantity }: Counted,
    mode: WritingMode,
  ): KeptOperation<CountOperation> {
    const { state } = this.place(shelfKey(lineId, locationId))
    const { name, deviceId, makeId, now } = this.#person
    return this.write({
      ...quantity,
      ...writeOperation(state, mode, (opId) => this.isSent(opId)),
      opId: makeId(),
      lineId,
      locationId,
      isCleared,
      deviceId,
      deviceAt: now().toISOString(),
      byName: name,
      isOwn: true,
    })
  }
}
