import { listDemoSignIns } from '#areas/sessions/portal.endpoints.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { mailSeal } from '#platform/mail/mail.ts'
import { sealOf } from '#platform/seal.ts'
import type { SealPurpose } from '#platform/sealed-values.ts'
import { smsSeal } from '#platform/sms/sms.ts'
import { renderDrawing } from '#platform/uploads/render-picture.ts'
import { getDemoPicture, getDemoThumbnail, listDemoOutbox } from '../demo.endpoints.ts'
import { demoPassword, demoSignIns } from '../demo-sign-ins.ts'
import { drawPicture } from '../rules/draw-picture.ts'

const latestMails = sql(
  'demo.mails',
  `select id, to_address as "to", subject, text_body as text, created_at as "createdAt", sent_at as "deliveredAt",
     attempts, last_error as "lastError", is_sealed as "isSealed"
   from mails order by id desc limit :limit offset :offset`,
)
const latestTexts = sql(
  'demo.texts',
  `select id, to_phone as "to", text_body as text, created_at as "createdAt", sent_at as "deliveredAt",
     attempts, last_error as "lastError", is_sealed as "isSealed"
   from text_messages order by id desc limit :limit offset :offset`,
)
const latestMessages = sql(
  'demo.messages',
  `select message_id as "messageId", topic, payload, created_at as "createdAt", delivered_at as "deliveredAt",
     attempts, last_error as "lastError"
   from outbox_messages order by id desc limit :limit offset :offset`,
)

/** PLAT-1: the demo's sign-ins, as the terminal prints them. */
export const demoSignInsHandler = handle(listDemoSignIns, async () => ({
  password: demoPassword,
  signIns: [...demoSignIns],
}))

/** PLAT-9: what left the demo, or would have. */
export const demoOutboxHandler = handle(listDemoOutbox, async ({ db, services, query: { pageNo, pageSize } }) => {
  type Outbox = CallAnswer<typeof listDemoOutbox>
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const [mails, texts, messages] = await Promise.all([
    db.rows<Outbox['mails'][number] & { isSealed: boolean }>(latestMails(page)),
    db.rows<Outbox['texts'][number] & { isSealed: boolean }>(latestTexts(page)),
    db.rows<Outbox['messages'][number]>(latestMessages(page)),
  ])
  const seal = sealOf(services.config)
  const open = <T extends { text: string; isSealed: boolean }>({ isSealed, ...each }: T, purpose: SealPurpose) => ({
    ...each,
    text: isSealed ? seal.open(each.text, purpose) : each.text,
  })
  const { smsUrl, smtpUrl, erpUrl, erpDropDir } = services.config.outside
  return {
    leaves: {
      texts: smsUrl !== undefined,
      mails: smtpUrl !== undefined,
      messages: erpUrl !== undefined || erpDropDir !== undefined,
    },
    mails: mails.map((mail) => open(mail, mailSeal)),
    texts: texts.map((text) => open(text, smsSeal)),
    messages,
  }
})

/** ITEM-4: the demo's pictures; drawn for each request, so browsers cache them for a day. */
export const demoPictureHandler = handle(getDemoPicture, async ({ params, reply }) => {
  void reply.header('cache-control', 'public, max-age=86400')
  return drawPicture(params.food, params.pack, params.view)
})

/** Pixels of a side, and how many are kept: most of what a visitor of the demo scrolls through. */
const thumbnailSide = 320
const maxThumbnails = 1000
const thumbnails = new Map<string, Promise<Buffer>>()

/**
 * ITEM-4: a browser parses a drawing again each time a row of it comes into view, on the thread
 * that scrolls; a photo it does not.
 */
export const demoThumbnailHandler = handle(getDemoThumbnail, async ({ params: { food, pack, view }, reply }) => {
  const key = `${food}/${pack}/${view}`
  const known = thumbnails.get(key) ?? renderDrawing(drawPicture(food, pack, view), thumbnailSide)
  thumbnails.set(key, known)
  if (thumbnails.size > maxThumbnails) thumbnails.delete(thumbnails.keys().next().value!)
  void reply.header('cache-control', 'public, max-age=86400')
  return known
})
