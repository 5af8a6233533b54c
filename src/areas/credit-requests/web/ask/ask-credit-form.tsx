import { useEffect, useRef, useState } from 'react'
import { type CallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { combine } from '#contract/address.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { addDays, formatDayWithYear } from '#kit/dates.ts'
import { freeTextProblem } from '#kit/free-text.ts'
import { formatCents } from '#kit/money.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { focusFirstProblem } from '#ui/form/focus-first-problem.ts'
import { SideSheet } from '#ui/side-sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { CreditOptions } from '#areas/credit-requests/credit-draft.ts'
import { askCreditDialog, creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import {
  createCustomerCreditRequest,
  createInternalCreditRequest,
} from '#areas/credit-requests/credit-requests.endpoints.ts'
import { creditTexts } from '#areas/credit-requests/credit-texts.ts'
import { checkCredit } from '#areas/credit-requests/rules/check-credit.ts'
import { photosOnTheirWay } from '../photo-field.tsx'
import { AskCreditLines } from './ask-credit-lines.tsx'
import { AskedBefore } from './asked-before.tsx'
import { askedOf, type RequestDraft, startLine } from './line-draft.ts'

type Input = CallInput<typeof createCustomerCreditRequest>

const nothing: RequestDraft = { lines: [], note: '', returnOn: null }
/** Days ahead a pick-up can be. */
const maxReturnDays = 90
const refresh = ['getCreditOptions', 'listCreditRequests', 'countCreditRequests', 'getInvoice'] as const

/** CREDIT-1: lines, codes, quantities and photos, checked by the server's own rule while typed. */
export function AskCreditForm({
  options,
  params,
  refetch,
  close,
}: {
  options: CreditOptions
  params: { division: string; invoiceUid: string }
  refetch: () => void
  close: () => void
}) {
  const go = useGo()
  const isStaff = useActor().kind === 'internal'
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<RequestDraft>(() => ({
    ...nothing,
    lines: options.lines.filter(({ mismatch }) => mismatch !== null).map((line) => startLine(line, options.codes)),
  }))
  const [isTried, setTried] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [photosComing, setPhotosComing] = useState(0)
  const change = (part: Partial<RequestDraft> | ((before: RequestDraft) => RequestDraft)) => {
    setTouched(true)
    reset()
    setDraft((before) => (typeof part === 'function' ? part(before) : { ...before, ...part }))
  }
  // Without a response it may have been made: sent again as it was, whatever is left to credit by
  // now, it is the same request.
  const unanswered = useRef<{ draft: RequestDraft; input: Input } | null>(null)
  const acts = {
    // One of them is used: the other has no intent.
    customer: useAct(createCustomerCreditRequest, actOptions()),
    internal: useAct(createInternalCreditRequest, actOptions()),
  }
  const { run, isRunning, failure, reset } = isStaff ? acts.internal : acts.customer
  function actOptions() {
    return {
      refresh,
      failed: (refused: CallFailed) => {
        if (!isOutcomeUnknown(refused)) unanswered.current = null
        refetch()
        return true
      },
      done: ({ message, id }: { message: string; id: string }) => {
        showToast({
          tone: 'success' as const,
          message,
          action: {
            label: 'Show',
            run: () => go(combine(askCreditDialog.closed, creditRequestDialog.open(id))),
          },
        })
        close()
      },
    }
  }
  const decision = checkCredit(askedOf(draft, null), options)
  const refusal = decision.allowed ? undefined : decision.refusal
  const total = decision.allowed ? decision.value.total : null
  const noteProblem = freeTextProblem(creditTexts.note, draft.note.trim())
  const isPickedUp = draft.lines.some(({ isPickUp }) => isPickUp)
  const problemOf = (field: string): string | undefined => {
    if (failure?.field === field) return failure.message
    return isTried && refusal?.field === field ? refusal.message : undefined
  }
  const send = () => {
    setTried(true)
    if (unanswered.current?.draft === draft && !isRunning) return run(unanswered.current.input)
    if (!decision.allowed || noteProblem || isRunning || photosComing > 0) return focusFirstProblem(form)
    unanswered.current = { draft, input: { params, body: askedOf(draft, decision.value.total) } }
    run(unanswered.current.input)
  }
  const problem = failure?.message ?? (isTried && refusal?.field ? refusal.message : undefined)
  const isPlaced = failure?.field?.startsWith('lines.') || failure?.field === 'returnOn'
  useEffect(() => {
    if (isPlaced) focusFirstProblem(form)
  }, [failure, isPlaced])
  return (
    <SideSheet
      title={`Ask for credit of invoice ${options.invoiceNumber}`}
      isOpen
      isDirty={isTouched || photosComing > 0}
      onClose={close}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {/* Beside the button that was pressed: a long form ends far below what is in sight. */}
          {problem && (
            <p role="alert" className="w-full text-13 text-danger">
              {problem}
            </p>
          )}
          <span className="mr-auto grid" aria-live="polite">
            <span className="text-13 text-muted">Total</span>
            <strong className="figures">{total === null ? '-' : formatCents(total)}</strong>
          </span>
          <Button
            variant="primary"
            isPending={isRunning}
            disabledReason={
              draft.lines.length === 0
                ? 'Choose at least one line to credit.'
                : photosComing > 0
                  ? photosOnTheirWay
                  : undefined
            }
            onPress={send}
          >
            Send request
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="figures text-muted">
          {options.shipToName} · invoiced {formatDayWithYear(options.invoiceDate)} · {formatCents(options.total)}
        </p>
        <AskedBefore requests={options.requests} />
        {refusal && refusal.field === undefined && <Banner tone="warning">{refusal.message}</Banner>}
        <AskCreditLines
          options={options}
          draft={draft}
          change={change}
          onWay={(more) => setPhotosComing((before) => before + more)}
          problemOf={problemOf}
        />
        {isPickedUp && (
          <DateField
            label="Pick-up"
            value={draft.returnOn}
            min={options.today}
            max={addDays(options.today, maxReturnDays)}
            hint="Empty: with the next delivery"
            error={problemOf('returnOn')}
            onChange={(returnOn) => change({ returnOn })}
          />
        )}
        <TextArea
          label="Note to the whole request"
          value={draft.note}
          maxLength={creditTexts.note.max}
          rows={2}
          error={noteProblem}
          onChange={(note) => change({ note })}
        />
        {decision.allowed && decision.value.charges !== 0 && (
          <p className="figures text-13 text-muted">
            Of the total, {formatCents(decision.value.charges)} are tax, freight and other charges of these lines.
          </p>
        )}
      </form>
    </SideSheet>
  )
}
