import type { ReactNode } from 'react'

/** A group of samples under a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="border-b border-line pb-1 text-16 font-semibold">{title}</h2>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">{children}</div>
    </section>
  )
}

/** One component in one state. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <p className="text-12 text-muted">{name}</p>
      {children}
    </div>
  )
}
