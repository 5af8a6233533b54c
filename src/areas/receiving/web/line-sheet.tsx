import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { why } from '#kit/decision.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRequestClose } from '#ui/unsaved-work.ts'
import type { DeliveryDetail } from '../receiving.ts'
import { lotField, maxLots } from '../receipt-operation.ts'
import { goodsText } from '../rules/describe-check.ts'
import { contentOfDraft, draftOf, type LineDraft } from '../rules/line-draft.ts'
import type { ShownLine } from '../rules/show-lines.ts'
import { takeCheck } from '../rules/take-check.ts'
import { DecideLine } from './decide-line.tsx'
import { LinePhotos } from './line-photos.tsx'
import { ProblemFields } from './problem-fields.tsx'
import type { OutboxState } from './receipt-outbox.ts'
import type { ReceiptSession } from './receipt-session.ts'
import { StepField } from './step-field.tsx'
import { useLine } from './use-receipt.ts'

interface Props {
  session: ReceiptSession
  delivery: DeliveryDetail
  outbox: OutboxState
  /** Undefined: no line is looked at. */
  shown: ShownLine | undefined
  mayCheck: boolean
  close: () => void
}

/** NEXT-6: one line in full: how much came, what is wrong, weight, temperature, lots. */
export function LineSheet({ shown, ...rest }: Props) {
  return shown && <OpenLine key={shown.line.itemNumber} shown={shown} {...rest} />
}

/** Longest list of lots as it is typed. */
const maxLotsText = maxLots * (lotField.max + 2)

function OpenLine({ session, delivery, outbox, shown, mayCheck, close }: Props & { shown: ShownLine }) {
  const { line, content } = shown
  const { state } = useLine(session.log, line.itemNumber)
  const start = content ?? {
    cases: line.expected.cases,
    units: line.expected.units,
    weightHundredths: null,
    problems: [],
    temperatureTenths: null,
    lots: [],
  }
  // What others find while the sheet is open stays as it is until it is saved.
  const [first] = useState(() => draftOf(start))
  const [draft, setDraft] = useState<LineDraft>(first)
  const set = (part: Partial<LineDraft>) => setDraft({ ...draft, ...part })
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first)
  const read = contentOfDraft(draft)
  const wanted = read && { ...read, itemNumber: line.itemNumber, isPiece: false, isCleared: false }
  const problem = wanted
    ? why(takeCheck(wanted, new Set([line.itemNumber])))
    : 'A number cannot be read. Please correct it.'
  const hasEaches = line.eachesPerCase > 1 || line.expected.units > 0 || draft.units > 0
  const isUndecided = shown.state === 'undecided'
  const save = () => {
    if (problem !== undefined || !read) return
    session.check(line.itemNumber, read)
    close()
  }
  return (
    <SideSheet
      title={line.description}
      isOpen
      onClose={close}
      isDirty={isDirty}
      footer={
        mayCheck && !isUndecided ? (
          <div className="flex flex-wrap items-center justify-end gap-2">
            {content && (
              <Button
                variant="quiet"
                onPress={() => {
                  session.clear(line.itemNumber)
                  close()
                }}
              >
                <Trash2 size={16} aria-hidden="true" />
                Not checked
              </Button>
            )}
            <Cancel />
            <Button variant="primary" disabledReason={problem} onPress={save}>
              Save
            </Button>
          </div>
        ) : undefined
      }
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 py-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Facts delivery={delivery} shown={shown} />
        {isUndecided && state ? (
          <DecideLine session={session} state={state} mayCheck={mayCheck} />
        ) : (
          <fieldset disabled={!mayCheck} className="grid gap-5">
            <legend className="sr-only">What came</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-3">
              <StepField label="Cases that came" value={draft.cases} onChange={(cases) => set({ cases })} />
              {hasEaches && (
                <StepField label="Eaches that came" value={draft.units} onChange={(units) => set({ units })} />
              )}
            </div>
            <ProblemFields draft={draft} hasEaches={hasEaches} onChange={setDraft} />
            <div className="two-columns gap-x-4 gap-y-3">
              {(line.isCatchWeight || draft.weight !== '') && (
                <TextField
                  label="Weight of all, lb"
                  value={draft.weight}
                  onChange={(weight) => set({ weight })}
                  maxLength={12}
                />
              )}
              <TextField
                label="Temperature, °F"
                value={draft.temperature}
                onChange={(temperature) => set({ temperature })}
                maxLength={6}
                hint={line.maxTemperature === null ? undefined : `At most ${line.maxTemperature} °F`}
              />
              <TextField
                label="Lots"
                value={draft.lots}
                onChange={(lots) => set({ lots })}
                maxLength={maxLotsText}
                hint="Separated by commas; a scanned label adds its own"
              />
            </div>
            {problem !== undefined && isDirty && <Banner tone="warning">{problem}</Banner>}
          </fieldset>
        )}
        <LinePhotos
          session={session}
          delivery={delivery}
          itemNumber={line.itemNumber}
          waiting={outbox.photos.filter((photo) => photo.itemNumber === line.itemNumber)}
          mayCheck={mayCheck}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </SideSheet>
  )
}

const Cancel = () => <Button onPress={useRequestClose()}>Cancel</Button>

function Facts({ delivery, shown: { line } }: { delivery: DeliveryDetail; shown: ShownLine }) {
  const facts = [
    ['Ordered', line.ordered],
    ['Shipped', line.shipped],
    [delivery.invoiceNumber ? 'Billed' : 'Expected', delivery.invoiceNumber ? line.billed : line.expected],
  ] as const
  return (
    <div className="grid gap-2">
      <p className="figures text-13 break-words text-muted">
        {[
          line.itemNumber,
          line.packSizeDescription,
          line.brand,
          line.eachesPerCase > 1 && `${plural(line.eachesPerCase, 'each', 'eaches')} a case`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className="grid grid-cols-3 gap-3">
        {facts.map(([label, goods]) => (
          <div key={label}>
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="figures font-medium">{goods ? goodsText(goods) : '-'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
