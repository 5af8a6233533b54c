import { Plus, X } from 'lucide-react'
import { formatCents } from '#kit/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { CreditableLine, CreditOptions } from '#areas/credit-requests/credit-draft.ts'
import { leftToCredit, unitsOf } from '#areas/credit-requests/rules/left-to-credit.ts'
import { creditQuantity } from '../credit-words.ts'
import { AskCreditLine } from './ask-credit-line.tsx'
import { type LineDraft, type RequestDraft, startLine } from './line-draft.ts'

/** CREDIT-1: the invoice's lines; one that is chosen unfolds its fields. */
export function AskCreditLines({
  options,
  draft,
  change,
  onWay,
  problemOf,
}: {
  options: CreditOptions
  draft: RequestDraft
  change: (change: (before: RequestDraft) => RequestDraft) => void
  /** So many more photos are on their way, or fewer. */
  onWay: (more: number) => void
  problemOf: (field: string) => string | undefined
}) {
  const indexOf = ({ lineNumber }: CreditableLine) =>
    draft.lines.findIndex(({ invoiceLine }) => invoiceLine === lineNumber)
  const add = (line: CreditableLine) =>
    change((before) => ({ ...before, lines: [...before.lines, startLine(line, options.codes)] }))
  const remove = ({ lineNumber }: CreditableLine) =>
    change((before) => ({ ...before, lines: before.lines.filter(({ invoiceLine }) => invoiceLine !== lineNumber) }))
  const edit = (line: CreditableLine, part: (before: LineDraft) => LineDraft) =>
    change((before) => ({
      ...before,
      lines: before.lines.map((each) => (each.invoiceLine === line.lineNumber ? part(each) : each)),
    }))
  return (
    <ul aria-label="Lines of the invoice" className="rounded-dialog border border-line bg-raised">
      {options.lines.map((line, place) => {
        const index = indexOf(line)
        const chosen = draft.lines[index]
        return (
          <li key={line.lineNumber} className="grid gap-3 border-b border-line px-3 py-2.5 last:border-0">
            <LineHead
              line={line}
              isFirst={place === 0}
              isChosen={chosen !== undefined}
              onToggle={() => (chosen ? remove(line) : add(line))}
            />
            {chosen && (
              <AskCreditLine
                line={line}
                draft={chosen}
                codes={options.codes}
                edit={(part) => edit(line, part)}
                onWay={onWay}
                problemOf={(field) => problemOf(`lines.${index}.${field}`)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function LineHead({
  line,
  isFirst,
  isChosen,
  onToggle,
}: {
  line: CreditableLine
  /** The sheet starts here, not at its first field below the lines. */
  isFirst: boolean
  isChosen: boolean
  onToggle: () => void
}) {
  const name = line.description || `Item ${line.itemNumber}`
  const units = unitsOf(line)
  const left = units.map((unit) => ({ unit, count: leftToCredit(line, unit, 'goods') })).find(({ count }) => count > 0)
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
      <span className="min-w-[min(9rem,100%)] flex-1">
        <span className="block font-medium break-words">{name}</span>
        <span className="figures block text-12 text-muted">
          {[line.itemNumber, line.packSizeDescription, formatCents(line.lineTotal)].filter(Boolean).join(' · ')}
        </span>
        <span className="flex flex-wrap gap-1 pt-1 empty:hidden">
          {line.mismatch && <Badge tone="warning">Billed more than ordered</Badge>}
          {left && line.claimedCents > 0 && <Badge>{creditQuantity(left.count, left.unit)} left to credit</Badge>}
        </span>
      </span>
      <Button
        size="small"
        autoFocus={isFirst}
        variant={isChosen ? 'quiet' : 'secondary'}
        disabledReason={left || isChosen ? undefined : 'Nothing of this line is left to credit.'}
        aria-label={`${isChosen ? 'Remove' : 'Credit'} ${name}`}
        onPress={onToggle}
      >
        {isChosen ? <X size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
        {isChosen ? 'Remove' : 'Credit'}
      </Button>
    </div>
  )
}
