import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { resetPassword } from '../passwords.endpoints.ts'
import { isNewPasswordFine, NewPasswordFields } from './new-password-fields.tsx'

/**
 * AUTH-3: an expired password is replaced above the open page; then one signs in with the new one.
 */
export function ExpiredPasswordForm({ resetToken, onSet }: { resetToken: string; onSet: (message: string) => void }) {
  const [value, setValue] = useState({ password: '', confirmation: '' })
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { run, isRunning, failure } = useAct(resetPassword, {
    done: ({ message }) => onSet(message),
    failed: () => true,
  })
  const ofField = failure?.field === 'newPassword' ? failure.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isNewPasswordFine(value) && !isRunning) run({ body: { token: resetToken, newPassword: value.password } })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">Your password has expired. What you have entered on this page is kept.</p>
      <NewPasswordFields value={value} onChange={setValue} isTried={isTried} serverError={ofField} />
      <div role="alert">
        {failure && !ofField && (
          <p className="rounded-control bg-danger-soft px-3 py-2 text-danger">{failure.message}</p>
        )}
      </div>
      <Button type="submit" variant="primary" isWide>
        {isRunning ? 'Saving' : 'Save password'}
      </Button>
    </form>
  )
}
