import { useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { requestTexts } from '../bill-to-request.ts'
import { listOwnBillToRequests, requestBillTo } from '../bill-to-requests.endpoints.ts'

interface Division {
  readonly code: string
  readonly name: string
}

/** USERS-2: '?dialog=request-bill-to'. */
export function RequestDialog({ close }: DialogProps) {
  const { data, error, refetch } = useCall(listOwnBillToRequests, {})
  if (data) return <Request divisions={data.divisions} close={close} />
  return (
    <WaitingDialog
      title="Request a bill-to"
      failure={error}
      what="The divisions"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

function Request({ divisions, close }: { divisions: readonly Division[]; close: () => void }) {
  const me = useMe()
  const act = useAct(requestBillTo, {
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    refresh: ['listOwnBillToRequests'],
  })
  // Whoever has no bill-to yet says which division they buy from.
  const [only] = divisions.length === 1 ? divisions : []
  const form = useCallForm({
    act,
    places: { division: 'division', number: 'number', note: 'note' },
    saved: { division: me.shipTos[0]?.division ?? only?.code ?? null, number: '', note: '' },
    problemsOf: ({ division, number }) => ({
      ...(number.trim() === '' && { number: 'Required' }),
      ...(division === null && { division: 'Required' }),
    }),
    onSubmit: ({ division, number, note }) => act.run({ body: { division: division!, number: number.trim(), note } }),
  })
  return (
    <FormDialog title="Request a bill-to" form={form} submitLabel="Send request" onClose={close}>
      <FormText
        form={form}
        name="number"
        label="Bill-to number"
        hint="As on its invoices and statements. Leading zeros may be left out."
        maxLength={20}
        isRequired
        autoFocus
        autoComplete="off"
      />
      {divisions.length > 1 && (
        <FormSelect
          form={form}
          name="division"
          label="Division"
          isRequired
          options={divisions.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
        />
      )}
      <FormText
        form={form}
        name="note"
        label="Note"
        hint="For whoever decides, such as what you order for it."
        maxLength={requestTexts.note.max}
      />
    </FormDialog>
  )
}
