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
import {
  type CustomerDistributor,
  distributorLimits,
  type DistributorText,
} from '#areas/customer-data/customer-distributor.ts'
import { createDistributor, listDistributors, updateDistributor } from '#areas/customer-data/distributors.endpoints.ts'

const blank: DistributorText = { name: '', accountNumber: '', contactName: '', phone: '', email: '' }
const labels: Readonly<Record<keyof DistributorText, string>> = {
  name: 'Name',
  accountNumber: 'Account number',
  contactName: 'Contact',
  phone: 'Phone',
  email: 'Email',
}
const textOf = ({ name, accountNumber, contactName, phone, email }: CustomerDistributor): DistributorText => ({
  name,
  accountNumber,
  contactName,
  phone,
  email,
})
const gone = { status: 404, message: 'This distributor does not exist any more.' }

/** GUIDE-4: '?distributorDetails=new' adds one, '?distributorDetails=ID' changes it. */
export function DistributorDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listDistributors, params && { params })
  if (params && value === 'new') return <Editor place={params} close={close} />
  const distributor = data?.distributors.find(({ id }) => id === value)
  if (params && distributor) return <Editor key={value} place={params} distributor={distributor} close={close} />
  return (
    <WaitingDialog
      title="Distributor"
      failure={data ? gone : error}
      what="The distributor"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

function Editor({
  place,
  distributor,
  close,
}: {
  place: { division: string; shipTo: string }
  distributor?: CustomerDistributor
  close: () => void
}) {
  const options = {
    refresh: ['listDistributors', 'listCustomItems', 'listCustomerInvoices'] as const,
    done: ({ message }: { message: string }) => {
      showToast({ tone: 'success', message })
      close()
    },
  }
  const create = useAct(createDistributor, { ...options, failed: () => true })
  const update = useAct(updateDistributor, {
    ...options,
    failed: ({ code, details }) => {
      if (code !== 'distributor_changed') return true
      const { distributor: now } = details as { distributor: CustomerDistributor }
      writeCall(listDistributors, { params: place }, (before) => ({
        distributors: (before?.distributors ?? []).map((each) => (each.id === now.id ? now : each)),
      }))
      return true
    },
  })
  const { isRunning, failure, reset } = distributor ? update : create
  const saved = distributor ? textOf(distributor) : blank
  const form = useCallForm<DistributorText, CallInput<typeof createDistributor>>({
    act: { isRunning, failure, reset },
    places: {},
    saved,
    problemsOf: ({ name }) => (name.trim() === '' ? { name: 'Required' } : {}),
    onSubmit: (text, changed) => {
      if (!distributor) return create.run({ params: place, body: text })
      if (changed.length === 0) return close()
      update.run({ params: { ...place, id: distributor.id }, body: pickFields(text, changed) }, distributor.version)
    },
  })
  return (
    <FormDialog
      title={distributor ? 'Edit distributor' : 'Add distributor'}
      submitLabel={distributor ? 'Save' : 'Add distributor'}
      width={560}
      form={form}
      onClose={close}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <div className="md:col-span-2 empty:hidden">
          <ChangedByOthers fields={form.news.map((name) => ({ label: labels[name], now: saved[name] }))} />
        </div>
        <div className="md:col-span-2">
          <FormText
            form={form}
            name="name"
            label={labels.name}
            maxLength={distributorLimits.name}
            isRequired
            autoFocus
          />
        </div>
        <FormText form={form} name="accountNumber" label={labels.accountNumber} maxLength={distributorLimits.text} />
        <FormText form={form} name="contactName" label={labels.contactName} maxLength={distributorLimits.text} />
        <FormText form={form} name="phone" label={labels.phone} type="tel" maxLength={distributorLimits.text} />
        <FormText form={form} name="email" label={labels.email} type="email" maxLength={distributorLimits.email} />
      </div>
    </FormDialog>
  )
}
