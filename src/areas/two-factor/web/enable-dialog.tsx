import { useEffect, useRef, useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { PhoneFields } from '#ui/phone-fields.tsx'
import { setMfa, verifyMfaCode } from '../mfa.endpoints.ts'
import { checkCode } from '../rules/check-code.ts'
import { CodeSentFields } from './code-sent-fields.tsx'
import { sentenceOf } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { PhoneDialog, PhoneDone } from './phone-dialog.tsx'
import { usePhoneInput } from './use-phone-input.ts'
import { useSentCode } from './use-sent-code.ts'
import { useActWithProof } from './use-act-with-proof.tsx'

/**
 * AUTH-5: enabling: setup-number, code-sent, code-validated. An error keeps the step; editing the
 * number keeps what was typed; closing forgets it.
 */
export function EnableDialog({ countries, onClose }: { countries: readonly string[]; onClose: () => void }) {
  const phone = usePhoneInput(countries)
  const [step, setStep] = useState<'setup-number' | 'code-sent' | 'code-validated'>('setup-number')
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { sent, note, stillCounts, resending } = useSentCode(() => setStep('code-sent'))
  const enabling = useActWithProof(setMfa, {
    done: (answer, { body }) => note(body.phone ?? '', answer),
    // The dialog shows it.
    failed: (failure, { body }) => stillCounts(failure, body.phone) || true,
  })
  const verifying = useAct(verifyMfaCode, {
    done: () => setStep('code-validated'),
    failed: () => {
      field.current?.select()
      return true
    },
    refresh: mfaCalls,
  })
  useEffect(() => {
    if (step === 'code-sent') field.current?.focus()
  }, [step])
  const isRunning = enabling.isRunning || verifying.isRunning
  const submit = () => {
    if (isRunning) return
    if (step === 'code-validated') return onClose()
    if (step === 'setup-number') {
      const to = phone.read()
      if (to) enabling.run({ body: { enable: true, phone: to } })
      return
    }
    setIsTried(true)
    if (checkCode(code) === undefined) verifying.run({ body: { verificationCode: code } })
  }
  const failure = step === 'setup-number' ? enabling.failure : (verifying.failure ?? resending.failure)
  const generic =
    failure === resending.failure ? 'Failed to resend 2FA code' : 'Failed to enable two factor authentication'
  const isShown = failure && !isRunning && !resending.isRunning
  const labels = { 'setup-number': 'Send code', 'code-sent': 'Verify', 'code-validated': 'Done' }
  return (
    <>
      <PhoneDialog
        title="Enable two-factor authentication"
        submitLabel={labels[step]}
        isLast={step === 'code-validated'}
        isRunning={isRunning}
        failure={isShown ? sentenceOf(failure, generic) : undefined}
        onSubmit={submit}
        onClose={onClose}
      >
        {step === 'setup-number' && (
          <>
            <p className="text-muted">We send a code by text message to this number now, and at every sign-in.</p>
            <PhoneFields
              autoFocus
              label="Phone number"
              value={phone.value}
              onChange={phone.change}
              problems={phone.problems}
            />
          </>
        )}
        {step === 'code-sent' && sent && (
          <CodeSentFields
            ref={field}
            phoneLast4={sent.phoneLast4}
            code={code}
            onChange={setCode}
            error={isTried ? checkCode(code) : undefined}
            waits={sent.waits}
            isSending={resending.isRunning}
            onResend={() => resending.run({ body: { phone: sent.phone } })}
            onEdit={() => {
              setStep('setup-number')
              setIsTried(false)
              enabling.reset()
              verifying.reset()
              resending.reset()
            }}
          />
        )}
        {step === 'code-validated' && (
          <PhoneDone title="Two factor authentication enabled successfully">
            Make recovery codes next, so that you get in when your phone is not at hand.
          </PhoneDone>
        )}
      </PhoneDialog>
      {enabling.proof}
    </>
  )
}
