import { helpDialog } from '#areas/help/help.addresses.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { getCustomerDetails } from '#areas/accounts/accounts.endpoints.ts'
import { Button } from '#ui/button.tsx'
import { DashboardCard } from './dashboard-card.tsx'

/**
 * SHELL-8, CUST-4: what somebody can do here before they are a customer, and who makes them one.
 */
export function ProspectCard() {
  const params = useShipToParams()
  const go = useGo()
  const { data } = useCall(getCustomerDetails, params && { params })
  return (
    <DashboardCard title="Getting started">
      <div className="grid gap-3 p-4">
        <p>Look around in the catalogue. Prices and ordering come with your account.</p>
        <p className="text-muted">
          {data?.dsrName ? `${data.dsrName}, your DSR, sets it up with you.` : 'Your DSR sets it up with you.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onPress={() => go(shopScreen.at())}>
            Go to the shop
          </Button>
          <Button onPress={() => go(helpDialog.open())}>Contact us</Button>
        </div>
      </div>
    </DashboardCard>
  )
}
