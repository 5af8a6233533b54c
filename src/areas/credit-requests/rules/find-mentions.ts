/** Most people one comment calls by name. */
export const maxMentions = 20

const mention = /(?:^|[\s(,;])@([a-z0-9]+(?:[._-][a-z0-9]+)*)/gi

/**
 * CREDIT-4: whom a comment calls by name: '@rosa.dsr' is the colleague whose mail address begins
 * so, in lower case, each once. A full stop behind a name ends the sentence.
 */
export function findMentions(text: string): string[] {
  const found = [...text.matchAll(mention)].map(([, name]) => name!.toLowerCase())
  return [...new Set(found)].slice(0, maxMentions)
}
