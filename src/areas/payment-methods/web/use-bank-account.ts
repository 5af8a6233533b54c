import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { placeRefusal } from '#ui/form/place-refusal.ts'
import type { AccountType, BankAccount } from '../payment-method.ts'
import { saveAch, updateAch } from '../payment-methods.endpoints.ts'
import { checkAccountNumber, checkAccountNumberAgain } from '../rules/check-account-number.ts'
import { checkNameOnAccount } from '../rules/check-name-on-account.ts'
import { checkRoutingNumber } from '../rules/check-routing-number.ts'
import { refreshed } from './use-payment-settings.ts'
import { coverageBody, useCoverage } from './use-coverage.ts'

/** S0 section 8: when the server gives no words of its own. */
const addFailed = 'Failed to add payment bank account. Please check the details and try again.'

/** The fields of one step, for the form of the other. */
const firstStep = { description: false, allBillTos: false, billTos: false } as const
const secondStep = { accountType: false, nameOnAccount: false, routingNo: false, accountNo: false } as const

/** The fields of the second step. */
export interface AccountFields {
  readonly accountType: AccountType | null
  readonly nameOnAccount: string
  readonly routingNo: string
  readonly accountNo: string
  readonly accountNoAgain: string
}

/** A change names the account beside what a new one carries. */
type BothInputs = CallInput<typeof updateAch>

const blank: AccountFields = { accountType: null, nameOnAccount: '', routingNo: '', accountNo: '', accountNoAgain: '' }

/**
 * PROFILE-5: the wizard of a bank account: a form for each step, one call; what is typed is kept
 * through Back and Next.
 */
export function useBankAccount(account: BankAccount | undefined, close: () => void) {
  const isEditing = account !== undefined
  const [step, setStep] = useState<'SelectBillTos' | 'AddCardInfo'>('SelectBillTos')
  const options = {
    refresh: refreshed,
    done: ({ response, message }: { response: 'y' | 'n'; message: string }) => {
      showToast({ tone: response === 'y' ? 'success' : 'danger', message: message || addFailed })
      close()
    },
    // What is wrong is shown where it was typed.
    failed: ({ field = '' }: CallFailed) => {
      if (placeRefusal(field, {}, firstStep) === false) setStep('SelectBillTos')
      return true
    },
  }
  const save = useAct(saveAch, options)
  const update = useAct(updateAch, options)
  const { isRunning, failure, reset } = isEditing ? update : save
  const act = { isRunning, failure, reset }
  const coverage = useCoverage<BothInputs>('bank', account, {
    act,
    places: { ...secondStep, allBillTos: 'billTos', id: null },
    onSubmit: () => setStep('AddCardInfo'),
  })
  const fields = useCallForm<AccountFields, BothInputs>({
    act,
    places: { ...firstStep, id: null },
    saved: account ? { ...blank, accountType: account.accountType, nameOnAccount: account.nameOnAccount } : blank,
    problemsOf: (typed) => ({
      accountType: typed.accountType === null ? 'Required' : undefined,
      nameOnAccount: checkNameOnAccount(typed.nameOnAccount, typed.accountNo),
      routingNo: checkRoutingNumber(typed.routingNo, isEditing),
      accountNo: checkAccountNumber(typed.accountNo, isEditing),
      accountNoAgain: checkAccountNumberAgain(typed.accountNo, typed.accountNoAgain),
    }),
    onSubmit: ({ accountType, nameOnAccount, routingNo, accountNo }) => {
      if (accountType === null) return
      const numbers = { accountType, nameOnAccount: nameOnAccount.trim(), routingNo, accountNo }
      const body = { ...coverageBody(coverage.values), ...numbers }
      if (account) update.run({ body: { id: account.id, ...body } })
      else save.run({ body })
    },
  })
  return {
    coverage,
    fields,
    step,
    /** A failure that belongs to no field. */
    failure: fields.failure && (fields.failure.status >= 500 && !isEditing ? addFailed : fields.failure.message),
    isRunning,
    hasTyped: coverage.isDirty || fields.isDirty,
    back: () => setStep('SelectBillTos'),
    submit: step === 'SelectBillTos' ? coverage.submit : fields.submit,
  }
}
