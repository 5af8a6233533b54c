import { expect, test } from 'vitest'
import { type CardCharge, type CardProcessor, ProcessorAway, ProcessorRefused } from './card-processor.ts'
import { chargeByKey, giveUpCharge } from './charge-by-key.ts'

const request = { key: 'p-1', utaTokenId: 'ut', amountCents: 1000, reference: 'P1' }
const done: CardCharge = {
  key: 'p-1',
  reference: 'P1',
  amountCents: 1000,
  state: 'approved',
  reason: '',
  refundedCents: 0,
  at: '2026-11-23T12:00:00Z',
}
const away = () => Promise.reject(new ProcessorAway('away'))

/** A processor of which only these calls respond; what it is asked is noted. */
function processorWith(calls: Partial<CardProcessor>) {
  const asked: string[] = []
  const noted = Object.fromEntries(
    Object.entries({ charge: away, chargeOf: away, voidCharge: away, ...calls }).map(([name, call]) => [
      name,
      (value: never) => {
        asked.push(name)
        return (call as (value: never) => unknown)(value)
      },
    ]),
  )
  return { asked, processor: noted as unknown as CardProcessor }
}

test('a new intent is charged; when the response is lost it is looked up, not charged again [BILL-3]', async () => {
  const fine = processorWith({ charge: () => Promise.resolve(done) })
  expect(await chargeByKey(fine.processor, request, false)).toEqual({ kind: 'known', charge: done })
  expect(fine.asked).toEqual(['charge'])
  const lost = processorWith({ chargeOf: () => Promise.resolve(done) })
  expect(await chargeByKey(lost.processor, request, false)).toEqual({ kind: 'known', charge: done })
  expect(lost.asked).toEqual(['charge', 'chargeOf'])
})

test('a repeat asks first, and charges only what the processor has never seen [BILL-3]', async () => {
  const known = processorWith({ chargeOf: () => Promise.resolve(done) })
  expect(await chargeByKey(known.processor, request, true)).toEqual({ kind: 'known', charge: done })
  expect(known.asked).toEqual(['chargeOf'])
  const silent = processorWith({ charge: () => Promise.resolve(done) })
  expect(await chargeByKey(silent.processor, request, true)).toEqual({ kind: 'unknown' })
  expect(silent.asked).toEqual(['chargeOf'])
  const neverSeen = processorWith({ chargeOf: () => Promise.resolve(undefined), charge: () => Promise.resolve(done) })
  await chargeByKey(neverSeen.processor, request, true)
  expect(neverSeen.asked).toEqual(['chargeOf', 'charge'])
})

test('a processor that is away, or has not seen the key yet, leaves the outcome unknown: no no is made of it [BILL-3]', async () => {
  expect(await chargeByKey(processorWith({}).processor, request, false)).toEqual({ kind: 'unknown' })
  const onItsWay = processorWith({ chargeOf: () => Promise.resolve(undefined) })
  expect(await chargeByKey(onItsWay.processor, request, false)).toEqual({ kind: 'unknown' })
  expect(await giveUpCharge(processorWith({}).processor, 'p-1')).toEqual({ kind: 'unknown' })
})

test('what the processor refuses for good is not asked again [BILL-3]', async () => {
  const refused = processorWith({ charge: () => Promise.reject(new ProcessorRefused('card_unknown')) })
  await expect(chargeByKey(refused.processor, request, false)).rejects.toMatchObject({ code: 'card_unknown' })
  expect(refused.asked).toEqual(['charge'])
})
