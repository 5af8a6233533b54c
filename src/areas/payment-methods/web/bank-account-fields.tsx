import { Banner } from '#ui/banner.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { accountTypes, type AccountType, type BankAccount } from '../payment-method.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'
import { maxAccountNumber } from '../rules/check-account-number.ts'
import { maxNameOnAccount } from '../rules/check-name-on-account.ts'
import { routingNumberLength } from '../rules/check-routing-number.ts'
import type { AccountFields } from './use-bank-account.ts'

const choices = Object.entries(accountTypes).map(([value, label]) => ({ value, label }))

/** S0 section 4, AddCardInfo: type, name and numbers of the account. */
export function BankAccountFields({
  form,
  account,
}: {
  form: FormFields<AccountFields>
  account: BankAccount | undefined
}) {
  const type = useFormField(form, 'accountType')
  // The account of others as well: its details are not for one of them alone to change.
  if (account && account.abilities.changeAccount !== null)
    return <Banner tone="info">{paymentMethodRefusals.account_is_shared.message}</Banner>
  const kept = (digits: string) => `Ends in ${digits}. Leave it blank to keep it.`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RadioGroup
        label="Account type"
        choices={choices}
        {...type}
        onChange={(chosen) => type.onChange(chosen as AccountType)}
      />
      <FormText
        form={form}
        label="Name on account"
        isRequired
        maxLength={maxNameOnAccount}
        name="nameOnAccount"
        autoComplete="off"
      />
      <FormText
        form={form}
        label="Routing number"
        isRequired={!account}
        onlyNumbers
        maxLength={routingNumberLength}
        name="routingNo"
        hint={account ? kept(account.routingNoLastFour) : '9 digits, at the bottom left of a check'}
        autoComplete="off"
      />
      <div className="two-columns items-start gap-4">
        <FormText
          form={form}
          label="Account number"
          isRequired={!account}
          onlyNumbers
          maxLength={maxAccountNumber}
          name="accountNo"
          hint={account ? kept(account.accountNoLastFour) : '4 to 17 digits'}
          autoComplete="off"
        />
        <FormText
          form={form}
          label="Confirm account number"
          isRequired={!account}
          onlyNumbers
          maxLength={maxAccountNumber}
          name="accountNoAgain"
          autoComplete="off"
        />
      </div>
    </div>
  )
}
