import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { CountedQuantity } from '#areas/inventory/count-operation.ts'
import { formatAge, nameCounter, nameOwners } from '#areas/inventory/rules/describe-counter.ts'
import { formatQuantity } from '#areas/inventory/rules/format-count.ts'
import { sumOf } from '#areas/inventory/rules/merge-count.ts'
import type { CountSession } from '../count-session.ts'
import { useShelf } from '../use-count.ts'
import { useMinute } from '../use-minute.ts'
import type { ModeQuestion, ShelfEntries } from './shelf-entries.ts'
import { nameOf } from './shelf-name.ts'
import { entriesFor } from './use-shelf-entry.ts'

/**
 * NEXT-9: a second count of one shelf asks whether it adds or replaces; two that did not know of
 * each other are decided here. Nothing is chosen in advance.
 */
export function DecideDialog({ session }: { session: CountSession }) {
  const entries = entriesFor(session)
  const question = useSyncExternalStore(entries.subscribeQuestion, () => entries.question)
  return question && <Decide key={question.shelf.key} session={session} entries={entries} question={question} />
}

function Decide({
  session,
  entries,
  question: { shelf, typed },
}: {
  session: CountSession
  entries: ShelfEntries
  question: ModeQuestion
}) {
  const { state } = useShelf(session.log, shelf.key)
  const now = useMinute()
  const { line } = shelf
  const { deviceId } = session.log
  const live = state?.live ?? []
  const text = (quantity: CountedQuantity) => formatQuantity(quantity, line)
  const nothing = { caseHundredths: 0, units: 0, weightHundredths: 0 }
  const sum = sumOf(typed ? [...live, typed] : live)
  const choices = typed
    ? [
        { id: 'add', label: `Add: ${text(sum)} in all`, mode: 'add', quantity: typed },
        { id: 'replace', label: `Replace: ${text(typed)}`, mode: 'replace', quantity: typed },
      ]
    : [
        { id: 'add', label: `Add them up: ${text(sum)}`, mode: 'add', quantity: nothing },
        ...(state?.groups ?? []).map((group) => {
          const quantity = sumOf(group)
          return {
            id: group[0]!.opId,
            label: `Keep ${text(quantity)} of ${nameOwners(group, deviceId)}`,
            mode: 'replace',
            quantity,
          }
        }),
      ]
  return (
    <Dialog
      role="alertdialog"
      title="Add or replace?"
      width={480}
      isOpen
      onClose={() => entries.giveUp()}
      footer={<Button onPress={() => entries.giveUp()}>{typed ? 'Keep the count as it was' : 'Decide later'}</Button>}
    >
      <div className="grid gap-3">
        <p className="font-semibold break-words">{nameOf(line)}</p>
        <ul className="grid gap-1">
          {live.map((operation) => (
            <li key={operation.opId} className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{nameCounter(operation, deviceId)}</span>
              <span className="figures whitespace-nowrap">
                {text(operation)}
                <span className="text-muted">{` · ${formatAge(operation.deviceAt, now)}`}</span>
              </span>
            </li>
          ))}
          {typed && (
            <li className="flex justify-between gap-4 font-semibold">
              <span>You typed</span>
              <span className="figures">{text(typed)}</span>
            </li>
          )}
        </ul>
        <div className="grid gap-2">
          {choices.map(({ id, label, mode, quantity }) => (
            <Button
              key={id}
              isWide
              onPress={() => entries.answer({ mode: mode === 'add' ? 'add' : 'replace', quantity })}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
