import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { SecretShown } from '#ui/secret-shown.tsx'
import { useActWithProof } from '#areas/two-factor/web/public.tsx'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { eventGroups } from '../rules/describe-webhook.ts'
import { type EventType, type Webhook, webhookLimits, type WebhookText } from '../webhook.ts'
import { createWebhook, listWebhooks, updateWebhook } from '../webhooks.endpoints.ts'
import { webhookRefusals } from '../webhooks.refusals.ts'

const refresh = ['listWebhooks'] as const

/** NEXT-12: '?webhook=new' adds one, '?webhook=ID' changes it. */
export function WebhookDialog({ value, close }: DialogProps) {
  const { data, error, refetch } = useCall(listWebhooks, {})
  const before = data?.webhooks.find(({ id }) => id === value)
  if (data && value === 'new') return <NewWebhook offered={data.events} close={close} />
  if (data && before) return <EditWebhook key={before.id} opened={before} offered={data.events} close={close} />
  return (
    <WaitingDialog
      title="Webhook"
      failure={data ? webhookRefusals.webhook_not_found : error}
      what="The webhook"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

interface EditorProps {
  readonly offered: readonly EventType[]
  readonly close: () => void
}

const problemsOf = ({ url, events }: WebhookText) => ({
  ...(url.trim() === '' && { url: 'Required' }),
  ...(events.length === 0 && { events: webhookRefusals.webhook_events_required.message }),
})

function NewWebhook({ offered, close }: EditorProps) {
  const [secret, setSecret] = useState<string>()
  const act = useActWithProof(createWebhook, { failed: () => true, done: (made) => setSecret(made.secret), refresh })
  const form = useCallForm<WebhookText, CallInput<typeof createWebhook>>({
    act,
    places: {},
    saved: { url: '', events: [] },
    problemsOf,
    onSubmit: (text) => act.run({ body: text }),
  })
  if (secret !== undefined)
    return (
      <SecretShown
        title="Webhook added"
        secret={secret}
        copyLabel="Copy secret"
        advice="Copy the secret now and enter it in your program, which verifies by it that messages are ours."
        onClose={close}
      />
    )
  return (
    <>
      {act.proof}
      <FormDialog title="Add webhook" form={form} submitLabel="Add" width={640} onClose={close}>
        <WebhookFields form={form} offered={offered} />
      </FormDialog>
    </>
  )
}

function EditWebhook({ opened, offered, close }: EditorProps & { opened: Webhook }) {
  // What others change in the meantime must not slip under what is edited.
  const [before] = useState(opened)
  const act = useActWithProof(updateWebhook, {
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    refresh,
  })
  const form = useCallForm<WebhookText, CallInput<typeof updateWebhook>>({
    act,
    places: { isActive: null },
    saved: { url: before.url, events: before.events },
    problemsOf,
    onSubmit: (text) => act.run({ params: { webhookId: before.id }, body: text }, before.version),
  })
  return (
    <>
      {act.proof}
      <FormDialog title="Edit webhook" form={form} width={640} onClose={close}>
        <WebhookFields form={form} offered={offered} />
      </FormDialog>
    </>
  )
}

/** The address and the events; those one may not see are not offered. */
function WebhookFields({ form, offered }: { form: FormFields<WebhookText>; offered: readonly EventType[] }) {
  const { value, error, onChange } = useFormField(form, 'events')
  return (
    <>
      <FormText
        form={form}
        name="url"
        label="Address"
        hint="https://, reached from the Internet. Redirects are not followed."
        maxLength={webhookLimits.url}
        isRequired
        autoFocus
        autoComplete="off"
      />
      <fieldset {...(error && { 'data-invalid': '' })} className="grid gap-2">
        <legend className="pb-1 text-13 font-medium">Events</legend>
        {error && (
          <p role="alert" className="text-13 text-danger">
            {error}
          </p>
        )}
        <div className="two-columns gap-x-8 gap-y-4">
          {eventGroups.map(({ title, events }) => {
            const shown = events.filter(({ type }) => offered.includes(type))
            return (
              shown.length > 0 && (
                <fieldset key={title} className="min-w-0">
                  <legend className="w-full border-b border-line pb-1 text-13 font-semibold">{title}</legend>
                  {shown.map(({ type, label }) => (
                    <Checkbox
                      key={type}
                      isSelected={value.includes(type)}
                      onChange={(isIn) => onChange(isIn ? [...value, type] : value.filter((each) => each !== type))}
                    >
                      <span>
                        {label} <code className="text-12 wrap-anywhere text-muted">{type}</code>
                      </span>
                    </Checkbox>
                  ))}
                </fieldset>
              )
            )
          })}
        </div>
      </fieldset>
    </>
  )
}
