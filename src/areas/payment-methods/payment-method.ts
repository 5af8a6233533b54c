import { z } from 'zod'
import { shipToNumber } from '#contract/values.ts'
import { billToKey } from '#areas/customers/bill-to.ts'

/** The two kinds of payment methods (S0 section 2). */
export type MethodKind = 'bank' | 'card'

/** A bill-to a method pays for; only those of the reader are returned. */
const methodBillTo = billToKey
  .extend({
    name: z.string(),
    /** A method pays for whole bill-tos: always true, and no ship-to is listed. */
    allShipTos: z.boolean(),
    shipTos: z.array(shipToNumber),
  })
  .meta({ id: 'PaymentMethodBillTo' })
/** A bill-to a method pays for. */
export type MethodBillTo = z.output<typeof methodBillTo>

const method = {
  id: z.uuid(),
  paymentSettingsId: z.uuid(),
  description: z.string(),
  allBillTos: z.boolean(),
  billTos: z.array(methodBillTo),
  /** Security 30: it also pays for bill-tos the reader cannot see. */
  isShared: z.boolean(),
  /** Null where allowed, else the code of the refusal. */
  abilities: z.object({
    edit: z.string().nullable(),
    remove: z.string().nullable(),
    /** Choosing all bill-tos. */
    coverAll: z.string().nullable(),
    /** Name, type and numbers of the account. */
    changeAccount: z.string().nullable(),
    decrypt: z.string().nullable(),
  }),
}

/** P personal, B business (S0 section 3). */
export const accountTypes = { P: 'Personal', B: 'Business' } as const
/** P or B. */
export type AccountType = keyof typeof accountTypes

/** What an account is to its bank; it decides how the bank is asked to debit it. */
export type AccountKind = 'checking' | 'savings'

/** A bank account as it leaves the server: never more than the last four digits. */
export const bankAccount = z
  .object({
    ...method,
    nameOnAccount: z.string(),
    routingNoLastFour: z.string(),
    accountNoLastFour: z.string(),
    accountType: z.enum(['P', 'B']),
    /** BILL-6: why the bank would refuse the next debit, in a sentence; null: it can be used. */
    unusableBecause: z.string().nullable(),
  })
  .meta({ id: 'BankAccount' })
/** A bank account. */
export type BankAccount = z.output<typeof bankAccount>

/** A card as it leaves the server. */
export const creditCard = z
  .object({
    ...method,
    ccNoLastFour: z.string(),
    /** As the processor says, such as visa. */
    ccType: z.string(),
    /** 'YYYY-MM', the last month it is good for. */
    expires: z.string(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'CreditCard' })
/** A card. */
export type CreditCard = z.output<typeof creditCard>

/** Either of them. */
export type PaymentMethod = BankAccount | CreditCard
