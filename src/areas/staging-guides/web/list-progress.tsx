import { plural } from '#kit/text.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { StagingGuide } from '../staging-guide.ts'

/** How many lines still need a decision. */
export const openLines = ({ lines }: Pick<StagingGuide, 'lines'>): number => lines.asked + lines.unmatched

/** How far a list is: matching, waiting for decisions, ready, or a guide. */
export function ListProgress({ list }: { list: StagingGuide }) {
  const { lines, migratedAt } = list
  if (lines.waiting > 0)
    return (
      <ProgressBar
        label={`Matching ${plural(lines.total, 'line')}`}
        percent={Math.floor((100 * (lines.total - lines.waiting)) / lines.total)}
      />
    )
  const open = openLines(list)
  if (migratedAt !== null) return <span className="text-muted">{list.guide ? 'A guide' : 'Its guide was deleted'}</span>
  return open > 0 ? (
    <span className="text-warning">
      {open.toLocaleString('en-US')} of {plural(lines.total, 'line')} {open === 1 ? 'needs' : 'need'} a decision
    </span>
  ) : (
    <span className="text-action">Ready, {plural(lines.total - lines.leftOut, 'line')}</span>
  )
}
