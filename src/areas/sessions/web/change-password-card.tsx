import { type FormEvent, useRef, useState } from 'react'
import { useMe } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { changePassword } from '../passwords.endpoints.ts'
import { listMySessions } from '../session-list.endpoints.ts'
import { isNewPasswordFine, NewPasswordFields } from './new-password-fields.tsx'

const empty = { password: '', confirmation: '' }

/**
 * PROFILE-8: changes the password, with the live checklist; other devices are signed out. For
 * whoever signs in with one.
 */
export function ChangePasswordCard() {
  const { usesPassword, email } = useMe()
  const [oldPassword, setOldPassword] = useState('')
  const [value, setValue] = useState(empty)
  const [isTried, setIsTried] = useState(false)
  const oldField = useRef<HTMLInputElement>(null)
  const { run, isRunning, failure, reset } = useAct(changePassword, {
    done: ({ message }) => {
      setOldPassword('')
      setValue(empty)
      setIsTried(false)
      showToast({ tone: 'success', message })
    },
    failed: (problem) => {
      if (problem.field === 'oldPassword') oldField.current?.select()
      return true
    },
    refresh: [listMySessions.name],
  })
  useUnsavedWork(oldPassword !== '' || value.password !== '' || value.confirmation !== '')
  if (!usesPassword) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (oldPassword === '') return oldField.current?.focus()
    if (isNewPasswordFine(value) && !isRunning) run({ body: { oldPassword, newPassword: value.password } })
  }
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined)
  const isElsewhere = failure && failure.field !== 'oldPassword' && failure.field !== 'newPassword'
  return (
    <section aria-labelledby="change-password" className="flex flex-col gap-4">
      <h2 id="change-password" className="text-16 font-semibold">
        Change password
      </h2>
      <form noValidate onSubmit={submit} className="flex max-w-100 flex-col gap-4">
        {/* Tells password managers whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          ref={oldField}
          label="Current password"
          autoComplete="current-password"
          value={oldPassword}
          onChange={(next) => {
            setOldPassword(next)
            if (failure) reset()
          }}
          error={errorOf('oldPassword') ?? (isTried && oldPassword === '' ? 'Required' : undefined)}
        />
        <NewPasswordFields
          value={value}
          onChange={(next) => {
            setValue(next)
            if (failure) reset()
          }}
          isTried={isTried}
          serverError={errorOf('newPassword')}
        />
        <div role="alert">
          {isElsewhere && <p className="rounded-control bg-danger-soft px-3 py-2 text-danger">{failure.message}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary">
            {isRunning ? 'Changing' : 'Change password'}
          </Button>
          <p className="text-13 text-muted">Your other devices are signed out.</p>
        </div>
      </form>
    </section>
  )
}
