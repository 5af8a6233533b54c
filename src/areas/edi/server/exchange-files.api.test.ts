import { readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enablePrograms } from '#areas/api-keys/testing/key-of.ts'
import { recordLines } from '#areas/orders/server/record-lines.ts'
import { codeOf } from '#tests/support/api.ts'
import { items, people } from '#tests/support/distributor.ts'
import {
  createEdiPartner,
  getEdiDocument,
  listEdiPartners,
  refuseEdiOrder,
  retryEdiOrder,
  updateEdiPartner,
} from '../edi.endpoints.ts'
import { readInterchange } from '../rules/read-interchange.ts'
import { line, partnerText, startPartnerWorld } from '../testing/partner-world.ts'
import { sample850 } from '../testing/sample-850.ts'
import { exchangeFiles } from './exchange-files.job.ts'

const world = await startPartnerWorld()
const { api, db, clock, home, services, admin, at, partner } = world
const { nextControl, put, receive, filesOf, answers, ordersOf, log, held } = world

test('an 850 becomes an order of the partner’s user, acknowledged and confirmed [NEXT-12]', async () => {
  const po = await receive({ lines: [line(items.flour, 2, 'CA', '20')] }, 'first-order.edi')
  expect(await ordersOf(po)).toMatchObject([{ cases: 2, by: people.buyer }])
  const [order] = await ordersOf(po)
  const [first, second] = await answers()
  expect([first!.kind, second!.kind]).toEqual(['997', '855'])
  expect(first!.text).toContain('AK5*A~')
  expect(second!.text).toContain(`BAK*00*AD*${po}*20260302****${order!.orderNumber}*`)
  expect(second!.text).toContain(`PO1*1*2*CA*20**VN*${items.flour}~`)
  expect((await filesOf('inbox')).length).toBe(0)
  expect((await filesOf('archive')).some((name) => name.endsWith('first-order.edi'))).toBe(true)
  const trail = await db.row(`select details ->> 'program' as program from audit_entries where entity = $1`, [
    `order:${order!.id}`,
  ])
  expect(trail).toEqual({ program: 'EDI Buyer group' })
})

test('the same file again, the same control number and the same PO place nothing twice [NEXT-12]', async () => {
  const po = await receive({ control: '000000900' }, 'first.edi')
  const content = sample850({ control: '000000900', lines: [line(items.flour)], po })
  await answers()
  await put('again.edi', content)
  await exchangeFiles(services)
  expect(await ordersOf(po)).toHaveLength(1)
  expect(await answers()).toEqual([])
  await put('changed.edi', content.replace(po, 'PO-OTHER'))
  await exchangeFiles(services)
  expect(await ordersOf('PO-OTHER')).toHaveLength(0)
  expect((await answers())[0]!.text).toContain('TA1*000000900*260302*1200*R*025~')
  expect((await log()).find(({ direction }) => direction === 'in')).toMatchObject({
    state: 'rejected',
    problem: expect.stringContaining('received already') as string,
  })
  await receive({ po })
  expect(await ordersOf(po)).toHaveLength(1)
  expect((await log()).find(({ direction }) => direction === 'in')).toMatchObject({
    problem: `${po}: An order with this PO number was placed already.`,
  })
})

test('a process that is killed after it took a file and before it moved it takes nothing twice [NEXT-12]', async () => {
  const po = await receive({}, 'killed.edi')
  const [name] = (await filesOf('archive')).filter((each) => each.endsWith('killed.edi'))
  const content = await readFile(join(home, 'buyer-group', 'archive', name!), 'utf8')
  const before = await log()
  await put('killed.edi', content)
  await exchangeFiles(services)
  expect(await ordersOf(po)).toHaveLength(1)
  expect(await log()).toEqual(before)
  expect(await filesOf('inbox')).toEqual([])
})

