import { Suspense } from 'react'
import type { ItemNoteProps } from '#browser/web-area.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { areas } from '../areas.web.ts'
import { useMayOpen } from './use-navigation.ts'

const notes = areas
  .flatMap((area) => area.itemNotes ?? [])
  .map((note) => ({ ...note, Note: loadOnDemand(note.note, 'compact') }))

/** What areas say about an item, one line each; a failure stays in its line. */
export function ItemNotes({ itemNumber }: ItemNoteProps) {
  const mayOpen = useMayOpen()
  return notes.filter(mayOpen).map(({ name, Note }) => (
    <div key={name} className="min-h-6 min-w-0 print:hidden">
      <Suspense>
        <Note itemNumber={itemNumber} />
      </Suspense>
    </div>
  ))
}
