import { callEndpoint } from '#browser/client.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { deviceOf, keepSessions, LogSession } from '#browser/operation-log/log-session.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { WritingMode } from '#kit/write-references.ts'
import type { CountOperation } from '../count-operation.ts'
import type { getCustomerInventory } from '../inventory.endpoints.ts'
import { addCountOperations, listCountOperations } from '../operation.endpoints.ts'
import type { ShelfState } from '../rules/merge-count.ts'
import { type Counted, CountLog } from './count-log.ts'

/** The kind of log that counts are kept as in this browser. */
const keptKind = 'counts'

/** Which count, of whom. */
export interface CountScope {
  readonly userId: string
  readonly name: string
  readonly division: string
  readonly shipTo: string
  readonly inventoryId: string
}

/** What is kept of a count beside its log. */
type Sheet = CallAnswer<typeof getCustomerInventory>

/** NEXT-9: one count as one person counts it on this device. */
export class CountSession extends LogSession<CountOperation, ShelfState<CountOperation>, Sheet> {
  declare readonly log: CountLog

  constructor({ userId, name, division, shipTo, inventoryId }: CountScope) {
    const scope = { division, shipTo, logId: inventoryId }
    const person = { name, deviceId: deviceOf(userId), makeId: randomKey, now: () => new Date() }
    const params = { division, shipTo, inventoryId }
    super({ userId, ...scope }, new CountLog(scope, person), {
      kind: keptKind,
      read: (since) => callEndpoint(listCountOperations, { params, query: { since } }),
      send: (operations) => {
        const wanted = operations.map(({ byName: _, isOwn: __, ...operation }) => operation)
        return callEndpoint(addCountOperations, { params, body: { operations: wanted } })
      },
    })
  }

  /** Keeps the sheet for the time without a connection; one that was closed is forgotten. */
  override keepSheet(sheet: Sheet): Promise<void> {
    return sheet.inventory.status === 'closed' ? this.forgetSheet() : super.keepSheet(sheet)
  }

  /**
   * Counts a shelf: shown at once, kept, and sent as soon as it can be. False while the device
   * keeps no more; the summary of the log has the reason.
   */
  count(counted: Counted, mode: WritingMode): boolean {
    if (this.log.summary.full !== null) return false
    void this.keepAndSend(this.log.count(counted, mode))
    return true
  }
}

const sessionOf = keepSessions<CountSession>()

/** One object for each user and count, for as long as the page lives. */
export const countSessionFor = (scope: CountScope): CountSession =>
  sessionOf([scope.userId, scope.division, scope.shipTo, scope.inventoryId].join('/'), () => new CountSession(scope))
