import { useEffect, useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useAct } from '#browser/use-act.ts'
import { formatCents, formatExactly } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { rebuildPunchoutCart } from '../punchout.endpoints.ts'

/**
 * PUNCH-3: the cart a buyer came to edit or to look at is rebuilt once; above every screen stands
 * what of it cannot be had any more, and what costs something else, until it is closed.
 */
export function PunchoutStart() {
  const params = useShipToParams()
  const { division, shipTo } = params ?? {}
  const [rebuilt, setRebuilt] = useState<CallAnswer<typeof rebuildPunchoutCart>>()
  const [isClosed, setClosed] = useState(false)
  const { run, failure, isRunning } = useAct(rebuildPunchoutCart, {
    done: setRebuilt,
    failed: () => true,
    refresh: ['getActiveCart'],
  })
  const start = () => {
    if (division && shipTo) run({ params: { division, shipTo } })
  }
  useEffect(() => {
    if (division && shipTo) run({ params: { division, shipTo } })
    // eslint-disable-next-line -- once for each ship-to
  }, [division, shipTo, run])
  if (failure)
    return (
      <div className="page pb-0">
        <Banner tone="danger">
          <span className="block">The cart of your procurement system could not be opened. {failure.message}</span>
          <Button variant="quiet" size="small" isPending={isRunning} onPress={start}>
            Retry
          </Button>
        </Banner>
      </div>
    )
  const { leftLines = [], changedPrices = [] } = rebuilt ?? {}
  if (leftLines.length + changedPrices.length === 0 || isClosed) return null
  return (
    <div className="page pb-0">
      <Banner tone="warning">
        {leftLines.length > 0 && (
          <>
            <span className="block font-medium">
              {plural(leftLines.length, 'line')} of your procurement system could not be taken over
            </span>
            <ul className="list-disc pl-5">
              {leftLines.map(({ partId, description, quantity, reason }) => (
                <li key={`${partId} ${quantity} ${reason}`} className="break-words">
                  {[partId, description].filter(Boolean).join(' ')}, {quantity}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
        {changedPrices.length > 0 && (
          <>
            <span className={`block font-medium ${leftLines.length > 0 ? 'mt-2' : ''}`}>
              {plural(changedPrices.length, 'price')} changed since this cart went to your procurement system
            </span>
            <ul className="list-disc pl-5">
              {changedPrices.map(({ partId, description, unit, before, now }) => (
                <li key={`${partId} ${unit}`} className="break-words">
                  {partId} {description}, per {unit}: {formatExactly(before)} then, {formatCents(now)} now
                </li>
              ))}
            </ul>
          </>
        )}
        <Button variant="quiet" size="small" onPress={() => setClosed(true)}>
          Close
        </Button>
      </Banner>
    </div>
  )
}
