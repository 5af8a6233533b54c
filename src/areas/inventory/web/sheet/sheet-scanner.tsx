import { type Scan, type ScanDone, Scanner, useScanner } from '#areas/scanning/web/public.tsx'
import { countedBy } from '#areas/inventory/rules/counted-by.ts'
import type { SheetSection } from '#areas/inventory/rules/list-shelves.ts'
import type { CountSession } from '../count-session.ts'
import { nameOf } from './shelf-name.ts'
import { entriesFor } from './use-shelf-entry.ts'

/**
 * NEXT-8: a scan on the sheet counts one case or each, or the weight of a catch-weight label, on
 * top of what the person has counted, and brings the shelf into view.
 */
export function SheetScanner({
  session,
  sections,
  goTo,
}: {
  session: CountSession
  sections: readonly SheetSection[]
  goTo: (key: string) => void
}) {
  const scanner = useScanner({ into: 'count' })
  const take = (scan: Scan): ScanDone => {
    const shelf = sections
      .flatMap(({ shelves }) => shelves)
      .find(({ line }) =>
        scan.itemNumber === null ? line.customItemId === scan.customItemId : line.itemNumber === scan.itemNumber,
      )
    if (!shelf) return { text: `${scan.description} is not in this count`, isRefused: true }
    const entries = entriesFor(session)
    const by = countedBy(shelf.line)
    const weight = scan.facts.weightHundredths
    const name = nameOf(shelf.line)
    goTo(shelf.key)
    if (by.pounds && weight) {
      entries.step(shelf, 'pounds', weight)
      // The weight is said with what else the label says.
      return { text: name }
    }
    // One each is no whole case.
    if (scan.unit === 'EA' && !by.eaches)
      return { text: `${name} is counted by the case, and this code is one each`, isRefused: true }
    const unit = scan.unit === 'EA' || !by.cases ? 'eaches' : 'cases'
    entries.step(shelf, unit, 100)
    return { text: `1 ${unit === 'cases' ? 'CS' : 'EA'} of ${name}` }
  }
  return <Scanner scanner={scanner} onScan={take} title="Scan into the count" isForOffline />
}
