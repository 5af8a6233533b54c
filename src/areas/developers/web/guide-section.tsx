import type { ReactNode } from 'react'

/** A part of the guide under its heading; links of the page lead to it. */
export const GuideSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={`${id}-title`} id={id} className="grid grid-cols-[minmax(0,1fr)] scroll-mt-20 gap-3">
    <h2 id={`${id}-title`} className="border-b border-line pb-1 text-16 font-semibold">
      {title}
    </h2>
    {children}
  </section>
)
