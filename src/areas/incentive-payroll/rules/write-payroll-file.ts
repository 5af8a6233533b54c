import { toCsv } from '#kit/csv.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { RepTotal } from '../incentive-record.ts'
import { incentiveTypeNames, incentiveTypes } from '../incentive-types.ts'

const head = ['Rep', 'E-mail', 'Week starts', 'Week ends', 'Type', 'Amount']

/** STAFF-1: what the payroll system takes: a line for each rep and type of the week. */
export const writePayrollFile = (
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  totals: readonly RepTotal[],
): string =>
  toCsv([
    head,
    ...totals.flatMap(({ repName, repEmail, byType }) =>
      incentiveTypeNames.flatMap((type) => {
        const amount = byType[type]
        return amount === undefined
          ? []
          : [[repName, repEmail, startsOn, endsOn, incentiveTypes[type].label, writeDecimal(amount, 2)]]
      }),
    ),
  ])
