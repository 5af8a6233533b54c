import { drawingOf } from '../rules/drawing-of.ts'

/** ITEM-4: a drawn placeholder for the item's department, in a box of fixed size so that nothing jumps. */
export function ItemPicture({ placeholder, className }: { placeholder: string; className: string }) {
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
