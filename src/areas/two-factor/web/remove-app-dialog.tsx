import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { dropAuthenticator } from '../authenticator.endpoints.ts'
import { FailureNote } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { useStepUp } from './use-step-up.tsx'

/** AUTH-5: asks before the authenticator app goes. */
export function RemoveAppDialog({ isLast, onClose }: { isLast: boolean; onClose: () => void }) {
  const stepUp = useStepUp()
  const drop = () => dropping.run({})
  const dropping = useAct(dropAuthenticator, {
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      onClose()
    },
    failed: (failure) => stepUp.asksFor(failure, drop) || true,
    refresh: mfaCalls,
  })
  const { failure, isRunning } = dropping
  return (
    <>
      <ConfirmDialog
        title="Remove the authenticator app"
        confirmLabel="Remove"
        isDangerous
        isOpen
        isPending={isRunning}
        onConfirm={drop}
        onClose={onClose}
      >
        <div className="flex flex-col gap-4">
          <p>
            {isLast
              ? 'It is your only second factor: your password alone will open your account.'
              : 'Codes by text message stay.'}{' '}
            Your other devices are signed out.
          </p>
          <FailureNote
            text={failure && !isRunning && failure.code !== 'step_up_needed' ? failure.message : undefined}
          />
        </div>
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  )
}
