import { Banner } from '#ui/banner.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import { accountTypes, type AccountType, type BankAccount } from '../payment-method.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'
import { maxAccountNumber } from '../rules/check-account-number.ts'
import { maxNameOnAccount } from '../rules/check-name-on-account.ts'
import { routingNumberLength } from '../rules/check-routing-number.ts'
import type { BankAccountForm } from './use-bank-account.ts'

const choices = Object.entries(accountTypes).map(([value, label]) => ({ value, label }))

/** S0 section 4, AddCardInfo: type, name and numbers of the account. */
export function BankAccountFields({ form, account }: { form: BankAccountForm; account: BankAccount | undefined }) {
  const { fields, change, problems } = form
  // The account of others as well: its details are not for one of them alone to change.
  if (account && account.abilities.changeAccount !== null)
    return <Banner tone="info">{paymentMethodRefusals.account_is_shared.message}</Banner>
  const kept = (digits: string) => `Ends in ${digits}. Leave it blank to keep it.`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RadioGroup
        label="Account type"
        choices={choices}
        value={fields.accountType}
        onChange={(type) => change({ accountType: type as AccountType })}
        error={problems.accountType}
      />
      <TextField
        label="Name on account"
        isRequired
        maxLength={maxNameOnAccount}
        value={fields.nameOnAccount}
        onChange={(nameOnAccount) => change({ nameOnAccount })}
        error={problems.nameOnAccount}
        autoComplete="off"
      />
      <TextField
        label="Routing number"
        isRequired={!account}
        onlyNumbers
        maxLength={routingNumberLength}
        value={fields.routingNo}
        onChange={(routingNo) => change({ routingNo })}
        error={problems.routingNo}
        hint={account ? kept(account.routingNoLastFour) : '9 digits, at the bottom left of a check'}
        autoComplete="off"
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          label="Account number"
          isRequired={!account}
          onlyNumbers
          maxLength={maxAccountNumber}
          value={fields.accountNo}
          onChange={(accountNo) => change({ accountNo })}
          error={problems.accountNo}
          hint={account ? kept(account.accountNoLastFour) : '4 to 17 digits'}
          autoComplete="off"
        />
        <TextField
          label="Confirm account number"
          isRequired={!account}
          onlyNumbers
          maxLength={maxAccountNumber}
          value={fields.accountNoAgain}
          onChange={(accountNoAgain) => change({ accountNoAgain })}
          error={problems.accountNoAgain}
          autoComplete="off"
        />
      </div>
    </div>
  )
}
