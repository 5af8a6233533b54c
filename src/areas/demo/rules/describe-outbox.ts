/** Which kinds of messages leave the demo by a provider of the configuration. */
export interface Leaving {
  readonly texts: boolean
  readonly mails: boolean
  readonly messages: boolean
}

const names = { texts: 'Text messages', mails: 'Mails', messages: 'ERP messages' } as const
const kinds = ['texts', 'mails', 'messages'] as const

/** PLAT-9: what the outbox page says about where its messages go. */
export function describeOutbox(leaves: Leaving): string {
  const leaving = kinds.filter((kind) => leaves[kind]).map((kind) => names[kind])
  if (leaving.length === 0) return 'What this demo would have sent. Nothing leaves it.'
  if (leaving.length === kinds.length) return 'What this demo sends. Everything here leaves it.'
  return `What this demo sends. ${listed(leaving)} leave it, the rest ends here.`
}

/** 'Mails and ERP messages': only the first word keeps its capital, apart from 'ERP'. */
const listed = (words: readonly string[]): string =>
  words.map((word, index) => (index === 0 || word.startsWith('ERP') ? word : word.toLowerCase())).join(' and ')
