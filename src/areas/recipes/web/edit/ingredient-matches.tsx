import { useEffect, useRef } from 'react'
import { useMedia } from '#browser/use-media.ts'
import type { Suggestion } from './suggestions.ts'

// The ARIA combobox pattern: the field handles the keys and keeps the focus.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- see above */

/** RECIPE-3: what fits the words that were typed; the field above keeps the focus. */
export function IngredientMatches({
  id,
  question,
  matches,
  current,
  onCurrent,
  onChoose,
}: {
  id: string
  /** Shown above them; read out by the field's own status. */
  question: string | null
  matches: readonly Suggestion[]
  /** -1: none yet. */
  current: number
  onCurrent: (index: number) => void
  onChoose: (match: Suggestion) => void
}) {
  const isPhone = useMedia('phone')
  const list = useRef<HTMLDivElement>(null)
  const isOpen = matches.length > 0
  // Bars at the foot of a phone cover what is there: the list is part of the page, its field at the
  // head.
  useEffect(() => {
    if (isOpen && isPhone) list.current?.parentElement?.scrollIntoView({ block: 'start' })
  }, [isOpen, isPhone])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div
      ref={list}
      hidden={!isOpen}
      className="floating z-30 p-1 md:absolute md:inset-x-0 md:top-17 md:max-h-80 md:overflow-auto"
    >
      {question !== null && (
        <p aria-hidden="true" className="px-2.5 py-1.5 text-12 font-medium">
          {question}
        </p>
      )}
      <div id={id} role="listbox" aria-label="Matches">
        {matches.map((match, index) => (
          <div
            key={`${match.kind} ${match.reference}`}
            id={`${id}-${index}`}
            role="option"
            aria-label={`${match.title}, ${match.detail}`}
            aria-selected={index === current}
            tabIndex={-1}
            className={`option scroll-mt-28 scroll-mb-40 md:scroll-my-1 ${index === current ? 'bg-action-soft' : ''}`}
            // The field would lose the focus, and the list with it, before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index !== current && onCurrent(index)}
            onClick={() => onChoose(match)}
          >
            <span className="min-w-0">
              <span className="block break-words">{match.title}</span>
              <span className="block truncate text-12 text-muted">{match.detail}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
