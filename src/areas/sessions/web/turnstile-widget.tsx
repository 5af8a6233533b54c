import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { retryUntilTimeout, challengeRetryMs, challengeTimeoutMs } from './retry-until-timeout.ts'
import type { BotChallengeHandle } from './bot-challenge.tsx'
import { loadTurnstile, type Turnstile } from './turnstile-script.ts'

/** The widget in its place, and whoever waits for its next token. */
interface Shown {
  readonly api: Turnstile
  readonly id: string
}

/** AUTH-1: Cloudflare Turnstile. A failure is tried again after 8 seconds and given up after 30. */
export function TurnstileWidget({ siteKey, ref }: { siteKey: string; ref: Ref<BotChallengeHandle> }) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<Shown>(undefined)
  const token = useRef<string>(undefined)
  const waiting = useRef<((token: string | undefined) => void)[]>([])
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  useImperativeHandle(ref, () => ({
    take: async () => {
      const taken = token.current ?? (await new Promise<string | undefined>((resolve) => waiting.current.push(resolve)))
      // Good for one attempt: the widget makes another.
      token.current = undefined
      if (shown.current) shown.current.api.reset(shown.current.id)
      return taken
    },
  }))
  useEffect(() => {
    let isGone = false
    const settle = (passed: string | undefined) => {
      token.current = passed
      setHasFailed(passed === undefined)
      for (const resolve of waiting.current.splice(0)) resolve(passed)
    }
    const timer = setTimeout(() => {
      if (token.current === undefined) settle(undefined)
    }, challengeTimeoutMs)
    const start = async () => {
      const api = await retryUntilTimeout(loadTurnstile)
      if (isGone || !place.current) return
      if (!api) return settle(undefined)
      const id = api.render(place.current, {
        sitekey: siteKey,
        size: 'flexible',
        retry: 'auto',
        'retry-interval': challengeRetryMs,
        'refresh-expired': 'auto',
        callback: settle,
        'expired-callback': () => (token.current = undefined),
      })
      shown.current = { api, id }
    }
    void start()
    return () => {
      isGone = true
      clearTimeout(timer)
      if (shown.current) shown.current.api.remove(shown.current.id)
      shown.current = undefined
    }
  }, [siteKey, attempt])
  return (
    <div className="relative h-full">
      <div ref={place} className="h-full" />
      {hasFailed && (
        <div className="absolute inset-0 flex items-center justify-between gap-3 rounded-control border border-line bg-sunken px-4 text-13">
          <span role="status">The security check did not answer</span>
          <Button variant="secondary" size="small" onPress={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
