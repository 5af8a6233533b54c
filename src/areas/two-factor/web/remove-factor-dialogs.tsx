import type { ReactNode } from 'react'
import { showToast } from '#browser/toasts.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { dropAuthenticator } from '../authenticator.endpoints.ts'
import { setMfa } from '../mfa.endpoints.ts'
import { FailureNote, sentenceOf } from './failure-note.tsx'
import { mfaCalls } from './mfa-calls.ts'
import { useActWithProof } from './use-act-with-proof.tsx'

/** AUTH-5: asks before every second factor goes. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const disabling = useActWithProof(setMfa, endingWith(onClose))
  const { failure } = disabling
  return (
    <RemoveDialog
      title="Disable two-factor authentication"
      confirmLabel="Disable"
      failure={failure ? sentenceOf(failure, 'Failed to disable two factor authentication') : undefined}
      isRunning={disabling.isRunning}
      onConfirm={() => disabling.run({ body: { enable: false } })}
      onClose={onClose}
      proof={disabling.proof}
    >
      Your password alone will open your account. The phone, the authenticator app and the recovery codes are removed,
      and your other devices are signed out.
    </RemoveDialog>
  )
}

/** AUTH-5: asks before the authenticator app goes. */
export function RemoveAppDialog({ isLast, onClose }: { isLast: boolean; onClose: () => void }) {
  const dropping = useActWithProof(dropAuthenticator, endingWith(onClose))
  return (
    <RemoveDialog
      title="Remove the authenticator app"
      confirmLabel="Remove"
      failure={dropping.failure?.message}
      isRunning={dropping.isRunning}
      onConfirm={() => dropping.run({})}
      onClose={onClose}
      proof={dropping.proof}
    >
      {isLast
        ? 'It is your only second factor: your password alone will open your account.'
        : 'Codes by text message stay.'}{' '}
      Your other devices are signed out.
    </RemoveDialog>
  )
}

const endingWith = (onClose: () => void) => ({
  done: ({ message }: { message: string }) => {
    showToast({ tone: 'success', message })
    onClose()
  },
  // The dialog shows it.
  failed: () => true,
  refresh: mfaCalls,
})

function RemoveDialog({
  title,
  confirmLabel,
  failure,
  isRunning,
  onConfirm,
  onClose,
  proof,
  children,
}: {
  title: string
  confirmLabel: string
  /** The sentence; undefined without one. */
  failure: string | undefined
  isRunning: boolean
  onConfirm: () => void
  onClose: () => void
  proof: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <ConfirmDialog
        title={title}
        confirmLabel={confirmLabel}
        isDangerous
        isOpen
        isPending={isRunning}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <div className="flex flex-col gap-4">
          <p>{children}</p>
          <FailureNote text={isRunning ? undefined : failure} />
        </div>
      </ConfirmDialog>
      {proof}
    </>
  )
}
