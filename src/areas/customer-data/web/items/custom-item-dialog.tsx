import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDayWithYear } from '#kit/dates.ts'
import { combine } from '#contract/address.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { CustomItem } from '#areas/customer-data/custom-item.ts'
import { customItemDialog, editCustomItemDialog } from '#areas/customer-data/customer-data.addresses.ts'
import { deleteCustomItem, getCustomItem, updateCustomItem } from '#areas/customer-data/custom-items.endpoints.ts'
import { PriceText } from './price-text.tsx'

/** The specification's sentence. */
export const failedText = 'Failed to load custom item details'

/** GUIDE-4: one custom item: `?customItem=ID`. */
export function CustomItemDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(getCustomItem, params && { params: { ...params, id: value } })
  if (params && data) return <Details place={params} item={data} close={close} />
  return (
    <WaitingDialog
      title="Custom item"
      failure={error}
      what="The custom item"
      message={failedText}
      missing={{ text: 'This custom item does not exist any more.' }}
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

function Details({
  place,
  item,
  close,
}: {
  place: { division: string; shipTo: string }
  item: CustomItem
  close: () => void
}) {
  const go = useGo()
  const [isAsking, setIsAsking] = useState(false)
  const done = ({ message }: { message: string }) => showToast({ tone: 'success', message })
  const refresh = ['listCustomItems', 'getCustomItem'] as const
  const params = { ...place, id: item.id }
  const remove = useAct(deleteCustomItem, {
    refresh: ['listCustomItems'],
    failed: () => true,
    done: (answer) => {
      done(answer)
      close()
    },
  })
  const restore = useAct(updateCustomItem, { refresh, done, failed: () => true })
  return (
    <Dialog
      title={item.description}
      isOpen
      onClose={close}
      footer={
        <>
          {item.isActive ? (
            <Button variant="quiet" onPress={() => setIsAsking(true)}>
              <Trash2 size={16} aria-hidden="true" />
              Delete
            </Button>
          ) : (
            <Button
              isPending={restore.isRunning}
              onPress={() => restore.run({ params, body: { isActive: true } }, item.version)}
            >
              Take back into use
            </Button>
          )}
          <Button
            variant="primary"
            onPress={() => go(combine(customItemDialog.closed, editCustomItemDialog.open(item.id)), { replace: true })}
          >
            <Pencil size={16} aria-hidden="true" />
            Edit
          </Button>
        </>
      }
    >
      {restore.failure && (
        <p role="alert" className="pb-3 text-danger">
          {restore.failure.message}
        </p>
      )}
      {!item.isActive && <p className="pb-3 text-muted">Deactivated: it is in use and stays readable there.</p>}
      <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 gap-y-2">
        {factsOf(item).map(([label, fact]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{fact || '-'}</dd>
          </div>
        ))}
      </dl>
      <ConfirmDialog
        title="Delete custom item"
        confirmLabel="Delete"
        isDangerous
        isOpen={isAsking}
        isPending={remove.isRunning}
        failure={remove.failure}
        onConfirm={() => remove.run({ params })}
        onClose={() => {
          setIsAsking(false)
          remove.reset()
        }}
      >
        “{item.description}” goes from your lists. If an invoice, a guide or a count names it, it stays readable there.
      </ConfirmDialog>
    </Dialog>
  )
}

function factsOf(item: CustomItem): readonly (readonly [string, ReactNode])[] {
  const { price } = item
  return [
    ['Category', item.categoryName],
    ['Location', item.locationName],
    ['Distributor', item.distributorName || 'Made in house'],
    ['Brand', item.brand],
    ['Pack size', item.packSizeDescription],
    ['Own number', item.customerItemNumber],
    ['GTIN', item.gtin],
    ['Counted', countedText(item)],
    ['Net weight', item.caseNetWeight === 0 ? '' : `${(item.caseNetWeight / 100).toLocaleString('en-US')} lb a case`],
    [
      'Price',
      price && (
        <>
          <PriceText price={price} />
          <span className="block text-13 text-muted">
            {price.source === 'invoice' ? `By invoice ${price.invoiceNumber} of ` : 'Typed on '}
            {formatDayWithYear(price.pricedOn)}
          </span>
        </>
      ),
    ],
    ['Last change', item.changedByName],
  ]
}

function countedText({ isBrokenCase, eachesPerCase, isCatchWeight }: CustomItem): string {
  if (isCatchWeight) return 'By the case, priced by the pound'
  return isBrokenCase ? `By the case and the each, ${eachesPerCase.toLocaleString('en-US')} a case` : 'By the case'
}
