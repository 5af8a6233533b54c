import { ArrowLeft, Printer } from 'lucide-react'
import { useShipTo } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import { type CompactGuideLine, type Guide, guideTypes } from '#areas/guides/guide.ts'
import { guideScreen, guideSheetScreen } from '#areas/guides/guides.addresses.ts'
import { getGuideLines } from '#areas/guides/guides.endpoints.ts'
import { Button, longButtonLook } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AbsentGuide } from '../absent-guide.tsx'
import { amountText } from '../guide-words.ts'
import { UnreadNames } from '../unread-names.tsx'
import { useShelfNames } from '../use-shelf-names.ts'
import { groupByLocation } from './group-by-location.ts'

/** Titles and widths: names take what is left, and wrap, so that every box is on the paper. */
const columns = [
  ['', 'w-9'],
  ['Item', ''],
  ['Pack', 'w-26'],
  ['Par', 'w-18'],
  ['CS', 'w-17'],
  ['EA', 'w-17'],
  ['Order', 'w-17'],
] as const

/** GUIDE-3: the guide as a shelf sheet, on A4 and Letter alike. */
export function ShelfSheetScreen() {
  const shipTo = useShipTo()
  const { type, guideId = '' } = usePathParams(guideSheetScreen)
  const known = guideTypes.find((each) => each === type)
  const { data, error, refetch } = useCall(
    getGuideLines,
    shipTo && known ? { params: { division: shipTo.division, shipTo: shipTo.number, type: known, guideId } } : null,
  )
  usePageTitle(data && `Shelf sheet of ${data.guide.name}`)
  const failure = known ? error : { status: 404, message: '' }
  if (failure && !data)
    return (
      <div className="page">
        <h1 className="sr-only">Shelf sheet</h1>
        {failure.status === 404 ? (
          <AbsentGuide guideId={guideId} at={(found) => guideSheetScreen.at({ type: found, guideId })} />
        ) : (
          <ErrorState
            failure={failure}
            what="The guide"
            missing={{ text: 'This guide is no longer present.' }}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    )
  if (!data)
    return (
      <div className="page">
        <h1 className="sr-only">Shelf sheet</h1>
        <Skeleton className="h-96 w-full" />
      </div>
    )
  return <ShelfSheet guide={data.guide} lines={data.lines} shipToName={shipTo?.name ?? ''} />
}

function ShelfSheet({
  guide,
  lines,
  shipToName,
}: {
  guide: Guide
  lines: readonly CompactGuideLine[]
  shipToName: string
}) {
  const { locations, areKnown, retry } = useShelfNames()
  const groups = groupByLocation(lines, locations)
  return (
    <div className="page">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pb-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold break-words">{guide.name}</h1>
          <p className="text-muted">
            {shipToName} · {plural(lines.length, 'line')}
          </p>
        </div>
        <p className="hidden gap-8 print:flex">
          <span>Date ______________</span>
          <span>Counted by ____________________</span>
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link href={guideScreen.at({ type: guide.type, guideId: guide.id })} className={longButtonLook('secondary')}>
            <ArrowLeft size={16} aria-hidden="true" />
            Back to the guide
          </Link>
          <Button variant="primary" onPress={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
        </div>
      </header>
      <UnreadNames retry={retry}>The lines are in the order of the shelf.</UnreadNames>
      {!areKnown && !retry ? (
        // What is printed now would not follow the way through the kitchen.
        <Skeleton className="h-96 w-full" />
      ) : groups.length === 0 ? (
        <EmptyState title="This guide has no lines to print" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className="overflow-x-auto" role="region" aria-label="Shelf sheet" tabIndex={0}>
          {/* One table: its head is repeated on every page. */}
          <table className="w-full min-w-[40rem] table-fixed bg-raised text-14 print:min-w-0">
            <thead>
              <tr className="border-b-2 border-line-strong text-left text-12">
                {columns.map(([title, width]) => (
                  <th key={title} scope="col" className={`px-2 py-1 font-semibold ${width}`}>
                    {title || <span className="sr-only">Done</span>}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ key, title, lines: ofGroup }) => (
              <tbody key={key}>
                <tr className="bg-sunken [break-after:avoid]">
                  <th
                    scope="colgroup"
                    colSpan={columns.length}
                    className="px-2 py-1 text-left font-semibold break-words"
                  >
                    {title}
                  </th>
                </tr>
                {ofGroup.map((line) => (
                  <SheetLine key={line.lineId} line={line} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </div>
  )
}

/** A box to tick and three to write in; units that an item is not kept by are crossed out. */
function SheetLine({ line }: { line: CompactGuideLine }) {
  const hasEaches = line.eachOnly || line.isBrokenCase
  const box = 'border border-line-strong'
  return (
    <tr className="h-9 border-b border-line [break-inside:avoid]">
      <td className="px-2 text-20 leading-none text-line-strong">☐</td>
      <td className="px-2 py-1 break-words">
        {line.customerDescription || line.description}
        <span className="figures block text-12 text-muted">
          {[
            line.customerItemNumber || line.itemNumber,
            line.customerDescription !== '' && line.description,
            !line.isActive && 'No longer sold',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      <td className="px-2 text-13 break-words">{line.packSizeDescription}</td>
      <td className="figures px-2">{amountText(line.caseParValue, line.eachParValue)}</td>
      <td className={`${box} text-center text-muted`}>{line.eachOnly && '–'}</td>
      <td className={`${box} text-center text-muted`}>{!hasEaches && '–'}</td>
      <td className={box}>&nbsp;</td>
    </tr>
  )
}
