import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { achServer } from '../ach.server.ts'
import { achWorld } from '../testing/ach-world.ts'
import { readByLayout } from '../testing/read-by-layout.ts'

const world = await achWorld()
const environment = {
  NODE_ENV: 'test',
  SECRET_KEY: 'a key that is long enough to be one',
  ACH_DROP_DIR: world.home,
  ACH_DESTINATION: '021000021',
  ACH_ORIGIN: '1880123456',
  ACH_COMPANIES: 'NLV=1880123457 LARDER NEVADA; *=1880123456 LARDER FOODS',
}
const runAll = async (variables: Record<string, string>) => {
  for (const job of achServer(() => world.book).jobs!)
    await job.run({}, { ...world.services, config: readConfig(variables) })
}

test('with the bank’s settings the jobs hand over a file of the division’s company; without them nothing is collected [BILL-6]', async () => {
  const methodId = await world.addAccount({ routingNo: '091000019', accountNo: '60233417095281' })
  await world.book.add({ methodId }, new Date('2026-11-23T15:00:00Z'))
  await runAll({ ...environment, ACH_DROP_DIR: '', DEMO: 'off' })
  expect(await world.allOut()).toEqual([])
  await runAll(environment)
  const { batches, problems } = readByLayout(Object.values(await world.published())[0]!)
  expect(problems).toEqual([])
  expect(batches[0]).toMatchObject({ companyId: '1880123457', companyName: 'LARDER NEVADA   ' })
  expect(await readdir(join(world.home, 'in'))).toEqual([])
})

test('in a demo in a hurry a payment is collected at once and settles a minute later [BILL-6]', async () => {
  await world.reset()
  const methodId = await world.addAccount({ routingNo: '091000019', accountNo: '60233417095281' })
  const { paymentId } = await world.book.add({ methodId }, new Date(world.clock.now().getTime() - 1000))
  const hurried = { ...environment, DEMO_BANK_SPEED: 'fast' }
  await runAll(hurried)
  world.clock.advance(59_000)
  await runAll(hurried)
  expect(await world.book.outcomesOf(paymentId)).toEqual(['sent'])
  world.clock.advance(1000)
  await runAll(hurried)
  expect(await world.book.outcomesOf(paymentId)).toEqual(['sent', 'settled'])
})
