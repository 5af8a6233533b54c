import { Suspense } from 'react'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { accountTypes, type PaymentMethod } from '../payment-method.ts'
import { cardTypeName, expiryText, isCard } from './describe-method.ts'
import { MaskedNumber } from './masked-number.tsx'
import { MethodOf } from './method-of.tsx'

const FullNumbers = loadOnDemand(() => import('./full-numbers.tsx').then((module) => module.FullNumbers))

/** PROFILE-4: a method with all its bill-tos that are the user's. */
export function MethodDialog({ value, close }: DialogProps) {
  return (
    <MethodOf id={value} close={close}>
      {(method) => <MethodFacts method={method} close={close} />}
    </MethodOf>
  )
}

function MethodFacts({ method, close }: { method: PaymentMethod; close: () => void }) {
  return (
    <Dialog
      title={isCard(method) ? 'Credit card' : 'Bank account'}
      width={520}
      isOpen
      onClose={close}
      footer={<Button onPress={close}>Close</Button>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Facts method={method} />
        <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="font-semibold">
            Bill-tos <span className="figures ml-1 font-normal text-muted">{method.billTos.length}</span>
          </h3>
          {method.allBillTos && <p className="text-13 text-muted">All bill-tos, also those added later.</p>}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <div
            tabIndex={0}
            role="region"
            aria-label="Bill-tos"
            className="max-h-[300px] overflow-auto rounded-control border border-line"
          >
            <ul>
              {method.billTos.map(({ division, number, name }) => (
                <li
                  key={`${division}/${number}`}
                  className="grid border-b border-line px-3 py-1.5 leading-tight last:border-0"
                >
                  <span className="truncate">{name}</span>
                  <span className="figures text-12 text-muted">
                    {number} · {division}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </section>
        {!isCard(method) && method.abilities.decrypt === null && (
          <Suspense>
            <FullNumbers account={method} />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}

function Facts({ method }: { method: PaymentMethod }) {
  const facts = isCard(method)
    ? [
        ['Card type', cardTypeName(method)],
        ['Card number', <MaskedNumber key="number" digits={method.ccNoLastFour} />],
        ['Expires', `${expiryText(method)}${method.isExpired ? ', expired' : ''}`],
      ]
    : [
        ['Name on account', method.nameOnAccount],
        ['Account type', accountTypes[method.accountType]],
        ['Routing number', <MaskedNumber key="routing" digits={method.routingNoLastFour} />],
        ['Account number', <MaskedNumber key="account" digits={method.accountNoLastFour} />],
      ]
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {[['Description', method.description], ...facts].map(([name, value]) => (
        <div key={String(name)} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 [&_.figures]:whitespace-normal">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
