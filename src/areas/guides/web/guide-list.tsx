import { Plus, Star } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { plural } from '#kit/text.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { type Guide, guideTypes } from '../guide.ts'
import { guideScreen, newGuideDialog } from '../guides.addresses.ts'
import { guideTypeWords } from './guide-words.ts'

/** Headings of several guides of a type. */
const headings = { Standard: 'Standard', CustomOrder: 'Order guides', CustomInventory: 'Inventory guides' } as const

interface GuideListProps {
  readonly guides: readonly Guide[]
  readonly shownId: string | undefined
  readonly defaultId: string | undefined
  /** Why no guide can be created; undefined when one can. */
  readonly whyNotCreate: string | undefined
}

const byType = (guides: readonly Guide[]) =>
  guideTypes
    .map((type) => ({ type, guides: guides.filter((guide) => guide.type === type) }))
    .filter((group) => group.guides.length > 0)

/** GUIDE-1: the guides of the ship-to: beside the guide where there is room, else a field. */
export function GuideList(props: GuideListProps) {
  return useMedia('widest') ? <Column {...props} /> : <Picker {...props} />
}

function Column({ guides, shownId, defaultId, whyNotCreate }: GuideListProps) {
  const go = useGo()
  return (
    <nav
      aria-label="Guides"
      className="sticky top-[72px] max-h-[calc(100dvh-88px)] w-56 shrink-0 self-start overflow-y-auto print:hidden"
    >
      {byType(guides).map((group) => (
        <section key={group.type} className="pb-3">
          <h2 className="px-2.5 pb-1 text-12 font-semibold text-muted">{headings[group.type]}</h2>
          <ul>
            {group.guides.map((guide) => (
              <li key={guide.id}>
                <Link
                  href={guideScreen.at({ type: guide.type, guideId: guide.id })}
                  className="flex min-h-9 items-center gap-2 rounded-control px-2.5 py-1 text-ink no-underline data-hovered:bg-sunken aria-[current]:bg-action-soft aria-[current]:font-semibold"
                  {...(guide.id === shownId && { 'aria-current': 'page' })}
                >
                  <span className="min-w-0 flex-1 break-words">{guide.name}</span>
                  {guide.id === defaultId && (
                    <span data-tip="Your default guide" className="shrink-0 text-action">
                      <Star size={14} aria-hidden="true" />
                      <span className="sr-only">Your default guide</span>
                    </span>
                  )}
                  <span className="figures shrink-0 text-12 font-normal text-muted">
                    {guide.lineCount.toLocaleString('en-US')}
                    <span className="sr-only"> lines</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Button size="small" disabledReason={whyNotCreate} onPress={() => go(newGuideDialog.open('empty'))}>
        <Plus size={16} aria-hidden="true" />
        New guide
      </Button>
    </nav>
  )
}

/** The device's own list, which a phone opens at the thumb. */
function Picker({ guides, shownId, defaultId, whyNotCreate }: GuideListProps) {
  const go = useGo()
  const hrefTo = useHref()
  const isPhone = useMedia('phone')
  const wordsOf = ({ id, name, lineCount }: Guide) =>
    [name, plural(lineCount, 'line'), id === defaultId && 'default'].filter(Boolean).join(' · ')
  return (
    <div className={`flex items-center gap-2 print:hidden ${shownId === undefined ? 'pb-2' : 'md:pb-2'}`}>
      <select
        aria-label="Guide"
        className="field min-w-0 flex-1 md:max-w-100"
        value={shownId ?? ''}
        onChange={(event) => {
          const chosen = guides.find(({ id }) => id === event.currentTarget.value)
          if (chosen) go(guideScreen.at({ type: chosen.type, guideId: chosen.id }))
        }}
      >
        {shownId === undefined && <option value="">Choose a guide</option>}
        {byType(guides).map((group) => (
          <optgroup key={group.type} label={guideTypeWords[group.type]}>
            {group.guides.map((guide) => (
              <option key={guide.id} value={guide.id}>
                {/* Beside the buttons of a phone there is room for its name. */}
                {isPhone && guide.id === shownId ? guide.name : wordsOf(guide)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {whyNotCreate === undefined && (
        <Link
          href={hrefTo(newGuideDialog.open('empty'))}
          className={`${buttonLook('secondary')} ${shownId === undefined ? '' : 'max-md:hidden'}`}
        >
          <Plus size={16} aria-hidden="true" />
          <span className="max-md:sr-only">New guide</span>
        </Link>
      )}
    </div>
  )
}
