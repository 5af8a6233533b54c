import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeOf } from '#tests/support/api.ts'
import { createEdiPartner, getEdiDocument, listEdiDocuments, refuseEdiOrder, retryEdiOrder } from '../edi.endpoints.ts'
import { partnerText, startPartnerWorld } from '../testing/partner-world.ts'
import { sample850 } from '../testing/sample-850.ts'
import { exchangeFiles } from './exchange-files.job.ts'

const world = await startPartnerWorld()
const { db, home, services, admin, partner } = world
const { nextControl, put, receive, answers, ordersOf, log, held } = world

test('where ISA14 asks, an interchange is answered by a TA1 before its 997; an answer is answered by nothing [NEXT-12]', async () => {
  await receive({ wantsAnswer: '1' })
  const sent = await answers()
  expect(sent.map(({ kind }) => kind)).toEqual(['TA1', '997', '855'])
  expect(sent[0]!.text).toMatch(/^ISA[^~]*~\nTA1\*\d{9}\*260302\*1200\*A\*000~\nIEA\*0\*\d{9}~$/)
  // Their TA1 to one of ours.
  const control = nextControl()
  const isa = sample850({ control, wantsAnswer: '1' }).split("'\n")[0]!
  await put('their-ta1.edi', `${isa}'\nTA1|000000001|260302|1200|A|000'\nIEA|0|${control}'\n`)
  await exchangeFiles(services)
  expect(await answers()).toEqual([])
  expect((await log())[0]).toMatchObject({ kind: 'TA1', state: 'taken', problem: null })
})

test.each(['01', '04', '05'])(
  'an 850 of purpose %s, which cancels, changes or replaces, is refused by an 855 of that purpose, and places nothing [NEXT-12]',
  async (purpose) => {
    const first = await receive()
    await answers()
    const po = await receive({ purpose, po: first })
    const sent = await answers()
    expect(sent.map(({ kind }) => kind)).toEqual(['997', '855'])
    expect(sent[1]!.text).toContain(`BAK*${purpose}*RD*${po}*20260302`)
    expect(sent[1]!.text).toContain('MSG*Only original orders (BEG01 00) are taken')
    expect(await ordersOf(po)).toHaveLength(1)
  },
)

test('an order that names no ship-to is refused by an 855, not left without an answer [NEXT-12]', async () => {
  const po = await receive({ shipTo: '' })
  const sent = await answers()
  expect(sent.at(-1)!.kind === '855' ? sent.at(-1)!.text : sent.map(({ text }) => text)).toContain(`RD*${po}`)
})

test('a partner reaches no customer of another, by its mapping nor by our numbers [NEXT-12, ACCESS-4]', async () => {
  // 0000201 belongs to the stranger: not mapped for this partner, and not its user's.
  for (const given of [{ shipTo: '0000201', qualifier: '91' }, { shipTo: '0000201' }, { shipTo: 'NLV-0000201' }]) {
    const po = await receive(given)
    expect([await ordersOf(po), (await held()).find((each) => each.po === po)?.problem]).toEqual([
      [],
      `The code of the ship-to is not mapped: ${given.shipTo}`,
    ])
  }
  // A mapping that was right when it was made, and is of others since.
  await db.run(`update edi_ship_tos set ship_to = '0000201' where partner = $1 and code = '0042'`, [partner.id])
  const po = await receive()
  await db.run(`update edi_ship_tos set ship_to = '0000101' where partner = $1 and code = '0042'`, [partner.id])
  expect([await ordersOf(po), (await held()).find((each) => each.po === po)?.problem]).toEqual([
    [],
    'The user of this partner may not order for this ship-to.',
  ])
})

test('the files, held orders and answers of one partner are reached through no other [NEXT-12, ACCESS-4]', async () => {
  const other = {
    ...partnerText,
    name: 'Other',
    folder: 'other',
    partnerId: 'OTHER',
    userEmail: 'stranger@larder.example',
  }
  const { partner: second } = await admin.ask(createEdiPartner, { body: { ...other, shipTos: 'A, NLV-0000201' } })
  const po = await receive({ shipTo: '8888' })
  const waiting = (await held()).find((each) => each.po === po)!
  const [document] = await log()
  const through = { partnerId: second.id }
  expect(await admin.ask(listEdiDocuments, { params: through })).toMatchObject({ documents: [], held: [] })
  expect(codeOf(await admin.call(getEdiDocument, { params: { ...through, documentId: document!.id } }))).toBe(
    'edi_document_not_found',
  )
  for (const call of [retryEdiOrder, refuseEdiOrder])
    expect(codeOf(await admin.call(call, { params: { ...through, ediOrderId: waiting.id } }))).toBe('edi_not_held')
  await exchangeFiles(services)
  expect(await readdir(join(home, 'other', 'outbox'))).toEqual([])
})
