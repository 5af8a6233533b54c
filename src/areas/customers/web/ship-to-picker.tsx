import { Suspense, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { useShipTo } from '#browser/current-ship-to.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { useShipToChange, whyNoChange } from './use-ship-to-change.ts'

const ShipToList = loadOnDemand(() => import('./ship-to-list.tsx').then((module) => module.ShipToList), 'compact')

/** SHELL-1, SHELL-6: the ship-to of the whole portal. Its searchable list loads when somebody reaches for it. */
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
      className="flex h-9 max-w-64 max-lg:max-w-48 min-w-0 items-center gap-2 rounded-control border border-line px-3 text-left text-13 data-hovered:border-line-strong aria-disabled:bg-sunken pointer-coarse:h-11"
    >
      <span className="min-w-0 flex-1 truncate">
        <span className="sr-only">Ship-to: </span>
        {selected.name} <span className="figures text-muted">{selected.number}</span>
        {whyNot && <span className="sr-only">. {whyNot}</span>}
      </span>
      {!whyNot && <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />}
    </AriaButton>
  )
}
