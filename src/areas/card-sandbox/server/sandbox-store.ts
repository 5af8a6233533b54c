import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { chargePlans } from '../test-cards.ts'

const entry = z.object({
  token: z.string(),
  reference: z.string(),
  customer: z.string(),
  returnOrigin: z.string(),
  action: z.enum(['save', 'pay']).default('save'),
  endsAt: z.number(),
  tries: z.number(),
  isOver: z.boolean(),
})
const card = z.object({
  utaTokenId: z.string(),
  utaCustomerId: z.string(),
  reference: z.string(),
  customer: z.string(),
  status: z.string(),
  message: z.string(),
  ccType: z.string(),
  ccNoLastFour: z.string(),
  expires: z.string(),
  /** How its charges go; cards of before have none. */
  plan: z.enum(chargePlans).default('approve'),
})
const content = z.object({
  entries: z.array(entry),
  cards: z.array(card),
  /** Our id of each of the merchant's customers. */
  customers: z.record(z.string(), z.string()),
})

/** An entry that was started. */
export type SandboxEntry = z.output<typeof entry>
/** A card as it is kept: never its number. */
export type SandboxCard = z.output<typeof card>

/** The sandbox's own little store; without a path it lives in memory. */
export interface SandboxStore {
  addEntry(entry: SandboxEntry): void
  /** The entry while it can be used. */
  entryOf(token: string, now: number): SandboxEntry | undefined
  addCard(card: Omit<SandboxCard, 'utaTokenId' | 'utaCustomerId'>): SandboxCard
  cardOf(utaTokenId: string): SandboxCard | undefined
  forget(utaTokenId: string): void
  /** Writes what was changed. */
  keep(): void
}

/** Opens the store of a file, which need not exist yet. */
export function openSandboxStore(path: string | undefined): SandboxStore {
  const state = read(path)
  const keep = () => {
    if (!path) return
    mkdirSync(dirname(path), { recursive: true })
    // Whole or not at all, whenever the process ends.
    writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  return {
    addEntry: (added) => {
      state.entries = [...state.entries.filter(({ endsAt }) => endsAt > Date.now()), added]
      keep()
    },
    entryOf: (token, now) =>
      state.entries.find((each) => each.token === token && !each.isOver && each.endsAt > now && each.tries < 5),
    addCard: (added) => {
      const utaCustomerId = (state.customers[added.customer] ??= `uc_${randomUUID()}`)
      const kept = { ...added, utaTokenId: `ut_${randomUUID()}`, utaCustomerId }
      state.cards.push(kept)
      return kept
    },
    cardOf: (utaTokenId) => state.cards.find((each) => each.utaTokenId === utaTokenId) ?? demoCardOf(utaTokenId),
    forget: (utaTokenId) => {
      state.cards = state.cards.filter((each) => each.utaTokenId !== utaTokenId)
      keep()
    },
    keep,
  }
}

/** The demo's customers have cards that nobody typed: they are charged as any good card is. */
const demoCardOf = (utaTokenId: string): SandboxCard | undefined =>
  /^ut_demo_\d{1,6}$/.test(utaTokenId)
    ? {
        utaTokenId,
        utaCustomerId: 'uc_demo',
        reference: 'demo',
        customer: 'demo',
        status: 'ACCEPTED',
        message: '',
        ccType: 'visa',
        ccNoLastFour: '4242',
        expires: '2099-12',
        plan: 'approve',
      }
    : undefined

function read(path: string | undefined): z.output<typeof content> {
  const empty = { entries: [], cards: [], customers: {} }
  if (!path) return empty
  try {
    return content.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return empty
  }
}
