import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { MethodKind, PaymentMethod } from '../payment-method.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'
import { checkDescription } from '../rules/check-description.ts'
import { mayCoverAll } from '../rules/choose-bill-tos.ts'

/** What is wrong in the first step, field by field. */
export interface CoverageProblems {
  readonly description?: string | undefined
  readonly billTos?: string | undefined
}

/**
 * PROFILE-5, 6: description and bill-tos of a method as they are typed and chosen; kept through the
 * steps.
 */
export function useCoverage(kind: MethodKind, method?: PaymentMethod) {
  const actor = useActor()
  const [description, setDescription] = useState(method?.description ?? '')
  const [allBillTos, setAllBillTos] = useState(method?.allBillTos ?? false)
  const [billTos, setBillTos] = useState<readonly BillToKey[]>(method?.billTos ?? [])
  const typed = JSON.stringify([description, allBillTos, billTos])
  const [start] = useState(typed)
  const problems: CoverageProblems = {
    description: checkDescription(kind, description),
    billTos: allBillTos || billTos.length > 0 ? undefined : paymentMethodRefusals.bill_tos_missing.message,
  }
  return {
    kind,
    description,
    setDescription,
    allBillTos,
    setAllBillTos,
    billTos,
    setBillTos,
    problems,
    isDirty: typed !== start,
    isFine: !problems.description && !problems.billTos,
    /** Choosing all is offered to those who may. */
    mayCoverAll: method ? method.abilities.coverAll === null : mayCoverAll(actor, null).allowed,
    body: {
      description: description.trim(),
      allBillTos,
      billTos: allBillTos ? [] : billTos.map(({ division, number }) => ({ division, number })),
    },
  }
}

/** The first step as its fields know it. */
export type CoverageForm = ReturnType<typeof useCoverage>
