import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useNewPassword } from './use-new-password.ts'

/**
 * AUTH-3: an expired password is replaced above the open page; then one signs in with the new one.
 */
export function ExpiredPasswordForm({ resetToken, onSet }: { resetToken: string; onSet: (message: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { submit, isRunning, failure, ...fields } = useNewPassword(resetToken, onSet)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">Your password has expired. What you have entered on this page is kept.</p>
      <NewPasswordFields {...fields} />
      <div role="alert">
        {failure && <p className="rounded-control bg-danger-soft px-3 py-2 text-danger">{failure.message}</p>}
      </div>
      <Button type="submit" variant="primary" isWide>
        {isRunning ? 'Saving' : 'Save password'}
      </Button>
    </form>
  )
}
