import type { CreditMoveName } from '#areas/credit-requests/credit-request.ts'
import type { Damage } from '../rules/draw-damage.ts'

/** What happens to a request of the demo after it was made. */
export type CreditStep =
  | { readonly kind: 'move'; readonly move: CreditMoveName; readonly by: CreditPerson; readonly reason?: string }
  | { readonly kind: 'partly'; readonly by: CreditPerson }
  | { readonly kind: 'comment'; readonly by: CreditPerson; readonly text: string; readonly isInternal: boolean }
  | { readonly kind: 'booked' }
  | { readonly kind: 'declined'; readonly reason: string }

/** Who does it: people of the ship-to, or of the credit department. */
export type CreditPerson = 'requester' | 'dsr' | 'dsm' | 'clerk' | 'colleague'

/** A credit request of the demo. */
export interface CreditStory {
  /** Days before today on which it was made, about. */
  readonly daysAgo: number
  /** Hours before now, of what is younger than a day or two: it is still within its promise. */
  readonly hoursAgo?: number
  readonly by: 'customer' | 'dsr' | 'colleague'
  readonly code: string
  readonly photo?: Damage
  readonly reason: string
  readonly isPickUp?: boolean
  /** All lines of a large invoice: above what a DSR approves alone. */
  readonly isLarge?: boolean
  /** In the order they happen, some hours apart. */
  readonly steps: readonly CreditStep[]
}

const move = (name: CreditMoveName, by: CreditPerson, reason?: string): CreditStep => ({
  kind: 'move',
  move: name,
  by,
  ...(reason && { reason }),
})
const note = (by: CreditPerson, text: string, isInternal = false): CreditStep => ({
  kind: 'comment',
  by,
  text,
  isInternal,
})
const taken = [move('dsrApprove', 'dsr'), move('assign', 'clerk')]
const booked: CreditStep = { kind: 'booked' }
const partly: CreditStep = { kind: 'partly', by: 'clerk' }

/** What requests go through, by where they end. */
const paths: readonly (readonly CreditStep[])[] = [
  [...taken, move('approve', 'clerk'), booked],
  [...taken, note('clerk', 'Driver confirmed it on his sheet.', true), move('approve', 'clerk'), booked],
  [...taken, move('takeOver', 'colleague'), move('approve', 'colleague'), booked],
  [...taken, note('clerk', 'Half of it was usable, as the photo shows. We credit the rest.'), partly, booked],
  [...taken, move('reject', 'clerk', 'The signed delivery note shows the full quantity.')],
  [...taken, move('approve', 'clerk'), booked],
  [move('dsrReject', 'dsr', 'Agreed with the chef: replaced on the next truck instead.')],
  [...taken, move('unassign', 'clerk'), move('assign', 'colleague'), move('approve', 'colleague'), booked],
  [note('dsr', 'Called the kitchen, they found the case in the walk-in.', true), move('cancel', 'requester')],
]

const complaints: readonly Pick<CreditStory, 'code' | 'photo' | 'reason' | 'isPickUp'>[] = [
  { code: 'DAMAGED', photo: 'crushed', reason: 'Corner crushed, contents broken' },
  { code: 'SHORT', reason: 'Not on the truck' },
  { code: 'QUALITY', photo: 'brown', reason: 'Brown leaves throughout' },
  { code: 'PRICE', reason: 'Quoted lower on Monday' },
  { code: 'TEMP', photo: 'warm', reason: '52 °F at the dock' },
  { code: 'DAMAGED', photo: 'leaking', reason: 'Leaked over the pallet' },
  { code: 'SHORT', reason: 'One less than billed' },
  { code: 'WRONGITEM', photo: 'wrong', reason: 'Another label came', isPickUp: true },
  { code: 'QUALITY', photo: 'brown', reason: 'Half of the case past use' },
  { code: 'NOTORDERED', reason: 'We did not order this', isPickUp: true },
  { code: 'RETURNED', reason: 'Menu changed, agreed with our rep', isPickUp: true },
]

