import type { ReactNode } from 'react'
import { Logo } from '#ui/logo.tsx'

/**
 * The calm page in two parts around everything that happens before a session; a phone shows the
 * part to act on.
 */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid lg:grid-cols-2">
      <div className="flex flex-col justify-between gap-12 bg-action-soft p-12 max-lg:hidden">
        <Logo />
        <div className="max-w-100">
          <p className="text-28 font-semibold text-balance">The store room, in order.</p>
          <p className="mt-3 text-16 text-muted">
            Order by the case or the each, see your prices for the day it comes, and keep every kitchen supplied.
          </p>
        </div>
        <p className="text-13 text-muted">New here? Your sales rep sets up your sign-in.</p>
      </div>
      <div className="flex flex-col items-center justify-center gap-8 bg-raised px-4 py-10">
        <div className="flex w-full max-w-90 flex-col gap-6">
          <div className="lg:hidden">
            <Logo />
          </div>
          <h1 className="text-20 font-semibold">{title}</h1>
          {children}
        </div>
      </div>
    </main>
  )
}
