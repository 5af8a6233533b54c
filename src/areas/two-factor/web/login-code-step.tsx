import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { sendLoginCode, verifyLoginCode } from '../login-mfa.endpoints.ts'
import type { MfaMethod } from '../second-factor.ts'
import { FailureNote } from './failure-note.tsx'
import type { LoginStepProps } from './login-step.ts'
import { MethodCode, OtherMethods, problemOf } from './method-code.tsx'
import { useCodeMessage } from './use-code-message.ts'

/**
 * AUTH-5: MFA required: the code of a message, of the app, or a recovery code completes the
 * sign-in.
 */
export function LoginCodeStep({ owed, onValidated, onRestart, staysAfter }: LoginStepProps) {
  const [method, setMethod] = useState<MfaMethod>(owed.methods[0] ?? 'sms')
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { waits, send, isSending, failure: unsent } = useCodeMessage(sendLoginCode, { body: {} }, staysAfter)
  const verifying = useAct(verifyLoginCode, {
    done: ({ user }) => onValidated(user),
    failed: (failure) => {
      if (staysAfter(failure)) field.current?.select()
      return true
    },
  })
  useEffect(() => field.current?.focus(), [method, waits])
  const problem = problemOf(method, code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (problem === undefined && !verifying.isRunning) verifying.run({ body: { method, verificationCode: code } })
  }
  const choose = (next: MfaMethod) => {
    setMethod(next)
    setCode('')
    setIsTried(false)
    verifying.reset()
  }
  const failure = verifying.failure ?? unsent
  const isUnsent = method === 'sms' && !waits
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MethodCode
        ref={field}
        method={method}
        phoneLast4={owed.phoneLast4}
        code={code}
        onChange={setCode}
        error={isTried ? problem : undefined}
        waits={waits}
        isSending={isSending}
        onSend={send}
      />
      <FailureNote text={verifying.isRunning || isSending ? undefined : failure?.message} />
      {!isUnsent && (
        <Button type="submit" variant="primary" isWide>
          {verifying.isRunning ? 'Validating code' : 'Verify'}
        </Button>
      )}
      <OtherMethods methods={owed.methods} current={method} onChoose={choose} />
      <Button variant="quiet" onPress={() => onRestart()}>
        Back to sign in
      </Button>
    </form>
  )
}
