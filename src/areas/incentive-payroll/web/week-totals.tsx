import { MoneyText } from '#ui/money-text.tsx'
import { Table } from '#ui/table.tsx'
import type { RepTotal } from '../incentive-record.ts'
import { incentiveTypeNames, incentiveTypes } from '../incentive-types.ts'

/** STAFF-1: what each rep gets for the week, by type and in all. */
export function WeekTotals({ totals }: { totals: readonly RepTotal[] }) {
  const columns = [
    { label: 'Rep' },
    ...incentiveTypeNames.map((type) => ({ label: incentiveTypes[type].label, align: 'right' as const })),
    { label: 'Total', align: 'right' as const },
  ]
  const sumOf = (type: (typeof incentiveTypeNames)[number]) =>
    totals.reduce((sum, { byType }) => sum + (byType[type] ?? 0), 0)
  return (
    <section className="grid gap-2">
      <h2 className="text-16 font-semibold">Totals of the week</h2>
      <Table label="Totals of the week" columns={columns} className="min-w-[640px]">
        {totals.map(({ repEmail, repName, byType, totalCents }) => (
          <tr key={repEmail}>
            <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere max-md:max-w-36 max-md:min-w-28">
              {repName}
            </th>
            {incentiveTypeNames.map((type) => (
              <td key={type} className="px-3 py-2 text-right">
                {byType[type] !== undefined && <MoneyText cents={byType[type]} />}
              </td>
            ))}
            <td className="px-3 py-2 text-right font-semibold">
              <MoneyText cents={totalCents} />
            </td>
          </tr>
        ))}
        <tr className="bg-sunken font-semibold">
          <th scope="row" className="px-3 py-2 text-left">
            All reps
          </th>
          {incentiveTypeNames.map((type) => (
            <td key={type} className="px-3 py-2 text-right">
              <MoneyText cents={sumOf(type)} />
            </td>
          ))}
          <td className="px-3 py-2 text-right">
            <MoneyText cents={totals.reduce((sum, { totalCents }) => sum + totalCents, 0)} />
          </td>
        </tr>
      </Table>
    </section>
  )
}
