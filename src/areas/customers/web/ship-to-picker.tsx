import { Suspense, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { useShipTo } from '#browser/current-ship-to.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { searchableSelectLook } from '#ui/searchable-select-look.ts'
import { SelectedShipTo } from './selected-ship-to.tsx'
import { useShipToChange, whyNoChange } from './use-ship-to-change.ts'

const ShipToList = loadOnDemand(() => import('./ship-to-list.tsx').then((module) => module.ShipToList), 'compact')

/**
 * SHELL-1, SHELL-6: the ship-to of the whole portal. Its searchable list loads when somebody
 * reaches for it.
 */
export function ShipToPicker() {
  const [isWanted, setIsWanted] = useState(false)
  const change = useShipToChange()
  if (change === 'hidden') return null
  if (change === 'disabled') return <ClosedPicker whyNot={whyNoChange} onPress={() => undefined} />
  const button = <ClosedPicker onPress={() => setIsWanted(true)} />
  return isWanted ? (
    <Suspense fallback={button}>
      <ShipToList />
    </Suspense>
  ) : (
    button
  )
}

/** Looks as the closed list does. */
function ClosedPicker({ onPress, whyNot }: { onPress: () => void; whyNot?: string }) {
  const selected = useShipTo()
  if (!selected) return null
  const reach = () => void ShipToList.preload()
  return (
    <AriaButton
      {...(whyNot ? { 'aria-disabled': true } : { 'aria-haspopup': 'dialog', 'aria-expanded': false })}
      onHoverStart={reach}
      onFocus={reach}
      onPress={onPress}
      data-tip={whyNot ?? selected.name}
      className={`${searchableSelectLook} aria-disabled:bg-sunken`}
    >
      <SelectedShipTo shipTo={selected} reason={whyNot} />
      {!whyNot && <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />}
    </AriaButton>
  )
}
