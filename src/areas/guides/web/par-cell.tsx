import type { GuideRow } from '../guide.ts'
import { amountText } from './guide-words.ts'

/** GUIDE-3: the par of a line; pressing it orders what is missing. */
export function ParCell({
  line,
  name,
  onFill,
  isLow = false,
}: {
  line: GuideRow
  name: string
  /** Absent for those who may not order. */
  onFill: ((line: GuideRow) => void) | undefined
  /** In a line of text: named, and as high as a touch needs at least (WCAG 2.5.8). */
  isLow?: boolean
}) {
  const par = amountText(line.caseParValue, line.eachParValue)
  if (par === '') return null
  const words = isLow ? `Par ${par}` : par
  if (!onFill || !line.item) return <span className="figures whitespace-nowrap text-muted">{words}</span>
  return (
    <button
      type="button"
      aria-label={`Fill ${name} to par, ${par}`}
      data-tip="Fill to par"
      onClick={() => onFill(line)}
      className={`figures -mx-1.5 cursor-pointer rounded-control px-1.5 whitespace-nowrap text-action hover:bg-action-soft pointer-coarse:min-w-11 ${isLow ? '-mb-2 flex min-h-6 justify-end' : 'min-h-7 pointer-coarse:-my-2.5 pointer-coarse:min-h-11'}`}
    >
      {words}
    </button>
  )
}
