import { Suspense } from 'react'
import { atRest } from '#browser/at-rest.ts'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useActor, useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { getDashboard } from '../dashboard.endpoints.ts'
import { TeamWeeksCard } from './team-weeks-card.tsx'
import { WorkQueue } from './work-queue.tsx'

const loadGlance = () => import('./ship-to-at-a-glance.tsx').then((module) => module.ShipToAtAGlance)
const Glance = loadOnDemand(loadGlance)
// Of staff what waits for them goes first.
const LaterGlance = loadOnDemand(() => atRest().then(loadGlance))

/** SHELL-8: /dashboard: what one needs first. */
export function DashboardScreen() {
  const me = useMe()
  const actor = useActor()
  const shipTo = useShipTo()
  const params = useShipToParams()
  // Asked for while the code of its cards is on its way.
  const { data, error, refetch } = useCall(getDashboard, params && { params })
  const isStaff = me.kind === 'internal'
  const ShipToGlance = isStaff ? LaterGlance : Glance
  return (
    <div className="page grid gap-6">
      <header>
        <h1 className="text-20 font-semibold">Welcome, {me.firstName}</h1>
        {shipTo && <p className="truncate text-muted">{shipTo.name}</p>}
      </header>
      {isStaff && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
          <WorkQueue />
          {actor.can('viewSalesOrders') && <TeamWeeksCard />}
        </div>
      )}
      {params && (
        <Suspense>
          <ShipToGlance data={data} state={{ failure: error, onRetry: () => void refetch() }} />
        </Suspense>
      )}
    </div>
  )
}
