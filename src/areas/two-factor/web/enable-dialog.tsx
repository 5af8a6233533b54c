import { useEffect, useRef, useState } from 'react'
import { CircleCheck } from 'lucide-react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PhoneFields } from '#ui/phone-fields.tsx'
import { resendMfaCode, setMfa, verifyMfaCode } from '../mfa.endpoints.ts'
import { checkCode } from '../rules/check-code.ts'
import { CodeSentFields } from './code-sent-fields.tsx'
import { FailureNote, sentenceOf } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { usePhoneInput } from './use-phone-input.ts'
import { useStepUp } from './use-step-up.tsx'
import { waitOf, type Waits, waitsOf } from './resend-button.tsx'

/**
 * AUTH-5: enabling: setup-number, code-sent, code-validated. An error keeps the step; editing the
 * number keeps what was typed; closing forgets it.
 */
export function EnableDialog({ countries, onClose }: { countries: readonly string[]; onClose: () => void }) {
  const phone = usePhoneInput(countries)
  const [sent, setSent] = useState<{ phone: string; phoneLast4: string; waits: Waits }>()
  const [step, setStep] = useState<'setup-number' | 'code-sent' | 'code-validated'>('setup-number')
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const stepUp = useStepUp()
  const note = (
    to: string,
    answer: { phoneLast4: string | null; resendAfterSeconds: number; readAt: string | null },
  ) => {
    setSent({ phone: to, phoneLast4: answer.phoneLast4 ?? '', waits: waitsOf(answer) })
    setStep('code-sent')
  }
  const send = (to: string) => enabling.run({ body: { enable: true, phone: to } })
  const enabling = useAct(setMfa, {
    done: (answer, { body }) => note(body.phone ?? '', answer),
    failed: (failure, { body }) => {
      const seconds = waitOf(failure)
      // The code this dialog has sent to the same number a moment ago still counts.
      if (seconds !== undefined && sent && sent.phone === body.phone) {
        setSent({ ...sent, waits: { ...sent.waits, seconds } })
        setStep('code-sent')
      } else stepUp.asksFor(failure, () => send(body.phone ?? ''))
      return true
    },
  })
  const resending = useAct(resendMfaCode, {
    done: (answer, { body }) => {
      note(body.phone, answer)
      showToast({ tone: 'success', message: answer.message })
    },
    failed: () => true,
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
      if (to) send(to)
      return
    }
    setIsTried(true)
    if (checkCode(code) === undefined) verifying.run({ body: { verificationCode: code } })
  }
  const failure = step === 'setup-number' ? enabling.failure : (verifying.failure ?? resending.failure)
  const generic =
    failure === resending.failure ? 'Failed to resend 2FA code' : 'Failed to enable two factor authentication'
  const isShown = failure && !isRunning && !resending.isRunning && failure.code !== 'step_up_needed'
  const labels = { 'setup-number': 'Send code', 'code-sent': 'Verify', 'code-validated': 'Done' }
  return (
    <>
      <Dialog
        title="Enable two-factor authentication"
        width={480}
        isOpen
        onClose={onClose}
        onSubmit={submit}
        footer={
          <>
            {step !== 'code-validated' && <Button onPress={onClose}>Cancel</Button>}
            <Button
              // The last step has no field: its button takes the focus.
              key={step === 'code-validated' ? 'last' : 'usual'}
              autoFocus={step === 'code-validated'}
              variant="primary"
              isPending={isRunning}
              onPress={submit}
            >
              {labels[step]}
            </Button>
          </>
        }
      >
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
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
            <div role="status" className="flex items-center gap-3 py-2">
              <CircleCheck size={28} aria-hidden="true" className="shrink-0 text-action" />
              <p>
                <span className="font-semibold">Two factor authentication enabled successfully</span>
                <span className="mt-1 block text-muted">
                  Make recovery codes next, so that you get in when your phone is not at hand.
                </span>
              </p>
            </div>
          )}
          <FailureNote text={isShown ? sentenceOf(failure, generic) : undefined} />
          {/* With two fields, Enter looks for a button of the form's own. */}
          <input type="submit" hidden />
        </form>
      </Dialog>
      {stepUp.dialog}
    </>
  )
}
