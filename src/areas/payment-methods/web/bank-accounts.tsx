import { useMedia } from '#browser/use-media.ts'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { accountTypes, type BankAccount } from '../payment-method.ts'
import { BillTosCell } from './bill-tos-cell.tsx'
import { MaskedNumber } from './masked-number.tsx'
import { MethodActions } from './method-actions.tsx'
import { MethodCards } from './method-cards.tsx'
import { UnusableNote } from './unusable-note.tsx'

const columns = [
  { label: 'Description', className: 'w-[17%]' },
  { label: 'Name on account', className: 'w-[14%]' },
  { label: 'Account type', className: 'w-[11%]' },
  { label: 'Routing number', className: 'w-[13%]' },
  { label: 'Account number', className: 'w-[13%]' },
  { label: 'Bill-tos', className: 'w-[18%]' },
  { label: 'Actions', align: 'right', className: 'w-[14%]' },
] as const

/** PROFILE-4: the Bank Accounts table; on a phone or tablet one card each. */
export function BankAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const hasRoom = useMedia('desktop')
  if (!hasRoom)
    return (
      <MethodCards
        label="Bank Accounts"
        methods={accounts}
        facts={(account) => [
          ['Name on account', account.nameOnAccount],
          ['Account type', accountTypes[account.accountType]],
          ['Routing number', <MaskedNumber key="routing" digits={account.routingNoLastFour} />],
          ['Account number', <MaskedNumber key="account" digits={account.accountNoLastFour} />],
        ]}
      />
    )
  return (
    <Table label="Bank Accounts" columns={columns} className="min-w-[900px] table-fixed">
      {accounts.map((account) => (
        <TableRow key={account.id}>
          <TableCell className="font-medium">
            <span className="grid gap-0.5 py-1.5">
              <span className="truncate" title={account.description}>
                {account.description}
              </span>
              <UnusableNote because={account.unusableBecause} />
            </span>
          </TableCell>
          <TableCell className="truncate">
            <span title={account.nameOnAccount}>{account.nameOnAccount}</span>
          </TableCell>
          <TableCell>{accountTypes[account.accountType]}</TableCell>
          <TableCell>
            <MaskedNumber digits={account.routingNoLastFour} />
          </TableCell>
          <TableCell>
            <MaskedNumber digits={account.accountNoLastFour} />
          </TableCell>
          <TableCell>
            <BillTosCell method={account} />
          </TableCell>
          <TableCell>
            <MethodActions method={account} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  )
}
