import type { AchBatch, AchEntry, AchHeader } from '../ach-file.ts'

/** A debit that is in order. */
export const buildEntry = (change: Partial<AchEntry> = {}): AchEntry => ({
  accountKind: 'checking',
  isPrenote: false,
  routingNo: '091000019',
  accountNo: '60233417095281',
  amountCents: 123_456,
  individualId: 'P0000042',
  name: 'Harbor Grill Group',
  info: 'REF*IV*90012345\\',
  sequence: 1,
  ...change,
})

/** A batch of it. */
export const buildBatch = (change: Partial<AchBatch> = {}): AchBatch => ({
  number: 1,
  company: { id: '1880123456', name: 'Larder Foods' },
  entryClass: 'CCD',
  description: 'INVOICES',
  effectiveOn: '2026-11-24',
  entries: [buildEntry()],
  offset: null,
  ...change,
})

/** The head of a file. */
export const buildHeader = (change: Partial<AchHeader> = {}): AchHeader => ({
  destination: '021000021',
  destinationName: 'First Harvest Bank',
  origin: '1880123456',
  originName: 'Larder Foods',
  createdOn: '2026-11-23',
  createdAt: '16:30',
  modifier: 'A',
  ...change,
})
