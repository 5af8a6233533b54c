import { ProgressBar } from '#ui/progress-bar.tsx'
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
          <button
            key={each}
            type="button"
            aria-pressed={show === each}
            onClick={() => onShow(each === 'all' ? undefined : each)}
            className="inline-flex h-9 items-center gap-1.5 rounded-full border border-line px-3 text-13 aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action pointer-coarse:h-11"
          >
            {lineShows[each]}
            <span
              className={`figures text-12 ${each === 'different' && undecided > 0 ? 'text-warning' : 'text-muted'}`}
            >
              {numbers[each]}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
