import { CloudOff } from 'lucide-react'
import { Button } from './button.tsx'

/** The part that failed says so, where it failed; the rest works on. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div role="alert" className="mx-auto flex max-w-96 flex-col items-center gap-3 px-4 py-10 text-center">
      <CloudOff size={28} aria-hidden="true" className="text-danger" />
      <p className="text-14">{message}</p>
      {onRetry && <Button onPress={onRetry}>Retry</Button>}
    </div>
  )
}
