import { useEffect, useRef } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Steps } from '#ui/steps.tsx'
import type { BankAccount } from '../payment-method.ts'
import { BankAccountFields } from './bank-account-fields.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import { SelectBillTos } from './select-bill-tos.tsx'
import { useBankAccount } from './use-bank-account.ts'

const stepNames = ['Select bill-tos', 'Account details']

/** PROFILE-5: the wizard for a new account. */
export const AddBankAccountDialog = ({ close }: { close: () => void }) => (
  <BankAccountDialog account={undefined} close={close} />
)

/** PROFILE-5: SelectBillTos, then AddCardInfo; Back keeps what was typed. */
export function BankAccountDialog({ account, close }: { account: BankAccount | undefined; close: () => void }) {
  const form = useBankAccount(account, close)
  const body = useRef<HTMLDivElement>(null)
  const isFirst = form.step === 'SelectBillTos'
  const shownStep = useRef(form.step)
  useEffect(() => {
    if (shownStep.current === form.step) return
    shownStep.current = form.step
    // Whoever goes on by keyboard goes on with the step's first field.
    body.current?.querySelector<HTMLElement>('input')?.focus()
  }, [form.step])
  return (
    <Dialog
      title={account ? 'Edit bank account' : 'Add bank account'}
      width={600}
      isOpen
      isDirty={form.hasTyped}
      onClose={close}
      onSubmit={form.submit}
      footer={
        <>
          {isFirst ? <CloseButton /> : <Button onPress={form.back}>Back</Button>}
          <Button variant="primary" isPending={form.isRunning} onPress={form.submit}>
            {isFirst ? 'Next' : account ? 'Save' : 'Add bank account'}
          </Button>
        </>
      }
    >
      <div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Steps names={stepNames} current={isFirst ? 0 : 1} />
        {form.failure && <Banner tone="danger">{form.failure}</Banner>}
        {isFirst ? (
          <FormBody form={form.coverage}>
            <SelectBillTos form={form.coverage} isShared={account?.isShared ?? false} />
          </FormBody>
        ) : (
          <FormBody form={form.fields}>
            <BankAccountFields form={form.fields} account={account} />
          </FormBody>
        )}
      </div>
    </Dialog>
  )
}
