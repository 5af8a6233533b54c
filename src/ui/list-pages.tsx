import { type ComponentProps, Suspense } from 'react'
import { loadOnDemand } from './load-on-demand.tsx'

const Pagination = loadOnDemand(() => import('./pagination.tsx').then((module) => module.Pagination))

/** UI-6: the pages at the foot of a list. Their room is kept while their code loads. */
export const ListPages = (pages: ComponentProps<typeof Pagination>) => (
  <div className="min-h-12 pt-4">
    <Suspense>
      <Pagination {...pages} />
    </Suspense>
  </div>
)
