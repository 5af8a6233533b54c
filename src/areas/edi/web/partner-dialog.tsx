import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { problemsOf } from '#ui/form/place-refusal.ts'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { TextArea } from '#ui/text-area.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { Partner, PartnerText } from '../edi-partner.ts'
import { createEdiPartner, listEdiPartners, updateEdiPartner } from '../edi.endpoints.ts'
import { ediRefusals } from '../edi.refusals.ts'
import { checkPartner } from '../rules/check-partner.ts'

const blank: PartnerText = {
  name: '',
  folder: '',
  qualifier: 'ZZ',
  partnerId: '',
  groupId: '',
  ourQualifier: 'ZZ',
  ourId: '',
  userEmail: '',
  isTest: true,
  checksPrices: true,
  isActive: true,
  shipTos: '',
}

/** NEXT-12: '?edi-partner=new' adds a partner, '?edi-partner=ID' changes it. */
export function PartnerDialog({ value, close }: DialogProps) {
  const { data, error, refetch } = useCall(listEdiPartners, {})
  const before = data?.partners.find(({ id }) => id === value)
  if (value === 'new') return <Editor close={close} />
  if (before) return <Editor key={before.id} before={before} close={close} />
  return (
    <WaitingDialog
      title="EDI partner"
      failure={data ? ediRefusals.edi_partner_not_found : error}
      what="The EDI partner"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

const textOf = ({ id: _, version: __, held: ___, ...text }: Partner): PartnerText => text

function Editor({ before, close }: { before?: Partner; close: () => void }) {
  const [opened] = useState(before)
  const [saved] = useState(() => (before ? textOf(before) : blank))
  const done = ({ message }: { message: string }) => {
    showToast({ tone: 'success', message })
    close()
  }
  const refresh = ['listEdiPartners'] as const
  const create = useAct(createEdiPartner, { refresh, done, failed: () => true })
  const update = useAct(updateEdiPartner, { refresh, done, failed: () => true })
  const { isRunning, failure, reset } = opened ? update : create
  const form = useCallForm<PartnerText, CallInput<typeof createEdiPartner>>({
    act: { isRunning, failure, reset },
    places: {},
    saved,
    problemsOf: (text) => problemsOf(checkPartner(text), text, 'name'),
    onSubmit: (text) => {
      if (opened) update.run({ params: { partnerId: opened.id }, body: text }, opened.version)
      else create.run({ body: text })
    },
  })
  return (
    <FormDialog
      title={opened ? 'Edit EDI partner' : 'Add EDI partner'}
      form={form}
      submitLabel={opened ? 'Save' : 'Add'}
      width={640}
      onClose={close}
    >
      <div className="two-columns items-start gap-4">
        <FormText form={form} name="name" label="Name" maxLength={60} isRequired autoFocus />
        <FormText
          form={form}
          name="folder"
          label="Folder"
          hint="Small letters, digits and dashes."
          maxLength={40}
          isRequired
          isDisabled={opened !== undefined}
        />
        <FormText form={form} name="qualifier" label="Their qualifier (ISA05)" maxLength={2} isRequired />
        <FormText form={form} name="partnerId" label="Their id (ISA06)" maxLength={15} isRequired />
        <FormText form={form} name="ourQualifier" label="Our qualifier (ISA07)" maxLength={2} isRequired />
        <FormText form={form} name="ourId" label="Our id (ISA08)" maxLength={15} isRequired />
        <FormText
          form={form}
          name="groupId"
          label="Their group id (GS02)"
          hint="Their id, unless given."
          maxLength={15}
        />
        <FormText
          form={form}
          name="userEmail"
          label="Orders as"
          hint="E-mail address of a user of the customer."
          maxLength={254}
          isRequired
        />
      </div>
      <Mapping form={form} />
      <div className="grid gap-1">
        <Box form={form} name="checksPrices" label="Hold orders whose prices differ from the portal’s" />
        <Box form={form} name="isTest" label="Test: answers are marked as test (ISA15 T)" />
        <Box form={form} name="isActive" label="Active: its folders are looked at" />
      </div>
    </FormDialog>
  )
}

const Mapping = ({ form }: { form: FormFields<PartnerText> }) => (
  <TextArea
    label="Ship-tos"
    hint="One a line: what the partner calls it (N104), a comma, and ours. 0042, NLV-0000101"
    rows={5}
    maxLength={60_000}
    {...useFormField(form, 'shipTos')}
  />
)

function Box({
  form,
  name,
  label,
}: {
  form: FormFields<PartnerText>
  name: 'checksPrices' | 'isTest' | 'isActive'
  label: string
}) {
  const { value, onChange } = useFormField(form, name)
  return (
    <Checkbox isSelected={value} onChange={onChange}>
      {label}
    </Checkbox>
  )
}
