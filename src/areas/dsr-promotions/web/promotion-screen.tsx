import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { BackLink } from '#browser/back-link.tsx'
import { Link } from '#browser/link.tsx'
import { useGo, usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { plural } from '#kit/text.ts'
import { describeOffer } from '#areas/prices/rules/describe-offer.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { promotionDialog, promotionScreen, promotionsScreen } from '../dsr-promotions.addresses.ts'
import { deletePromotion, getPromotion, setPromotionStatus } from '../dsr-promotions.endpoints.ts'
import type { Promotion, PromotionStatus } from '../promotion.ts'
import { mayDeletePromotion, mayEditPromotion, movesFrom } from '../rules/promotion-moves.ts'
import { EffectSection } from './effect-section.tsx'
import { ItemsEditor } from './items-editor.tsx'
import { PriceLine } from './item-row.tsx'
import { daysWords, entryWords, moveWords, phaseWords } from './promotion-words.ts'

/** STAFF-3: /dsr-promotions/ID. */
export function PromotionScreen() {
  const { promotionId = '' } = usePathParams(promotionScreen)
  const { data, error, refetch } = useCall(getPromotion, { params: { promotionId } })
  usePageTitle(data?.name)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6">
      <BackLink href={promotionsScreen.at()}>All promotions</BackLink>
      {data ? (
        <PromotionPage promotion={data} />
      ) : error ? (
        <ErrorState failure={error} what="The promotion" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 w-full" what="the promotion" />
      )}
    </div>
  )
}

const notes: Readonly<Record<Exclude<PromotionStatus, 'draft'>, string>> = {
  active: 'Prices of the chosen customers follow it on its days, at once. It cannot be changed until you pause it.',
  paused: 'Prices no longer follow it, until you resume it. Orders that were placed keep their prices.',
  ended: 'Prices of deliveries from today on no longer follow it. This cannot be undone.',
}

function PromotionPage({ promotion }: { promotion: Promotion }) {
  const { id, name, note, status, phase, version, mayChange, audience, otherCustomers, overlaps } = promotion
  const go = useGo()
  const [wanted, setWanted] = useState<Exclude<PromotionStatus, 'draft'>>()
  const [asksToDelete, setAsksToDelete] = useState(false)
  const refresh = ['getPromotion', 'listPromotions', 'getPromotionEffect'] as const
  const move = useAct(setPromotionStatus, {
    refresh,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      setWanted(undefined)
    },
    failed: () => true,
  })
  const remove = useAct(deletePromotion, {
    refresh: ['listPromotions'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(promotionsScreen.at(), { replace: true })
    },
    failed: () => true,
  })
  const mayEdit = mayChange && mayEditPromotion(status).allowed
  const [word, tone] = phaseWords[phase]
  const moves = mayChange ? movesFrom(status).filter((to) => to !== 'draft') : []
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="flex flex-wrap items-center gap-2 text-20 font-semibold">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Badge tone={tone}>{word}</Badge>
          </h1>
          <p className="text-muted">
            {daysWords(promotion)} · {promotion.division}
          </p>
          <p className="wrap-anywhere text-muted">
            {audience.length + otherCustomers === 0
              ? 'For nobody yet'
              : `For ${[
                  ...audience.map(entryWords),
                  ...(otherCustomers > 0 ? [`${plural(otherCustomers, 'customer')} of others`] : []),
                ].join('; ')}`}
          </p>
          {note && <p className="wrap-anywhere">{note}</p>}
          {promotion.allowsBelowCost && <p className="font-medium text-warning">May sell below cost.</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {mayEdit && (
            <Button onPress={() => go(promotionDialog.open(id))}>
              <Pencil size={16} aria-hidden="true" />
              Edit
            </Button>
          )}
          {mayChange && mayDeletePromotion(status).allowed && (
            <Button onPress={() => setAsksToDelete(true)}>Delete</Button>
          )}
          {moves.map((to) => (
            <Button key={to} variant={to === 'active' ? 'primary' : 'secondary'} onPress={() => setWanted(to)}>
              {moveWords(status, to)}
            </Button>
          ))}
        </div>
      </header>
      {overlaps.length > 0 && (
        <Banner tone="info">
          <span className="block">
            Of several promotions the best for the customer counts, for the case and the each separately; they never add
            up. This one shares items, days and customers with:
          </span>
          <ul className="list-disc pl-5">
            {overlaps.map((other) => (
              <li key={other.id}>
                <Link href={promotionScreen.at({ promotionId: other.id })}>{other.name}</Link>, {daysWords(other)},{' '}
                {plural(other.items, 'item')}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <section className="grid gap-3">
        <h2 className="text-16 font-semibold">Items</h2>
        {promotion.items.some(({ kind }) => kind === 'buyGet') && (
          <p className="max-w-[720px] text-13 text-muted">
            Cases of all its items in a cart count together. The free ones make every case cheaper by the same share.
          </p>
        )}
        {mayEdit ? <ItemsEditor key={id} promotion={promotion} /> : <ItemList promotion={promotion} />}
      </section>
      {status !== 'draft' && <EffectSection promotion={promotion} />}
      <ConfirmDialog
        title={`${wanted ? moveWords(status, wanted) : 'Change'} promotion`}
        confirmLabel={wanted ? moveWords(status, wanted) : 'Change'}
        isDangerous={wanted === 'ended'}
        isOpen={wanted !== undefined}
        isPending={move.isRunning}
        failure={move.failure}
        onConfirm={() => wanted && move.run({ params: { promotionId: id }, body: { status: wanted } }, version)}
        onClose={() => {
          setWanted(undefined)
          move.reset()
        }}
      >
        {wanted && notes[wanted]}
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete promotion"
        confirmLabel="Delete"
        isDangerous
        isOpen={asksToDelete}
        isPending={remove.isRunning}
        failure={remove.failure}
        onConfirm={() => remove.run({ params: { promotionId: id } })}
        onClose={() => setAsksToDelete(false)}
      >
        The draft “{name}” is deleted. The audit trail keeps it.
      </ConfirmDialog>
    </>
  )
}

function ItemList({ promotion: { items } }: { promotion: Promotion }) {
  if (items.length === 0) return <p className="text-muted">No items.</p>
  return (
    <ul aria-label="Items" className="divide-y divide-line rounded-dialog border border-line bg-raised">
      {items.map((item) => (
        <li key={item.itemNumber} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{item.description}</p>
            <p className="figures text-13 text-muted">
              {[item.itemNumber, item.packSizeDescription].filter(Boolean).join(' · ')}
            </p>
            <PriceLine item={item} />
          </div>
          <span className="font-medium">{describeOffer(item)}</span>
        </li>
      ))}
    </ul>
  )
}
