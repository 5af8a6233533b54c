import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { Link } from '#browser/link.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'

/** A method one can pay with. */
export interface PayingMethod {
  readonly paymentSettingsId: string
  readonly description: string
  readonly name: string
  readonly isExpired: boolean
}

/** BILL-3, BILL-5: with what is paid; without a method, where one is added. */
export function ChooseMethod({
  methods,
  value,
  error,
  onChange,
}: {
  methods: readonly PayingMethod[]
  value: string | null
  error?: string | undefined
  onChange: (paymentSettingsId: string) => void
}) {
  const manage = (
    <Link href={profileScreen.at({ tab: 'payment-methods' })} className="text-13 text-action">
      Manage payment methods
    </Link>
  )
  if (methods.length === 0)
    return (
      <div className="grid gap-1">
        <p className="font-medium">No payment method</p>
        <p className="text-13 text-muted">Add a bank account or card for this bill-to first.</p>
        {manage}
      </div>
    )
  return (
    <div className="grid gap-1" {...(error && { 'data-invalid': '' })}>
      <RadioGroup
        label="Pay with"
        value={value}
        error={error}
        choices={methods.map(({ paymentSettingsId, description, name, isExpired }) => ({
          value: paymentSettingsId,
          label: (
            <span className="min-w-0 py-1">
              <span className="block truncate">{description}</span>
              <span className={`block text-13 ${isExpired ? 'text-danger' : 'text-muted'}`}>
                {name}
                {isExpired && ', expired'}
              </span>
            </span>
          ),
        }))}
        onChange={onChange}
      />
      {manage}
    </div>
  )
}
