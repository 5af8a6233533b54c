import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { deletePunchoutSettings, deleteUserPunchoutSettings } from '../punchout-settings.endpoints.ts'
import type { PunchoutSettings } from '../punchout-settings.ts'
import { callFor, inputFor, listAddress, type Owner, punchoutCalls } from './punchout-place.ts'

/** PUNCH-1: asks before an integration is deleted; then it is back to the list. */
export function DeleteIntegration({
  owner,
  settings: { id, softwareName },
  onClose,
}: {
  owner: Owner
  settings: PunchoutSettings
  onClose: () => void
}) {
  const go = useGo()
  const act = useAct(callFor(owner, deletePunchoutSettings, deleteUserPunchoutSettings), {
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(listAddress(owner), { replace: true, isSettled: true })
    },
    refresh: punchoutCalls,
  })
  return (
    <ConfirmDialog
      title="Delete punchout integration"
      confirmLabel="Delete"
      isDangerous
      isOpen
      isPending={act.isRunning}
      failure={act.failure}
      onConfirm={() =>
        !act.isRunning &&
        act.run(inputFor<typeof deletePunchoutSettings>(owner, { params: { punchoutSettingsId: id } }))
      }
      onClose={onClose}
    >
      Delete the integration with {softwareName}? Its ship-to mapping and its secret are deleted too, and its buyers can
      no longer shop here.
    </ConfirmDialog>
  )
}
