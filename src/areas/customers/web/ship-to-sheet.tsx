import { Check } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { describeShipTo, idOfShipTo } from './describe-ship-to.ts'
import { ShipToQuestion } from './ship-to-question.tsx'
import { useShipToChoice } from './use-ship-to-choice.ts'

/**
 * SHELL-1, SHELL-6 on a phone: the full-height sheet on which the ship-to of the whole portal is
 * chosen.
 */
export function ShipToSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const choice = useShipToChoice()
  const { selected, shipTos, keyword, setKeyword, choose, note, wanted, answer } = choice
  if (!selected) return null
  const close = () => {
    setKeyword('')
    onClose()
  }
  if (wanted) return <ShipToQuestion wanted={wanted} answer={answer} />
  return (
    <SideSheet title="Ship-to" isOpen={isOpen} onClose={close}>
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
                onPress={() => {
                  close()
                  choose(idOfShipTo(shipTo))
                }}
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
      {choice.failure ? (
        <ErrorState failure={choice.failure} what="The ship-tos" onRetry={choice.retry} />
      ) : (
        shipTos.length === 0 && <EmptyState title={choice.emptyText} />
      )}
      {note && shipTos.length > 0 && <p className="px-5 pb-5 text-13 text-muted">{note}</p>}
    </SideSheet>
  )
}
