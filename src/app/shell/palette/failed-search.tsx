import { CloudAlert } from 'lucide-react'
import { Button } from '#ui/button.tsx'

/** What could not be searched, below what was found; one Retry for all of it. */
export function FailedSearch({ failed }: { failed: readonly { kind: string; retry: () => void }[] }) {
  const what = failed.map(({ kind }, index) => (index === 0 ? kind : kind.toLowerCase()))
  return (
    <div role="alert" className="flex items-center gap-3 border-t border-line px-4 py-2 text-13">
      <CloudAlert size={16} aria-hidden className="shrink-0 text-danger" />
      <p className="min-w-0 flex-1">
        {new Intl.ListFormat('en-US', { type: 'conjunction' }).format(what)} could not be searched.
      </p>
      <Button size="small" onPress={() => failed.forEach(({ retry }) => retry())}>
        Retry
      </Button>
    </div>
  )
}
