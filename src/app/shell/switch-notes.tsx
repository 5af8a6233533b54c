import { type ReactNode, Suspense } from 'react'
import type { SwitchProps } from '#browser/web-area.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { areas } from '../areas.web.ts'
import { useMayOpen } from './use-navigation.ts'

const notes = areas
  .flatMap((area) => area.switchNotes ?? [])
  .map((each) => ({ ...each, Note: loadOnDemand(each.note, 'compact') }))

function Notes(of: SwitchProps) {
  const mayOpen = useMayOpen()
  return notes.filter(mayOpen).map(({ name, Note }) => (
    <Suspense key={name}>
      <Note {...of} />
    </Suspense>
  ))
}

/** What the areas of the portal say about a switch. */
export const switchNotes = (of: SwitchProps): ReactNode => (
  <Notes key={`${of.itemNumber} ${of.withItemNumber}`} {...of} />
)
