import { hideCardNumbers } from '#kit/card-number.ts'

/**
 * PLAT-7: a message without what names a person or an account: addresses of mail, numbers of five
 * digits and more, and what stands between quotation marks.
 */
export const redactMessage = (message: string): string =>
  hideCardNumbers(message)
    .replaceAll(/"[^"]{0,500}"|'[^']{0,500}'/g, '[text]')
    .split(/\s/)
    .map((word) => (word.includes('@') ? '[mail]' : word.replaceAll(/\d{5,500}/g, '[number]')))
    .join(' ')

/** PLAT-7: the path of a screen without the ids in it: '/customers/NLV/:id'. */
export const redactScreen = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (/\d|@|%/.test(part) ? ':id' : part))
    .join('/')
