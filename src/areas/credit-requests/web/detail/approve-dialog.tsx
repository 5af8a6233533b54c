import { useState } from 'react'
import { formatCents } from '#kit/money.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { NumberField } from '#ui/number-field.tsx'
import type { CreditLine, CreditRequest } from '#areas/credit-requests/credit-request.ts'
import { approveLines, type LineApproval } from '#areas/credit-requests/rules/approve-lines.ts'
import { creditQuantity, creditUnitNames } from '../credit-words.ts'

const decimalsOf = ({ unit }: CreditLine): number => (unit === 'LB' ? 2 : 0)
const askedText = (line: CreditLine): string => writeDecimal(line.quantity, decimalsOf(line), 0)
const none = { cases: 0, units: 0 }

/** CREDIT-3: what of each line is approved; all of it unless changed, an empty line is declined. */
export function ApproveDialog({
  request,
  isRunning,
  onApprove,
  onClose,
}: {
  request: CreditRequest
  isRunning: boolean
  onApprove: (lines: LineApproval[]) => void
  onClose: () => void
}) {
  const { items, charges, requestNumber } = request
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  const quantities = items.map((line) => {
    const text = (texts[line.lineNumber] ?? askedText(line)).trim()
    return { line, quantity: text === '' ? 0 : readDecimal(text, decimalsOf(line)) }
  })
  const changed = quantities
    .filter(({ line, quantity }) => quantity !== line.quantity)
    .map(({ line, quantity }) => ({ lineNumber: line.lineNumber, quantity: quantity ?? -1, amount: null }))
  const isReadable = quantities.every(({ quantity }) => quantity !== null && quantity >= 0)
  // The screen shows what the server decides by the same rule; what is taken of which pool is the
  // server's.
  const decision = approveLines(
    items.map((line) => ({ ...line, take: none })),
    charges,
    isReadable ? changed : [],
  )
  const problem = !isReadable ? 'A quantity cannot be read' : decision.allowed ? undefined : decision.refusal.message
  const approve = () => {
    if (problem === undefined && !isRunning) onApprove(changed)
  }
  return (
    <Dialog
      title={`Approve ${requestNumber}`}
      isOpen
      isDirty={changed.length > 0}
      onClose={onClose}
      onSubmit={approve}
      footer={
        <>
          <Button onPress={onClose}>Keep it</Button>
          <Button variant="primary" isPending={isRunning} disabledReason={problem} onPress={approve}>
            {decision.allowed ? `Approve ${formatCents(decision.value.total)}` : 'Approve'}
          </Button>
        </>
      }
    >
      <ul className="grid gap-3">
        {items.map((line) => (
          <li
            key={line.lineNumber}
            className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3 border-b border-line pb-3 last:border-0"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words">{line.description || `Item ${line.itemNumber}`}</span>
              <span className="figures block text-13 text-muted">
                {line.codeName} · {creditQuantity(line.quantity, line.unit)} · {formatCents(line.amount)}
              </span>
              {texts[line.lineNumber]?.trim() === '' && <span className="text-13 text-danger">Declined</span>}
            </span>
            <NumberField
              label={`${creditUnitNames[line.unit]} approved`}
              value={texts[line.lineNumber] ?? askedText(line)}
              max={Number(askedText(line))}
              maxDp={decimalsOf(line)}
              onChange={(text) => setTexts({ ...texts, [line.lineNumber]: text })}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="pt-2 text-13 text-danger">
          {problem}
        </p>
      )}
    </Dialog>
  )
}
