import { notify } from '#areas/notifications/server/public.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { autopayAddress } from '../autopay.addresses.ts'
import type { MailedSchedule, stoppedMail } from '../rules/autopay-mail.ts'
import { whenText } from '../rules/schedule-words.ts'
import type { ScheduleState } from './schedule-state.ts'
import { peopleOf } from './standing.store.ts'

/** Max colleagues who are notified when a schedule stops. */
const maxColleagues = 20

/** Where notifications about a schedule lead, and whose they are. */
export const placeOf = ({ id, division, billTo }: Pick<ScheduleState['schedule'], 'id' | 'division' | 'billTo'>) => ({
  to: autopayAddress(id),
  division,
  billTo,
})

/** What mails say of a schedule. */
export const mailedSchedule = (
  { config }: Pick<Services, 'config'>,
  { schedule, billTo, method }: ScheduleState,
): MailedSchedule => ({
  billToName: billTo.name,
  division: schedule.division,
  billTo: schedule.billTo,
  whenText: whenText(schedule),
  methodName: method?.name ?? 'its payment method',
  url: config.publicUrl + autopayAddress(schedule.id),
})

/**
 * BILL-5: whoever can put it right is notified: its person, and where that is nobody's affair alone
 * the others of the bill-to who may set up autopay.
 */
export async function notifyOfStop(
  tx: Transaction,
  { schedule, person }: ScheduleState,
  texts: ReturnType<typeof stoppedMail>,
): Promise<void> {
  const place = placeOf(schedule)
  await notify(tx, person.userId, 'autopay', texts, place)
  if (schedule.kind === 'user' && person.isActive) return
  const people = await peopleOf(tx, { division: schedule.division, number: schedule.billTo })
  const colleagues = people.filter(
    ({ userId, actor, hasWholeBillTo }) => userId !== person.userId && hasWholeBillTo && actor.can('addAutopay'),
  )
  for (const { userId } of colleagues.slice(0, maxColleagues)) await notify(tx, userId, 'autopay', texts, place)
}
