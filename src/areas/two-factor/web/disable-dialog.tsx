import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { setMfa } from '../mfa.endpoints.ts'
import { FailureNote, sentenceOf } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { useStepUp } from './use-step-up.tsx'

/**
 * AUTH-5: asks before every second factor goes; the server asks for a proof when the last one is
 * older than a few minutes.
 */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const stepUp = useStepUp()
  const disable = () => disabling.run({ body: { enable: false } })
  const disabling = useAct(setMfa, {
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      onClose()
    },
    failed: (failure) => stepUp.asksFor(failure, disable) || true,
    refresh: mfaCalls,
  })
  const { failure, isRunning } = disabling
  const isShown = failure && !isRunning && failure.code !== 'step_up_needed'
  return (
    <>
      <ConfirmDialog
        title="Disable two-factor authentication"
        confirmLabel="Disable"
        isDangerous
        isOpen
        isPending={isRunning}
        onConfirm={disable}
        onClose={onClose}
      >
        <div className="flex flex-col gap-4">
          <p>
            Your password alone will open your account. The phone, the authenticator app and the recovery codes are
            removed, and your other devices are signed out.
          </p>
          <FailureNote
            text={isShown ? sentenceOf(failure, 'Failed to disable two factor authentication') : undefined}
          />
        </div>
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  )
}
