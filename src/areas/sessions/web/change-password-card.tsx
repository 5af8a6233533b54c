import { useMe } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { Button } from '#ui/button.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { FormPassword } from '#ui/form/form-password.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { changePassword } from '../passwords.endpoints.ts'
import { listMySessions } from '../session-list.endpoints.ts'
import { checkBoth, NewPasswordFields } from './new-password-fields.tsx'

const empty = { oldPassword: '', password: '', confirmation: '' }

/**
 * PROFILE-8: changes the password, with the live checklist; other devices are signed out. For
 * whoever signs in with one.
 */
export function ChangePasswordCard() {
  const { usesPassword, email } = useMe()
  const act = useAct(changePassword, {
    done: ({ message }) => showToast({ tone: 'success', message }),
    failed: () => true,
    refresh: [listMySessions.name],
  })
  const form = useCallForm({
    act,
    places: { newPassword: 'password' },
    saved: empty,
    problemsOf: (typed) => ({ oldPassword: typed.oldPassword === '' ? 'Required' : undefined, ...checkBoth(typed) }),
    onSubmit: ({ oldPassword, password }, _changed, { reset }) => {
      const body = { oldPassword, newPassword: password }
      // What failed is shown by the form.
      void act.runAndWait({ body }).then(reset, () => undefined)
    },
  })
  const problems = {
    password: useFormField(form, 'password').error,
    confirmation: useFormField(form, 'confirmation').error,
  }
  useUnsavedWork(form.isDirty)
  if (!usesPassword) return null
  return (
    <section aria-labelledby="change-password" className="flex flex-col gap-4">
      <h2 id="change-password" className="text-16 font-semibold">
        Change password
      </h2>
      <FormFrame form={form} className="flex max-w-100 flex-col gap-4">
        {/* Tells password managers whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormPassword form={form} name="oldPassword" label="Current password" autoComplete="current-password" />
        <NewPasswordFields value={form.values} onChange={form.change} problems={problems} />
        <div role="alert">
          {form.failure && (
            <p className="rounded-control bg-danger-soft px-3 py-2 text-danger">{form.failure.message}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary">
            {form.isRunning ? 'Changing' : 'Change password'}
          </Button>
          <p className="text-13 text-muted">Your other devices are signed out.</p>
        </div>
      </FormFrame>
    </section>
  )
}
