/** '[11/21, 9:14 PM] Chef Luis: ', as WhatsApp on an iPhone copies it. */
const bracketed = /^\s{0,4}\[[\d./\-, :\u202f]{4,24}\s{0,3}(?:[ap]\.?\s?m\.?)?\]\s{0,3}[^:\n]{1,40}:\s{0,3}/iu
/** '11/22/26, 7:02 AM - Luis M: ', as on Android. */
const dashed =
  /^\s{0,4}\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?,?\s{1,3}\d{1,2}:\d{2}(?::\d{2})?[\s\u202f]{0,3}(?:[ap]\.?\s?m\.?)?\s{0,3}[-–]\s{0,3}[^:\n]{1,40}:\s{0,3}/iu
/** 'Luis 7:15 AM: ', '7:15 AM Luis: ' and '07:15 - Luis: '. */
const timed = /^\s{0,4}~?\s{0,3}\p{L}[\p{L} .'-]{0,30}\s\d{1,2}:\d{2}\s{0,3}(?:[ap]\.?m\.?)?:?\s{1,3}/iu
const timeFirst = /^\s{0,4}\d{1,2}:\d{2}\s{0,3}(?:[ap]\.?m\.?)?\s{1,3}(?:[-–]\s{1,3})?\p{L}[\p{L} .'-]{0,30}:\s{1,3}/iu
/**
 * 'Luis: 4 cs limes', 'Luis (Sous): 4 cs limes': a name of one or two capitalised words, with a
 * role or without, before a count and its item.
 */
const named =
  /^\s{0,4}~?\s{0,3}\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{0,20}\.?)?(?: \([\p{L} ]{1,20}\))?:\s{1,3}(?=\d{1,4}\s{0,3}(?:cs|cases?|ea|x)?\s{1,3}(?!cs|cases?|ea|each|boxe?s?|bags?|cajas?|please|pls|plz|for|thanks)\p{L}{3})/u
/** Messages of the chat program itself. */
const ownWords =
  /^<?(?:media|image|video|audio|sticker|gif|document|archivo|fichier)\b.{0,20}omitted>?$|^<multimedia omitido>$|^(?:this|you deleted this) message(?: was deleted)?\.?$|^missed (?:voice|video) call$|end-to-end encrypted/i

/** CART-13: a line of a chat without its time and sender; any other line unchanged. */
export function stripChatPrefix(line: string): string {
  for (const prefix of [bracketed, dashed, timeFirst, timed]) {
    const rest = line.replace(prefix, '')
    if (rest !== line) return rest
  }
  return line.replace(named, '')
}

/**
 * CART-13: true for a message of the chat program, and for a line without letters or digits, such
 * as an emoji.
 */
export const isChatNoise = (line: string): boolean => ownWords.test(line.trim()) || !/[\p{L}\p{N}]/u.test(line)
