import { Link } from '#browser/link.tsx'
import { type ChangeSearch, useGo } from '#browser/navigation.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { ageBuckets, type StatementAccount } from '../statement.ts'
import { ageWords } from '../statement-words.ts'
import { statementScreen } from '../statements.addresses.ts'
import { AgeBar } from './age-bar.tsx'
import type { StatementSort, StatementsSearch } from './statements-search.ts'

const columns: readonly TableColumn<StatementSort>[] = [
  { label: 'Customer', sort: 'name' },
  { label: 'Bill-to', sort: 'billTo' },
  { label: 'Age', className: 'w-32 max-xl:hidden' },
  ...ageBuckets.map((bucket) => ({
    label: ageWords[bucket],
    align: 'right' as const,
    // Sorts by everything past due, which starts here.
    ...(bucket === 'to30' && { label: 'Past due 1-30', sort: 'pastDue' as const }),
  })),
  { label: 'Credits', align: 'right' },
  { label: 'Balance', sort: 'total', align: 'right' },
]

/** BILL-2: accounts on a desktop and a tablet. */
export function AccountTable({
  accounts,
  search,
  change,
}: {
  accounts: readonly StatementAccount[]
  search: StatementsSearch
  change: ChangeSearch<StatementsSearch>
}) {
  return (
    <Table
      label="Statements"
      columns={columns}
      className="min-w-[900px]"
      state={search}
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {accounts.map((account) => (
        <Row key={statementScreen.at(account)} account={account} />
      ))}
    </Table>
  )
}

function Row({ account }: { account: StatementAccount }) {
  const go = useGo()
  const { division, billTo, name, aged } = account
  const href = statementScreen.at({ division, billTo })
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="max-w-52 xl:max-w-72">
        <Link href={href} className="block truncate font-medium text-action no-underline data-hovered:underline">
          {name}
        </Link>
      </TableCell>
      <TableCell className="figures whitespace-nowrap">
        {billTo} <span className="text-muted">{division}</span>
      </TableCell>
      <TableCell className="max-xl:hidden">
        <AgeBar aged={aged} />
      </TableCell>
      {ageBuckets.map((bucket) => (
        <TableCell key={bucket} isNumber className={amountLook(aged[bucket], bucket !== 'current')}>
          <MoneyText cents={aged[bucket]} />
        </TableCell>
      ))}
      <TableCell isNumber className={amountLook(aged.credits)}>
        <MoneyText cents={aged.credits} />
      </TableCell>
      <TableCell isNumber className="font-semibold">
        <MoneyText cents={aged.total} />
      </TableCell>
    </TableRow>
  )
}

const amountLook = (cents: number, isLate = false): string => (cents === 0 ? 'text-muted' : isLate ? 'text-danger' : '')
