import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { updateGuide } from '../guide-items.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { nameProblem } from './create-guide-form.ts'
import { guideMessage } from './guide-message.ts'
import { RefusedGuideDialog } from './refused-guide-dialog.tsx'
import { RenameForm } from './rename-form.tsx'
import { paramsOf, useGuides } from './use-guides.ts'

/** GUIDE-1: another name for a guide: `?rename-guide=ID`. */
export function RenameGuideDialog({ value, close }: DialogProps) {
  const { guides, params, error, retry } = useGuides()
  const act = useAct(updateGuide, {
    refresh: ['listGuides', 'getGuide', 'getActiveCart', 'listCarts'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const guide = guides?.find(({ id }) => id === value)
  const refused = guideMessage(guide?.abilities.rename)
  if (refused) return <RefusedGuideDialog title="Rename guide" reason={refused} close={close} />
  if (!guide || !params)
    return (
      <WaitingDialog
        title="Rename guide"
        failure={guides ? { status: 404, message: guideRefusals.guide_not_found.message } : error}
        what="The guide"
        onRetry={retry}
        onClose={close}
      />
    )
  return (
    <RenameForm
      key={guide.id}
      title="Rename guide"
      label="Guide name"
      name={guide.name}
      act={act}
      problemOf={nameProblem}
      onRename={(name) => act.run({ params: paramsOf(params, guide), body: { action: 'UpdateGuide', name } })}
      close={close}
    />
  )
}
