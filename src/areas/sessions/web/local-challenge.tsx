import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { callEndpoint } from '#browser/client.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { startLocalChallenge } from '../sign-in.endpoints.ts'
import { retryUntilTimeout } from './retry-until-timeout.ts'
import type { BotChallengeHandle } from './bot-challenge.tsx'

/** Tokens of the stand-in are good for five minutes; an older one is not shown any more. */
const freshMs = 4 * 60_000

interface Kept {
  readonly token: Promise<string | undefined>
  readonly since: number
}

/** AUTH-1: the stand-in for the bot challenge: it looks like one and passes by itself. */
export function LocalChallenge({ ref }: { ref: Ref<BotChallengeHandle> }) {
  const kept = useRef<Kept>(undefined)
  const [state, setState] = useState<'checking' | 'passed' | 'failed'>('checking')
  const start = (): Kept => {
    const token = retryUntilTimeout(async () => (await callEndpoint(startLocalChallenge, {})).token)
    void token.then((passed) => setState(passed ? 'passed' : 'failed'))
    kept.current = { token, since: Date.now() }
    return kept.current
  }
  const retry = () => {
    setState('checking')
    start()
  }
  useImperativeHandle(ref, () => ({
    take: () => {
      const { token } = kept.current && Date.now() - kept.current.since < freshMs ? kept.current : start()
      // Good for one attempt: the next one takes another.
      kept.current = undefined
      return token
    },
  }))
  useEffect(() => {
    kept.current ??= start()
  })
  return (
    <div className="flex h-full items-center justify-between gap-3 rounded-control border border-line px-4">
      <div className="flex items-center gap-3" role="status">
        {state === 'checking' && <Spinner label="Security check" size={22} />}
        {state === 'passed' && <ShieldCheck size={22} className="text-action" aria-hidden="true" />}
        {state === 'failed' && <ShieldAlert size={22} className="text-danger" aria-hidden="true" />}
        <span className="text-13">
          {state === 'checking' && 'Checking that you are a person'}
          {state === 'passed' && 'Security check passed'}
          {state === 'failed' && 'The security check did not answer'}
        </span>
      </div>
      {state === 'failed' && (
        <Button variant="secondary" size="small" onPress={retry}>
          Try again
        </Button>
      )}
    </div>
  )
}
