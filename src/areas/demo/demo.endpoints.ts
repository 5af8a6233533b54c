import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { pageQuery } from '#contract/paging.ts'
import { instant } from '#contract/values.ts'
import { picturePacks, pictureViews } from './picture-parts.ts'

const delivery = {
  createdAt: instant,
  /** When it left; null while it waits. */
  deliveredAt: instant.nullable(),
  attempts: z.number().int(),
  /** Why the last attempt failed. */
  lastError: z.string().nullable(),
}

/**
 * PLAT-9: a page of the demo's mails, its text messages and its ERP messages, the latest first;
 * only in demo mode.
 */
export const listDemoOutbox = endpoint({
  name: 'listDemoOutbox',
  method: 'GET',
  path: '/demo/outbox',
  summary: 'Mails, text messages and ERP messages of the demo',
  access: 'public',
  query: pageQuery.omit({ includeTotal: true }),
  answer: z.object({
    /** Channels with a configured provider, which are really sent; the others end here. */
    leaves: z.object({ texts: z.boolean(), mails: z.boolean(), messages: z.boolean() }),
    mails: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), ...delivery })),
    texts: z.array(z.object({ id: z.string(), to: z.string(), text: z.string(), ...delivery })),
    messages: z.array(z.object({ messageId: z.string(), topic: z.string(), payload: z.any(), ...delivery })),
  }),
})

const pictureParams = z.object({
  food: z
    .string()
    .max(40)
    .regex(/^[a-z-]{1,40}$/),
  pack: z.enum(picturePacks),
  view: z.enum(pictureViews),
})

/** ITEM-4: a drawn picture of a demo item; only in demo mode. */
export const getDemoPicture = endpoint({
  name: 'getDemoPicture',
  method: 'GET',
  path: '/demo/pictures/:food/:pack/:view',
  summary: 'A drawn picture of a demo item',
  access: 'public',
  params: pictureParams,
  answer: fileContent,
  file: 'image/svg+xml',
})

/** ITEM-4: its small form, for rows and cards: real shops send photos there, not drawings. */
export const getDemoThumbnail = endpoint({
  name: 'getDemoThumbnail',
  method: 'GET',
  path: '/demo/pictures/:food/:pack/:view/small',
  summary: 'The small form of a picture of a demo item',
  access: 'public',
  params: pictureParams,
  answer: fileContent,
  file: 'image/webp',
})
