import { addDays, type CalendarDate } from '#kit/dates.ts'
import { Refused } from '#kit/decision.ts'
import { featuresOf } from '#areas/access/roles.ts'
import {
  addCreditComment,
  copyCreditPhoto,
  createCreditRequest,
  declineCredit,
  performCreditMove,
} from '#areas/credit-requests/server/public.ts'
import {
  type CreditPerson,
  type CreditStep,
  creditStories,
  type CreditStory,
} from '#areas/demo/generate/credit-stories.ts'
import { type Damage, drawDamage } from '#areas/demo/rules/draw-damage.ts'
import { bookCredit } from '#areas/erp/server/demo-credit.ts'
import type { Config } from '#platform/config.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { renderDrawing } from '#platform/uploads/render-picture.ts'
import {
  type CreditableDelivery,
  type DemoPerson,
  demoPeople,
  deliveriesOf,
  linesOf,
  messageOf,
  settleMessages,
} from './seed-credits.store.ts'

const credits = 'credit@larder.example'
const service = 'service@larder.example'
const address = ''
const hourMs = 3_600_000

interface Seed {
  readonly config: Config
  readonly people: ReadonlyMap<string, DemoPerson>
  readonly pictureOf: (damage: Damage) => Promise<Buffer>
}

/**
 * CREDIT-1 to 4: twelve weeks of credit requests of the demo, made, moved and booked by what moves
 * those of people: in every state, most of what is open within its promise.
 */
export async function seedCredits(
  tx: Queries,
  { today, now }: { readonly today: CalendarDate; readonly now: Date },
  config: Config,
): Promise<void> {
  const people = new Map((await tx.rows<DemoPerson>(demoPeople())).map((each) => [each.email, each]))
  const free = await tx.rows<CreditableDelivery>(deliveriesOf({ from: addDays(today, -90), to: addDays(today, -2) }))
  const pictures = new Map<Damage, Promise<Buffer>>()
  const pictureOf = (damage: Damage) => {
    const known = pictures.get(damage) ?? renderDrawing(drawDamage(damage))
    pictures.set(damage, known)
    return known
  }
  for (const story of creditStories) {
    const delivery = take(free, story, addDays(today, -story.daysAgo - 1))
    if (!delivery) continue
    try {
      await tx.inTransaction((inner) => seedOne(inner, { config, people, pictureOf }, story, delivery, { today, now }))
    } catch (error) {
      // What the rules do not allow of a delivery is left out whole; a start does not fail of it.
      if (!(error instanceof Refused)) throw error
    }
  }
  await settleMessages(tx)
}

/** The delivery nearest to the day, not later, that fits the story; each is used once. */
function take(free: CreditableDelivery[], story: CreditStory, day: CalendarDate): CreditableDelivery | undefined {
  const fits = (each: CreditableDelivery) =>
    each.invoiceDate <= day &&
    (each.customerEmail !== null) === (story.by === 'customer') &&
    // What is booked becomes an open credit: none for the bistro, whose invoices people look at.
    (each.billTo !== bistro || !story.steps.some(({ kind }) => kind === 'booked')) &&
    (!story.isLarge || each.creditableCents > 60_000)
  const place = free.findIndex(fits)
  return place === -1 ? undefined : free.splice(place, 1)[0]
}
const bistro = '0010001'

async function seedOne(
  tx: Transaction,
  seed: Seed,
  story: CreditStory,
  delivery: CreditableDelivery,
  { today, now }: { readonly today: CalendarDate; readonly now: Date },
): Promise<void> {
  const { people, config, pictureOf } = seed
  const { division, invoiceNumber, invoiceDate, dsrEmail, dsmEmail, customerEmail } = delivery
  const maker = people.get(story.by === 'customer' ? customerEmail! : story.by === 'dsr' ? dsrEmail : service)
  if (!maker) return
  const clerk = people.get(credits)
  const who: Readonly<Record<CreditPerson, DemoPerson | undefined>> = {
    requester: maker,
    // Where a ship-to has no DSR the DSM decides, where it has neither a clerk does.
    dsr: people.get(dsrEmail) ?? people.get(dsmEmail) ?? clerk,
    dsm: people.get(dsmEmail) ?? clerk,
    clerk,
    colleague: people.get(service),
  }
  const planned = addDays(today, -story.daysAgo)
  const day = planned <= addDays(invoiceDate, 2) ? planned : addDays(invoiceDate, 1)
  const { hoursAgo } = story
  const from = hoursAgo === undefined ? new Date(`${day}T15:40:00Z`).getTime() : now.getTime() - hoursAgo * hourMs
  // Of the days before, nothing has happened after midnight of the divisions' today.
  const end = hoursAgo === undefined ? new Date(`${today}T07:00:00Z`).getTime() : now.getTime()
  const pace = Math.min(5.3 * hourMs, (end - from) / (story.steps.length + 1))
  const at = (place: number) => new Date(Math.round(from + place * pace))
  const photo = story.photo && (await copyOf(await pictureOf(story.photo), at(0)))
  const lines = linesOf(delivery, story).map((line) => ({
    ...line,
    code: story.code,
    reason: story.reason,
    isPickUp: story.isPickUp ?? false,
    photos: photo && line.isFirst ? [photo] : [],
  }))
  if (lines.length === 0) return
  const asked = { lines, note: '', returnOn: null, total: null }
  const order = { division, invoiceNumber, asked, actor: actorOf(maker), isStaff: maker.isStaff, address }
  const { publicUrl } = config
  const { id } = await createCreditRequest(tx, { ...order, publicUrl }, at(0))
  for (const [place, step] of story.steps.entries()) await play(tx, seed, { id, who, now: at(place + 1) }, step)

  function copyOf(bytes: Buffer, now: Date): Promise<string> {
    return copyCreditPhoto(tx, { config }, { bytes, userId: maker!.id }, now)
  }
}

const actorOf = ({ id, role, features, isStaff }: DemoPerson) => {
  const mine = featuresOf(role, features)
  const kind = isStaff ? ('internal' as const) : ('external' as const)
  return { userId: id, realUserId: id, kind, can: mine.has.bind(mine) }
}

interface Place {
  readonly id: string
  readonly who: Readonly<Record<CreditPerson, DemoPerson | undefined>>
  readonly now: Date
}

/** One step of a request, by the verb that people and the ERP use. */
async function play(tx: Transaction, { config }: Seed, { id, who, now }: Place, step: CreditStep): Promise<void> {
  const { publicUrl } = config
  if (step.kind === 'booked' || step.kind === 'declined') {
    const message = await messageOf(tx, id)
    if (step.kind === 'booked') return bookCredit({ db: tx, clock: { now: () => now }, config }, message)
    return declineCredit(tx, { id, attempt: message.attempt, reason: step.reason }, { now, publicUrl })
  }
  const person = who[step.by]
  if (!person) return
  const by = { actor: actorOf(person), isStaff: person.isStaff, publicUrl, address }
  if (step.kind === 'comment') {
    const { text, isInternal } = step
    await addCreditComment(tx, { ...by, requestId: id, name: person.name, text, isInternal, photos: [] }, now)
    return
  }
  const lines = step.kind === 'partly' ? [{ lineNumber: 1, quantity: 1, amount: null }] : []
  const move = step.kind === 'partly' ? 'approve' : step.move
  const reason = step.kind === 'move' ? (step.reason ?? '') : ''
  await performCreditMove(tx, { ...by, id, move, reason, lines }, now)
}
