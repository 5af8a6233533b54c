import type { ReceiptOperation } from '../receipt-operation.ts'

/** Three cases that came, found by somebody else. */
export const buildCheck = (changes: Partial<ReceiptOperation> = {}): ReceiptOperation => ({
  opId: '00000000-0000-7000-8000-0000000000a1',
  itemNumber: '0001001',
  cases: 3,
  units: 0,
  weightHundredths: null,
  problems: [],
  temperatureTenths: null,
  lots: [],
  isPiece: false,
  isCleared: false,
  deviceId: '00000000-0000-7000-8000-0000000000d1',
  deviceAt: '2026-03-02T20:00:00.000Z',
  byName: 'Ana',
  isOwn: false,
  replaces: [],
  joins: [],
  ...changes,
})

/** One case that was scanned. */
export const buildPiece = (changes: Partial<ReceiptOperation> = {}): ReceiptOperation =>
  buildCheck({ cases: 1, isPiece: true, ...changes })
