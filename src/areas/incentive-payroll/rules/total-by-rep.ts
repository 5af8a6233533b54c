import type { IncentiveRecord, RepTotal } from '../incentive-record.ts'
import { type IncentiveType, incentiveTypeNames } from '../incentive-types.ts'

/** STAFF-1: what each rep gets for the records of a week, by name of the rep. */
export function totalByRep(
  records: readonly Pick<IncentiveRecord, 'repEmail' | 'repName' | 'type' | 'amountCents'>[],
): RepTotal[] {
  const emails = new Set(records.map(({ repEmail }) => repEmail))
  const sum = (of: typeof records) => of.reduce((total, { amountCents }) => total + amountCents, 0)
  const totals = [...emails].map((email) => {
    const own = records.filter(({ repEmail }) => repEmail === email)
    const types = incentiveTypeNames.flatMap((type): [IncentiveType, number][] => {
      const ofType = own.filter((each) => each.type === type)
      return ofType.length > 0 ? [[type, sum(ofType)]] : []
    })
    const { repEmail, repName } = own[0]!
    return { repEmail, repName, byType: Object.fromEntries(types), totalCents: sum(own) }
  })
  return totals.toSorted((a, b) => a.repName.localeCompare(b.repName, 'en') || (a.repEmail < b.repEmail ? -1 : 1))
}
