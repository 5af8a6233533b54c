import { Refused } from '#kit/decision.ts'
import type { Actor } from '#kit/actor.ts'
import { countAttempt, forgiveAttempt } from '#platform/rate-limits/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { usersRefusals } from '../users.refusals.ts'

/**
 * Addresses in use that a customer's manager may come upon: each refusal says that somebody,
 * perhaps of another customer, has an account. Enough for a day of mistakes, too few to try a list.
 */
const limit = { max: 10, windowMinutes: 60 }

/**
 * USERS-2: runs `save`, which is refused when the address is taken. Counted outside its
 * transaction, which a refusal rolls back; staff see all users anyway.
 */
export async function limitTaken<T>({ db }: Services, actor: Actor, now: Date, save: () => Promise<T>): Promise<T> {
  if (actor.kind === 'internal') return save()
  const key = `addresses-in-use:${actor.userId}`
  // Before it is known whether the address is taken: a free one is refused alike.
  if (!(await countAttempt(db, key, limit, now)).allowed) throw new Refused(usersRefusals.too_many_taken)
  try {
    const saved = await save()
    await forgiveAttempt(db, key, limit, now)
    return saved
  } catch (error) {
    if (!(error instanceof Refused && error.refusal.code === usersRefusals.email_taken.code))
      await forgiveAttempt(db, key, limit, now)
    throw error
  }
}
