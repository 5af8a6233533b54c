import { type FormEvent, useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { resetPassword } from '../passwords.endpoints.ts'
import { checkBoth, type NewPassword } from './new-password-fields.tsx'

/**
 * AUTH-3, AUTH-7: a new password with the token of a mail or of an expired password. Not on the
 * form helper: a page before the sign-in does not wait for TanStack Form because of one password.
 */
export function useNewPassword(token: string, done: (message: string) => void) {
  const [value, setValue] = useState<NewPassword>({ password: '', confirmation: '' })
  const [isTried, setIsTried] = useState(false)
  const { run, isRunning, failure } = useAct(resetPassword, {
    done: ({ message }) => done(message),
    failed: () => true,
  })
  const wrong = checkBoth(value)
  const isRefused = failure?.field === ('newPassword' satisfies keyof Parameters<typeof run>[0]['body'])
  return {
    value,
    onChange: setValue,
    problems: {
      ...(isTried && wrong),
      ...(isRefused && { password: failure.message }),
    },
    isRunning,
    /** Why the password was not saved, where that is not about the password itself. */
    failure: isRefused ? null : failure,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setIsTried(true)
      if (wrong.password || wrong.confirmation || isRunning) return
      run({ body: { token, newPassword: value.password } })
    },
  }
}
