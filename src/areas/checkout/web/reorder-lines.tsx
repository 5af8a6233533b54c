import type { OrderLine } from '#areas/orders/order.ts'
import { quantityText } from '#areas/orders/rules/line-outcome.ts'
import { Checkbox } from '#ui/checkbox.tsx'

/** CHECK-5: which lines of an order to order again; all of them at first. */
export function ReorderLines({
  lines,
  left,
  onChange,
}: {
  lines: readonly OrderLine[]
  /** Numbers of the lines that are not wanted. */
  left: ReadonlySet<number>
  onChange: (left: ReadonlySet<number>) => void
}) {
  const all = lines.map(({ lineNumber }) => lineNumber)
  const turn = (lineNumber: number, isWanted: boolean) =>
    onChange(new Set(isWanted ? [...left].filter((each) => each !== lineNumber) : [...left, lineNumber]))
  if (lines.length < 2) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Items to order again</legend>
      <Checkbox
        isSelected={left.size === 0}
        isIndeterminate={left.size > 0 && left.size < lines.length}
        onChange={(isWanted) => onChange(new Set(isWanted ? [] : all))}
      >
        All items
      </Checkbox>
      <ul className="max-h-[40dvh] overflow-auto rounded-control border border-line px-3 py-1">
        {lines.map((line) => (
          <li key={line.lineNumber} className="flex items-center gap-3 border-b border-line last:border-0">
            <span className="min-w-0 flex-1">
              <Checkbox
                isSelected={!left.has(line.lineNumber)}
                onChange={(isWanted) => turn(line.lineNumber, isWanted)}
              >
                {line.description}
              </Checkbox>
            </span>
            <span className="figures shrink-0 text-13 text-muted">
              {quantityText({ cases: line.orderedCases, units: line.orderedUnits })}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
