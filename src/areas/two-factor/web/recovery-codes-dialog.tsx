import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { renewRecoveryCodes } from '../authenticator.endpoints.ts'
import { FailureNote } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useActWithProof } from './use-act-with-proof.tsx'

/** AUTH-5: makes ten new recovery codes; all earlier ones are void. */
export function RecoveryCodesDialog({ left, onClose }: { left: number; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const renewing = useActWithProof(renewRecoveryCodes, {
    done: ({ recoveryCodes }) => setCodes(recoveryCodes),
    // The dialog shows it.
    failed: () => true,
    refresh: mfaCalls,
  })
  const { failure, isRunning, proof } = renewing
  const submit = codes ? onClose : () => renewing.run({})
  return (
    <>
      <Dialog
        title="Recovery codes"
        width={440}
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
              isPending={isRunning}
              onPress={submit}
            >
              {codes ? 'Done' : 'Make new codes'}
            </Button>
          </>
        }
      >
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <p className="text-muted">
            {left === 0
              ? 'You have no recovery codes. Ten are made; each signs you in once when your phone is not at hand.'
              : `You have ${left} unused ${left === 1 ? 'code' : 'codes'}. Ten new ones are made, and the earlier ones stop working.`}
          </p>
        )}
        <FailureNote text={isRunning ? undefined : failure?.message} />
      </Dialog>
      {proof}
    </>
  )
}
