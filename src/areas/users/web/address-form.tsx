import { useState } from 'react'
import { TextField } from '#ui/text-field.tsx'
import { checkMailAddress } from '../rules/check-mail-address.ts'
import type { UserDetail } from '../user.ts'
import { changeUserAddress } from '../user-accounts.endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { useChangeUser } from './use-change-user.ts'

/** USERS-1: corrects a wrong address before the first sign-in. */
export function AddressForm({ user }: { user: UserDetail }) {
  const [email, setEmail] = useState(user.email)
  const [isTried, setIsTried] = useState(false)
  const { run, isRunning, failure } = useChangeUser(changeUserAddress)
  const decision = checkMailAddress(email)
  const isDirty = email.trim().toLowerCase() !== user.email
  const problem = isTried && !decision.allowed ? decision.refusal : failure
  return (
    <form
      noValidate
      aria-label="E-mail address"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (decision.allowed && isDirty && !isRunning) run({ params: { userId: user.userId }, body: { email } })
      }}
    >
      <TextField
        label="E-mail"
        type="email"
        value={email}
        onChange={setEmail}
        error={problem?.field === 'email' ? problem.message : undefined}
        hint={
          user.state === 'invited'
            ? 'Can be corrected until the first sign-in. The former invitation stops working.'
            : 'Can be corrected until the first sign-in.'
        }
      />
      <FormEnd
        ability={null}
        isDirty={isDirty}
        isRunning={isRunning}
        failure={failure}
        onCancel={() => setEmail(user.email)}
      />
    </form>
  )
}
