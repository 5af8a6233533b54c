import { useRef, useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { CreditCard } from '../payment-method.ts'
import { updateCc } from '../payment-methods.endpoints.ts'
import { describeMethod } from './describe-method.ts'
import { focusFirstProblem } from './focus-first-problem.ts'
import { SelectBillTos } from './select-bill-tos.tsx'
import { refreshed } from './use-payment-settings.ts'
import { useCoverage } from './use-coverage.ts'

/** PROFILE-6: description and bill-tos of a card; another card is added anew. */
export function EditCreditCardDialog({ card, close }: { card: CreditCard; close: () => void }) {
  const coverage = useCoverage('card', card)
  const [isTried, setTried] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const update = useAct(updateCc, {
    refresh: refreshed,
    failed: () => true,
    done: ({ response, message }) => {
      showToast({ tone: response === 'y' ? 'success' : 'danger', message })
      close()
    },
  })
  const submit = () => {
    setTried(true)
    focusFirstProblem(body)
    if (coverage.isFine && !update.isRunning) update.run({ body: { paymentSettingsId: card.id, ...coverage.body } })
  }
  return (
    <Dialog
      title="Edit credit card"
      width={600}
      isOpen
      isDirty={coverage.isDirty}
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={update.isRunning} onPress={submit}>
            Save
          </Button>
        </>
      }
    >
      <div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-muted">{describeMethod(card)}</p>
        {update.failure && <Banner tone="danger">{update.failure.message}</Banner>}
        <SelectBillTos form={coverage} problems={isTried ? coverage.problems : {}} isShared={card.isShared} />
      </div>
    </Dialog>
  )
}
