import { type FormEvent, useEffect, useRef, useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { PhoneFields } from '#ui/phone-fields.tsx'
import { sendSetupCode, verifyLoginCode } from '../login-mfa.endpoints.ts'
import { checkCode } from '../rules/check-code.ts'
import { CodeSentFields } from './code-sent-fields.tsx'
import { FailureNote } from './failure-note.tsx'
import type { LoginStepProps } from './login-step.ts'
import { usePhoneInput } from './use-phone-input.ts'
import { waitOf, type Waits, waitsOf } from './resend-button.tsx'

/** AUTH-5: setting up a number at sign-in: the number, then the code that was sent to it. */
export function SetupByPhone({ owed, onValidated, staysAfter }: LoginStepProps) {
  const phone = usePhoneInput(owed.countries)
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [sent, setSent] = useState<{ phone: string; phoneLast4: string; waits: Waits }>()
  // While the number is edited: the code that was sent still counts for the same one.
  const [former, setFormer] = useState<typeof sent>()
  const field = useRef<HTMLInputElement>(null)
  const sending = useAct(sendSetupCode, {
    done: (answer, { body }) => {
      // The first code needs no word: its field appears.
      if (sent) showToast({ tone: 'success', message: answer.message })
      setSent({ phone: body.phone, phoneLast4: answer.phoneLast4, waits: waitsOf(answer) })
    },
    failed: (failure, { body }) => {
      const seconds = waitOf(failure)
      if (seconds !== undefined && former?.phone === body.phone)
        setSent({ ...former, waits: { ...former.waits, seconds } })
      else if (failure.status !== 400) staysAfter(failure)
      return true
    },
  })
  const verifying = useAct(verifyLoginCode, {
    done: ({ user }) => onValidated(user),
    failed: (failure) => {
      if (staysAfter(failure)) field.current?.select()
      return true
    },
  })
  useEffect(() => field.current?.focus(), [sent])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isRunning || verifying.isRunning) return
    if (!sent) {
      const read = phone.read()
      if (read) sending.run({ body: { phone: read } })
      return
    }
    setIsTried(true)
    if (checkCode(code) === undefined) verifying.run({ body: { verificationCode: code } })
  }
  const failure = sent ? (verifying.failure ?? sending.failure) : sending.failure
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {sent ? (
        <CodeSentFields
          ref={field}
          phoneLast4={sent.phoneLast4}
          code={code}
          onChange={setCode}
          error={isTried ? checkCode(code) : undefined}
          waits={sent.waits}
          isSending={sending.isRunning}
          onEdit={() => {
            setFormer(sent)
            setSent(undefined)
            setCode('')
            setIsTried(false)
            verifying.reset()
          }}
          onResend={() => sending.run({ body: { phone: sent.phone } })}
        />
      ) : (
        <PhoneFields
          autoFocus
          label="Phone number"
          value={phone.value}
          onChange={phone.change}
          problems={phone.problems}
        />
      )}
      <FailureNote text={sending.isRunning || verifying.isRunning ? undefined : failure?.message} />
      <Button type="submit" variant="primary" isWide>
        {sent ? (verifying.isRunning ? 'Validating code' : 'Verify') : sending.isRunning ? 'Sending code' : 'Send code'}
      </Button>
    </form>
  )
}