test('of eight rounds at once one takes a file [NEXT-12]', async () => {
  const control = nextControl()
  const po = `PO-${control}`
  await put('race.edi', sample850({ control, lines: [line(items.flour)], po }))
  await Promise.allSettled(Array.from({ length: 8 }, () => exchangeFiles(services)))
  expect(await ordersOf(po)).toHaveLength(1)
  const documents = await log()
  expect(documents.filter(({ reference, direction }) => direction === 'in' && reference === po)).toHaveLength(1)
})

test('what is wrong with an order is named by segment and element in the 997, and nothing of it is placed [NEXT-12]', async () => {
  const po = await receive({ lines: ['PO1|1|two|CA|||VN|0001001'] })
  const [only, ...rest] = await answers()
  expect(rest).toEqual([])
  expect(only!.text).toContain('AK3*PO1*7**8~\nAK4*2*330*6*two~\nAK5*R*5~\nAK9*R*1*1*0~')
  expect(await ordersOf(po)).toEqual([])
  expect((await log()).find(({ direction }) => direction === 'in')!.problem).toContain(
    'Segment 7: PO102 has a character that is not allowed.',
  )
})

test.each([
  ['a ship-to that is not mapped', { shipTo: '9999' }, 'The code of the ship-to is not mapped: 9999'],
  ['an item that does not exist', { lines: [line('0009999')] }, 'Line 1: A line names no item of ours (VN, VP or VC).'],
  [
    'a price that differs',
    { lines: [line(items.flour, 2, 'CA', '19.99')] },
    'The order says $19.99, the portal $20.00.',
  ],
] as const)('an order with %s is held in words, and placed when it is mended [NEXT-12]', async (_, given, problem) => {
  const po = await receive(given as Parameters<typeof sample850>[0])
  expect(await ordersOf(po)).toEqual([])
  expect((await answers()).map(({ kind }) => kind)).toEqual(['997'])
  const found = (await held()).find((each) => each.po === po)!
  expect(found.problem).toContain(problem)
  const order = { params: { partnerId: partner.id, ediOrderId: found.id } }
  expect((await admin.ask(retryEdiOrder, order)).message).toContain('stays held')
  if (given && 'shipTo' in given) {
    const { version } = (await admin.ask(listEdiPartners, {})).partners[0]!
    await admin.ask(
      updateEdiPartner,
      { ...at, body: { ...partnerText, shipTos: '0042, NLV-0000101\n9999, NLV-0000102' } },
      { ifMatch: version },
    )
    expect((await admin.ask(retryEdiOrder, order)).message).toBe('The order was placed')
    expect(await ordersOf(po)).toHaveLength(1)
    expect(codeOf(await admin.call(retryEdiOrder, order))).toBe('edi_not_held')
    return
  }
  await admin.ask(refuseEdiOrder, order)
  await exchangeFiles(services)
  const [refusal] = await answers()
  expect(refusal!.text).toContain(`BAK*00*RD*${po}`)
  expect(codeOf(await admin.call(refuseEdiOrder, order))).toBe('edi_not_held')
})

test('a partner’s user who may not order any more holds the order [NEXT-12]', async () => {
  await db.run(`update users set role = 'accountsPayable' where id = $1`, [people.buyer])
  const po = await receive()
  await db.run(`update users set role = 'customerUser' where id = $1`, [people.buyer])
  expect(await ordersOf(po)).toEqual([])
  expect((await held()).find((each) => each.po === po)!.problem).toContain('may not order')
})

