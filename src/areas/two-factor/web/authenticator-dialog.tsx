import { useEffect, useRef, useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { confirmAuthenticator, startAuthenticator } from '../authenticator.endpoints.ts'
import { checkCode } from '../rules/check-code.ts'
import { AppSecret } from './app-secret.tsx'
import { CodeField } from './code-field.tsx'
import { FailureNote } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useStepUp } from './use-step-up.tsx'

/**
 * AUTH-5: adds an authenticator app: the secret, its first code, and the recovery codes that come
 * with it.
 */
export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<{ secret: string; qrCode: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const stepUp = useStepUp()
  const start = () => starting.run({})
  const starting = useAct(startAuthenticator, {
    done: setSecret,
    failed: (failure) => stepUp.asksFor(failure, start) || true,
  })
  const confirm = () => confirming.run({ body: { verificationCode: code } })
  const confirming = useAct(confirmAuthenticator, {
    done: ({ recoveryCodes }) => setCodes(recoveryCodes),
    failed: (failure) => {
      if (!stepUp.asksFor(failure, confirm)) field.current?.select()
      return true
    },
    refresh: mfaCalls,
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one secret for one opening
  useEffect(start, [])
  useEffect(() => {
    if (secret) field.current?.focus()
  }, [secret])
  const submit = () => {
    if (codes) return onClose()
    setIsTried(true)
    if (checkCode(code) === undefined && !confirming.isRunning) confirm()
  }
  const failure = confirming.failure ?? starting.failure
  const isShown = failure && !confirming.isRunning && failure.code !== 'step_up_needed'
  return (
    <>
      <Dialog
        title={codes ? 'Authenticator app added' : 'Add an authenticator app'}
        width={520}
        isOpen
        onClose={onClose}
        onSubmit={submit}
        footer={
          <>
            {!codes && <Button onPress={onClose}>Cancel</Button>}
            <Button
              key={codes ? 'last' : 'usual'}
              autoFocus={codes !== undefined}
              variant="primary"
              isPending={confirming.isRunning}
              onPress={submit}
            >
              {codes ? 'Done' : 'Verify'}
            </Button>
          </>
        }
      >
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <AppSecret secret={secret} />
            <CodeField
              ref={field}
              label="Code from the app"
              value={code}
              onChange={setCode}
              error={isTried ? checkCode(code) : undefined}
            />
            <FailureNote text={isShown ? failure.message : undefined} />
          </form>
        )}
      </Dialog>
      {stepUp.dialog}
    </>
  )
}
