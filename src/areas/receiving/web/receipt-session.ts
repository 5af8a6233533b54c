import { callEndpoint } from '#browser/client.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { deviceOf, keepSessions, LogSession } from '#browser/operation-log/log-session.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { ReceivedContent, ReceiptOperation } from '../receipt-operation.ts'
import { addReceiptOperations, getReceivableDelivery, listReceiptOperations } from '../receiving.endpoints.ts'
import { asExpected } from '../rules/as-expected.ts'
import { isOpen, type ShownLine } from '../rules/show-lines.ts'
import { type LineState, ReceiptLog } from './receipt-log.ts'
import { ReceiptOutbox } from './receipt-outbox.ts'

/** Which receipt, of whom. */
export interface ReceiptScope {
  readonly userId: string
  readonly name: string
  readonly division: string
  readonly shipTo: string
  readonly delivery: string
}

/** What is kept of a delivery beside its log. */
export type Sheet = CallAnswer<typeof getReceivableDelivery>

/** A case or each that was scanned, to be taken back. */
export type Scanned = Pick<ReceiptOperation, 'itemNumber' | 'opId'>

/** NEXT-6: one receipt as one person writes it on this device. */
export class ReceiptSession extends LogSession<ReceiptOperation, LineState, Sheet> {
  declare readonly log: ReceiptLog
  readonly outbox: ReceiptOutbox
  readonly #params: { readonly division: string; readonly shipTo: string; readonly delivery: string }

  constructor({ userId, name, division, shipTo, delivery }: ReceiptScope) {
    const scope = { division, shipTo, logId: delivery }
    const person = { name, deviceId: deviceOf(userId), makeId: randomKey, now: () => new Date() }
    const params = { division, shipTo, delivery }
    const outbox = new ReceiptOutbox(userId, scope)
    super({ userId, ...scope }, new ReceiptLog(scope, person), {
      kind: 'receipts',
      read: (since) => callEndpoint(listReceiptOperations, { params, query: { since } }),
      send: (operations) => {
        const wanted = operations.map(({ byName: _, isOwn: __, ...operation }) => operation)
        return callEndpoint(addReceiptOperations, { params, body: { operations: wanted } })
      },
      afterwards: { open: () => outbox.open(), hasWork: () => outbox.hasWork(), send: () => outbox.send() },
    })
    this.outbox = outbox
    this.#params = params
  }

  /** Reads the delivery ahead, so that it can be checked in where there is no signal. */
  async prepare(): Promise<void> {
    if (await this.open()) return
    await this.keepSheet(await callEndpoint(getReceivableDelivery, { params: this.#params }))
  }

  /** Says what came of an item. False while the device keeps no more. */
  check(itemNumber: string, content: ReceivedContent): boolean {
    if (this.log.summary.full !== null) return false
    void this.keepAndSend(this.log.check(itemNumber, content))
    return true
  }

  /** Says of every line nobody checked that it came as expected. False as above. */
  checkRest(lines: readonly ShownLine[]): boolean {
    if (this.log.summary.full !== null) return false
    const operations = lines.filter(isOpen).map((shown) => this.log.check(shown.line.itemNumber, asExpected(shown)))
    if (operations.length > 0) void this.keepAndSend(...operations)
    return true
  }

  /** Adds one case or each that was scanned; null while the device keeps no more. */
  scan(itemNumber: string, piece: Partial<ReceivedContent>): Scanned | null {
    if (this.log.summary.full !== null) return null
    const kept = this.log.scan(itemNumber, piece)
    void this.keepAndSend(kept)
    return { itemNumber, opId: kept.operation.opId }
  }

  /** Takes back one scan. */
  unscan(scanned: Scanned): void {
    void this.keepAndSend(this.log.takeBack(scanned))
  }

  /** Takes back what was found of an item. */
  clear(itemNumber: string): void {
    void this.keepAndSend(this.log.clear(itemNumber))
  }

  async addPhoto(itemNumber: string, photo: Blob): Promise<void> {
    await this.outbox.addPhoto(itemNumber, photo)
    await this.flush()
  }

  async finish(body: { readonly signerName: string; readonly signature: string }): Promise<void> {
    await this.outbox.addFinish(body)
    await this.flush()
  }
}

const sessionOf = keepSessions<ReceiptSession>()

/** One object for each user and delivery, for as long as the page lives. */
export const receiptSessionFor = (scope: ReceiptScope): ReceiptSession =>
  sessionOf(`${scope.userId}/${scope.division}/${scope.shipTo}/${scope.delivery}`, () => new ReceiptSession(scope))