test('what has shipped goes out as an 856 and what was billed as an 810, each once [NEXT-12]', async () => {
  const po = await receive({ lines: [line(items.flour, 3)] })
  await answers()
  const [order] = await ordersOf(po)
  const shipped = { orderId: order!.id, tracking: { reference: 'Truck 7' } }
  await recordLines(db, { ...shipped, lines: [{ lineNumber: 1, shipped: { cases: 2, units: 0 } }] }, clock.now())
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents, open_cents)
     values ('NLV', 'EDI-1', '0000101', '0000100', $1, '2026-03-04', '2026-03-18', 4150, 4150)`,
    [order!.id],
  )
  await db.run(
    `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
       case_price_cents, line_total_cents, invoice_date) values ('NLV', 'EDI-1', 1, '0000101', $1, 2, 0, 2000, 4000, '2026-03-04')`,
    [items.flour],
  )
  await exchangeFiles(services)
  await exchangeFiles(services)
  const sent = await answers()
  expect(sent.map(({ kind }) => kind)).toEqual(['856', '810'])
  expect(sent[0]!.text).toContain('SN1**2*CA**3*CA~')
  expect(sent[0]!.text).toContain('REF*CN*Truck 7~')
  expect(sent[1]!.text).toContain(`BIG*20260304*EDI-1*20260302*${po}***DI~`)
  expect(sent[1]!.text).toContain('IT1*1*2*CA*20**VN*0001001~')
  expect(sent[1]!.text).toContain('TDS*4150~\nSAC*C*ZZZZ***150~')
})

test('control numbers to a partner are gapless, and every file is one our reader reads [NEXT-12]', async () => {
  const controls = (await filesOf('outbox')).map((name) => Number(name.slice(0, 9)))
  expect(controls).toEqual(controls.map((_, index) => index + 1))
  for (const name of await filesOf('outbox')) {
    const read = readInterchange(await readFile(join(home, 'buyer-group', 'outbox', name), 'utf8'))
    expect([name, read.allowed]).toEqual([name, true])
    if (!read.allowed) continue
    for (const { sets } of read.value.groups)
      for (const set of sets) expect(Number(set.end!.count)).toBe(set.segments.length + 2)
  }
})

test('what is no interchange of the partner is moved aside with the reason, links are not followed [NEXT-12]', async () => {
  await put('hello.txt', 'hello')
  await receive({ sender: 'SOMEBODY' }, 'foreign.edi')
  await symlink('/etc/hostname', join(home, 'buyer-group', 'inbox', 'link.edi'))
  await exchangeFiles(services)
  expect((await answers()).map(({ kind, text: ta1 }) => [kind, /TA1[^~]*/.exec(ta1)?.[0]])).toEqual([
    ['TA1', expect.stringMatching(/^TA1\*\d{9}\*260302\*1200\*R\*006$/)],
  ])
  const aside = await filesOf('rejected')
  expect(aside.some((name) => name.endsWith('hello.txt'))).toBe(true)
  expect(aside.some((name) => name.endsWith('foreign.edi'))).toBe(true)
  expect(await filesOf('inbox')).toEqual(['link.edi'])
  const [foreign] = (await log()).filter(({ fileName }) => fileName === 'foreign.edi')
  expect(foreign).toMatchObject({ state: 'rejected', problem: expect.stringContaining('ISA05 to ISA08') as string })
  const { content } = await admin.ask(getEdiDocument, { params: { partnerId: partner.id, documentId: foreign!.id } })
  expect(content).toContain('SOMEBODY')
  await rm(join(home, 'buyer-group', 'inbox', 'link.edi'))
})

test('partners are for staff who connect programs, and map only ship-tos of their user [NEXT-12, ACCESS-4]', async () => {
  // A sales rep who connects programs of their own sees no partner of others.
  await enablePrograms(api, 'buyer', 'dsr')
  expect(codeOf(await (await api.as('buyer')).call(listEdiPartners, {}))).toBe('feature_missing')
  expect(codeOf(await (await api.as('dsr')).call(listEdiPartners, {}))).toBe('feature_missing')
  const other = { ...partnerText, folder: 'other', partnerId: 'OTHER', shipTos: 'A, NLV-0000201' }
  expect(codeOf(await admin.call(createEdiPartner, { body: other }))).toBe('edi_mapping_ship_to')
  expect(
    codeOf(await admin.call(createEdiPartner, { body: { ...other, shipTos: '', userEmail: 'nobody@x.example' } })),
  ).toBe('edi_user_unknown')
  expect(codeOf(await admin.call(createEdiPartner, { body: { ...partnerText, folder: 'second' } }))).toBe(
    'edi_partner_taken',
  )
})
