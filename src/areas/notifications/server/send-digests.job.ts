import { v7 as uuidv7 } from 'uuid'
import type { Database, Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { throwFailures, togetherOrAlone } from '#platform/database/together-or-alone.ts'
import type { Job } from '#platform/http/area.ts'
import { type QueuedMail, queueMails } from '#platform/mail/mail.ts'
import { notificationsScreen } from '../notifications.addresses.ts'
import { digestDay, type DigestDay } from '../rules/digest-day.ts'
import { type DigestEntry, digestMail } from '../rules/digest-mail.ts'
import { isReadable } from './notification.store.ts'
import { zoneOf } from './person-zone.ts'

interface Reader {
  readonly userId: string
  readonly hour: number
  readonly timeZone: string
}

const batchSize = 100
const lowestId = '00000000-0000-0000-0000-000000000000'

const isAhead = `n.channel = 'digest' and n.message_id is null and n.dropped_at is null`
const readers = sql(
  'notifications.digest-readers',
  `select u.id as "userId", coalesce(s.digest_hour, 7) as hour, coalesce(s.time_zone, ${zoneOf('u')}) as "timeZone"
   from users u left join notification_settings s on s.user_id = u.id
   where u.id > :last and exists (select from notification_sends n where n.user_id = u.id and ${isAhead})
   order by u.id limit ${batchSize}`,
)
// Two processes and a second try find the day taken; its mail is of the same transaction.
const claim = sql(
  'notifications.claim-digests',
  `insert into notification_digests (user_id, day, mail_id, sent_at)
   select d.user_id, d.day, d.mail_id, :now
   from unnest(:userIds::uuid[], :days::date[], :mailIds::uuid[], :dueAts::timestamptz[])
     as d (user_id, day, mail_id, due_at)
   where exists (select from notification_sends n
                 where n.user_id = d.user_id and n.created_at < d.due_at and ${isAhead})
   order by d.user_id
   on conflict do nothing returning mail_id as "mailId"`,
)
const take = sql(
  'notifications.take-for-digests',
  `with taken as (
     select n.id, d.mail_id, o.id as notification, o.title, o.body, o.address,
       u.is_active and ${isReadable('o', 'u')} as readable
     from unnest(:userIds::uuid[], :mailIds::uuid[], :dueAts::timestamptz[]) as d (user_id, mail_id, due_at)
     join notification_sends n on n.user_id = d.user_id
     join notifications o on o.id = n.notification_id join users u on u.id = n.user_id
     where n.created_at < d.due_at and ${isAhead}
     for update of n),
   noted as (
     update notification_sends n set message_id = case when t.readable then t.mail_id end,
       dropped_at = case when not t.readable then :now::timestamptz end
     from taken t where n.id = t.id)
   select t.mail_id as "mailId", t.title, t.body, t.address as "to" from taken t
   where t.readable order by t.mail_id, t.notification`,
)
const emails = sql('notifications.digest-addresses', 'select id, email from users where id = any(:userIds::uuid[])')
const unclaim = sql(
  'notifications.unclaim-digests',
  'delete from notification_digests where mail_id = any(:mailIds::uuid[])',
)

/** What sending needs besides the database. */
interface Sending {
  readonly now: Date
  readonly publicUrl: string
}

/** The daily mail of one person. */
interface DueDigest extends DigestDay {
  readonly userId: string
  readonly mailId: string
}

/**
 * NEXT-7: sends the daily mails that are due, one a person and day, whatever runs twice or is
 * killed; returns how many. Where nothing waits, there is none. Those of a batch that fails are
 * sent one by one.
 */
export async function sendDigests(db: Database, { now, publicUrl }: Sending): Promise<number> {
  let sent = 0
  const failures: unknown[] = []
  for (let last = lowestId; ;) {
    const found = await db.rows<Reader>(readers({ last }))
    const digests = found.map((reader) => ({ ...digestDay(reader, now), userId: reader.userId, mailId: uuidv7() }))
    const { done, failed } = await togetherOrAlone(db, digests, batchSize, (tx, some) =>
      sendSome(tx, some, { now, publicUrl }),
    )
    sent += done
    failures.push(...failed.map(({ error }) => error))
    const end = found.at(-1)
    if (end && found.length === batchSize) {
      last = end.userId
      continue
    }
    throwFailures(failures, `${failures.length} daily mails could not be sent`)
    return sent
  }
}

async function sendSome(tx: Queries, digests: readonly DueDigest[], { now, publicUrl }: Sending): Promise<number> {
  const ofAll = (some: readonly DueDigest[]) => ({
    userIds: some.map(({ userId }) => userId),
    mailIds: some.map(({ mailId }) => mailId),
    dueAts: some.map(({ dueAt }) => dueAt),
    now,
  })
  const taken = await tx.rows<{ mailId: string }>(claim({ ...ofAll(digests), days: digests.map(({ day }) => day) }))
  const takenIds = new Set(taken.map(({ mailId }) => mailId))
  const claimed = digests.filter(({ mailId }) => takenIds.has(mailId))
  if (claimed.length === 0) return 0
  const entries = await tx.rows<DigestEntry & { readonly mailId: string }>(take(ofAll(claimed)))
  const entriesOf = new Map<string, DigestEntry[]>()
  for (const { mailId, ...entry } of entries) {
    const others = entriesOf.get(mailId)
    if (others) others.push(entry)
    else entriesOf.set(mailId, [entry])
  }
  const users = await tx.rows<{ id: string; email: string }>(emails({ userIds: claimed.map(({ userId }) => userId) }))
  const emailOf = new Map(users.map(({ id, email }) => [id, email]))
  const mails = claimed.flatMap(({ mailId, userId, day }): QueuedMail[] => {
    const own = entriesOf.get(mailId)
    const mail = own && digestMail({ day, entries: own, publicUrl }, publicUrl + notificationsScreen.at())
    return mail ? [{ id: mailId, to: emailOf.get(userId)!, ...mail }] : []
  })
  // All of it was about customers that its reader has lost since.
  const empty = claimed.map(({ mailId }) => mailId).filter((mailId) => !entriesOf.has(mailId))
  if (empty.length > 0) await tx.run(unclaim({ mailIds: empty }))
  await queueMails(tx, mails)
  return mails.length
}

/** NEXT-7: every ten minutes, so that a daily mail is late by no more than that. */
export const sendDigestsJob: Job = {
  name: 'send-digests',
  schedule: '*/10 * * * *',
  run: async (_, { db, clock, config, log }) => {
    const sent = await sendDigests(db, { now: clock.now(), publicUrl: config.publicUrl })
    if (sent > 0) log.info({ sent }, 'Daily mails were sent')
  },
}
