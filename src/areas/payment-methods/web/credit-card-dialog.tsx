import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Steps } from '#ui/steps.tsx'
import { createCardToken, saveCc } from '../payment-methods.endpoints.ts'
import { type CardReport, cardFailed } from '../rules/read-card-message.ts'
import { CardFrame } from './card-frame.tsx'
import { SelectBillTos } from './select-bill-tos.tsx'
import { refreshed } from './use-payment-settings.ts'
import { coverageBody, useCoverage } from './use-coverage.ts'

const stepNames = ['Select bill-tos', 'Card details']

/**
 * PROFILE-6: bill-tos first, then the card in the processor's own frame; what is typed there never
 * comes here.
 */
export function AddCreditCardDialog({ close }: { close: () => void }) {
  const [token, setToken] = useState<{ response: string; ccUrl: string } | null>(null)
  const [declined, setDeclined] = useState<string>()
  const start = useAct(createCardToken, {
    failed: () => true,
    done: (answer) => {
      setDeclined(undefined)
      setToken(answer)
    },
  })
  const save = useAct(saveCc, {
    refresh: refreshed,
    failed: ({ field }) => {
      if (field) setToken(null)
      return true
    },
    done: ({ response, message }) => {
      showToast({ tone: response === 'y' ? 'success' : 'danger', message: message || cardFailed })
      close()
    },
  })
  const coverage = useCoverage('card', undefined, {
    act: save,
    places: { allBillTos: 'billTos', utaTokenId: null, utaCustomerId: null },
    onSubmit: () => {
      if (!start.isRunning && !token) start.run({})
    },
  })
  const onReport = (report: CardReport) => {
    if (!report.isAccepted) return setDeclined(report.message)
    setDeclined(undefined)
    const { utaTokenId, utaCustomerId } = report
    if (!save.isRunning) save.run({ body: { ...coverageBody(coverage.values), utaTokenId, utaCustomerId } })
  }
  const failure = coverage.failure?.message ?? start.failure?.message
  const again = () => {
    save.reset()
    setToken(null)
    start.run({})
  }
  return (
    <Dialog
      title="Add credit card"
      width={600}
      isOpen
      // What is typed in the processor's frame cannot be seen from here.
      isDirty={coverage.isDirty || token !== null}
      onClose={close}
      onSubmit={token ? undefined : coverage.submit}
      footer={
        token ? (
          <Button
            isDisabled={save.isRunning}
            onPress={() => {
              setToken(null)
              setDeclined(undefined)
            }}
          >
            Back
          </Button>
        ) : (
          <>
            <CloseButton />
            <Button variant="primary" isPending={start.isRunning} onPress={coverage.submit}>
              Next
            </Button>
          </>
        )
      }
    >
      <FormBody form={coverage} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Steps names={stepNames} current={token ? 1 : 0} />
        {(failure ?? declined) && (
          <Banner tone="danger">
            <span className="flex flex-wrap items-center justify-between gap-2">
              {failure ?? declined}
              {token && failure && (
                <Button size="small" onPress={again}>
                  Enter the card again
                </Button>
              )}
            </span>
          </Banner>
        )}
        {token ? (
          <>
            <CardFrame key={token.response} token={token.response} ccUrl={token.ccUrl} onReport={onReport} />
            {save.isRunning && (
              <p className="flex items-center gap-2 text-muted">
                <Spinner label="Saving" /> Saving the card
              </p>
            )}
          </>
        ) : (
          <SelectBillTos form={coverage} />
        )}
      </FormBody>
    </Dialog>
  )
}
