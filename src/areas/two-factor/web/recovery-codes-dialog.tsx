import { useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { renewRecoveryCodes } from '../authenticator.endpoints.ts'
import { FailureNote } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useStepUp } from './use-step-up.tsx'

/** AUTH-5: makes ten new recovery codes; all earlier ones are void. */
export function RecoveryCodesDialog({ left, onClose }: { left: number; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const stepUp = useStepUp()
  const renew = () => renewing.run({})
  const renewing = useAct(renewRecoveryCodes, {
    done: ({ recoveryCodes }) => setCodes(recoveryCodes),
    failed: (failure) => stepUp.asksFor(failure, renew) || true,
    refresh: mfaCalls,
  })
  const { failure, isRunning } = renewing
  const submit = codes ? onClose : renew
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
        <FailureNote text={failure && !isRunning && failure.code !== 'step_up_needed' ? failure.message : undefined} />
      </Dialog>
      {stepUp.dialog}
    </>
  )
}
