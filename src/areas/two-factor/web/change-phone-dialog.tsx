import { useEffect, useRef, useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { PhoneFields } from '#ui/phone-fields.tsx'
import { changeMfaPhone, verifyMfaPhone } from '../mfa.endpoints.ts'
import { changePhone } from '../rules/change-phone.ts'
import { checkCode } from '../rules/check-code.ts'
import { why } from '#kit/decision.ts'
import { CodeField } from './code-field.tsx'
import { CodeSentFields } from './code-sent-fields.tsx'
import { sentenceOf } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { PhoneDialog, PhoneDone } from './phone-dialog.tsx'
import { usePhoneInput } from './use-phone-input.ts'
import { useSentCode } from './use-sent-code.ts'
import { useActWithProof } from './use-act-with-proof.tsx'

/**
 * AUTH-5: changing the phone: change-number, code-sent, code-validated. The codes of both numbers
 * are needed (security 37).
 */
export function ChangePhoneDialog({
  current,
  countries,
  onClose,
}: {
  /** E.164. */
  current: string
  countries: readonly string[]
  onClose: () => void
}) {
  const phone = usePhoneInput(countries)
  const [step, setStep] = useState<'change-number' | 'code-sent' | 'code-validated'>('change-number')
  const [sameProblem, setSameProblem] = useState<string>()
  const [codes, setCodes] = useState({ current: '', fresh: '' })
  const [isTried, setIsTried] = useState(false)
  const currentField = useRef<HTMLInputElement>(null)
  const freshField = useRef<HTMLInputElement>(null)
  const { sent, note, stillCounts, resending } = useSentCode(() => setStep('code-sent'))
  const changing = useActWithProof(changeMfaPhone, {
    done: (answer, { body }) => note(body.phone, answer),
    // The dialog shows it.
    failed: (failure, { body }) => stillCounts(failure, body.phone) || true,
  })
  const verifying = useAct(verifyMfaPhone, {
    done: () => setStep('code-validated'),
    failed: ({ field }) => {
      ;(field === 'currentPhoneCode' ? currentField : freshField).current?.select()
      return true
    },
    refresh: mfaCalls,
  })
  useEffect(() => {
    if (step === 'code-sent') currentField.current?.focus()
  }, [step])
  const isRunning = changing.isRunning || verifying.isRunning
  const submit = () => {
    if (isRunning) return
    if (step === 'code-validated') return onClose()
    if (step === 'change-number') {
      const to = phone.read()
      if (!to) return
      const problem = why(changePhone(current, to))
      setSameProblem(problem)
      if (problem === undefined) changing.run({ body: { phone: to } })
      return
    }
    setIsTried(true)
    if (checkCode(codes.current) === undefined && checkCode(codes.fresh) === undefined)
      verifying.run({ body: { verificationCode: codes.fresh, currentPhoneCode: codes.current } })
  }
  const failure = step === 'change-number' ? changing.failure : (verifying.failure ?? resending.failure)
  const generic = failure === resending.failure ? 'Failed to resend 2FA code' : 'Failed to update phone number'
  const isShown = failure && !isRunning && !resending.isRunning
  const problems = sameProblem ? { number: sameProblem } : phone.problems
  const labels = { 'change-number': 'Send codes', 'code-sent': 'Verify', 'code-validated': 'Done' }
  return (
    <>
      <PhoneDialog
        title="Change phone number"
        submitLabel={labels[step]}
        isLast={step === 'code-validated'}
        isRunning={isRunning}
        failure={isShown ? sentenceOf(failure, generic) : undefined}
        onSubmit={submit}
        onClose={onClose}
      >
        {step === 'change-number' && (
          <>
            <p className="text-muted">
              Codes go to{' '}
              <span className="figures font-medium whitespace-nowrap text-ink">•••• {current.slice(-4)}</span> now. We
              send one there and one to the new number; you need both. No access to the old phone? Your sales rep can
              have it reset.
            </p>
            <PhoneFields
              autoFocus
              label="New phone number"
              value={phone.value}
              onChange={(value) => {
                setSameProblem(undefined)
                phone.change(value)
              }}
              problems={problems}
            />
          </>
        )}
        {step === 'code-sent' && sent && (
          <>
            <CodeField
              ref={currentField}
              label={`Code sent to the current number •••• ${current.slice(-4)}`}
              value={codes.current}
              onChange={(typed) => setCodes({ ...codes, current: typed })}
              error={isTried ? checkCode(codes.current) : undefined}
            />
            <CodeSentFields
              ref={freshField}
              phoneLast4={sent.phoneLast4}
              code={codes.fresh}
              onChange={(typed) => setCodes({ ...codes, fresh: typed })}
              error={isTried ? checkCode(codes.fresh) : undefined}
              waits={sent.waits}
              isSending={resending.isRunning}
              onResend={() => resending.run({ body: { phone: sent.phone } })}
              onEdit={() => {
                setStep('change-number')
                setIsTried(false)
                changing.reset()
                verifying.reset()
                resending.reset()
              }}
            />
          </>
        )}
        {step === 'code-validated' && sent && (
          <PhoneDone title="Phone number updated successfully">
            Codes go to •••• {sent.phoneLast4} from now on. Your other devices were signed out.
          </PhoneDone>
        )}
      </PhoneDialog>
      {changing.proof}
    </>
  )
}
