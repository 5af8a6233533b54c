import { useState } from 'react'
import { usePageTitle, usePathParams, useSearchState } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { Link } from '#browser/link.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { countScreen, inventoryScreen } from '#areas/inventory/inventory.addresses.ts'
import { inventoryRefusals } from '#areas/inventory/inventory.refusals.ts'
import { inventoryAbilities } from '#areas/inventory/rules/inventory-abilities.ts'
import { filterShelves, listShelves, otherLocations, type SheetShelf } from '#areas/inventory/rules/list-shelves.ts'
import { AbsentCount, BackToCounts } from '../absent-count.tsx'
import { CountMenu } from '../count-menu.tsx'
import { type OpenCount, type Sheet, useCount, useLogSummary } from '../use-count.ts'
import { shelfKey } from '#areas/inventory/rules/merge-count.ts'
import { AlsoHereDialog } from './also-here-dialog.tsx'
import { CloseCountDialog } from './close-count-dialog.tsx'
import { CountGrid } from './count-grid.tsx'
import { CountOne } from './count-one.tsx'
import { filterOf, readCountSearch } from './count-search.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { LogNotices } from './log-notices.tsx'
import { SheetScanner } from './sheet-scanner.tsx'
import { SheetTools } from './sheet-tools.tsx'

/** INV-1, NEXT-9: /inventory/$id/count, with and without a connection. */
export function CountScreen() {
  const { id = '' } = usePathParams(countScreen)
  const count = useCount(id)
  return (
    <div className="page">
      {count?.sheet ? (
        <CountSheet key={id} count={count} sheet={count.sheet} />
      ) : count?.isGone ? (
        <AbsentCount id={id} to={countScreen.at({ id })} />
      ) : count?.failure ? (
        <ErrorState
          failure={count.failure}
          what="The count"
          missing={{ text: inventoryRefusals.inventory_not_found.message, action: <BackToCounts /> }}
          onRetry={count.retry}
        />
      ) : (
        <div className="grid gap-3">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-12 w-full" />
          <div className="grid gap-px">
            {Array.from({ length: 10 }, (_, i) => (
              <Skeleton key={i} className="h-10 w-full" />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function CountSheet({ count, sheet }: { count: OpenCount; sheet: Sheet }) {
  const { session, isGone } = count
  const { inventory, lines, locations } = sheet
  const isPhone = useMedia('phone')
  const [search, change] = useSearchState(readCountSearch)
  const [isClosing, setClosing] = useState(false)
  const [alsoHere, setAlsoHere] = useState<SheetShelf>()
  // Shelves that were added here and are not counted yet.
  const [added, setAdded] = useState<readonly string[]>([])
  const summary = useLogSummary(session.log)
  usePageTitle(inventory.name)
  const facts = {
    keys: [...session.log.placeKeys, ...added],
    counted: summary.filled,
    undecided: new Set(summary.undecided),
  }
  const sections = listShelves(lines, locations, facts)
  // What a filter has found stays on view while it is counted, until a filter is chosen again.
  const [found, setFound] = useState({ search, facts })
  if (found.search.show !== search.show) setFound({ search, facts })
  const shown = filterShelves(sections, filterOf(search), found.facts)
  const keys = sections.flatMap(({ shelves }) => shelves.map(({ key }) => key))
  const progress = {
    counted: keys.filter((key) => facts.counted.has(key)).length,
    total: keys.length,
    undecided: summary.undecided.length,
  }
  const isBlind = inventory.isBlind
  const isOpen = inventory.status === 'open' && !isGone
  // What was counted since the sheet was read counts as well, also what is on its way.
  const abilities = inventoryAbilities({ status: inventory.status, operations: summary.operations })
  const [target, setTarget] = useState<{ readonly key: string }>()
  const goTo = (key: string) => {
    change({ at: key }, { replace: true })
    setTarget({ key })
  }
  const addShelf = ({ line }: SheetShelf, locationId: string) => {
    const key = shelfKey(line.lineId, locationId)
    setAlsoHere(undefined)
    setAdded([...added, key])
    // No filter may hide the shelf; a grid shows its location alone, a phone has one shelf anyway.
    const location = isPhone ? undefined : locationId
    change({ at: key, keyword: undefined, show: undefined, location }, { replace: true })
    setTarget({ key })
  }
  // A phone keeps its height for the shelf: until all is counted its menu closes the count.
  const isPhoneUncounted = isPhone && progress.counted < progress.total
  const menu = (
    <CountMenu
      count={{ ...inventory, abilities }}
      onCloseCount={isPhoneUncounted ? () => setClosing(true) : undefined}
    />
  )
  const onAlsoHere = isOpen && locations.length > 0 ? setAlsoHere : undefined
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-2 gap-y-2 pb-2 md:gap-x-4 max-md:justify-between md:pb-3">
        <h1 className="min-w-[min(8rem,100%)] flex-1 font-semibold break-words max-md:text-16 md:text-20">
          {inventory.name}
        </h1>
        {isOpen && <SheetScanner session={session} sections={sections} goTo={goTo} />}
        {isPhone && !isGone && menu}
        {isGone ? (
          <BackToCounts />
        ) : inventory.status !== 'open' ? (
          <Link href={inventoryScreen.at({ id: inventory.id })} className={buttonLook('primary')}>
            This count is closed: see what it came to
          </Link>
        ) : isPhoneUncounted ? null : (
          <Button variant="primary" isWide={isPhone} onPress={() => setClosing(true)}>
            Close the count
          </Button>
        )}
        {!isPhone && !isGone && menu}
      </header>
      {isGone && (
        <div className="pb-2">
          <Banner tone="danger">
            {`${inventoryRefusals.inventory_not_found.message} What you counted here and nobody took stays on this device until you dismiss it.`}
          </Banner>
        </div>
      )}
      <LogNotices summary={summary} count={count} />
      <SheetTools isPhone={isPhone} search={search} change={change} sections={sections} progress={progress} />
      {shown.length === 0 ? (
        <EmptyState
          title={search.show === 'uncounted' && !search.keyword ? 'Everything is counted' : 'No shelf is like this'}
          action={
            <Button onPress={() => change({ keyword: undefined, show: undefined, location: undefined })}>
              Show all shelves
            </Button>
          }
        />
      ) : isPhone ? (
        <CountOne
          session={session}
          sections={shown}
          isBlind={isBlind}
          at={search.at}
          goTo={goTo}
          onAlsoHere={onAlsoHere}
        />
      ) : (
        <CountGrid session={session} sections={shown} isBlind={isBlind} target={target} onAlsoHere={onAlsoHere} />
      )}
      <DecideDialog session={session} />
      {alsoHere && (
        <AlsoHereDialog
          shelf={alsoHere}
          locations={otherLocations(alsoHere.line, locations, facts)}
          onChoose={(locationId) => addShelf(alsoHere, locationId)}
          close={() => setAlsoHere(undefined)}
        />
      )}
      {isClosing && (
        <CloseCountDialog inventory={inventory} progress={progress} summary={summary} close={() => setClosing(false)} />
      )}
    </>
  )
}
