import { useShipTo } from '#browser/current-ship-to.ts'
import { usePrinting } from '#ui/use-printing.ts'

/** On paper the bar with the ship-to is gone: a line that says whose page this is. */
export function PrintHead() {
  const shipTo = useShipTo()
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  return (
    <p className="border-b border-line px-4 pb-2">
      <strong>Larder</strong>
      {shipTo && (
        <>
          {' · '}
          {shipTo.name} <span className="figures text-muted">{shipTo.number}</span>
        </>
      )}
    </p>
  )
}
