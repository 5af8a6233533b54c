import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { shipToIdOf } from '#areas/customers/rules/ship-to-id.ts'
import type { ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'
import {
  addShipToChildren,
  listShipToSettings,
  removeParentShipTo,
} from '#areas/customers/ship-to-settings.endpoints.ts'
import { AddChildren } from './add-children.tsx'

const refresh = ['listShipToSettings', 'getCustomer'] as const
const saved = ({ message }: { message: string }) => showToast({ tone: 'success', message })

/** CUST-2: who stands above or below this ship-to; only ship-tos of the same bill-to can. */
export function FamilyPanel({ row }: { row: ShipToSettingsRow }) {
  const [isAdding, setAdding] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useCall(listShipToSettings, {
    query: { division: row.division, keyword: row.billTo, pageSize: 100, sort: 'shipTo' },
  })
  const add = useAct(addShipToChildren, {
    refresh,
    done: (answer) => {
      saved(answer)
      setAdding(false)
    },
  })
  const remove = useAct(removeParentShipTo, {
    refresh,
    done: (answer) => {
      saved(answer)
      setAsking(false)
    },
  })
  if (error && !data) return <ErrorState failure={error} what="The family" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-16 w-full" />
  const others = data.shipTos.filter((other) => other.billTo === row.billTo && other.shipTo !== row.shipTo)
  const now = data.shipTos.find((other) => other.shipTo === row.shipTo) ?? row
  const { parentShipTo } = now
  if (parentShipTo !== null) {
    const parent = others.find((other) => other.shipTo === parentShipTo)
    const id = shipToIdOf({ division: row.division, shipTo: parentShipTo })
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          Stands below <strong>{parent?.name ?? parentShipTo}</strong>
          {parent && <span className="figures text-muted"> {parent.shipTo}</span>}
        </p>
        <Button
          size="small"
          isPending={remove.isRunning}
          onPress={() => remove.run({ params: { id }, query: { child: row.shipTo } })}
        >
          Remove from parent
        </Button>
      </div>
    )
  }
  const params = { id: shipToIdOf(row) }
  const children = others.filter((other) => other.parentShipTo === row.shipTo)
  const candidates = others.filter((other) => other.parentShipTo === null && other.childCount === 0)
  const hidden = now.childCount - children.length
  return (
    <div className="grid gap-3">
      {children.length === 0 && <p className="text-muted">No ship-to stands below this one.</p>}
      {children.length > 0 && (
        <ul className="rounded-control border border-line">
          {children.map((child) => (
            <li
              key={child.shipTo}
              className="flex items-center gap-3 border-b border-line py-1 pr-1 pl-3 last:border-0"
            >
              <span className="min-w-0 flex-1 truncate">{child.name}</span>
              <span className="figures text-13 text-muted">{child.shipTo}</span>
              <Button
                size="small"
                variant="quiet"
                isPending={remove.isRunning}
                onPress={() => remove.run({ params, query: { child: child.shipTo } })}
              >
                Remove<span className="sr-only"> {child.name} from this parent</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="text-13 text-muted">{plural(hidden, 'more child', 'more children')} of other reps.</p>
      )}
      {isAdding ? (
        <AddChildren
          candidates={candidates}
          isRunning={add.isRunning}
          onCancel={() => setAdding(false)}
          onAdd={(numbers) => add.run({ params, body: { children: [...numbers] } })}
        />
      ) : (
        <div className="flex gap-2">
          <Button
            size="small"
            disabledReason={
              candidates.length === 0
                ? 'Every other ship-to of this bill-to has a parent or children already'
                : undefined
            }
            onPress={() => setAdding(true)}
          >
            Add children
          </Button>
          {children.length > 1 && (
            <Button size="small" onPress={() => setAsking(true)}>
              Remove all children
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        title="Remove all children"
        confirmLabel="Remove all"
        isDangerous
        isOpen={isAsking}
        isPending={remove.isRunning}
        onConfirm={() => remove.run({ params })}
        onClose={() => setAsking(false)}
      >
        {plural(now.childCount, 'ship-to')} will stand below no other. Each keeps the settings it has.
      </ConfirmDialog>
    </div>
  )
}
