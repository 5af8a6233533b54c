import { type Ref, Suspense, useImperativeHandle, useRef } from 'react'
import { useCall } from '#browser/query.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { getSignInOptions } from '../sign-in.endpoints.ts'
import { LocalChallenge } from './local-challenge.tsx'

/** Where a form gets the token of its next attempt. */
export interface BotChallengeHandle {
  /**
   * A token for one attempt, as soon as there is one; undefined when the challenge was not passed
   * in time.
   */
  take(): Promise<string | undefined>
}

const TurnstileWidget = loadOnDemand(() => import('./turnstile-widget.tsx').then((module) => module.TurnstileWidget))

/**
 * A form submitted before the challenge is rendered waits for it: milliseconds of a step, and
 * number of steps.
 */
const drawing = { stepMs: 50, steps: 100 }

/**
 * AUTH-1: distinguishes people from programs: Cloudflare's widget where it is configured, a
 * stand-in of our own otherwise.
 */
export function BotChallenge({ ref }: { ref: Ref<BotChallengeHandle> }) {
  const { data } = useCall(getSignInOptions, {}, { staleTime: Infinity })
  const shown = useRef<BotChallengeHandle>(null)
  useImperativeHandle(ref, () => ({
    take: async () => {
      for (let step = 0; step < drawing.steps && !shown.current; step++)
        await new Promise((resolve) => setTimeout(resolve, drawing.stepMs))
      return shown.current?.take()
    },
  }))
  return (
    // As high as Cloudflare's widget, so that nothing below jumps.
    <div className="h-16.25">
      {data && data.turnstileSiteKey === null && <LocalChallenge ref={shown} />}
      {data && data.turnstileSiteKey !== null && (
        <Suspense>
          <TurnstileWidget ref={shown} siteKey={data.turnstileSiteKey} />
        </Suspense>
      )}
    </div>
  )
}
