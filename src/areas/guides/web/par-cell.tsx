import type { GuideRow } from '../guide.ts'
import { amountText } from './guide-words.ts'

/** GUIDE-3: the par of a line; pressing it orders what is missing. */
export function ParCell({
  line,
  name,
  onFill,
}: {
  line: GuideRow
  name: string
  /** Absent for those who may not order. */
  onFill: ((line: GuideRow) => void) | undefined
}) {
  const par = amountText(line.caseParValue, line.eachParValue)
  if (par === '') return null
  if (!onFill || !line.item) return <span className="figures whitespace-nowrap text-muted">{par}</span>
  return (
    <button
      type="button"
      aria-label={`Fill ${name} to par, ${par}`}
      data-tip="Fill to par"
      onClick={() => onFill(line)}
      className="figures -mx-1.5 min-h-7 cursor-pointer rounded-control px-1.5 whitespace-nowrap text-action hover:bg-action-soft pointer-coarse:-my-2.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      {par}
    </button>
  )
}
