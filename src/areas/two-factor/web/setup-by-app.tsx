import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { startAuthenticator } from '../authenticator.endpoints.ts'
import { verifyLoginCode } from '../login-mfa.endpoints.ts'
import { checkCode } from '../rules/check-code.ts'
import { AppSecret } from './app-secret.tsx'
import { CodeField } from './code-field.tsx'
import { FailureNote } from './failure-note.tsx'
import type { LoginStepProps } from './login-step.ts'

/** AUTH-5: setting up an authenticator app at sign-in. */
export function SetupByApp({ onValidated, staysAfter }: LoginStepProps) {
  const [secret, setSecret] = useState<{ secret: string; qrCode: string }>()
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const starting = useAct(startAuthenticator, { done: setSecret, failed: (failure) => staysAfter(failure) || true })
  const verifying = useAct(verifyLoginCode, {
    done: ({ user }) => onValidated(user),
    failed: (failure) => {
      if (staysAfter(failure)) field.current?.select()
      return true
    },
  })
  const { run } = starting
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one secret for one opening
  useEffect(() => run({}), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (checkCode(code) === undefined && !verifying.isRunning)
      verifying.run({ body: { method: 'authenticator', verificationCode: code } })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <AppSecret secret={secret} />
      <CodeField
        ref={field}
        label="Code from the app"
        value={code}
        onChange={setCode}
        error={isTried ? checkCode(code) : undefined}
      />
      <FailureNote text={verifying.isRunning ? undefined : (verifying.failure ?? starting.failure)?.message} />
      <Button type="submit" variant="primary" isWide>
        {verifying.isRunning ? 'Validating code' : 'Verify'}
      </Button>
    </form>
  )
}
