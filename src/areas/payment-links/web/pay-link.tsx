import { useState } from 'react'
import { CardFrame } from '#areas/payment-methods/web/public.tsx'
import { useAct } from '#browser/use-act.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { formatDay, formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { payByLink, startLinkCard } from '../opened-link.endpoints.ts'
import type { OpenedLink } from '../payment-link.ts'

/**
 * NEXT-13: what is to pay, then the card in the processor's own frame; what is typed there never
 * comes here.
 */
export function PayLink({ token, link, refetch }: { token: string; link: OpenedLink; refetch: () => void }) {
  const { billToName, discount, invoices, lastDay, payment, state, today, total, whyNotPay } = link
  const [frame, setFrame] = useState<{ response: string; ccUrl: string } | null>(null)
  const [declined, setDeclined] = useState<string>()
  const start = useAct(startLinkCard, {
    failed: () => {
      refetch()
      return true
    },
    done: (opened) => {
      setDeclined(undefined)
      setFrame(opened)
    },
  })
  const pay = useAct(payByLink, {
    failed: ({ status }) => {
      refetch()
      // A refusal ends this card entry; without a response the same press may be repeated.
      if (status >= 400 && status < 500) setFrame(null)
      return true
    },
    done: refetch,
  })
  const enter = () => {
    pay.reset()
    setFrame(null)
    start.run({ body: { token } })
  }
  const [sent, setSent] = useState<CallInput<typeof payByLink>>()
  const send = (card: { utaTokenId: string; utaCustomerId: string }) => {
    const open = invoices.filter((invoice) => invoice.open > 0)
    const seen = open.map((invoice) => ({ invoiceNumber: invoice.invoiceNumber, seenOpen: invoice.open }))
    const input = { body: { token, ...card, invoices: seen, total } }
    setSent(input)
    pay.run(input)
  }
  const failure = pay.failure?.message ?? start.failure?.message
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-20 font-semibold text-balance">
          {state === 'settled'
            ? `Nothing left to pay for ${billToName}`
            : `Pay ${formatCents(total)} for ${billToName}`}
        </h1>
        <p className="text-muted">
          {state === 'settled'
            ? 'These invoices were paid already.'
            : `This link works until ${formatDayWithYear(lastDay)}, and pays once.`}
        </p>
      </header>
      <Invoices invoices={invoices} discount={discount} total={total} today={today} />
      {payment && payment.status === 'failed' && !frame && !failure && (
        <Banner tone="danger">{payment.reason} Nothing was paid; you can try another card.</Banner>
      )}
      {(failure ?? declined) && (
        <Banner tone="danger">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {failure ?? declined}
            {pay.failure && frame && sent && (
              <Button size="small" onPress={() => pay.run(sent)}>
                Try again
              </Button>
            )}
          </span>
        </Banner>
      )}
      {frame ? (
        <section aria-label="Card" className="grid gap-2 rounded-dialog border border-line bg-raised p-4">
          <CardFrame
            key={frame.response}
            token={frame.response}
            ccUrl={frame.ccUrl}
            onReport={(report) => {
              if (!report.isAccepted) return setDeclined(report.message)
              setDeclined(undefined)
              if (!pay.isRunning) send(report)
            }}
          />
          {pay.isRunning && (
            <p className="flex items-center gap-2 text-muted">
              <Spinner label="Paying" /> Paying {formatCents(total)}
            </p>
          )}
        </section>
      ) : (
        state !== 'settled' && (
          <div className="grid gap-2">
            <Button
              variant="primary"
              isWide
              isPending={start.isRunning || pay.isRunning}
              disabledReason={whyNotPay ?? undefined}
              onPress={enter}
            >
              Pay {formatCents(total)} by card
            </Button>
            {whyNotPay && <p className="text-danger">{whyNotPay}</p>}
            <p className="text-13 text-muted">
              Cards only: to pay from a bank account, sign in to the portal. The card is used once and not kept.
            </p>
          </div>
        )
      )}
    </>
  )
}

function Invoices({ invoices, discount, total, today }: Pick<OpenedLink, 'invoices' | 'discount' | 'total' | 'today'>) {
  return (
    <ul className="rounded-dialog border border-line bg-raised" aria-label="Invoices">
      {invoices.map(({ invoiceNumber, dueDate, open }) => (
        <li key={invoiceNumber} className="flex justify-between gap-3 border-b border-line px-4 py-2.5">
          <span className="min-w-0">
            <span className="figures block truncate font-medium">Invoice {invoiceNumber}</span>
            <span className={`figures block text-13 ${open > 0 && dueDate < today ? 'text-danger' : 'text-muted'}`}>
              Due {formatDay(dueDate, today)}
            </span>
          </span>
          {open > 0 ? <MoneyText cents={open} /> : <span className="text-muted">Paid</span>}
        </li>
      ))}
      {discount > 0 && (
        <li className="flex justify-between gap-3 border-b border-line px-4 py-2.5 text-muted">
          <span>Discount for early payment</span>
          <MoneyText cents={-discount} />
        </li>
      )}
      <li className="flex justify-between gap-3 px-4 py-2.5 text-16 font-semibold">
        <span>To pay</span>
        <MoneyText cents={total} />
      </li>
    </ul>
  )
}
