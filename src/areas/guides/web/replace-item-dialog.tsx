import { useContext, useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { SwitchNotesContext } from '#browser/switch-notes.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ItemBadges, ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { describeLoss, type SuitabilityLoss } from '#areas/items/rules/compare-suitability.ts'
import { getItem, getRelatedItems } from '#areas/shop/shop.endpoints.ts'
import type { ShopRow } from '#areas/shop/shop-row.ts'
import { isSoldBy } from '#areas/shop/rules/is-sold-by.ts'
import { PriceCell, usePriceDate } from '#areas/shop/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { Guide } from '../guide.ts'
import { switchGuideItem } from '../guide-items.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { paramsOf, useGuides } from './use-guides.ts'

const discontinuedTitle = 'Replace Discontinued Item'
const switchTitle = 'Switch item'

/** GUIDE-3: another item in an item's place: `?replace-item=GUIDE.0012345`. */
export function ReplaceItemDialog({ value, close }: DialogProps) {
  const [guideId = '', itemNumber = ''] = value.split('.')
  const of = useShipToParams()
  const { guides, error, retry } = useGuides()
  const { query, isLoading } = usePriceDate(null)
  const input = of && !isLoading && itemNumber !== '' ? { params: { ...of, itemNumber }, query } : null
  const item = useCall(getItem, input)
  const related = useCall(getRelatedItems, input)
  const guide = guides?.find(({ id }) => id === guideId)
  if (guide && item.data && related.data)
    return (
      <ReplaceItem
        guide={guide}
        item={item.data.item}
        alternates={related.data.alternates}
        query={query}
        close={close}
      />
    )
  const isMissing = itemNumber === '' || (guides !== undefined && !guide)
  return (
    <WaitingDialog
      title={switchTitle}
      failure={
        isMissing
          ? { status: 404, message: guideRefusals.guide_not_found.message }
          : (error ?? item.error ?? related.error)
      }
      what="The alternates"
      onRetry={() => {
        retry()
        void item.refetch()
        void related.refetch()
      }}
      onClose={close}
    />
  )
}

function ReplaceItem({
  guide,
  item,
  alternates,
  query,
  close,
}: {
  guide: Guide
  item: Pick<ShopRow, 'itemNumber' | 'description' | 'isDiscontinued'>
  alternates: readonly ShopRow[]
  query: ReturnType<typeof usePriceDate>['query']
  close: () => void
}) {
  const of = useShipToParams()
  const noteOn = useContext(SwitchNotesContext)
  const [chosen, choose] = useState(alternates[0]?.itemNumber ?? null)
  const [loss, setLoss] = useState<{ readonly of: string; readonly text: string }>()
  const act = useAct(switchGuideItem, {
    refresh: ['getGuide', 'getGuideLines', 'getGuidePar', 'listGuides'],
    failed: ({ code, details }, { body }) => {
      if (code !== guideRefusals.linked_item_not_alike.code) return true
      const { loss: lost } = details as { loss: SuitabilityLoss }
      setLoss({ of: body.linkedItemNumber, text: describeLoss(lost) })
      return true
    },
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const isLossAccepted = loss !== undefined && loss.of === chosen
  const replace = () => {
    if (!of || chosen === null || act.isRunning) return
    act.run({
      params: { ...paramsOf(of, guide), itemNumber: item.itemNumber },
      query: { deliveryDate: query.deliveryDate, cartId: 'cartId' in query ? query.cartId : undefined },
      body: { linkedItemNumber: chosen, isLossAccepted },
    })
  }
  const verb = item.isDiscontinued ? 'Replace' : 'Switch'
  return (
    <Dialog
      title={item.isDiscontinued ? discontinuedTitle : switchTitle}
      isOpen
      onClose={close}
      onSubmit={replace}
      footer={
        <>
          <CloseButton />
          <Button
            variant="primary"
            isPending={act.isRunning}
            disabledReason={chosen === null ? 'There is no alternate to choose' : undefined}
            onPress={replace}
          >
            {isLossAccepted ? `${verb} all the same` : verb}
          </Button>
        </>
      }
    >
      <p className="pb-3 break-words">
        {item.isDiscontinued ? 'No longer sold: ' : 'In the guide now: '}
        <span className="font-medium">{item.description}</span>
      </p>
      {alternates.length === 0 ? (
        <EmptyState title="No alternate is known">Search the shop for one and add it to the guide.</EmptyState>
      ) : (
        <RadioGroup
          label="In its place, with its par and its place on the shelf"
          value={chosen}
          onChange={choose}
          choices={alternates.map((row) => ({ value: row.itemNumber, label: <Alternate row={row} /> }))}
        />
      )}
      {chosen !== null && (
        <div className="pt-3">{noteOn({ itemNumber: item.itemNumber, withItemNumber: chosen, isOpen: true })}</div>
      )}
      {isLossAccepted && (
        <div role="alert" className="pt-3">
          <Banner tone="warning">{loss.text} Choose another item, or take this one all the same.</Banner>
        </div>
      )}
      {act.failure && act.failure.code !== guideRefusals.linked_item_not_alike.code && (
        <p role="alert" className="pt-2 text-14 text-danger">
          {act.failure.message}
        </p>
      )}
    </Dialog>
  )
}

function Alternate({ row }: { row: ShopRow }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 py-1">
      <ItemPicture {...pictureOf(row)} className="size-9" />
      <span className="min-w-0 flex-1">
        <span className="break-words">{row.description}</span> <ItemBadges item={row} />
        <span className="figures block text-12 text-muted">
          {[row.itemNumber, row.packSizeDescription, row.brand].join(' · ')}
        </span>
      </span>
      <span>
        {(['CS', 'EA'] as const).map(
          (unit) => isSoldBy(unit, row, row.price) && <PriceCell key={unit} price={row.price} unit={unit} />,
        )}
      </span>
    </span>
  )
}
