import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import type { Trouble } from '../rules/trouble-of.ts'
import { troubleWords } from './operations-words.ts'

/** A list of states under its heading. */
export function StateSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="pb-2 text-16 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** One state: its name, what needs attention, and the figures below. */
export function StateEntry({
  name,
  trouble,
  figures,
  children,
}: {
  name: ReactNode
  trouble: Trouble
  figures: readonly string[]
  children?: ReactNode
}) {
  return (
    <li className="grid min-w-0 content-start gap-1 rounded-dialog border border-line bg-raised px-3 py-2.5">
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
        {trouble && <Badge tone={troubleWords[trouble].tone}>{troubleWords[trouble].label}</Badge>}
      </span>
      <span className="figures text-13 text-muted">{figures.join(' · ')}</span>
      {children}
    </li>
  )
}
