import { Repeat2 } from 'lucide-react'
import { useShipTo } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useHref } from '#browser/navigation.ts'
import { RowLink } from '#browser/row-link.tsx'
import { ifShortDialog } from '#areas/substitutions/substitutions.addresses.ts'
import { buttonLook } from '#ui/button.tsx'

const looks = {
  icon: 'grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11 print:hidden',
  small: 'ml-1 grid size-6 shrink-0 place-items-center rounded-control text-muted hover:text-action print:hidden',
  button: buttonLook('quiet', 'small'),
  // The words where a row is wide, a sign where it is not.
  fold: '-my-1 inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center rounded-control text-12 underline decoration-dotted underline-offset-2 hover:text-action print:hidden',
  text: '-mb-1 inline-flex min-h-6 min-w-0 shrink-0 max-w-full items-center text-12 text-muted underline decoration-dotted underline-offset-2 hover:text-action',
} as const

/**
 * NEXT-3: opens what happens if an item comes short; absent for prospects and for those who order
 * nothing. With `text`, what happens now is the link itself.
 */
export function IfShortLink({
  itemNumber,
  name,
  look = 'button',
  text,
  isDecided = false,
}: {
  itemNumber: string
  /** The item, read aloud. */
  name: string
  look?: keyof typeof looks
  /** 'If short: ask me'. */
  text?: string
  /** Marks the sign: somebody decided about the item. */
  isDecided?: boolean
}) {
  const hrefTo = useHref()
  const actor = useActor()
  const shipTo = useShipTo()
  const isThere = actor.can('manageCart') && shipTo !== null && !shipTo.isProspective && !actor.isPunchout
  if (!isThere) return text === undefined ? null : <span className="min-w-0 truncate text-12 text-muted">{text}</span>
  const label = text === undefined ? `If short: ${name}` : `${text}. Change for ${name}`
  return (
    <RowLink
      href={hrefTo(ifShortDialog.open(itemNumber))}
      aria-label={label}
      data-tip={look === 'fold' ? text : look === 'icon' || look === 'small' ? 'If it comes short' : undefined}
      className={`${looks[look]} ${look === 'fold' ? (isDecided ? 'text-action' : 'text-muted') : ''}`}
    >
      {text === undefined ? (
        <>
          <Repeat2 size={look === 'small' ? 14 : 16} aria-hidden="true" />
          {look === 'button' && 'If short'}
        </>
      ) : (
        <>
          {look === 'fold' && <Repeat2 size={14} aria-hidden="true" className="@5xl:hidden" />}
          <span className={look === 'fold' ? '@max-5xl:hidden' : 'truncate'}>{text}</span>
        </>
      )}
    </RowLink>
  )
}
