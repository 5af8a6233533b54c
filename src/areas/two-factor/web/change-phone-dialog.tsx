import { useEffect, useRef, useState } from 'react'
import { CircleCheck } from 'lucide-react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PhoneFields } from '#ui/phone-fields.tsx'
import { changeMfaPhone, resendMfaCode, verifyMfaPhone } from '../mfa.endpoints.ts'
import { changePhone } from '../rules/change-phone.ts'
import { checkCode } from '../rules/check-code.ts'
import { why } from '#kit/decision.ts'
import { CodeField } from './code-field.tsx'
import { CodeSentFields } from './code-sent-fields.tsx'
import { FailureNote, sentenceOf } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { usePhoneInput } from './use-phone-input.ts'
import { useStepUp } from './use-step-up.tsx'
import { waitOf, type Waits, waitsOf } from './resend-button.tsx'

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
  const [sent, setSent] = useState<{ phone: string; phoneLast4: string; waits: Waits }>()
  const [sameProblem, setSameProblem] = useState<string>()
  const [codes, setCodes] = useState({ current: '', fresh: '' })
  const [isTried, setIsTried] = useState(false)
  const currentField = useRef<HTMLInputElement>(null)
  const freshField = useRef<HTMLInputElement>(null)
  const stepUp = useStepUp()
  const note = (to: string, answer: { phoneLast4: string; resendAfterSeconds: number; readAt: string | null }) => {
    setSent({ phone: to, phoneLast4: answer.phoneLast4, waits: waitsOf(answer) })
    setStep('code-sent')
  }
  const send = (to: string) => changing.run({ body: { phone: to } })
  const changing = useAct(changeMfaPhone, {
    done: (answer, { body }) => note(body.phone, answer),
    failed: (failure, { body }) => {
      const seconds = waitOf(failure)
      // The codes this dialog has sent a moment ago still count.
      if (seconds !== undefined && sent?.phone === body.phone) {
        setSent({ ...sent, waits: { ...sent.waits, seconds } })
        setStep('code-sent')
      } else stepUp.asksFor(failure, () => send(body.phone))
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
      if (problem === undefined) send(to)
      return
    }
    setIsTried(true)
    if (checkCode(codes.current) === undefined && checkCode(codes.fresh) === undefined)
      verifying.run({ body: { verificationCode: codes.fresh, currentPhoneCode: codes.current } })
  }
  const failure = step === 'change-number' ? changing.failure : (verifying.failure ?? resending.failure)
  const generic = failure === resending.failure ? 'Failed to resend 2FA code' : 'Failed to update phone number'
  const isShown = failure && !isRunning && !resending.isRunning && failure.code !== 'step_up_needed'
  const problems = sameProblem ? { number: sameProblem } : phone.problems
  const labels = { 'change-number': 'Send codes', 'code-sent': 'Verify', 'code-validated': 'Done' }
  return (
    <>
      <Dialog
        title="Change phone number"
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
            <div role="status" className="flex items-center gap-3 py-2">
              <CircleCheck size={28} aria-hidden="true" className="shrink-0 text-action" />
              <p>
                <span className="font-semibold">Phone number updated successfully</span>
                <span className="mt-1 block text-muted">
                  Codes go to •••• {sent.phoneLast4} from now on. Your other devices were signed out.
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
