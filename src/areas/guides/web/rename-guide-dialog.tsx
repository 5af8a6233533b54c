import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { Guide } from '../guide.ts'
import { updateGuide } from '../guide-items.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { nameProblem } from './create-guide-form.ts'
import { paramsOf, useGuides } from './use-guides.ts'

/** GUIDE-1: another name for a guide: `?rename-guide=ID`. */
export function RenameGuideDialog({ value, close }: DialogProps) {
  const { guides, params, error, retry } = useGuides()
  const guide = guides?.find(({ id }) => id === value)
  if (guide && params) return <RenameGuide key={guide.id} guide={guide} params={params} close={close} />
  return (
    <WaitingDialog
      title="Rename guide"
      failure={guides ? { status: 404, message: guideRefusals.guide_not_found.message } : error}
      what="The guide"
      onRetry={retry}
      onClose={close}
    />
  )
}

function RenameGuide({
  guide,
  params,
  close,
}: {
  guide: Guide
  params: { division: string; shipTo: string }
  close: () => void
}) {
  const [saved] = useState({ name: guide.name })
  const act = useAct(updateGuide, {
    refresh: ['listGuides', 'getGuide', 'getActiveCart', 'listCarts'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const form = useCallForm<
    { name: string },
    Pick<CallInput<typeof updateGuide>, 'params'> & { body: { name: string } }
  >({
    act: { isRunning: act.isRunning, failure: act.failure, reset: act.reset },
    places: {},
    saved,
    problemsOf: ({ name }) => ({ name: nameProblem(name) }),
    // Two people's names for a guide: the later counts, and nothing else of it is sent.
    onSubmit: ({ name }) =>
      act.run({ params: paramsOf(params, guide), body: { action: 'UpdateGuide', name: name.trim() } }),
  })
  return (
    <Dialog
      title="Rename guide"
      width={480}
      isOpen
      isDirty={form.isDirty}
      onClose={close}
      onSubmit={form.submit}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={form.isRunning} onPress={form.submit}>
            Save
          </Button>
        </>
      }
    >
      <FormBody form={form} className="grid gap-4">
        <FormText form={form} name="name" label="Guide name" isRequired autoFocus />
        {form.failure && (
          <p role="alert" className="text-14 text-danger">
            {form.failure.message}
          </p>
        )}
      </FormBody>
    </Dialog>
  )
}
