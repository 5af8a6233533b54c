import { useState } from 'react'
import type { ItemSummary } from '../item.ts'
import { drawingOf } from '../rules/drawing-of.ts'

/**
 * Rows and cards whose pictures are asked for at once; the rest waits until it comes into view (S0
 * section 9).
 */
export const maxEager = 12

/** What of an item its picture is drawn from. */
export const pictureOf = ({ placeholder, thumbnailUrl }: Pick<ItemSummary, 'placeholder' | 'thumbnailUrl'>) => ({
  placeholder,
  thumbnailUrl,
})

/**
 * ITEM-4: the item's small picture, or a drawn placeholder for its department, in a box of fixed
 * size so that nothing jumps.
 */
export function ItemPicture({
  placeholder,
  thumbnailUrl = null,
  isEager = false,
  className,
}: {
  placeholder: string
  thumbnailUrl?: string | null
  isEager?: boolean
  className: string
}) {
  /** The address that led nowhere. */
  const [lost, setLost] = useState<string | null>(null)
  if (thumbnailUrl !== null && thumbnailUrl !== lost) {
    // The picture fits its box, which clips nothing: a clip a row costs a tenth of the work of a
    // frame in which a long list scrolls (decision 18).
    return (
      <span className={`block shrink-0 rounded-control bg-raised ${className}`}>
        <img
          src={thumbnailUrl}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setLost(thumbnailUrl)}
          className="size-full object-contain"
        />
      </span>
    )
  }
  return (
    <span className={`grid shrink-0 place-items-center rounded-control bg-sunken text-line-strong ${className}`}>
      <svg
        viewBox="0 0 48 48"
        className="size-3/5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={drawingOf(placeholder)} />
      </svg>
    </span>
  )
}
