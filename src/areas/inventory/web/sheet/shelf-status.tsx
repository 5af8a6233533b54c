import { CloudUpload, TriangleAlert } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { describeCounter, describeUndecided } from '#areas/inventory/rules/describe-counter.ts'
import type { SheetShelf } from '#areas/inventory/rules/list-shelves.ts'
import { isUndecided } from '#areas/inventory/rules/merge-count.ts'
import type { CountSession } from '../count-session.ts'
import { useMinute } from '../use-minute.ts'
import { entriesFor, useShelfEntry } from './use-shelf-entry.ts'

/** NEXT-9: who counted a shelf and when, what is on its way, refused, or waits for a decision. */
export function ShelfStatus({ session, shelf }: { session: CountSession; shelf: SheetShelf }) {
  const { shown, isDraft } = useShelfEntry(session, shelf)
  const now = useMinute()
  const { state, refused, isPending } = shown
  if (refused)
    return (
      <span className="flex items-center gap-2 text-danger">
        <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 truncate" data-tip={refused.reason}>{`Not taken: ${refused.reason}`}</span>
        <Button size="small" variant="quiet" onPress={() => session.dismiss(refused.opId)}>
          Dismiss
        </Button>
      </span>
    )
  if (state && isUndecided(state))
    return (
      <span className="flex items-center gap-2 text-warning">
        <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 truncate">{describeUndecided(state.live)}</span>
        <Button size="small" onPress={() => entriesFor(session).decide(shelf)}>
          Decide
        </Button>
      </span>
    )
  const text = isDraft ? 'Not counted yet' : state?.quantity ? describeCounter(state.live, now) : ''
  return (
    <span className={`flex items-center gap-1.5 truncate ${isDraft ? 'text-warning' : 'text-muted'}`}>
      {isPending && <CloudUpload size={14} role="img" aria-label="On its way" className="shrink-0 text-warning" />}
      {text}
    </span>
  )
}
