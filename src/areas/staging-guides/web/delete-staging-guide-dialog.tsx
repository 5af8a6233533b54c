import { useGo } from '#browser/navigation.ts'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { plural } from '#kit/text.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { stagingGuidesScreen } from '../staging-guides.addresses.ts'
import { deleteStagingGuide } from '../staging-guides.endpoints.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'
import { useStagingGuides } from './use-staging-guides.ts'

/** GUIDE-3: asks before a list and the decisions about it are deleted: `?delete-list=ID`. */
export function DeleteStagingGuideDialog({ value, close }: DialogProps) {
  const go = useGo()
  const { params, lists, error, retry } = useStagingGuides()
  const remove = useAct(deleteStagingGuide, {
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(stagingGuidesScreen.at(), { replace: true })
      void refreshCalls(['listStagingGuides'])
    },
  })
  const list = lists?.find(({ id }) => id === value)
  if (!list || !params)
    return (
      <WaitingDialog
        title="Delete list"
        failure={lists ? stagingRefusals.staging_guide_not_found : error}
        what="The list"
        onRetry={retry}
        onClose={close}
      />
    )
  return (
    <ConfirmDialog
      title="Delete list"
      confirmLabel="Delete"
      isDangerous
      isOpen
      isPending={remove.isRunning}
      failure={remove.failure}
      onConfirm={() => !remove.isRunning && remove.run({ params: { ...params, id: list.id } })}
      onClose={close}
    >
      <p className="break-words">
        {list.name} with {plural(list.lines.total, 'line')} and every decision about them will be deleted.
        {list.guide ? ' The guide that was made of it stays.' : ''}
      </p>
    </ConfirmDialog>
  )
}
