import { ScanBarcode } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useMe } from '#browser/current-user.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import type { LocalCode } from './kept-codes.ts'
import type { Scan, ScanDone } from './scan.ts'
import type { ScannerState } from './use-scanner.ts'

const Session = loadOnDemand(() => import('./scan-session.tsx').then((module) => module.ScanSession), 'dialog')

/**
 * After how long on a screen its codes are loaded for the time without a connection, in
 * milliseconds.
 */
const restMs = 4_000

/** Props of a scanner. */
export interface ScannerProps {
  /** Of `useScanner`. */
  scanner: ScannerState
  /**
   * What a scan does here; its sentence is shown and read aloud. What it throws is shown as well.
   */
  onScan: (scan: Scan) => ScanDone | Promise<ScanDone>
  /** Items at hand with their codes, which are found without a connection. */
  known?: readonly LocalCode[]
  /** Above the camera's picture, such as 'Scan into the count'. */
  title?: string
  look?: 'button' | 'icon'
  /** Keeps the ship-to's codes on this device, so that scanning works without a connection. */
  isForOffline?: boolean
}

/**
 * NEXT-8: the button that opens the camera, and whatever a scan needs: looking up, the question
 * about an unknown code, what happened. All of it loads with the first scan.
 */
export function Scanner(props: ScannerProps) {
  const { scanner, look = 'button', title = 'Scan codes', isForOffline = false } = props
  const [isUsed, setUsed] = useState(false)
  const me = useMe()
  const params = useShipToParams()
  const { division, shipTo } = params ?? {}
  const load = useEffectEvent(async () => {
    const { loadKeptCodes } = await import('./kept-codes.ts')
    if (division && shipTo) await loadKeptCodes({ userId: me.userId, division, shipTo })
  })
  useEffect(() => {
    if (!isForOffline) return undefined
    const timer = setTimeout(() => void load().catch(() => undefined), restMs)
    return () => clearTimeout(timer)
  }, [isForOffline, division, shipTo])
  // It stays from the first scan on: what it showed can still be taken back.
  if (!isUsed && (scanner.waiting.length > 0 || scanner.isCameraOpen)) setUsed(true)
  if (!params) return null
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={title} onPress={scanner.openCamera}>
          <ScanBarcode size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button onPress={scanner.openCamera}>
          <ScanBarcode size={16} aria-hidden="true" />
          <span className="max-md:sr-only">Scan</span>
        </Button>
      )}
      {isUsed && (
        <Suspense>
          <Session {...props} userId={me.userId} params={params} />
        </Suspense>
      )}
    </>
  )
}
