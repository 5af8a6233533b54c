import { ZoomIn } from 'lucide-react'
import { Button as AriaButton, Radio, RadioGroup } from 'react-aria-components'
import { useGo } from '#browser/navigation.ts'
import { Badge } from '#ui/badge.tsx'
import type { InvoiceFormat } from '#areas/invoice-pages/invoice-formats.ts'
import { invoiceFormatDialog } from '../profile.addresses.ts'
import { previewAddress } from './preview-address.ts'

/** PROFILE-7: one radio for each format, with a picture of it that enlarges. */
export function InvoiceFormatChoices({
  formats,
  defaultFormatId,
  value,
  onChange,
}: {
  formats: readonly InvoiceFormat[]
  defaultFormatId: number
  value: number
  onChange: (formatId: number) => void
}) {
  const go = useGo()
  return (
    <RadioGroup
      aria-label="Invoice format"
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      className="grid gap-3 lg:grid-cols-2"
    >
      {formats.map(({ id, title, description }) => (
        <div
          key={id}
          className={`flex flex-wrap justify-end gap-3 rounded-dialog border bg-raised p-3 ${id === value ? 'border-action' : 'border-line'}`}
        >
          <Radio
            value={String(id)}
            className="group flex min-w-[min(11rem,100%)] flex-1 cursor-pointer items-start gap-3 rounded-control data-focus-visible:outline-2 data-focus-visible:outline-action"
          >
            <span className="mt-0.5 size-4.5 shrink-0 rounded-full border border-line-strong bg-raised group-data-selected:border-[5px] group-data-selected:border-action" />
            <span className="grid gap-1">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {title}
                {id === defaultFormatId && <Badge>Default</Badge>}
              </span>
              <span className="text-13 text-muted">{description}</span>
            </span>
          </Radio>
          <AriaButton
            aria-label={`Enlarge the preview of ${title}`}
            onPress={() => go(invoiceFormatDialog.open(String(id)))}
            className="group relative h-[116px] w-[90px] shrink-0 overflow-hidden rounded-control border border-line bg-white data-focus-visible:outline-2 data-focus-visible:outline-action"
          >
            <img src={previewAddress(id)} alt="" width={90} height={116} className="size-full" />
            <span className="absolute right-1 bottom-1 grid size-7 place-items-center rounded-full bg-action text-action-ink opacity-90 group-data-hovered:opacity-100">
              <ZoomIn size={16} aria-hidden="true" />
            </span>
          </AriaButton>
        </div>
      ))}
    </RadioGroup>
  )
}
