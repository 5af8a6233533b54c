import { useMedia } from '#browser/use-media.ts'
import { Badge } from '#ui/badge.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import type { CreditCard } from '../payment-method.ts'
import { BillTosCell } from './bill-tos-cell.tsx'
import { cardTypeName, expiryText } from './describe-method.ts'
import { MaskedNumber } from './masked-number.tsx'
import { MethodActions } from './method-actions.tsx'
import { MethodCards } from './method-cards.tsx'

const columns = [
  { label: 'Description', className: 'w-[23%]' },
  { label: 'Card type', className: 'w-[15%]' },
  { label: 'Card number', className: 'w-[13%]' },
  { label: 'Expires', className: 'w-[15%]' },
  { label: 'Bill-tos', className: 'w-[20%]' },
  { label: 'Actions', align: 'right', className: 'w-[14%]' },
] as const

/** The month a card ends in, and whether it has. */
function Expiry({ card }: { card: CreditCard }) {
  return (
    <span className="figures inline-flex flex-wrap items-center gap-x-2">
      {expiryText(card)}
      {card.isExpired && <Badge tone="danger">Expired</Badge>}
    </span>
  )
}

/** PROFILE-4: the Credit Cards table; on a phone or tablet one card each. */
export function CreditCards({ cards }: { cards: readonly CreditCard[] }) {
  const hasRoom = useMedia('desktop')
  if (!hasRoom)
    return (
      <MethodCards
        label="Credit Cards"
        methods={cards}
        facts={(card) => [
          ['Card type', cardTypeName(card)],
          ['Card number', <MaskedNumber key="number" digits={card.ccNoLastFour} />],
          ['Expires', <Expiry key="expires" card={card} />],
        ]}
      />
    )
  return (
    <Table label="Credit Cards" columns={columns} className="min-w-[900px] table-fixed">
      {cards.map((card) => (
        <TableRow key={card.id}>
          <TableCell className="truncate font-medium">
            <span title={card.description}>{card.description}</span>
          </TableCell>
          <TableCell className="truncate">{cardTypeName(card)}</TableCell>
          <TableCell>
            <MaskedNumber digits={card.ccNoLastFour} />
          </TableCell>
          <TableCell>
            <Expiry card={card} />
          </TableCell>
          <TableCell>
            <BillTosCell method={card} />
          </TableCell>
          <TableCell>
            <MethodActions method={card} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  )
}
