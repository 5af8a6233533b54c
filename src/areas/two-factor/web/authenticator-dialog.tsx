import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { confirmAuthenticator, startAuthenticator } from '../authenticator.endpoints.ts'
import { checkCode } from '../rules/check-code.ts'
import { AppSecret } from './app-secret.tsx'
import { CodeField } from './code-field.tsx'
import { FailureNote } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useActWithProof } from './use-act-with-proof.tsx'

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
  // The dialog shows why it failed.
  const starting = useActWithProof(startAuthenticator, { done: setSecret, failed: () => true })
  const confirming = useActWithProof(confirmAuthenticator, {
    done: ({ recoveryCodes }) => setCodes(recoveryCodes),
    failed: () => {
      field.current?.select()
      return true
    },
    refresh: mfaCalls,
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one secret for one opening
  useEffect(() => starting.run({}), [])
  useEffect(() => {
    if (secret) field.current?.focus()
  }, [secret])
  const submit = () => {
    if (codes) return onClose()
    setIsTried(true)
    if (checkCode(code) === undefined && !confirming.isRunning) confirming.run({ body: { verificationCode: code } })
  }
  const failure = confirming.failure ?? starting.failure
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
            <FailureNote text={confirming.isRunning ? undefined : failure?.message} />
          </form>
        )}
      </Dialog>
      {starting.proof}
      {confirming.proof}
    </>
  )
}
