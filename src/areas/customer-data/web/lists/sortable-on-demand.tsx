import { loadOnDemand } from '#ui/load-on-demand.tsx'
import type { NamedEntry } from '#areas/customer-data/named-entry.ts'

/** The sortable list of categories and locations; it comes with the tab. */
export const SortableEntries = loadOnDemand(() =>
  import('#ui/sortable-list.tsx').then((module) => module.SortableList<NamedEntry>),
)
