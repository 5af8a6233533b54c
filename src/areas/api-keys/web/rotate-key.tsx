import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { useActWithProof } from '#areas/two-factor/web/public.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { type ApiKey, overlaps } from '../api-key.ts'
import { rotateApiKey } from '../api-keys.endpoints.ts'
import { overlapLabels } from '../rules/describe-key.ts'
import { SecretShown } from '#ui/secret-shown.tsx'

const choices = overlaps.map((hours) => ({ value: String(hours), label: overlapLabels[hours] }))

/** NEXT-12: another secret for a key, and for how long the former one is still accepted. */
export function RotateKey({ apiKey: { id, program }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const act = useActWithProof(rotateApiKey, {
    failed: () => true,
    done: (answer) => setSecret(answer.secret),
    refresh: ['listApiKeys'],
  })
  const form = useCallForm<{ overlapHours: string }, CallInput<typeof rotateApiKey>>({
    act,
    places: {},
    saved: { overlapHours: '24' },
    onSubmit: ({ overlapHours }) => {
      const hours = overlaps.find((each) => String(each) === overlapHours) ?? 24
      act.run({ params: { apiKeyId: id }, body: { overlapHours: hours } })
    },
  })
  if (secret !== undefined)
    return (
      <SecretShown
        title="API key rotated"
        secret={secret}
        copyLabel="Copy key"
        advice={`Copy it now and enter it in ${program}.`}
        onClose={onClose}
      />
    )
  return (
    <>
      {act.proof}
      <FormDialog title="Rotate API key" form={form} submitLabel="Rotate" onClose={onClose}>
        <p>{program} gets another key, which is shown once. Its permissions and its expiry stay.</p>
        <FormSelect form={form} name="overlapHours" label="Accept the former key for" options={choices} />
      </FormDialog>
    </>
  )
}
