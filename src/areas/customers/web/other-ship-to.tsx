import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from '#contract/address.ts'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { describeShipTo } from './describe-ship-to.ts'
import { useOpenShipTo } from './use-open-ship-to.ts'

/** SHELL-6: something of another ship-to of the user: it opens once that one is selected. */
export function OtherShipTo({
  what,
  name,
  shipTo,
  to,
  action,
}: {
  /** Such as 'This guide'. */
  what: string
  name: string
  shipTo: ShipToChoice
  to: Address
  /** The way back to what the selected ship-to has. */
  action: ReactNode
}) {
  const open = useOpenShipTo()
  return (
    <EmptyState
      title={`${what} belongs to ${shipTo.name}`}
      picture={<MapPin size={40} aria-hidden="true" />}
      action={
        <>
          <Button variant="primary" onPress={() => open(shipTo, to)}>
            Switch to {shipTo.name}
          </Button>
          {action}
        </>
      }
    >
      {`${name} · ${describeShipTo(shipTo)}. Your cart here stays as it is.`}
    </EmptyState>
  )
}
