import { CircleDollarSign, NotebookPen } from 'lucide-react'
import { RowLink } from '#browser/row-link.tsx'
import type { Address } from '#contract/address.ts'
import type { CartLine } from '#areas/carts/cart.ts'
import { RowButton } from '#ui/row-button.tsx'

/** CART-10: the way to the price of a line. */
export const PriceLink = ({ href, label }: { href: Address; label: string }) => (
  <RowLink
    href={href}
    aria-label={label}
    className="grid size-[36px] shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-[44px] print:hidden"
  >
    <CircleDollarSign size={16} aria-hidden="true" />
  </RowLink>
)

/** Opens the note of a line. */
export const NoteButton = ({ line: { note, itemInfo }, onPress }: { line: CartLine; onPress: () => void }) => (
  <RowButton
    label={`${note === '' ? 'Add a note to' : 'Change the note to'} ${itemInfo.description}`}
    onPress={onPress}
  >
    <NotebookPen size={16} aria-hidden="true" />
  </RowButton>
)
