import { useCallForm } from '#browser/use-call-form.ts'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { problemsOf } from '#ui/form/place-refusal.ts'
import { checkMailAddress } from '../rules/check-mail-address.ts'
import type { UserDetail } from '../user.ts'
import { changeUserAddress } from '../user-accounts.endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { useChangeUser } from './use-change-user.ts'

/** USERS-1: corrects a wrong address before the first sign-in. */
export function AddressForm({ user }: { user: UserDetail }) {
  const act = useChangeUser(changeUserAddress)
  const form = useCallForm({
    act,
    places: {},
    saved: { email: user.email },
    problemsOf: (values) => problemsOf(checkMailAddress(values.email), values, 'email'),
    changedIn: (saved, { email }) => (email.trim().toLowerCase() === saved.email ? [] : ['email']),
    onSubmit: ({ email }, changed) => {
      if (changed.length > 0) act.run({ params: { userId: user.userId }, body: { email } })
    },
  })
  return (
    <FormFrame form={form} label="E-mail address" className="grid gap-3">
      <FormText
        form={form}
        name="email"
        label="E-mail"
        type="email"
        hint={
          user.state === 'invited'
            ? 'Can be corrected until the first sign-in. The former invitation stops working.'
            : 'Can be corrected until the first sign-in.'
        }
      />
      <FormEnd ability={null} form={form} />
    </FormFrame>
  )
}
