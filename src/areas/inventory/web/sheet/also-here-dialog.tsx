import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { CountLocation, SheetShelf } from '#areas/inventory/rules/list-shelves.ts'
import { nameOf } from './shelf-name.ts'

/** INV-1: an item stands at another location too: chooses which, and its shelf is on the sheet. */
export function AlsoHereDialog({
  shelf: { line },
  locations,
  onChoose,
  close,
}: {
  shelf: SheetShelf
  /** Those at which the sheet has no shelf of the item. */
  locations: readonly CountLocation[]
  onChoose: (locationId: string) => void
  close: () => void
}) {
  return (
    <Dialog title="Also here" width={480} isOpen onClose={close} footer={<CloseButton />}>
      <div className="grid gap-3">
        <p className="font-semibold break-words">{nameOf(line)}</p>
        <p>
          {locations.length === 0
            ? 'This item has a shelf at every location already.'
            : 'Where does it stand too? What is counted there is added to what stands elsewhere.'}
        </p>
        <ul className="grid gap-2">
          {locations.map(({ id, name }) => (
            <li key={id}>
              <Button isWide onPress={() => onChoose(id)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
