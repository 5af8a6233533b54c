import { Suspense, useEffect } from 'react'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { usePrinting } from '#ui/use-printing.ts'
import { preloadDialogs } from './preload-dialogs.ts'

// Loaded while the browser rests, so that it is there when somebody prints.
const PrintHeadLine = loadOnDemand(
  () => import('./print-head-line.tsx').then((module) => module.PrintHeadLine),
  'silent',
)

/** UI-9: a line in place of the bar, on paper only. */
export function PrintHead() {
  const isPrinting = usePrinting()
  useEffect(() => void preloadDialogs([PrintHeadLine]), [])
  return isPrinting ? (
    <Suspense>
      <PrintHeadLine />
    </Suspense>
  ) : null
}
