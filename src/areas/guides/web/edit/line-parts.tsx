import { ArrowLeftRight, Pin, PinOff, Trash2 } from 'lucide-react'
import { RowButton } from '#ui/row-button.tsx'
import type { GuideRow } from '#areas/guides/guide.ts'
import { describeReason } from '#areas/guides/rules/describe-reason.ts'
import { LineName, nameOf } from '../line-name.tsx'
import type { OrderGroup } from '../order-lines.ts'
import type { PlaceOption } from './place-select.tsx'
import type { LineChange } from './use-change-lines.ts'

/** What the lines of a guide need to be changed. */
export interface EditLinesProps {
  readonly groups: readonly OrderGroup[]
  readonly today: string
  readonly categories: readonly PlaceOption[]
  readonly locations: readonly PlaceOption[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (row: GuideRow, isChosen: boolean) => void
  readonly onChange: (lineIds: readonly string[], what: LineChange) => Promise<string | undefined>
  /** Absent for those who may not take lines out. */
  readonly onRemove: ((row: GuideRow) => void) | undefined
  /** Another item in the place of a line's; absent for those who may not change the items. */
  readonly onSwitch: ((itemNumber: string) => void) | undefined
  /** Staff, in a Standard guide. */
  readonly onPin: ((row: GuideRow) => void) | undefined
}

/** One line and what may be done with it. */
type OfLine<Part extends keyof EditLinesProps> = { readonly row: GuideRow } & Pick<EditLinesProps, Part>

const nameOfRow = (row: GuideRow): string => nameOf({ line: row, item: row.item })

/** The lines of a group themselves, without the alternates that stand below them. */
export const ownLines = ({ lines }: OrderGroup): readonly GuideRow[] =>
  lines.filter(({ isAlternate }) => !isAlternate).map(({ line }) => line)

/** The box that chooses a line, to change several at once. */
export const ChooseLine = ({
  row,
  chosen,
  onChoose,
  className,
  boxClassName,
}: OfLine<'chosen' | 'onChoose'> & { readonly className: string; readonly boxClassName: string }) => (
  <label className={`grid cursor-pointer place-items-center ${className}`}>
    <input
      type="checkbox"
      className={`accent-(--action) ${boxClassName}`}
      aria-label={`Choose ${nameOfRow(row)}`}
      checked={chosen.has(row.lineId)}
      onChange={(event) => onChoose(row, event.currentTarget.checked)}
    />
  </label>
)

/** The name of a line and, for staff, why it is in a Standard guide. */
export function LineTitle({ row, today, onPin, isDense }: OfLine<'today' | 'onPin'> & { readonly isDense: boolean }) {
  const reason = onPin ? describeReason(row.reason, row.addedByName, today) : ''
  return (
    <>
      <LineName of={{ line: row, item: row.item, isAlternate: false }} isDense={isDense} withBadges={false} />
      {reason !== '' && <span className="block truncate text-12 text-muted">{reason}</span>}
    </>
  )
}

/**
 * GUIDE-1, GUIDE-3: what is done with a line as a whole: staff pin it, another item takes its
 * place, or it is taken out.
 */
export const LineActions = ({ row, onPin, onSwitch, onRemove }: OfLine<'onPin' | 'onSwitch' | 'onRemove'>) => (
  <>
    {onSwitch && row.item && (
      <RowButton
        label={`${row.item.isDiscontinued ? 'Replace' : 'Switch'} ${nameOfRow(row)}`}
        onPress={() => row.item && onSwitch(row.item.itemNumber)}
      >
        <ArrowLeftRight size={16} aria-hidden="true" />
      </RowButton>
    )}
    {onPin && (
      <RowButton label={`${row.isPinned ? 'Unpin' : 'Pin'} ${nameOfRow(row)}`} onPress={() => onPin(row)}>
        {row.isPinned ? <PinOff size={16} aria-hidden="true" /> : <Pin size={16} aria-hidden="true" />}
      </RowButton>
    )}
    {onRemove && (
      <RowButton label={`Remove ${nameOfRow(row)}`} onPress={() => onRemove(row)}>
        <Trash2 size={16} aria-hidden="true" />
      </RowButton>
    )}
  </>
)
