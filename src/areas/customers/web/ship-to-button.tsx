import { Suspense, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useShipTo } from '#browser/current-ship-to.ts'
import { Button } from '#ui/button.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
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
      <Button
        variant="quiet"
        size="small"
        disabledReason={change === 'disabled' ? whyNoChange : undefined}
        onPress={() => setIsOpen(true)}
      >
        <span className="sr-only">Ship-to: </span>
        <span className="max-w-[36vw] truncate">{selected.name}</span>
        <span className="figures font-normal text-muted">{selected.number}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0" />
      </Button>
      <Suspense>{isOpen !== undefined && <ShipToSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
