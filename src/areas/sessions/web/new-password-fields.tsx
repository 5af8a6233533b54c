import { Check, Circle } from 'lucide-react'
import { checkConfirmation, checkNewPassword, passwordChecklist } from '#areas/people/rules/check-new-password.ts'
import { PasswordField } from '#ui/password-field.tsx'

/** A new password and its repetition, as typed. */
export interface NewPassword {
  readonly password: string
  readonly confirmation: string
}

/** What is wrong with each field. */
export type NewPasswordProblems = { readonly [Name in keyof NewPassword]?: string | undefined }

/** What the rules find wrong with the two fields. */
export const checkBoth = ({ password, confirmation }: NewPassword): NewPasswordProblems => ({
  password: checkNewPassword(password),
  confirmation: checkConfirmation(password, confirmation),
})

/** AUTH-7: the two fields with the live checklist between them. */
export function NewPasswordFields({
  value,
  onChange,
  problems,
}: {
  value: NewPassword
  onChange: (value: NewPassword) => void
  /** Those to be shown, once somebody tried. */
  problems: NewPasswordProblems
}) {
  const { password, confirmation } = value
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          onChange={(next) => onChange({ ...value, password: next })}
          error={problems.password}
        />
        <ul aria-label="A password needs" className="flex flex-col gap-1 text-13">
          {passwordChecklist(password).map(({ text, isMet }) => (
            <li key={text} className={`flex items-center gap-2 ${isMet ? 'text-action' : 'text-muted'}`}>
              {isMet ? <Check size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
              {text}
              <span className="sr-only">{isMet ? ', fulfilled' : ', missing'}</span>
            </li>
          ))}
        </ul>
      </div>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        value={confirmation}
        onChange={(next) => onChange({ ...value, confirmation: next })}
        error={problems.confirmation}
      />
    </>
  )
}
