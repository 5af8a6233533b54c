import type { CxmlRequest } from '#areas/cxml/cxml.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { senderKey } from '#areas/punchout-settings/rules/key-of.ts'
import { mayHavePunchout, type PunchoutUser } from '#areas/punchout-settings/rules/may-have-punchout.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'

/** An integration that a document may be about. */
export interface Candidate {
  readonly senderKey: string
  readonly owner: PunchoutUser
}

/** Most credentials of a document that are looked at; hubs name a handful. */
const maxCredentials = 10

/** Keys of the sender pairs by which candidates are found, those of From last (punchout A2, A3). */
export const keysOf = ({ sender, from }: Pick<CxmlRequest, 'sender' | 'from'>): string[] => [
  ...new Set([...sender.slice(0, maxCredentials), ...from.slice(0, maxCredentials)].map(keyOfPair)),
]

/** The secrets of a document: those of Sender alone count (punchout A1). */
export const secretsOf = ({ sender }: Pick<CxmlRequest, 'sender'>): string[] =>
  sender.slice(0, maxCredentials).flatMap(({ secret }) => (secret === undefined ? [] : [secret]))

const keyOfPair = ({ domain, identity }: { domain: string; identity: string }) => senderKey(domain, identity)

/**
 * PUNCH-3, security 47 to 49: the integration a document is about: one whose secret it has and that
 * its Sender names; else one that From names, since hubs put themselves into Sender. Of several,
 * From decides. Whoever is not recognised learns nothing; who is, but may not, learns that.
 */
export function chooseIntegration<Found extends Candidate>(
  request: Pick<CxmlRequest, 'sender' | 'from'>,
  candidates: readonly Found[],
  hasSecret: (candidate: Found) => boolean,
): Decision<Found> {
  const senders = new Set(request.sender.slice(0, maxCredentials).map(keyOfPair))
  const froms = new Set(request.from.slice(0, maxCredentials).map(keyOfPair))
  // All are compared, whichever is right: the time says nothing.
  const right = candidates.filter(hasSecret)
  const named = right.filter((each) => senders.has(each.senderKey))
  const pool = named.length > 0 ? named : right.filter((each) => froms.has(each.senderKey))
  const chosen = pool.find((each) => froms.has(each.senderKey)) ?? pool[0]
  if (!chosen) return refuse(cxmlRefusals.cxml_sender_unknown)
  return mayHavePunchout(chosen.owner).allowed ? allow(chosen) : refuse(cxmlRefusals.cxml_sender_not_allowed)
}
