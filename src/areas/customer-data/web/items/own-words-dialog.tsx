import type { CallInput } from '#contract/endpoint.ts'
import { pickFields } from '#kit/merge-draft.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { getOwnWords, updateOwnWords } from '#areas/customer-data/custom-items.endpoints.ts'
import type { OwnWords, OwnWordsText } from '#areas/customer-data/own-words.ts'
import { ownWordsLimits } from '#areas/items/own-words-limits.ts'

const labels: Readonly<Record<keyof OwnWordsText, string>> = {
  customerDescription: 'Own description',
  customerItemNumber: 'Own number',
}

/** ITEM-2, GUIDE-4: the ship-to's own words for an item of the catalogue: `?ownWords=NUMBER`. */
export function OwnWordsDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(getOwnWords, params && { params: { ...params, itemNumber: value } })
  if (params && data) return <Editor place={params} words={data} close={close} />
  return (
    <WaitingDialog
      title="Your own words"
      failure={error}
      what="Your own words"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

function Editor({
  place,
  words,
  close,
}: {
  place: { division: string; shipTo: string }
  words: OwnWords
  close: () => void
}) {
  const { itemNumber, version, customerDescription, customerItemNumber } = words
  const params = { ...place, itemNumber }
  const act = useAct(updateOwnWords, {
    refresh: ['listOwnWords', 'getOwnWords', 'searchShop', 'getItem'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: ({ code, details }) => {
      if (code === 'words_changed')
        writeCall(getOwnWords, { params }, () => (details as { ownWords: OwnWords }).ownWords)
      return true
    },
  })
  const form = useCallForm<OwnWordsText, CallInput<typeof updateOwnWords>>({
    act,
    places: {},
    saved: { customerDescription, customerItemNumber },
    onSubmit: (text, changed) =>
      changed.length === 0 ? close() : act.run({ params, body: pickFields(text, changed) }, version),
  })
  return (
    <FormDialog title="Your own words" width={560} form={form} onClose={close}>
      <ChangedByOthers fields={form.news.map((name) => ({ label: labels[name], now: words[name] }))} />
      <p>
        {words.description}
        <span className="block text-13 text-muted">
          {[itemNumber, words.packSizeDescription, words.brand].filter(Boolean).join(' · ')}
        </span>
      </p>
      <FormText
        form={form}
        name="customerDescription"
        label={labels.customerDescription}
        hint="Shown as its alias, and found by search."
        maxLength={ownWordsLimits.customerDescription}
        autoFocus
      />
      <FormText
        form={form}
        name="customerItemNumber"
        label={labels.customerItemNumber}
        maxLength={ownWordsLimits.customerItemNumber}
      />
    </FormDialog>
  )
}
