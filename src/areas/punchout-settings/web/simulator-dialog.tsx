import { ExternalLink } from 'lucide-react'
import { useCall } from '#browser/query.ts'
import { buttonLook } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PunchoutSettings } from '../punchout-settings.ts'
import { openPunchoutSimulator, openUserPunchoutSimulator } from '../simulator.endpoints.ts'
import { callFor, inputFor, type Owner } from './punchout-place.ts'

/** PUNCH-5: what the simulator does, and the way to it. */
export function SimulatorDialog({
  owner,
  settings,
  close,
}: {
  owner: Owner
  settings: PunchoutSettings
  close: () => void
}) {
  const call = callFor(owner, openPunchoutSimulator, openUserPunchoutSimulator)
  const input = inputFor<typeof openPunchoutSimulator>(owner, { params: { punchoutSettingsId: settings.id } })
  // The address is good for hours; one that was left open is asked for again.
  const { data, error, refetch } = useCall(call, input, { staleTime: 0 })
  return (
    <Dialog
      title="Try in the simulator"
      width={520}
      isOpen
      onClose={close}
      footer={
        <>
          <CloseButton />
          {data && (
            <a href={data.url} target="_blank" rel="noopener noreferrer" className={buttonLook('primary')}>
              <ExternalLink size={16} aria-hidden="true" />
              Open the simulator
            </a>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-14">
        <p>
          The simulator plays {settings.softwareName}: it sends the setup request, opens the shop, takes the cart back
          and orders it. It shows every message both ways.
        </p>
        <p>
          It needs the shared secret, which is not known here: have it ready to paste. An order that is not in test mode
          is a real order.
        </p>
        {settings.secretCreatedOn === null && (
          <p className="rounded-control bg-warning-soft px-4 py-2">
            This integration has no secret yet. Generate one first.
          </p>
        )}
        {error ? (
          <ErrorState failure={error} what="The simulator" isCompact onRetry={() => void refetch()} />
        ) : (
          !data && <Skeleton className="h-9 w-full" />
        )}
      </div>
    </Dialog>
  )
}
