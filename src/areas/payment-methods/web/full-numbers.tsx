import { useEffect, useState } from 'react'
import { useActWithProof } from '#areas/two-factor/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { BankAccount } from '../payment-method.ts'
import { decryptPaymentInfo } from '../payment-methods.endpoints.ts'

/** Numbers stay on the screen so long, in milliseconds. */
const shownMs = 60_000

/**
 * PROFILE-5, security 27: the numbers in full for a minute, after a reason and a fresh proof; every
 * look is on record.
 */
export function FullNumbers({ account }: { account: BankAccount }) {
  const [reason, setReason] = useState<string>()
  const [numbers, setNumbers] = useState<{ routingNo: string; accountNo: string }>()
  const act = useActWithProof(decryptPaymentInfo, {
    // The form shows it.
    failed: () => true,
    done: (answer) => {
      setNumbers(answer)
      act.reset()
    },
  })
  useEffect(() => {
    if (!numbers) return undefined
    const hide = setTimeout(() => {
      setNumbers(undefined)
      setReason(undefined)
    }, shownMs)
    return () => clearTimeout(hide)
  }, [numbers])
  const show = () => act.run({ body: { paymentSettingsId: account.id, reason: reason ?? '' } })
  const { failure, proof } = act
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">Full numbers</h3>
      {proof}
      {numbers ? (
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6">
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
      ) : reason === undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 text-13 text-muted">Every look is recorded with your name and the reason.</p>
          <Button onPress={() => setReason('')}>Show full numbers</Button>
        </div>
      ) : (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            show()
          }}
        >
          {failure && !failure.field && <Banner tone="danger">{failure.message}</Banner>}
          <TextField
            label="Reason"
            isRequired
            autoFocus
            maxLength={300}
            value={reason}
            onChange={setReason}
            error={failure?.field ? failure.message : undefined}
            autoComplete="off"
          />
          <div className="flex justify-end gap-2">
            <Button onPress={() => setReason(undefined)}>Cancel</Button>
            <Button variant="primary" type="submit" isPending={act.isRunning}>
              Show
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
