import { ProgressBar } from '#ui/progress-bar.tsx'
import { PressChip } from '#ui/press-chip.tsx'
import { type LineShow, lineShows, type ReceiptProgress } from '../rules/show-lines.ts'

/** NEXT-6: how far the checking is, and which lines are shown. */
export function ReceiptTools({
  show,
  progress: { total, open, different, undecided },
  onShow,
}: {
  show: LineShow
  progress: ReceiptProgress
  onShow: (show: LineShow | undefined) => void
}) {
  const checked = total - open
  const numbers = { all: total, open, different: different + undecided }
  return (
    <div className="grid items-end gap-2 pb-3 md:grid-cols-[minmax(0,1fr)_auto] md:gap-6 print:hidden">
      <ProgressBar
        label={`${checked} of ${total} checked`}
        percent={total === 0 ? 0 : Math.floor((checked / total) * 100)}
      />
      <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
        {(Object.keys(lineShows) as LineShow[]).map((each) => (
          <PressChip
            key={each}
            isPressed={show === each}
            onPress={() => onShow(each === 'all' ? undefined : each)}
            count={numbers[each]}
            isUrgent={each === 'different' && undecided > 0}
          >
            {lineShows[each]}
          </PressChip>
        ))}
      </div>
    </div>
  )
}
