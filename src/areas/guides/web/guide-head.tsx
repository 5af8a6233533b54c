import { ArrowUpDown, Ellipsis, ListChecks, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { IconSwitch } from '#ui/icon-switch.tsx'
import type { MenuEntry } from '#ui/menu-items.tsx'
import { Menu } from '#ui/menu.tsx'
import type { SoType } from '#areas/routing/order-types.ts'
import type { Guide } from '../guide.ts'
import { CutOffNote } from './cut-off-note.tsx'
import type { GuideMode } from './guide-search.ts'
import { guideTypeWords } from './guide-words.ts'

const changes = [
  { id: 'edit', label: 'Pars, names and places', icon: Pencil },
  { id: 'sort', label: 'The order of the shelf', icon: ArrowUpDown },
] as const

/**
 * The name of a guide, what it is, and what can be done with it. On a phone one row has the field
 * of the guides and what is used most, so that the lines come first (SHELL-1); the menu has the
 * rest.
 */
export function GuideHead({
  guide,
  isDefault,
  priceDate,
  soType,
  mode,
  whyNotEdit,
  onMode,
  onFill,
  menu,
  isTitled,
  picker,
  filtersButton,
}: {
  guide: Guide
  isDefault: boolean
  /** The date the prices are for; undefined until the page is there. */
  priceDate: string | undefined
  soType: SoType
  mode: GuideMode
  /** Why the list cannot be changed; undefined when it can. */
  whyNotEdit: string | undefined
  onMode: (mode: GuideMode) => void
  /** Absent for those who may not order. */
  onFill: (() => void) | undefined
  menu: readonly MenuEntry[]
  isTitled: boolean
  /** On a phone the field of the guides, in front of the buttons. */
  picker: ReactNode
  /** On a phone the button that unfolds search and filters, among the others. */
  filtersButton: ReactNode
}) {
  const badges = (
    <>
      {guide.name !== guideTypeWords[guide.type] && (
        <span className={isTitled ? '' : 'max-md:hidden'}>
          <Badge>{guideTypeWords[guide.type]}</Badge>
        </span>
      )}
      {isDefault && isTitled && <Badge tone="good">Default</Badge>}
      {guide.isDsrManaged && <Badge tone="info">Managed by your DSR</Badge>}
    </>
  )
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3 max-md:gap-1 max-md:pb-1.5">
      {picker && <div className="min-w-28 flex-1">{picker}</div>}
      <div className="min-w-[min(10rem,100%)] flex-1 max-md:order-last max-md:basis-full">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {/* Where the guides are a field, that has the name. */}
          <h1
            className={
              isTitled
                ? 'min-w-0 text-20 font-semibold break-words'
                : 'sr-only print:not-sr-only print:text-20 print:font-semibold'
            }
          >
            {guide.name}
          </h1>
          {isTitled && badges}
        </div>
        <p className="figures flex flex-wrap items-center gap-x-3 text-13 text-muted">
          {!isTitled && badges}
          {/* On a phone the field of the guides has the type and the lines. */}
          <span className="max-md:hidden">{plural(guide.lineCount, 'line')}</span>
          {priceDate && (
            <span>
              <span className="max-md:hidden">Prices for </span>
              <span className="md:hidden">For </span>
              {formatDay(priceDate)}
            </span>
          )}
          {priceDate && <CutOffNote date={priceDate} soType={soType} />}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:gap-1 print:hidden">
        {filtersButton}
        {onFill && mode === 'order' && (
          <Button onPress={onFill}>
            <ListChecks size={16} aria-hidden="true" />
            <span className="max-md:sr-only">Fill to par</span>
          </Button>
        )}
        {mode === 'order' ? (
          !picker && (
            <Button disabledReason={whyNotEdit} onPress={() => onMode('edit')}>
              <Pencil size={16} aria-hidden="true" />
              Edit list
            </Button>
          )
        ) : (
          <>
            <IconSwitch<GuideMode> label="What to change" choices={changes} value={mode} onChange={onMode} />
            <Button variant="primary" onPress={() => onMode('order')}>
              Done
            </Button>
          </>
        )}
        <Menu
          label="Guide actions"
          trigger={
            <Button aria-label="More actions">
              <Ellipsis size={16} aria-hidden="true" />
            </Button>
          }
          entries={menu}
        />
      </div>
    </header>
  )
}
