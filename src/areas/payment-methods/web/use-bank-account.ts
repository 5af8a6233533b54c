import { useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { AccountType, BankAccount } from '../payment-method.ts'
import { saveAch, updateAch } from '../payment-methods.endpoints.ts'
import { checkAccountNumber, checkAccountNumberAgain } from '../rules/check-account-number.ts'
import { checkNameOnAccount } from '../rules/check-name-on-account.ts'
import { checkRoutingNumber } from '../rules/check-routing-number.ts'
import { refreshed } from './use-payment-settings.ts'
import { useCoverage } from './use-coverage.ts'

/** S0 section 8: when the server gives no words of its own. */
const addFailed = 'Failed to add payment bank account. Please check the details and try again.'

const firstStep: readonly (string | undefined)[] = ['description', 'allBillTos', 'billTos']

/** The fields of the second step. */
export interface AccountFields {
  readonly accountType: AccountType | null
  readonly nameOnAccount: string
  readonly routingNo: string
  readonly accountNo: string
  readonly accountNoAgain: string
}

/** PROFILE-5: everything typed into the wizard, kept through Back and Next, and what it does. */
export function useBankAccount(account: BankAccount | undefined, close: () => void) {
  const coverage = useCoverage('bank', account)
  const isEditing = account !== undefined
  const [step, setStep] = useState<'SelectBillTos' | 'AddCardInfo'>('SelectBillTos')
  const [tried, setTried] = useState<readonly string[]>([])
  const [start] = useState<AccountFields>({
    accountType: account?.accountType ?? null,
    nameOnAccount: account?.nameOnAccount ?? '',
    routingNo: '',
    accountNo: '',
    accountNoAgain: '',
  })
  const [fields, setFields] = useState(start)
  const options = {
    refresh: refreshed,
    done: ({ response, message }: { response: 'y' | 'n'; message: string }) => {
      showToast({ tone: response === 'y' ? 'success' : 'danger', message: message || addFailed })
      close()
    },
    // What is wrong is shown where it was typed.
    failed: ({ field }: CallFailed) => {
      if (firstStep.includes(field)) setStep('SelectBillTos')
      return true
    },
  }
  const save = useAct(saveAch, options)
  const update = useAct(updateAch, options)
  const failure = isEditing ? update.failure : save.failure
  const problems = {
    accountType: fields.accountType === null ? 'Required' : undefined,
    nameOnAccount: checkNameOnAccount(fields.nameOnAccount, fields.accountNo),
    routingNo: checkRoutingNumber(fields.routingNo, isEditing),
    accountNo: checkAccountNumber(fields.accountNo, isEditing),
    accountNoAgain: checkAccountNumberAgain(fields.accountNo, fields.accountNoAgain),
  }
  const isRunning = save.isRunning || update.isRunning
  const next = () => {
    setTried((before) => [...before, 'SelectBillTos'])
    if (coverage.isFine) setStep('AddCardInfo')
  }
  const confirm = () => {
    setTried((before) => [...before, 'AddCardInfo'])
    const { accountType, nameOnAccount, routingNo, accountNo } = fields
    if (isRunning || accountType === null || Object.values(problems).some(Boolean)) return
    const body = { ...coverage.body, accountType, nameOnAccount: nameOnAccount.trim(), routingNo, accountNo }
    if (account) update.run({ body: { id: account.id, ...body } })
    else save.run({ body })
  }
  const told = (name: string) => (failure?.field === name ? failure.message : undefined)
  const seen = (of: string) => tried.includes(of)
  const coverageShown = seen('SelectBillTos') ? coverage.problems : {}
  return {
    coverage,
    step,
    fields,
    change: (change: Partial<AccountFields>) => {
      setFields({ ...fields, ...change })
      save.reset()
      update.reset()
    },
    /** Those of the first step that are to be seen. */
    coverageProblems: {
      description: coverageShown.description ?? told('description'),
      billTos: coverageShown.billTos ?? told('billTos') ?? told('allBillTos'),
    },
    /** Those of the second. */
    problems: {
      ...(seen('AddCardInfo') ? problems : {}),
      ...(failure?.field && failure.field in problems ? { [failure.field]: failure.message } : {}),
    } as Partial<Record<keyof AccountFields, string | undefined>>,
    /** A failure that belongs to no field. */
    failure:
      failure && !failure.field ? (failure.status >= 500 && !isEditing ? addFailed : failure.message) : undefined,
    isEditing,
    isRunning,
    hasTyped: coverage.isDirty || JSON.stringify(fields) !== JSON.stringify(start),
    next,
    back: () => setStep('SelectBillTos'),
    submit: step === 'SelectBillTos' ? next : confirm,
  }
}

/** The wizard as its steps know it. */
export type BankAccountForm = ReturnType<typeof useBankAccount>
