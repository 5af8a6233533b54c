import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { CallFailed } from '#browser/call-failed.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { Toggle } from '#ui/toggle.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import {
  getPunchoutDocumentSettings,
  getUserPunchoutDocumentSettings,
  updatePunchoutDocumentSettings,
  updateUserPunchoutDocumentSettings,
} from '../document-settings.endpoints.ts'
import { type DocumentSettings, type DocumentSettingsText, maxDocumentSecret } from '../document-settings.ts'
import { punchoutLimits, type PunchoutSettings } from '../punchout-settings.ts'
import { problemsOfDocuments } from '../rules/check-document-settings.ts'
import { callFor, inputFor, type Owner } from './punchout-place.ts'

interface DialogProps {
  readonly owner: Owner
  readonly settings: PunchoutSettings
  readonly close: () => void
}

/** PUNCH-1, PUNCH-3: which documents the portal sends to the customer's system, and where. */
export function DocumentsDialog({ owner, settings, close }: DialogProps) {
  const params = { punchoutSettingsId: settings.id }
  const { data, error, refetch } = useCall(
    callFor(owner, getPunchoutDocumentSettings, getUserPunchoutDocumentSettings),
    inputFor<typeof getPunchoutDocumentSettings>(owner, { params }),
  )
  if (data) return <Editor owner={owner} settings={settings} documents={data.documents} close={close} />
  return (
    <WaitingDialog
      title="Documents we send"
      failure={error}
      what="The documents we send"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

const textOf = ({ hasSecret: _, version: __, ...text }: DocumentSettings): DocumentSettingsText => ({
  ...text,
  secret: '',
  removesSecret: false,
})

/** A refusal about the documents of the body, at the field of the form. */
function inForm(failure: CallFailed | null): CallFailed | null {
  if (!failure?.field) return failure
  const { code, status, message, field, details } = failure
  return new CallFailed({ code, status, message, details, field: field.replace(/^documents\./, '') })
}

function Editor({ owner, settings, documents, close }: DialogProps & { readonly documents: DocumentSettings }) {
  // What others change in the meantime must not slip under what is edited.
  const [opened] = useState(documents)
  const act = useAct(callFor(owner, updatePunchoutDocumentSettings, updateUserPunchoutDocumentSettings), {
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    refresh: ['getPunchoutDocumentSettings', 'getUserPunchoutDocumentSettings'],
  })
  const form = useCallForm<DocumentSettingsText, { body: DocumentSettingsText }>({
    act: { isRunning: act.isRunning, failure: inForm(act.failure), reset: act.reset },
    places: {},
    saved: textOf(opened),
    problemsOf: (typed) =>
      Object.fromEntries(
        Object.entries(problemsOfDocuments(typed, opened)).map(([field, refusal]) => [field, refusal?.message]),
      ),
    onSubmit: (typed) => {
      const input: CallInput<typeof updatePunchoutDocumentSettings> = {
        params: { punchoutSettingsId: settings.id },
        body: { documents: typed },
      }
      act.run(inputFor<typeof updatePunchoutDocumentSettings>(owner, input), opened.version)
    },
  })
  return (
    <FormDialog title="Documents we send" form={form} width={640} onClose={close}>
      <p className="text-14 text-muted">{settings.softwareName} gets these about the orders that came from it.</p>
      <FormText
        form={form}
        name="url"
        label="Address"
        hint="https://, where the software takes cXML documents. Empty: nothing is sent."
        maxLength={punchoutLimits.url}
        autoFocus
        autoComplete="off"
      />
      <div className="grid gap-1">
        <Choice form={form} name="sendsConfirmations" label="Order confirmations" hint="ConfirmationRequest" />
        <Choice form={form} name="sendsShipNotices" label="Ship notices" hint="ShipNoticeRequest" />
        <Choice form={form} name="sendsInvoices" label="Invoices and credit memos" hint="InvoiceDetailRequest" />
      </div>
      <div className="two-columns items-start gap-4">
        <FormText
          form={form}
          name="buyerDomain"
          label="Customer domain"
          hint="Goes into To; as the order has it in From, unless given"
          maxLength={punchoutLimits.sender}
          autoComplete="off"
        />
        <FormText
          form={form}
          name="buyerIdentity"
          label="Customer identity"
          maxLength={punchoutLimits.sender}
          autoComplete="off"
        />
      </div>
      <FormText
        form={form}
        name="secret"
        type="password"
        autoComplete="off"
        label="Shared secret"
        hint={
          opened.hasSecret
            ? 'One is stored and cannot be shown. Another one takes its place.'
            : 'By which the software recognises us, if it asks for one. It cannot be shown again.'
        }
        maxLength={maxDocumentSecret}
        isDisabled={form.values.removesSecret}
      />
      {opened.hasSecret && <Choice form={form} name="removesSecret" label="Remove the stored secret" />}
    </FormDialog>
  )
}

function Choice({
  form,
  name,
  label,
  hint,
}: {
  form: FormFields<DocumentSettingsText>
  name: 'sendsConfirmations' | 'sendsShipNotices' | 'sendsInvoices' | 'removesSecret'
  label: string
  hint?: string
}) {
  const { value, onChange, error } = useFormField(form, name)
  return (
    <Toggle isSelected={value} onChange={onChange} error={error}>
      <span className="min-w-0 wrap-anywhere">
        {label} {hint && <code className="text-12 text-muted">{hint}</code>}
      </span>
    </Toggle>
  )
}
