import { CloudAlert, CloudOff, Lock, type LucideIcon, SearchX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** What is known about a failed call. */
export interface Failure {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly message: string
}

/**
 * The part that failed says so, where it failed; the rest works on. Offline, an unreachable portal,
 * a failing server, missing rights and something that does not exist look different: only what
 * another try can mend has Retry.
 */
export function ErrorState({
  failure,
  what = 'This',
  message = failure.message,
  missing,
  onRetry,
  isCompact = false,
}: {
  failure: Failure
  /** What could not be loaded, as the sentence begins: 'Your cart'. */
  what?: string
  /** In place of the server's sentence. */
  message?: string
  /** What a 404 means here, and the way on; also a 400: the address can name nothing. */
  missing?: { readonly text: string; readonly action?: ReactNode }
  onRetry?: () => void
  /** One line, for a card among others. */
  isCompact?: boolean
}) {
  const { icon: Icon, title, text, isLasting } = faceOf(failure, what, message, missing?.text)
  const action = isLasting
    ? missing?.action
    : onRetry && (
        <Button size={isCompact ? 'small' : 'usual'} onPress={onRetry}>
          Retry
        </Button>
      )
  if (isCompact)
    return (
      <div role="alert" className="flex items-center gap-3 px-4 py-3 text-14">
        <Icon size={18} aria-hidden="true" className={`shrink-0 ${isLasting ? 'text-muted' : 'text-danger'}`} />
        <p className="min-w-0 flex-1">
          {title}
          {text && <span className="block text-13 text-muted">{text}</span>}
        </p>
        {action}
      </div>
    )
  return (
    <div role="alert" className="mx-auto flex max-w-96 flex-col items-center gap-1 px-4 py-10 text-center">
      <Icon size={28} aria-hidden="true" className={`mb-2 ${isLasting ? 'text-muted' : 'text-danger'}`} />
      <p className="text-14 font-semibold">{title}</p>
      {text && <p className="text-14 text-muted">{text}</p>}
      <div className="mt-3 flex flex-wrap justify-center gap-2 empty:hidden">{action}</div>
    </div>
  )
}

interface Face {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: string
  /** Another try cannot help. */
  readonly isLasting?: boolean
}

function faceOf({ status }: Failure, what: string, message: string, missing: string | undefined): Face {
  const title = `${what} could not be loaded`
  if (status === 0 && !navigator.onLine)
    return { icon: WifiOff, title: 'You are offline', text: `${what} can be loaded when the connection is back.` }
  if (status === 0) return { icon: CloudOff, title, text: message }
  if (status === 401) return { icon: Lock, title: 'You are signed out', text: 'Sign in to see this.', isLasting: true }
  if (status === 403) return { icon: Lock, title: message, isLasting: true }
  const isMissing = status === 404 || status === 410 || (status === 400 && missing !== undefined)
  if (isMissing) return { icon: SearchX, title: missing ?? message, isLasting: true }
  return { icon: CloudAlert, title, text: message }
}
