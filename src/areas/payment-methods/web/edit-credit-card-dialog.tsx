import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import type { CreditCard } from '../payment-method.ts'
import { updateCc } from '../payment-methods.endpoints.ts'
import { describeMethod } from './describe-method.ts'
import { SelectBillTos } from './select-bill-tos.tsx'
import { refreshed } from './use-payment-settings.ts'
import { coverageBody, useCoverage } from './use-coverage.ts'

/** PROFILE-6: description and bill-tos of a card; another card is added as a new one. */
export function EditCreditCardDialog({ card, close }: { card: CreditCard; close: () => void }) {
  const update = useAct(updateCc, {
    refresh: refreshed,
    failed: () => true,
    done: ({ response, message }) => {
      showToast({ tone: response === 'y' ? 'success' : 'danger', message })
      close()
    },
  })
  const coverage = useCoverage('card', card, {
    act: update,
    places: { paymentSettingsId: null, allBillTos: 'billTos' },
    onSubmit: (values) => update.run({ body: { paymentSettingsId: card.id, ...coverageBody(values) } }),
  })
  return (
    <Dialog
      title="Edit credit card"
      width={600}
      isOpen
      isDirty={coverage.isDirty}
      onClose={close}
      onSubmit={coverage.submit}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={update.isRunning} onPress={coverage.submit}>
            Save
          </Button>
        </>
      }
    >
      <FormBody form={coverage} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-muted">{describeMethod(card)}</p>
        {coverage.failure && <Banner tone="danger">{coverage.failure.message}</Banner>}
        <SelectBillTos form={coverage} isShared={card.isShared} />
      </FormBody>
    </Dialog>
  )
}
