import type { ReactNode } from 'react'

/** A page inside a main landmark that says one thing and offers the way on. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col items-start gap-4 px-4 py-16">
      <h1 className="text-20 font-semibold text-balance">{title}</h1>
      {children}
    </div>
  )
}
