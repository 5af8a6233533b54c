import type { AchSettings, DebitedAccount, DueDebit } from '../due-debit.ts'

/** A payment that is due. */
export const buildDebit = (change: Partial<DueDebit> = {}): DueDebit => ({
  paymentId: '018f0000-0000-7000-8000-000000000001',
  paymentNumber: 'P0000042',
  division: 'NLV',
  billTo: '0000100',
  methodId: '018f0000-0000-7000-8000-00000000000a',
  amountCents: 123_456,
  invoiceNumbers: ['90012345'],
  requestedOn: '2026-11-23',
  presentment: 1,
  ...change,
})

/** A business account that is in order. */
export const buildAccount = (change: Partial<DebitedAccount> = {}): DebitedAccount => ({
  nameOnAccount: 'Harbor Grill Group',
  accountType: 'B',
  accountKind: 'checking',
  routingNo: '091000019',
  accountNo: '60233417095281',
  ...change,
})

/** What a bank assigned. */
export const buildSettings = (change: Partial<AchSettings> = {}): AchSettings => ({
  destination: '021000021',
  destinationName: 'First Harvest Bank',
  origin: '1880123456',
  originName: 'Larder Foods',
  companies: { '*': { id: '1880123456', name: 'Larder Foods' } },
  description: 'INVOICES',
  offset: undefined,
  collectAgain: [3, 5],
  cutOff: { time: '16:30', zone: 'America/New_York' },
  ...change,
})
