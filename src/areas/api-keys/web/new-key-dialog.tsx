import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { type Feature, features, isFeature } from '#kit/feature-keys.ts'
import { useCall } from '#browser/query.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { featureGroups } from '#areas/access/feature-groups.ts'
import { useActWithProof } from '#areas/two-factor/web/public.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { keyLimits, lifetimes } from '../api-key.ts'
import { createApiKey, listApiKeys } from '../api-keys.endpoints.ts'
import { lifetimeLabels } from '../rules/describe-key.ts'
import { SecretShown } from '#ui/secret-shown.tsx'

interface Draft {
  readonly program: string
  readonly scopes: readonly string[]
  readonly lifetimeDays: string
}

const blank: Draft = { program: '', scopes: [], lifetimeDays: '365' }
const choices = lifetimes.map((days) => ({ value: String(days), label: lifetimeLabels[days] }))

/** NEXT-12: '?dialog=new-api-key'. */
export function NewKeyDialog({ close }: DialogProps) {
  const { data, error, refetch } = useCall(listApiKeys, {})
  if (data) return <NewKey offered={data.scopes.filter(isFeature)} close={close} />
  return (
    <WaitingDialog
      title="Create API key"
      failure={error}
      what="The permissions"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

function NewKey({ offered, close }: { offered: readonly Feature[]; close: () => void }) {
  const [made, setMade] = useState<{ secret: string; program: string }>()
  const act = useActWithProof(createApiKey, {
    failed: () => true,
    done: ({ secret, apiKey }) => setMade({ secret, program: apiKey.program }),
    refresh: ['listApiKeys'],
  })
  const form = useCallForm<Draft, CallInput<typeof createApiKey>>({
    act,
    places: {},
    saved: blank,
    problemsOf: ({ program, scopes }) => ({
      ...(program.trim() === '' && { program: 'Required' }),
      ...(scopes.length === 0 && { scopes: 'Please choose at least one permission' }),
    }),
    onSubmit: ({ program, scopes, lifetimeDays }) => {
      const days = lifetimes.find((each) => String(each) === lifetimeDays) ?? 365
      act.run({ body: { program, scopes: [...scopes], lifetimeDays: days } })
    },
  })
  if (made)
    return (
      <SecretShown
        title="API key created"
        secret={made.secret}
        copyLabel="Copy key"
        advice={`Copy it now and enter it in ${made.program}.`}
        onClose={close}
      >
        <p className="text-13 text-muted">
          Programs send it as the header <code className="wrap-anywhere">Authorization: Bearer {'<key>'}</code>. Whoever
          has it can use it: keep it where passwords are kept.
        </p>
      </SecretShown>
    )
  return (
    <>
      {act.proof}
      <FormDialog title="Create API key" form={form} submitLabel="Create" width={640} onClose={close}>
        <FormText
          form={form}
          name="program"
          label="Program"
          hint="What uses the key, such as 'Stock robot'. One key for each program."
          maxLength={keyLimits.program}
          isRequired
          autoFocus
          autoComplete="off"
        />
        <FormSelect form={form} name="lifetimeDays" label="Expires after" options={choices} />
        <ScopeFields form={form} offered={offered} />
      </FormDialog>
    </>
  )
}

/** The permissions a key can have, in the groups of the permissions screen. */
function ScopeFields({ form, offered }: { form: FormFields<Draft>; offered: readonly Feature[] }) {
  const { value, error, onChange } = useFormField(form, 'scopes')
  return (
    <fieldset {...(error && { 'data-invalid': '' })} className="grid gap-2">
      <legend className="pb-1 text-13 font-medium">What the program may do</legend>
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <div className="two-columns gap-x-8 gap-y-4">
        {featureGroups.map(({ title, features: group }) => {
          const shown = group.filter((feature) => offered.includes(feature))
          return (
            shown.length > 0 && (
              <fieldset key={title} className="min-w-0">
                <legend className="w-full border-b border-line pb-1 text-13 font-semibold">{title}</legend>
                {shown.map((feature) => (
                  <Checkbox
                    key={feature}
                    isSelected={value.includes(feature)}
                    onChange={(isIn) =>
                      onChange(isIn ? [...value, feature] : value.filter((other) => other !== feature))
                    }
                  >
                    {features[feature]}
                  </Checkbox>
                ))}
              </fieldset>
            )
          )
        })}
      </div>
    </fieldset>
  )
}
