import { useState } from 'react'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import type { ItemNoteProps } from '#browser/web-area.ts'
import { listItemGuides } from '../guide-items.endpoints.ts'
import { guideScreen } from '../guides.addresses.ts'
import { useGuides } from './use-guides.ts'

/** Guides that are named before a person asks for all of them. */
const namedAtFirst = 2

/**
 * GUIDE-2, ITEM-10: the guides of the ship-to that have this item, each a link. One line, in which
 * long names are cut, until a person asks for all of them.
 */
export function ItemGuides({ itemNumber }: ItemNoteProps) {
  const { params, guides, error, retry } = useGuides()
  const membership = useCall(listItemGuides, params && { params, query: { itemNumber } })
  const [showsAll, setShowsAll] = useState(false)
  if ((error && !guides) || (membership.error && !membership.data)) {
    const readAgain = () => {
      retry()
      void membership.refetch()
    }
    return (
      <p className="text-13 text-muted">
        The guides of this item could not be loaded.{' '}
        <button type="button" className="min-h-6 font-medium text-action" onClick={readAgain}>
          Retry
        </button>
      </p>
    )
  }
  if (!guides || !membership.data) return null
  const ids = new Set(membership.data.guideIds)
  const having = guides.filter(({ id }) => ids.has(id))
  if (having.length === 0) return <p className="text-13 text-muted">In none of your guides</p>
  const shown = showsAll ? having : having.slice(0, namedAtFirst)
  const more = having.length - shown.length
  return (
    <p className={`flex gap-x-3 text-13 text-muted ${showsAll ? 'flex-wrap' : ''}`}>
      <span className="shrink-0">In guides:</span>
      {shown.map(({ id, type, name }) => (
        <Link key={id} href={guideScreen.at({ type, guideId: id })} className="min-w-0 truncate text-action">
          {name}
        </Link>
      ))}
      {more > 0 && (
        <button
          type="button"
          className="min-h-6 shrink-0 font-medium text-action pointer-coarse:-my-3 pointer-coarse:min-h-11"
          onClick={() => setShowsAll(true)}
        >
          {more} more
        </button>
      )}
    </p>
  )
}
