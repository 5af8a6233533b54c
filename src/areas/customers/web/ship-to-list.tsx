import { useEffect, useRef } from 'react'
import { SearchableSelect } from '#ui/combo-box.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { describeShipTo, idOfShipTo } from './describe-ship-to.ts'
import { SelectedShipTo } from './selected-ship-to.tsx'
import { ShipToQuestion } from './ship-to-question.tsx'
import { useShipToChoice } from './use-ship-to-choice.ts'

/**
 * SHELL-1, SHELL-6: the opened dropdown of 350 by 300 with search; it starts open and stays for the
 * next time.
 */
export function ShipToList() {
  const choice = useShipToChoice()
  const { selected, shipTos, isOpen, setIsOpen, keyword, setKeyword, choose, wanted, answer } = choice
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = place.current?.querySelector('button')
    // First the focus, so that it returns here when the list closes.
    button?.focus()
    button?.click()
  }, [])
  if (!selected) return null
  return (
    <div ref={place} className="contents">
      <SearchableSelect
        label="Ship-to"
        trigger={<SelectedShipTo shipTo={selected} />}
        tip={selected.name}
        options={shipTos.map((shipTo) => ({
          id: idOfShipTo(shipTo),
          label: shipTo.name,
          detail: describeShipTo(shipTo),
        }))}
        selectedId={idOfShipTo(selected)}
        keyword={keyword}
        onKeywordChange={setKeyword}
        onSelect={choose}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        emptyText={choice.emptyText}
        note={choice.note}
        failed={choice.failure && <ErrorState failure={choice.failure} what="The ship-tos" onRetry={choice.retry} />}
      />
      {wanted && <ShipToQuestion wanted={wanted} answer={answer} />}
    </div>
  )
}
