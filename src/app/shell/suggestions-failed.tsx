import { CloudAlert, WifiOff } from 'lucide-react'
import { useOnline } from '#browser/use-online.ts'
import { Button } from '#ui/button.tsx'

/** Replaces the suggestions: without a message their absence would look like no hits. */
export function SuggestionsFailed({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline()
  const Icon = isOnline ? CloudAlert : WifiOff
  return (
    <div
      role="alert"
      className="floating fade-in absolute top-full left-0 z-40 mt-1 flex w-full items-center gap-3 py-2 pr-2 pl-3 text-13 max-md:fixed max-md:inset-x-3 max-md:top-(--top-room) max-md:w-auto"
    >
      <Icon size={16} aria-hidden className="shrink-0 text-danger" />
      <p className="min-w-0 flex-1">
        {isOnline
          ? 'The suggestions could not be loaded. Enter searches all the same.'
          : 'You are offline. Items can be searched when the connection is back.'}
      </p>
      <Button size="small" onPress={onRetry}>
        Retry
      </Button>
    </div>
  )
}
