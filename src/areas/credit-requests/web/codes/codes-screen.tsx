import { Plus } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import type { CreditCode } from '#areas/credit-requests/credit-code.ts'
import { creditCodeDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { listCreditCodes } from '#areas/credit-requests/credit-codes.endpoints.ts'
import { pickUpWords } from './code-words.ts'

/** CREDIT-1: /credit-codes: why something can be credited, and by which rules. */
export function CodesScreen() {
  const list = useCall(listCreditCodes, {})
  const isPhone = useMedia('phone')
  const go = useGo()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold">Credit codes</h1>
          <p className="text-muted">Why something can be credited. Requests keep the rules they were made by.</p>
        </div>
        <Button variant="primary" onPress={() => go(creditCodeDialog.open('new'))}>
          <Plus size={16} aria-hidden="true" />
          Add code
        </Button>
      </header>
      <CallList
        call={list}
        what="The credit codes"
        isEmpty={({ codes }) => codes.length === 0}
        empty={<EmptyState title="No credit codes yet">Nothing can be credited until there is one.</EmptyState>}
      >
        {({ codes }) =>
          isPhone ? (
            <CodeCards codes={codes} />
          ) : (
            <Table label="Credit codes" columns={columns} className="min-w-[720px]">
              {codes.map((code) => (
                <CodeRow key={code.code} code={code} />
              ))}
            </Table>
          )
        }
      </CallList>
    </div>
  )
}

const columns = [
  { label: 'Code' },
  { label: 'Asks for' },
  { label: 'Pick-up' },
  { label: 'Ask within', align: 'right' },
  { label: 'Decided in', align: 'right' },
] as const

/** What a request with the code has to bring. */
const asksFor = ({ needsPhoto, needsReason, kind }: CreditCode): string =>
  [kind === 'price' && 'the right price', needsPhoto && 'a photo', needsReason && 'a reason']
    .filter(Boolean)
    .join(', ') || '-'
const windowOf = ({ windowDays }: CreditCode): string => plural(windowDays, 'day')
const slaOf = ({ slaHours }: CreditCode): string => plural(slaHours, 'hour')

function CodeRow({ code }: { code: CreditCode }) {
  const go = useGo()
  const href = useHref()(creditCodeDialog.open(code.code))
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="max-w-80 py-1.5">
        <span className="flex flex-wrap items-center gap-2">
          <Link href={href} className="font-medium text-action no-underline data-hovered:underline">
            {code.name}
          </Link>
          <span className="text-12 text-muted">{code.code}</span>
          {!code.isActive && <Badge>Not offered</Badge>}
        </span>
        <span className="block text-13 text-muted">{code.description}</span>
      </TableCell>
      <TableCell>{asksFor(code)}</TableCell>
      <TableCell>{code.kind === 'price' ? '-' : pickUpWords[code.pickUp]}</TableCell>
      <TableCell isNumber>{windowOf(code)}</TableCell>
      <TableCell isNumber>{slaOf(code)}</TableCell>
    </TableRow>
  )
}

function CodeCards({ codes }: { codes: readonly CreditCode[] }) {
  const hrefTo = useHref()
  return (
    <ul aria-label="Credit codes" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {codes.map((code) => (
        <li key={code.code} className="border-b border-line last:border-0">
          <Link
            href={hrefTo(creditCodeDialog.open(code.code))}
            className="grid gap-1 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-pressed:bg-sunken"
          >
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-medium text-action">{code.name}</span>
              <span className="text-12 text-muted">{code.code}</span>
              {!code.isActive && <Badge>Not offered</Badge>}
            </span>
            <span className="figures text-13 text-muted">
              {windowOf(code)} to ask, {slaOf(code)} to decide{asksFor(code) !== '-' && `, needs ${asksFor(code)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
