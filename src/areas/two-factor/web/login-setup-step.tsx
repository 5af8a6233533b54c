import { Suspense, useState } from 'react'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Button } from '#ui/button.tsx'
import type { LoginStepProps } from './login-step.ts'
import { SetupByApp } from './setup-by-app.tsx'

// With it come the numbers of all countries, 160 kB, which nobody else at the sign-in needs.
const SetupByPhone = loadOnDemand(() => import('./setup-by-phone.tsx').then((module) => module.SetupByPhone))

/**
 * AUTH-5: MFA setup required: a number that gets codes, or an authenticator app, before the sign-in
 * goes on.
 */
export function LoginSetupStep(props: LoginStepProps) {
  const [isApp, setIsApp] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      {!isAdded && (
        <p className="text-muted">
          Your account requires two-factor authentication. Set it up now; it takes a minute and is asked for at every
          sign-in.
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-28" />}>
        {isApp ? <SetupByApp {...props} onAdded={() => setIsAdded(true)} /> : <SetupByPhone {...props} />}
      </Suspense>
      {!isAdded && (
        <>
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            <Button size="small" onPress={() => setIsApp(!isApp)}>
              {isApp ? 'Use a text message' : 'Use an authenticator app'}
            </Button>
          </div>
          <Button variant="quiet" onPress={() => props.onRestart()}>
            Back to sign in
          </Button>
        </>
      )}
    </div>
  )
}
