import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shipToIdOf } from '#areas/customers/rules/ship-to-id.ts'
import type { SettingsChange } from '#areas/customers/ship-to-settings.ts'
import type { previewShipToSettings } from '#areas/customers/ship-to-settings.endpoints.ts'
import { settingLabels, settingText } from './settings-words.ts'

/** What the server says a change would do. */
export type PlannedChanges = CallAnswer<typeof previewShipToSettings>

/** CUST-2: each ship-to with what it has and what it would have. */
export function ChangePreview({ planned: { changed, unchanged } }: { planned: PlannedChanges }) {
  const list = useRef<HTMLUListElement>(null)
  // The fields that had the focus are gone; the keyboard goes on here.
  useEffect(() => list.current?.focus(), [])
  if (changed.length === 0) {
    return <EmptyState title="Nothing would change">Every chosen ship-to is set like this already.</EmptyState>
  }
  return (
    <section aria-label="What changes" className="grid gap-2">
      <p>
        <strong className="figures">{plural(changed.length, 'ship-to')}</strong>{' '}
        {changed.length === 1 ? 'changes' : 'change'}
        {unchanged > 0 && `; ${unchanged} ${unchanged === 1 ? 'is' : 'are'} set like this already`}.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ul
        ref={list}
        className="max-h-80 overflow-auto rounded-control border border-line"
        tabIndex={0}
        aria-label="Ship-tos that change"
      >
        {changed.map((shipTo) => (
          <li key={shipToIdOf(shipTo)} className="grid gap-0.5 border-b border-line px-3 py-2 last:border-0">
            <span className="flex min-w-0 gap-2">
              <span className="truncate font-medium">{shipTo.name}</span>
              <span className="figures shrink-0 text-muted">{shipTo.shipTo}</span>
            </span>
            {shipTo.changes.map(({ field, from, to }) => (
              <span key={field} className="flex flex-wrap items-center gap-1.5 text-13">
                <span className="text-muted">{settingLabels[field as keyof SettingsChange]}</span>
                <span className="line-through decoration-line-strong">{settingText(field, from)}</span>
                <ArrowRight size={13} aria-label="becomes" className="text-muted" />
                <strong className="font-semibold">{settingText(field, to)}</strong>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
