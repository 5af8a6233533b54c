import type { SearchTexts } from '#browser/search-text.ts'
import { notificationAreas, type NotificationArea } from '../notification.ts'

const isArea = (text: string | undefined): text is NotificationArea =>
  text !== undefined && Object.hasOwn(notificationAreas, text)
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The cursor of a list; undefined for what is none. */
export const readCursor = ({ cursor }: SearchTexts): string | undefined =>
  cursor !== undefined && id.test(cursor) ? cursor : undefined

/** NEXT-7: the filters of /notifications; what cannot be read is as if it was not there. */
export const readNotificationSearch = (texts: SearchTexts) => ({
  area: isArea(texts['area']) ? texts['area'] : undefined,
  show: texts['show'] === 'unread' ? ('unread' as const) : undefined,
  cursor: readCursor(texts),
})
