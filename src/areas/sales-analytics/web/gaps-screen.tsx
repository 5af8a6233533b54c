import { Search } from 'lucide-react'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { getWalletGaps } from '../sales-habits.endpoints.ts'
import { SalesLinks } from './sales-links.tsx'

/** STAFF-6: /sales-analytics/gaps: what kitchens like the selected one buy and it does not. */
export function GapsScreen() {
  const shipTo = useShipTo()
  const params = useShipToParams()
  const call = useCall(getWalletGaps, params && { params }, { keepPrevious: true })
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-20 font-semibold">Gaps</h1>
      <SalesLinks />
      {shipTo === null ? (
        <EmptyState title="No customer selected" picture={<Search size={40} aria-hidden="true" />}>
          Select a ship-to in the bar to see what similar kitchens buy and it does not.
        </EmptyState>
      ) : (
        <>
          <p className="max-w-[720px] text-muted">
            Categories that at least half of the kitchens of the same price class buy, and{' '}
            <span className="font-medium wrap-anywhere text-ink">{shipTo.name}</span> did not in the last 26 weeks.
            Nothing is said of fewer than five kitchens.
          </p>
          <CallList
            call={call}
            what="The gaps"
            rows={4}
            isEmpty={({ gaps }) => gaps.length === 0}
            empty={
              <EmptyState title="No gaps" picture={<Search size={40} aria-hidden="true" />}>
                {call.data?.kitchens === 0
                  ? 'There are fewer than five similar kitchens to compare with.'
                  : 'It buys of every category that similar kitchens buy.'}
              </EmptyState>
            }
          >
            {({ gaps, kitchens }) => (
              <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
                <Table
                  label="Gaps"
                  className="min-w-0"
                  columns={[
                    { label: 'Category' },
                    { label: `Of ${kitchens} kitchens`, align: 'right' },
                    { label: 'Average in 26 weeks', align: 'right' },
                  ]}
                >
                  {gaps.map(({ category, name, share, average }) => (
                    <TableRow key={category}>
                      <TableCell className="py-1.5">
                        <span className="font-medium wrap-anywhere">{name}</span>
                        <span
                          aria-hidden="true"
                          className="mt-1 block h-2 rounded-[2px] bg-action [print-color-adjust:exact]"
                          style={{ width: `${share}%` }}
                        />
                      </TableCell>
                      <TableCell isNumber>{share}%</TableCell>
                      <TableCell isNumber>
                        <MoneyText cents={average} />
                      </TableCell>
                    </TableRow>
                  ))}
                </Table>
              </section>
            )}
          </CallList>
        </>
      )}
    </div>
  )
}
