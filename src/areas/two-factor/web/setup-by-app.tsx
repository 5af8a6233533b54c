import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { startAuthenticator } from '../authenticator.endpoints.ts'
import { verifyLoginCode } from '../login-mfa.endpoints.ts'
import { checkCode } from '../rules/check-code.ts'
import { AppSecret } from './app-secret.tsx'
import { CodeField } from './code-field.tsx'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { FailureNote } from './failure-note.tsx'
import type { LoginStepProps } from './login-step.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** AUTH-5: setting up an authenticator app at sign-in. */
export function SetupByApp({ onValidated, staysAfter, onAdded }: LoginStepProps & { onAdded: () => void }) {
  const [secret, setSecret] = useState<{ secret: string; qrCode: string }>()
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  // The sign-in is complete; it goes on once the codes are kept.
  const [ready, setReady] = useState<{ user: CurrentUser; recoveryCodes: readonly string[] }>()
  const field = useRef<HTMLInputElement>(null)
  const starting = useAct(startAuthenticator, { done: setSecret, failed: (failure) => staysAfter(failure) || true })
  const verifying = useAct(verifyLoginCode, {
    done: ({ user, recoveryCodes }) => {
      if (!recoveryCodes) return onValidated(user)
      setReady({ user, recoveryCodes })
      onAdded()
    },
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
  if (ready) {
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="rounded-control bg-action-soft px-3 py-2 font-medium text-action">
          Authenticator app added. Keep your recovery codes.
        </p>
        <RecoveryCodes codes={ready.recoveryCodes} />
        <Button variant="primary" isWide autoFocus onPress={() => onValidated(ready.user)}>
          Continue
        </Button>
      </div>
    )
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
