import { useGo } from '#browser/navigation.ts'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { plural } from '#kit/text.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { deleteGuide } from '../guides.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { guidesScreen } from '../guides.addresses.ts'
import { guideMessage } from './guide-message.ts'
import { RefusedGuideDialog } from './refused-guide-dialog.tsx'
import { paramsOf, useGuides } from './use-guides.ts'

/** GUIDE-1: asks before a guide and its lines are deleted: `?delete-guide=ID`. */
export function DeleteGuideDialog({ value, close }: DialogProps) {
  const go = useGo()
  const { guides, params, error, retry } = useGuides()
  const remove = useAct(deleteGuide, {
    failed: ({ code }) => {
      // The question asks again, about the guide as it is now.
      if (code === 'guide_changed') void refreshCalls(['listGuides'])
      return true
    },
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(guidesScreen.at(), { replace: true })
      void refreshCalls(['listGuides'])
    },
  })
  const guide = guides?.find(({ id }) => id === value)
  const refused = guideMessage(guide?.abilities.delete)
  if (refused) return <RefusedGuideDialog title="Delete guide" reason={refused} close={close} />
  if (!guide || !params)
    return (
      <WaitingDialog
        title="Delete guide"
        failure={guides ? { status: 404, message: guideRefusals.guide_not_found.message } : error}
        what="The guide"
        onRetry={retry}
        onClose={close}
      />
    )
  return (
    <ConfirmDialog
      title="Delete guide"
      confirmLabel="Delete"
      isDangerous
      isOpen
      isPending={remove.isRunning}
      failure={remove.failure}
      onConfirm={() => !remove.isRunning && remove.run({ params: paramsOf(params, guide) }, guide.version)}
      onClose={close}
    >
      <p className="break-words">
        {guide.name} with {plural(guide.lineCount, 'line')} will be deleted for everybody at this ship-to. This cannot
        be undone.
      </p>
    </ConfirmDialog>
  )
}
