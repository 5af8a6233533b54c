import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { quantityText } from '#areas/carts/rules/describe-cart-change.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import type { TypingState } from './ship-to-typing.ts'

/**
 * CART-12, CART-14: two people set the same lines differently; each line is decided, and nothing
 * typed is lost until then.
 */
export function ConflictsDialog({
  conflicts,
  names,
}: {
  conflicts: TypingState['conflicts']
  /** Descriptions of items, also of lines somebody has removed. */
  names: ReadonlyMap<string, string>
}) {
  const { cart } = useActiveCart()
  // Put off, it comes back with the next conflict; the lines stay typed and wait.
  const [putOff, setPutOff] = useState<string>()
  const key = conflicts.map(({ itemNumber, theirs }) => `${itemNumber}:${quantityText(theirs)}`).join()
  const areUnseen = conflicts.every((each) => each.isUnseen)
  const decideAll = (choice: 'mine' | 'theirs') => {
    for (const { quantities, itemNumber } of conflicts) quantities.resolve(itemNumber, choice)
  }
  return (
    <Dialog
      title={areUnseen ? 'Your cart has other quantities' : 'Someone else changed this too'}
      width={640}
      isOpen={putOff !== key}
      onClose={() => setPutOff(key)}
      footer={
        conflicts.length > 1 && (
          <>
            <Button onPress={() => decideAll('theirs')}>
              {areUnseen ? 'Keep all of the cart' : 'Take all theirs'}
            </Button>
            <Button variant="primary" onPress={() => decideAll('mine')}>
              Keep all mine
            </Button>
          </>
        )
      }
    >
      <p className="mb-3 text-muted">
        {areUnseen
          ? 'The cart could not be loaded when you typed.'
          : `While you typed, ${wereQuantities(conflicts.length)} changed by someone else.`}{' '}
        What you typed is still here.
      </p>
      <ul className="rounded-dialog border border-line">
        {conflicts.map(({ itemNumber, mine, theirs, isUnseen, quantities }) => {
          const takeTheirs = isUnseen ? 'Keep the cart’s' : 'Take theirs'
          const line = cart?.items.find((each) => each.itemNumber === itemNumber)
          const name = names.get(itemNumber) ?? `Item ${itemNumber}`
          return (
            <li key={itemNumber} className="grid gap-2 border-b border-line px-3 py-2.5 last:border-0">
              <span className="min-w-0">
                <span className="block truncate font-medium">{name}</span>
                <span className="figures text-12 text-muted">
                  {itemNumber}
                  {line && !isUnseen && ` · changed by ${line.changedByName}`}
                </span>
              </span>
              <span className="grid grid-cols-2 gap-2">
                <Button
                  aria-label={`Keep yours: ${quantityText(mine)}, ${name}`}
                  onPress={() => quantities.resolve(itemNumber, 'mine')}
                >
                  Keep yours: <span className="figures">{quantityText(mine)}</span>
                </Button>
                <Button
                  aria-label={`${takeTheirs}: ${quantityText(theirs)}, ${name}`}
                  onPress={() => quantities.resolve(itemNumber, 'theirs')}
                >
                  {takeTheirs}: <span className="figures">{quantityText(theirs)}</span>
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

const wereQuantities = (count: number): string =>
  count === 1 ? 'this quantity was' : `${plural(count, 'quantity', 'quantities')} were`
