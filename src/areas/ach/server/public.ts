export { demoBankDir } from './ach-settings.ts'
export type { BankPayments, DebitOutcome, DueQuestion } from './bank-payments.ts'
