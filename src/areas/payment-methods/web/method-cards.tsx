import type { ReactNode } from 'react'
import type { PaymentMethod } from '../payment-method.ts'
import { BillTosCell } from './bill-tos-cell.tsx'
import { MethodActions } from './method-actions.tsx'
import { UnusableNote } from './unusable-note.tsx'

/**
 * PROFILE-4: methods without room for a table: the description with its actions, the facts below.
 */
export function MethodCards<Method extends PaymentMethod>({
  label,
  methods,
  facts,
}: {
  label: string
  methods: readonly Method[]
  facts: (method: Method) => readonly (readonly [string, ReactNode])[]
}) {
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
      {methods.map((method) => (
        <li
          key={method.id}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-dialog border border-line bg-raised px-3 py-2"
        >
          <div className="flex items-center justify-between gap-2">
            <strong className="min-w-0 truncate font-semibold">{method.description}</strong>
            <MethodActions method={method} />
          </div>
          {'unusableBecause' in method && <UnusableNote because={method.unusableBecause} />}
          <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-13">
            {[...facts(method), ['Bill-tos', <BillTosCell key="bill-tos" method={method} />] as const].map(
              ([name, value]) => (
                <div key={name} className="contents">
                  <dt className={`text-muted ${name === 'Bill-tos' ? 'py-1.5 leading-tight' : ''}`}>{name}</dt>
                  <dd className="min-w-0 truncate">{value}</dd>
                </div>
              ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
