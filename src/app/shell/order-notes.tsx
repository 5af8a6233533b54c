import { type ReactNode, Suspense } from 'react'
import type { OrderProps } from '#browser/web-area.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { areas } from '../areas.web.ts'
import { useMayOpen } from './use-navigation.ts'

const notes = areas
  .flatMap((area) => area.orderNotes ?? [])
  .map((each) => ({ ...each, Note: loadOnDemand(each.note, 'compact') }))

function Notes(of: OrderProps) {
  const mayOpen = useMayOpen()
  return notes.filter(mayOpen).map(({ name, Note }) => (
    <Suspense key={name}>
      <Note {...of} />
    </Suspense>
  ))
}

/** What the areas of the portal say about an order. */
export const orderNotes = (of: OrderProps): ReactNode => <Notes {...of} />
