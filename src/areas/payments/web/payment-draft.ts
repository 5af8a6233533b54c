import { type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import type { Cents } from '#kit/money.ts'
import { writeAmount } from '../rules/check-amount.ts'
import type { Payable } from '../payable.ts'
import type { ChosenAmount } from '../rules/plan-payment.ts'

/** An amount as typed, with what was open when its invoice was chosen. */
export interface TypedAmount {
  readonly text: string
  readonly seenOpen: Cents
}
/** Amounts by invoice number. */
export type TypedAmounts = Readonly<Record<string, TypedAmount>>

/** How credits are used. */
export const creditModes = ['oldest', 'hand', 'none'] as const
/** One of them. */
export type CreditMode = (typeof creditModes)[number]

/** A payment that is being put together; it is kept in the browser until it is made. */
export interface PaymentDraft {
  readonly invoices: TypedAmounts
  readonly credits: TypedAmounts
  readonly creditMode: CreditMode
  readonly methodId: string | null
  /** Null: as soon as possible. */
  readonly payOn: CalendarDate | null
}

/** Nothing chosen yet. */
export const emptyDraft: PaymentDraft = { invoices: {}, credits: {}, creditMode: 'oldest', methodId: null, payOn: null }

/** What was kept, however old or foreign it is; undefined when it is no draft. */
export function parseDraft(text: string | null): PaymentDraft | undefined {
  if (text === null) return undefined
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof PaymentDraft, unknown>> | null
    if (typeof kept !== 'object' || kept === null) return undefined
    return {
      invoices: amountsIn(kept.invoices),
      credits: amountsIn(kept.credits),
      creditMode: creditModes.find((mode) => mode === kept.creditMode) ?? 'oldest',
      methodId: typeof kept.methodId === 'string' ? kept.methodId : null,
      payOn: typeof kept.payOn === 'string' && isCalendarDate(kept.payOn) ? kept.payOn : null,
    }
  } catch {
    return undefined
  }
}

function amountsIn(kept: unknown): TypedAmounts {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([invoiceNumber, each]) => {
      const { text, seenOpen } = (each ?? {}) as Partial<TypedAmount>
      return typeof text === 'string' && typeof seenOpen === 'number' ? [[invoiceNumber, { text, seenOpen }]] : []
    }),
  )
}

/** True where nothing would be lost. */
export const isEmptyDraft = ({ invoices, credits }: PaymentDraft): boolean =>
  Object.keys(invoices).length === 0 && Object.keys(credits).length === 0

type AmountsOf = 'invoices' | 'credits'

/** The invoice or credit chosen in full, or no longer chosen. */
export function toggle(draft: PaymentDraft, of: AmountsOf, { invoiceNumber, open }: Payable): PaymentDraft {
  const { [invoiceNumber]: chosen, ...others } = draft[of]
  if (chosen) return { ...draft, [of]: others }
  return type(draft, of, { invoiceNumber, open }, writeAmount(Math.abs(open)))
}

/** What is typed for an invoice; it is chosen by that, and stays so while the field is empty. */
export const type = (
  draft: PaymentDraft,
  of: AmountsOf,
  { invoiceNumber, open }: Pick<Payable, 'invoiceNumber' | 'open'>,
  text: string,
): PaymentDraft => ({
  ...draft,
  [of]: { ...draft[of], [invoiceNumber]: { text, seenOpen: draft[of][invoiceNumber]?.seenOpen ?? open } },
})

/** These invoices with these amounts, instead of those chosen before. */
export function choose(
  draft: PaymentDraft,
  chosen: readonly ChosenAmount[],
  payables: readonly Payable[],
): PaymentDraft {
  const open = new Map(payables.map((each) => [each.invoiceNumber, each.open]))
  const invoices = Object.fromEntries(
    chosen.map(({ invoiceNumber, amount }) => [
      invoiceNumber,
      { text: writeAmount(amount), seenOpen: open.get(invoiceNumber) ?? amount },
    ]),
  )
  return { ...draft, invoices }
}

/**
 * What is open now, agreed to: changed amounts become the whole of it, and what is not open any
 * more is no longer chosen.
 */
export function acceptChanges(draft: PaymentDraft, payables: readonly Payable[]): PaymentDraft {
  const open = new Map(payables.map((each) => [each.invoiceNumber, each.open]))
  const accept = (amounts: TypedAmounts): TypedAmounts =>
    Object.fromEntries(
      Object.entries(amounts).flatMap(([invoiceNumber, typed]): [string, TypedAmount][] => {
        const now = open.get(invoiceNumber)
        if (now === undefined) return []
        const isSame = now === typed.seenOpen
        return [[invoiceNumber, isSame ? typed : { text: writeAmount(Math.abs(now)), seenOpen: now }]]
      }),
    )
  return { ...draft, invoices: accept(draft.invoices), credits: accept(draft.credits) }
}
