import { useSyncExternalStore } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import type { LogSummary, ShownPlace } from '#browser/operation-log/device-log.ts'
import { useLoggedSheet } from '#browser/operation-log/use-logged-sheet.ts'
import type { ReceiptOperation } from '../receipt-operation.ts'
import { getReceivableDelivery, listReceiptOperations } from '../receiving.endpoints.ts'
import type { LineState, ReceiptLog } from './receipt-log.ts'
import type { OutboxState, ReceiptOutbox } from './receipt-outbox.ts'
import { receiptSessionFor, type ReceiptSession, type Sheet } from './receipt-session.ts'

/** A delivery as it is checked in here. */
export interface OpenReceipt {
  readonly session: ReceiptSession
  /** Undefined while it is loading, or when it was never opened on this device. */
  readonly sheet: Sheet | undefined
  /** Why it, or what others checked, cannot be read; with a kept sheet, checking goes on. */
  readonly failure: CallFailed | null
  readonly retry: () => void
  /** False where what is checked is lost with the page. */
  readonly isStored: boolean
}

/**
 * NEXT-6: a delivery with the log of its receipt, live; without a connection as this browser kept
 * it. Null for users without a ship-to.
 */
export function useReceipt(delivery: string): OpenReceipt | null {
  const shipTo = useShipToParams()
  const { userId, name } = useMe()
  const params = shipTo && { ...shipTo, delivery }
  const session = params && receiptSessionFor({ userId, name, ...params })
  const calls = { sheet: getReceivableDelivery, log: listReceiptOperations }
  const { sheet, failure, retry, isStored } = useLoggedSheet(session, calls, params && { params })
  return session && { session, sheet, failure, retry, isStored }
}

/** One line; only its row renders when it changes. */
export const useLine = (log: ReceiptLog, itemNumber: string): ShownPlace<ReceiptOperation, LineState> =>
  useSyncExternalStore(
    (listener) => log.subscribe(itemNumber, listener),
    () => log.place(itemNumber),
  )

/** What of the whole receipt is on its way, refused or undecided. */
export const useReceiptSummary = (log: ReceiptLog): LogSummary<ReceiptOperation> =>
  useSyncExternalStore(log.subscribeSummary, () => log.summary)

/** The photos and the end that wait to be sent. */
export const useOutbox = (outbox: ReceiptOutbox): OutboxState =>
  useSyncExternalStore(outbox.subscribe, () => outbox.state)
