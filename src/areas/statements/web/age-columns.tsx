import type { ReactNode } from 'react'
import { MoneyText } from '#ui/money-text.tsx'
import { type AgedDebt, ageBuckets } from '../statement.ts'
import { ageWords } from '../statement-words.ts'
import { AgeBar, AgeMark } from './age-bar.tsx'

/** BILL-2: what is owed by age, with what lessens it and the balance. */
export function AgeColumns({ aged }: { aged: AgedDebt }) {
  return (
    <section aria-label="Owed by age" className="grid gap-3 rounded-dialog border border-line bg-raised p-4">
      <AgeBar aged={aged} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,45%),1fr))] gap-x-4 gap-y-3 print:grid-cols-7 print:gap-x-2">
        <Column label="Balance" cents={aged.total} isStrong />
        {ageBuckets.map((bucket) => (
          <Column key={bucket} label={ageWords[bucket]} mark={<AgeMark bucket={bucket} />} cents={aged[bucket]} />
        ))}
        <Column label="Credits" cents={aged.credits} />
      </dl>
    </section>
  )
}

function Column({
  label,
  cents,
  mark,
  isStrong = false,
}: {
  label: string
  cents: number
  mark?: ReactNode
  isStrong?: boolean
}) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1.5 text-13 text-muted">
        {mark}
        {label}
      </dt>
      <dd className={isStrong ? 'text-20 font-semibold print:text-16' : cents === 0 ? 'text-muted' : ''}>
        <MoneyText cents={cents} />
      </dd>
    </div>
  )
}
