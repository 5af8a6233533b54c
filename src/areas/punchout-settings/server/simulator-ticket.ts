import { timingSafeEqual } from 'node:crypto'
import type { Seal } from '#platform/seal.ts'
import type { SealedValues } from '#platform/sealed-values.ts'
import { type SimulatorFacts, simulatorFacts } from '../simulator-facts.ts'

const purpose = 'punchout-simulator'

/** PLAT-12: tickets are stored nowhere; with another key they no longer open. */
export const simulatorTickets: SealedValues = { uses: [purpose], columns: [], giveUp: [] }

/** PUNCH-5: facts that only this portal can have written, for whoever opens the simulator. */
export function writeTicket(seal: Seal, facts: SimulatorFacts): string {
  const text = Buffer.from(JSON.stringify(facts)).toString('base64url')
  return `${text}.${seal.marks(text, purpose)[0]}`
}

/** Reads them again; undefined for what the portal has not written, or no longer stands by. */
export function readTicket(seal: Seal, ticket: string, now: Date): SimulatorFacts | undefined {
  const [text = '', mark = '', ...more] = ticket.split('.')
  const given = Buffer.from(mark)
  const isOurs = seal.marks(text, purpose).map((each) => {
    const bytes = Buffer.from(each)
    return bytes.length === given.length && timingSafeEqual(bytes, given)
  })
  if (more.length > 0 || !isOurs.includes(true)) return undefined
  const facts = simulatorFacts.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return facts.success && Date.parse(facts.data.endsAt) > now.getTime() ? facts.data : undefined
}
