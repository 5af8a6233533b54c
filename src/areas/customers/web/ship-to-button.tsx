import { Suspense, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { useShipTo } from '#browser/current-ship-to.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { SelectedShipTo } from './selected-ship-to.tsx'
import { useShipToChange, whyNoChange } from './use-ship-to-change.ts'

const ShipToSheet = loadOnDemand(() => import('./ship-to-sheet.tsx').then((module) => module.ShipToSheet), 'dialog')

/** SHELL-1 on a phone: whom the order is for; a press opens the sheet to change it. */
export function ShipToButton() {
  const selected = useShipTo()
  // Undefined until it is first opened.
  const [isOpen, setIsOpen] = useState<boolean>()
  const change = useShipToChange()
  if (!selected || change === 'hidden') return null
  return (
    <>
      <AriaButton
        {...(change === 'disabled' ? { 'aria-disabled': true } : { onPress: () => setIsOpen(true) })}
        data-ship-to=""
        className="-ml-2 flex min-h-11 min-w-[min(8rem,170px)] flex-1 items-center gap-2 rounded-control px-2 text-left data-hovered:bg-sunken"
      >
        <SelectedShipTo isWhole shipTo={selected} reason={change === 'disabled' ? whyNoChange : undefined} />
        {change !== 'disabled' && <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />}
      </AriaButton>
      <Suspense>{isOpen !== undefined && <ShipToSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
