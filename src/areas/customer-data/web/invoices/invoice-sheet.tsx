import { useMemo, useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { formatCents } from '#kit/money.ts'
import { pickFields } from '#kit/merge-draft.ts'
import { CallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormDate } from '#ui/form/form-date.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type CustomerInvoice, invoiceLimits } from '#areas/customer-data/customer-invoice.ts'
import {
  createCustomerInvoice,
  deleteCustomerInvoice,
  getCustomerInvoice,
  updateCustomerInvoice,
} from '#areas/customer-data/customer-invoices.endpoints.ts'
import { DistributorField } from '../own-list-fields.tsx'
import {
  blankInvoice,
  draftOfInvoice,
  type InvoiceDraft,
  invoiceBody,
  invoiceProblems,
  numberOfSent,
  runningTotal,
} from './invoice-draft.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { NotSaved } from '../not-saved.tsx'

interface Place {
  readonly division: string
  readonly shipTo: string
}

/** GUIDE-4: '?customerInvoice=new' adds one, '?customerInvoice=ID' changes it. */
export function InvoiceSheet({ value, close }: DialogProps) {
  const params = useShipToParams()
  const isNew = value === 'new'
  const { data, error, refetch } = useCall(
    getCustomerInvoice,
    isNew || params === null ? null : { params: { ...params, id: value } },
  )
  if (params && isNew) return <Editor place={params} close={close} />
  if (params && data) return <Editor key={data.id} place={params} invoice={data} close={close} />
  return (
    <SideSheet title="Invoice" isOpen onClose={close}>
      {error ? (
        <ErrorState failure={error} what="The invoice" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="m-5 h-80" />
      )}
    </SideSheet>
  )
}

const labels: Readonly<Record<keyof InvoiceDraft, string>> = {
  distributorId: 'Distributor',
  invoiceNumber: 'Invoice number',
  invoiceDate: 'Invoice date',
  note: 'Note',
  lines: 'Lines',
}

function Editor({ place, invoice, close }: { place: Place; invoice?: CustomerInvoice; close: () => void }) {
  const [start] = useState(() => blankInvoice(null, null))
  const [sentRows, setSentRows] = useState<InvoiceDraft['lines']['rows']>([])
  const [isAsking, setIsAsking] = useState(false)
  const options = {
    refresh: ['listCustomerInvoices', 'getCustomerInvoice', 'listCustomItems', 'getCustomItem'] as const,
    done: ({ message }: { message: string }) => {
      showToast({ tone: 'success', message })
      close()
    },
  }
  const create = useAct(createCustomerInvoice, { ...options, failed: () => true })
  const update = useAct(updateCustomerInvoice, {
    ...options,
    failed: ({ code, details }) => {
      if (code !== 'customer_invoice_changed') return true
      const { invoice: now } = details as { invoice: CustomerInvoice }
      writeCall(getCustomerInvoice, { params: { ...place, id: now.id } }, () => now)
      return true
    },
  })
  const remove = useAct(deleteCustomerInvoice, {
    refresh: ['listCustomerInvoices', 'listCustomItems', 'getCustomItem'],
    done: options.done,
    failed: () => true,
  })
  const { isRunning, failure: refused, reset } = invoice ? update : create
  const failure = useMemo(() => refused && namingLine(refused, sentRows), [refused, sentRows])
  const form = useCallForm<InvoiceDraft, CallInput<typeof createCustomerInvoice>>({
    act: { isRunning, failure, reset },
    places: {},
    saved: invoice ? draftOfInvoice(invoice) : start,
    problemsOf: invoiceProblems,
    onSubmit: (draft, changed) => {
      const body = invoiceBody(draft)
      setSentRows(draft.lines.rows)
      if (!invoice) return create.run({ params: place, body })
      if (changed.length === 0) return close()
      update.run({ params: { ...place, id: invoice.id }, body: pickFields(body, changed) }, invoice.version)
    },
  })
  const note = useFormField(form, 'note')
  const lines = useFormField(form, 'lines')
  return (
    <SideSheet
      title={invoice ? `Invoice ${invoice.invoiceNumber}` : 'Add invoice'}
      isOpen
      isDirty={form.isDirty}
      onClose={close}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <div className="w-full empty:hidden">
            <NotSaved failure={form.failure} />
          </div>
          <p className="figures mr-auto font-semibold" role="status">
            Total {formatCents(runningTotal(lines.value))}
          </p>
          {invoice && (
            <Button variant="quiet" onPress={() => setIsAsking(true)}>
              Delete
            </Button>
          )}
          <Button variant="primary" isPending={form.isRunning} onPress={form.submit}>
            {invoice ? 'Save' : 'Add invoice'}
          </Button>
        </div>
      }
    >
      <FormFrame form={form} label="Invoice" className="grid gap-4 px-5 py-4">
        <ChangedByOthers
          fields={form.news.map((name) => ({ label: labels[name], now: invoice ? nowText(invoice, name) : '' }))}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <div className="md:col-span-2">
            <DistributorField place={place} isRequired {...useFormField(form, 'distributorId')} />
          </div>
          <FormText
            form={form}
            name="invoiceNumber"
            label={labels.invoiceNumber}
            maxLength={invoiceLimits.invoiceNumber}
            isRequired
          />
          <FormDate form={form} name="invoiceDate" label={labels.invoiceDate} />
        </div>
        <InvoiceLines form={form} place={place} />
        <TextArea label={labels.note} maxLength={invoiceLimits.note} {...note} />
      </FormFrame>
      {invoice && (
        <ConfirmDialog
          title="Delete invoice"
          confirmLabel="Delete"
          isDangerous
          isOpen={isAsking}
          isPending={remove.isRunning}
          failure={remove.failure}
          onConfirm={() => remove.run({ params: { ...place, id: invoice.id } })}
          onClose={() => {
            setIsAsking(false)
            remove.reset()
          }}
        >
          Invoice {invoice.invoiceNumber} of {invoice.distributorName} goes for good. Its custom items have the price
          they had before it.
        </ConfirmDialog>
      )}
    </SideSheet>
  )
}

/** A refusal of `lines.2.casePrice` names the line by its number on the screen. */
function namingLine(failure: CallFailed, rows: InvoiceDraft['lines']['rows']): CallFailed {
  const { status, code, field = '', details } = failure
  const index = /^lines\.(\d+)/.exec(field)?.[1]
  if (index === undefined) return failure
  const message = `Line ${numberOfSent(rows, Number(index))}: ${failure.message}`
  return new CallFailed({ message, status, code, field, details })
}

/** What a field reads now, for who else has changed it. */
function nowText(invoice: CustomerInvoice, name: keyof InvoiceDraft): string {
  if (name === 'distributorId') return invoice.distributorName
  if (name === 'lines') return `${invoice.lineCount} lines, ${formatCents(invoice.total)}`
  return invoice[name]
}
