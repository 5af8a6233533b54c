import { FileInput, Lock, Upload } from 'lucide-react'
import { useState } from 'react'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { useGo } from '#browser/navigation.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bringListDialog, makeGuidesDialog } from '../staging-guides.addresses.ts'
import { ListRow } from './list-row.tsx'
import { useStagingGuides } from './use-staging-guides.ts'

/** GUIDE-3: /staging-guides: the lists that staff turn into guides. */
export function StagingGuidesScreen() {
  const go = useGo()
  const { lists, error, retry } = useStagingGuides()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (error?.code === customerRefusals.prospect_cannot_use_guides.code)
    return (
      <div className="page">
        <h1 className="sr-only">Staging guides</h1>
        <EmptyState title={error.message} picture={<Lock size={40} aria-hidden="true" />}>
          Select a ship-to that is a customer.
        </EmptyState>
      </div>
    )
  const selected = (lists ?? []).filter(({ id, migratedAt }) => chosen.has(id) && migratedAt === null)
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)))
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h1 className="text-20 font-semibold">Staging guides</h1>
        <div className="flex flex-wrap gap-2">
          {selected.length > 0 && (
            <Button onPress={() => go(makeGuidesDialog.open(selected.map(({ id }) => id).join('.')))}>
              Make {plural(selected.length, 'guide')}
            </Button>
          )}
          <Button variant="primary" onPress={() => go(bringListDialog.open())}>
            <Upload size={16} aria-hidden="true" />
            Bring a list
          </Button>
        </div>
      </div>
      <p className="max-w-prose pb-4 text-muted">
        Lists that a customer brings, matched line by line to items, until they become guides.
      </p>
      {!lists ? (
        error ? (
          <ErrorState failure={error} what="The staging guides" onRetry={retry} />
        ) : (
          <Skeleton className="h-64 w-full" />
        )
      ) : lists.length === 0 ? (
        <EmptyState title="No lists yet" picture={<FileInput size={40} aria-hidden="true" />}>
          Bring a CSV or Excel file: an export of the former distributor will do.
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {lists.map((list) => (
            <ListRow
              key={list.id}
              list={list}
              isChosen={chosen.has(list.id)}
              choose={(isChosen) => choose(list.id, isChosen)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
