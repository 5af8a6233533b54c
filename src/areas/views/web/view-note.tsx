import type { ReactNode } from 'react'
import type { OrderViewChoice } from './use-order-view.ts'
import type { PriceViewChoice } from './use-price-view.ts'
import { useShownColumns } from './use-shown-columns.ts'

/** STAFF-4: what of the chosen order view is not shown, as a sentence above the grid. */
export function ViewNote({ choice }: { choice: OrderViewChoice }) {
  const shown = useShownColumns(choice)
  return <NoteOf {...choice} note={shown?.note ?? null} className="max-md:hidden" />
}

/** STAFF-4: the same of a price list; `note` comes with its rows. */
export const PriceViewNote = ({ choice, note }: { choice: PriceViewChoice; note: string | null }) => (
  <NoteOf {...choice} note={note} className="" />
)

function NoteOf({
  retry,
  goneName,
  choose,
  note,
  className,
}: Pick<OrderViewChoice, 'retry' | 'goneName' | 'choose'> & { note: string | null; className: string }) {
  if (retry)
    return (
      <Note className={className} label="Try again" onPress={retry}>
        Your views could not be loaded. These are the usual columns.
      </Note>
    )
  if (goneName !== null)
    return (
      <Note className={className} label="OK" onPress={() => choose?.(null)}>
        The view “{goneName}” does not exist any more, or is not shared with you. These are the usual columns.
      </Note>
    )
  return note && <Note className={className}>{note}</Note>
}

function Note({
  className,
  children,
  label,
  onPress,
}: {
  className: string
  children: ReactNode
  label?: string
  onPress?: () => void
}) {
  return (
    <p
      role="status"
      className={`flex flex-wrap items-center gap-x-3 pb-2 text-13 break-words text-muted print:hidden ${className}`}
    >
      {children}
      {label && (
        <button
          type="button"
          onClick={onPress}
          className="min-h-6 cursor-pointer font-medium text-action underline pointer-coarse:min-h-11"
        >
          {label}
        </button>
      )}
    </p>
  )
}
