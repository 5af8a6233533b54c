import { useEffect, useState } from 'react'
import { useActWithProof } from '#areas/two-factor/web/public.tsx'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import type { BankAccount } from '../payment-method.ts'
import { decryptPaymentInfo } from '../payment-methods.endpoints.ts'

type Numbers = CallAnswer<typeof decryptPaymentInfo>

/** Milliseconds that full numbers stay on the screen. */
const shownMs = 60_000

/**
 * PROFILE-5, security 27: the numbers in full for a minute, after a reason and a fresh proof; every
 * look is on record.
 */
export function FullNumbers({ account }: { account: BankAccount }) {
  const [isAsking, setIsAsking] = useState(false)
  const [numbers, setNumbers] = useState<Numbers>()
  useEffect(() => {
    if (!numbers) return undefined
    const hide = setTimeout(() => {
      setNumbers(undefined)
      setIsAsking(false)
    }, shownMs)
    return () => clearTimeout(hide)
  }, [numbers])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">Full numbers</h3>
      {numbers ? (
        <>
          <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] items-center gap-x-6">
            {(
              [
                ['Routing number', numbers.routingNo],
                ['Account number', numbers.accountNo],
              ] as const
            ).map(([name, number]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="figures flex items-center gap-2 font-semibold">
                  {number}
                  <CopyButton text={number} label={`Copy ${name.toLowerCase()}`} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-13 text-muted">They are hidden again after a minute.</p>
        </>
      ) : !isAsking ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 text-13 text-muted">Every look is recorded with your name and the reason.</p>
          <Button onPress={() => setIsAsking(true)}>Show full numbers</Button>
        </div>
      ) : (
        <ReasonForm account={account} onShown={setNumbers} onCancel={() => setIsAsking(false)} />
      )}
    </section>
  )
}

function ReasonForm({
  account,
  onShown,
  onCancel,
}: {
  account: BankAccount
  onShown: (numbers: Numbers) => void
  onCancel: () => void
}) {
  // The form shows what failed.
  const act = useActWithProof(decryptPaymentInfo, { failed: () => true, done: onShown })
  const form = useCallForm({
    act,
    places: { paymentSettingsId: null },
    saved: { reason: '' },
    onSubmit: ({ reason }) => act.run({ body: { paymentSettingsId: account.id, reason } }),
  })
  const { failure } = form
  return (
    <>
      {act.proof}
      <FormFrame form={form} className="grid gap-3">
        {failure && <Banner tone="danger">{failure.message}</Banner>}
        <FormText form={form} name="reason" label="Reason" isRequired autoFocus maxLength={300} autoComplete="off" />
        <div className="flex justify-end gap-2">
          <Button onPress={onCancel}>Cancel</Button>
          <Button variant="primary" type="submit" isPending={form.isRunning}>
            Show
          </Button>
        </div>
      </FormFrame>
    </>
  )
}
