import { useActor } from '#browser/current-user.ts'
import { type CallFormOptions, useCallForm } from '#browser/use-call-form.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { MethodKind, PaymentMethod } from '../payment-method.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'
import { checkDescription } from '../rules/check-description.ts'
import { mayCoverAll } from '../rules/choose-bill-tos.ts'

/** What a method is called and what it pays for, as typed and chosen. */
export interface Coverage {
  readonly description: string
  readonly allBillTos: boolean
  readonly billTos: readonly BillToKey[]
}

const nothing: Coverage = { description: '', allBillTos: false, billTos: [] }

/** The coverage as a call carries it. */
export const coverageBody = ({ description, allBillTos, billTos }: Coverage) => ({
  description: description.trim(),
  allBillTos,
  billTos: allBillTos ? [] : billTos.map(({ division, number }) => ({ division, number })),
})

/**
 * PROFILE-5, 6: the form of description and bill-tos of a method; kept through the steps of a
 * wizard.
 */
export function useCoverage<Input>(
  kind: MethodKind,
  method: PaymentMethod | undefined,
  options: Pick<CallFormOptions<Coverage, Input>, 'act' | 'places' | 'onSubmit'>,
) {
  const actor = useActor()
  const form = useCallForm<Coverage, Input>({
    ...options,
    saved: method
      ? { description: method.description, allBillTos: method.allBillTos, billTos: method.billTos }
      : nothing,
    problemsOf: ({ description, allBillTos, billTos }) => ({
      description: checkDescription(kind, description),
      billTos: allBillTos || billTos.length > 0 ? undefined : paymentMethodRefusals.bill_tos_missing.message,
    }),
  })
  return {
    ...form,
    kind,
    /** Choosing all is offered to those who may. */
    mayCoverAll: method ? method.abilities.coverAll === null : mayCoverAll(actor, null).allowed,
  }
}

/** The first step as its fields know it. */
export type CoverageForm = ReturnType<typeof useCoverage>
