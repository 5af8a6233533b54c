import { CloudAlert } from 'lucide-react'
import { Button } from '#ui/button.tsx'

/** Replaces the suggestions: without a message their absence would look like no hits. */
export function SuggestionsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="floating fade-in absolute top-full left-0 z-40 mt-1 flex w-full items-center gap-3 py-2 pr-2 pl-3 text-13 max-md:fixed max-md:inset-x-3 max-md:top-(--top-room) max-md:w-auto"
    >
      <CloudAlert size={16} aria-hidden className="shrink-0 text-danger" />
      <p className="min-w-0 flex-1">The suggestions could not be loaded. Enter searches all the same.</p>
      <Button size="small" onPress={onRetry}>
        Retry
      </Button>
    </div>
  )
}
