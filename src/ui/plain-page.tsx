import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

/** A whole page outside the frame that says one thing and offers the way on. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-120 flex-col items-start justify-center gap-4 px-4 pt-10 pb-24">
      <div className="mb-4">
        <Logo />
      </div>
      <h1 className="text-20 font-semibold text-balance">{title}</h1>
      {children}
    </main>
  )
}