const makers = ['customer', 'dsr', 'dsr', 'customer', 'colleague', 'dsr', 'dsr'] as const

/** Requests of the weeks before, all of them ended; a little more of them lately. */
const ended = Array.from({ length: 48 }, (_, n): CreditStory => {
  const isLarge = n % 12 === 5
  const complaint = complaints[isLarge ? 1 : n % complaints.length]!
  const by = makers[n % makers.length]!
  const steps = paths[(n * 4) % paths.length]!
  // One by the DSR counts as approved by the DSR; nobody approves it again.
  const own = steps.filter((step) => by !== 'dsr' || step.kind !== 'move' || !step.move.startsWith('dsr'))
  return {
    daysAgo: 7 + Math.floor((n * n) / 31) + (n % 3),
    by: isLarge ? 'customer' : by,
    ...complaint,
    isLarge,
    steps: isLarge
      ? [move('dsrApprove', 'dsr'), move('dsrApprove', 'dsm'), ...steps.slice(1)]
      : own.length > 0
        ? own
        : [move('cancel', 'requester')],
  }
})

const fresh = (hoursAgo: number): Pick<CreditStory, 'daysAgo' | 'hoursAgo'> => ({ daysAgo: 0, hoursAgo })

/** What is open today: in every state, most of it within its promise. */
const open: readonly CreditStory[] = [
  { ...fresh(3), by: 'customer', ...complaints[0]!, steps: [] },
  {
    ...fresh(5),
    by: 'customer',
    ...complaints[2]!,
    steps: [note('requester', 'We need fresh ones for Friday, please.')],
  },
  { ...fresh(7), by: 'colleague', ...complaints[1]!, steps: [] },
  { ...fresh(20), by: 'customer', ...complaints[3]!, isLarge: true, steps: [move('dsrApprove', 'dsr')] },
  { ...fresh(22), by: 'dsr', ...complaints[7]!, steps: [] },
  { ...fresh(6), by: 'dsr', ...complaints[4]!, steps: [note('dsr', '@credit the cooler of this truck again.', true)] },
  { ...fresh(26), by: 'customer', ...complaints[9]!, steps: [move('dsrApprove', 'dsr')] },
  { ...fresh(18), by: 'customer', ...complaints[5]!, steps: taken },
  {
    ...fresh(21),
    by: 'colleague',
    ...complaints[6]!,
    steps: [
      ...taken,
      note('clerk', 'Do you still have the driver’s note?'),
      note('requester', 'Yes, signed as short.'),
    ],
  },
  { ...fresh(15), by: 'customer', ...complaints[8]!, steps: [...taken, move('takeOver', 'colleague')] },
  { ...fresh(10), by: 'customer', ...complaints[1]!, isLarge: true, steps: [move('dsrApprove', 'dsr')] },
  { daysAgo: 4, by: 'customer', ...complaints[0]!, steps: [] },
  { ...fresh(9), by: 'dsr', ...complaints[1]!, steps: [] },
  { daysAgo: 5, by: 'colleague', ...complaints[10]!, steps: taken },
  { daysAgo: 3, by: 'dsr', ...complaints[3]!, steps: [move('assign', 'clerk'), move('approve', 'clerk')] },
  { daysAgo: 4, by: 'customer', ...complaints[6]!, steps: [...taken, move('approve', 'clerk')] },
  {
    daysAgo: 6,
    by: 'colleague',
    ...complaints[5]!,
    steps: [
      ...taken,
      move('approve', 'clerk'),
      { kind: 'declined', reason: 'The item is not on file for this branch' },
      note('clerk', 'Asked the warehouse for the right branch.', true),
    ],
  },
]

/** CREDIT-2: twelve weeks of credit requests, the oldest first. */
export const creditStories: readonly CreditStory[] = [...ended, ...open].toSorted(
  (a, b) => b.daysAgo - a.daysAgo || (b.hoursAgo ?? 0) - (a.hoursAgo ?? 0),
)
