import { Check, ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { describeShipTo, idOfShipTo } from './describe-ship-to.ts'
import { useShipToChoice } from './use-ship-to-choice.ts'

/** SHELL-1, SHELL-6 on a phone: the ship-to of the whole portal, chosen on a full-height sheet. */
export function ShipToSheet() {
  const { selected, shipTos, isOpen, setIsOpen, keyword, setKeyword, choose, emptyText } = useShipToChoice()
  if (!selected) return null
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setIsOpen(true)}>
        <span className="sr-only">Ship-to: </span>
        <span className="min-w-0 truncate">{selected.name}</span>
        <span className="figures font-normal text-muted">{selected.number}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0" />
      </Button>
      <SideSheet title="Ship-to" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className="sticky top-0 bg-surface p-4">
          <TextField label="Search" type="search" value={keyword} onChange={setKeyword} />
        </div>
        <ul className="flex flex-col px-2 pb-4">
          {shipTos.map((shipTo) => {
            const isSelected = idOfShipTo(shipTo) === idOfShipTo(selected)
            return (
              <li key={idOfShipTo(shipTo)}>
                <AriaButton
                  className="option w-full text-left"
                  aria-current={isSelected}
                  onPress={() => choose(idOfShipTo(shipTo))}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate">{shipTo.name}</span>
                    <span className="figures block truncate text-13 text-muted">{describeShipTo(shipTo)}</span>
                  </span>
                  {isSelected && <Check size={18} aria-hidden className="text-action" />}
                </AriaButton>
              </li>
            )
          })}
        </ul>
        {shipTos.length === 0 && <EmptyState title={emptyText} />}
      </SideSheet>
    </>
  )
}
