import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { findCodeItems, forgetCode, listCodes, lookUpCode, rememberCode } from '../scanning.endpoints.ts'
import { withCheckDigit } from '../testing/encode-label.ts'

const api = await startApi()
const own = shipTos.own
const product = '003803472020'
const flourCase = withCheckDigit(`1${product}`)
const flourEach = withCheckDigit(`0${product}`)
const stockId = '00000000-0000-7000-8000-0000000000a1'
const foreignId = '00000000-0000-7000-8000-0000000000a2'
let buyer: Client
let stranger: Client

beforeAll(async () => {
  const { db } = api
  await db.run(`update items set gtin = $1 where item_number = $2`, [flourCase, items.flour])
  const shared = withCheckDigit('1009999000001')
  await db.run(`update items set gtin = $1 where item_number = any($2)`, [shared, [items.oil, items.chicken]])
  await db.run(
    `insert into items (division, item_number, description, pack_size_description, brand, category_id, gtin,
       is_proprietary, reserved_ship_tos, erp_status)
     values ('NLV', '0001077', 'PICKLE SECRET SPEAR', '4/1 GAL', 'Millstone', 'dry', $1, true, '{0000201}', 'active')`,
    [withCheckDigit('1007777000001')],
  )
  await db.run(`insert into customer_items values ('NLV', '0000101', $1, 'House chicken', 'K417')`, [items.chicken])
  await db.run(`insert into item_purchases values ('NLV', '0000101', $1, 9, '2026-02-27T10:00:00Z', null)`, [
    items.flour,
  ])
  await db.run(
    `insert into custom_items (id, division, ship_to, description, customer_item_number)
     values ($1, 'NLV', '0000101', 'Veal stock, our own', 'STOCK-1'), ($2, 'NLV', '0000201', 'Sourdough starter', 'STOCK-1')`,
    [stockId, foreignId],
  )
  buyer = await api.as('buyer')
  stranger = await api.as('stranger')
})

const lookUp = (code: string, client = buyer, params: { division: string; shipTo: string } = own) =>
  client.ask(lookUpCode, { params: { ...params, code } })
const found = async (code: string, client = buyer, params: { division: string; shipTo: string } = own) => {
  const { outcome, matches } = await lookUp(code, client, params)
  return [outcome, ...matches.map(({ itemNumber, customItemId, unit }) => `${itemNumber ?? customItemId} ${unit}`)]
}

describe('looking up', () => {
  test('the GTIN of the case is a case, that of the unit in it an each [NEXT-8]', async () => {
    expect(await found(flourCase)).toEqual(['item', `${items.flour} CS`])
    expect(await found(flourEach.slice(1))).toEqual(['item', `${items.flour} EA`])
    expect(await found(withCheckDigit(`5${product}`))).toEqual(['unknown', `${items.flour} CS`])
  })

  test('a further barcode of an item is the case or the each it is on, never an item made for others [NEXT-8, ITEM-9]', async () => {
    const [inner, formerCase, secret] = ['0036000291451', '1071234567890', '1007777000002'].map(withCheckDigit)
    await api.db.run(
      `insert into item_barcodes (division, gtin, item_number, unit)
       values ('NLV', $1, $2, 'EA'), ('NLV', $3, $2, 'CS'), ('NLV', $4, '0001077', 'CS')`,
      [inner, items.flour, formerCase, secret],
    )
    expect(await found(inner!.slice(1))).toEqual(['item', `${items.flour} EA`])
    expect(await found(formerCase!)).toEqual(['item', `${items.flour} CS`])
    expect(await found(secret!)).toEqual(['unknown'])
    expect(await found(secret!, stranger, shipTos.foreign)).toEqual(['item', '0001077 CS'])
  })

  test('a label says weight, lot and date beside the item [NEXT-8]', async () => {
    const meaning = await lookUp(`]C101${flourCase}3202001234172612\u0030010LOT7A`)
    expect(meaning).toMatchObject({
      kind: 'gtin',
      code: flourCase,
      outcome: 'item',
      facts: { weightHundredths: 1234, lot: 'LOT7A', expiresOn: '2026-12-31', serial: null },
      warning: null,
    })
    expect(meaning.matches[0]).toMatchObject({
      description: 'FLOUR ALL PURPOSE',
      isBrokenCase: true,
      isRemembered: false,
    })
  })

  test('an item number, the customer’s number and the number of a custom item are codes too [NEXT-8]', async () => {
    expect(await found(items.oil)).toEqual(['item', `${items.oil} CS`])
    expect(await found(items.napkins)).toEqual(['item', `${items.napkins} EA`])
    expect(await found('K417')).toEqual(['item', `${items.chicken} CS`])
    expect(await found('STOCK-1')).toEqual(['item', `${stockId} CS`])
  })

  test('a GTIN of several items is theirs to choose from [NEXT-8]', async () => {
    const meaning = await found(withCheckDigit('1009999000001'))
    expect(meaning).toEqual(['several', `${items.chicken} CS`, `${items.oil} CS`])
  })

  test('an item made for others is absent, for the ship-to it is made for it is there [NEXT-8, ITEM-9]', async () => {
    expect(await found(withCheckDigit('1007777000001'))).toEqual(['unknown'])
    expect(await found('0001077')).toEqual(['unknown'])
    expect(await found('0001077', stranger, shipTos.foreign)).toEqual(['item', '0001077 CS'])
  })

  test.each([
    ['10038034720203', 422, 'The check digit does not match. Please scan the code again.'],
    ['x'.repeat(201), 400, 'A code cannot be more than 200 characters.'],
    ['%'.repeat(201), 400, 'A code cannot be more than 200 characters.'],
    [' ', 400, 'Scan or enter a code.'],
    [
      `(00)${withCheckDigit('00123456789012345')}`,
      422,
      'This label names a pallet, not an item. Please scan a case on it.',
    ],
  ])('%j is refused for the field [NEXT-8]', async (code, status, message) => {
    const answer = await buyer.call(lookUpCode, { params: { ...own, code } })
    expect([answer.status, answer.body]).toMatchObject([status, { field: 'code', message }])
  })

  test('a code of 200 characters that an address has to escape is looked up [NEXT-8]', async () => {
    expect(await found('/'.repeat(200))).toEqual(['unknown'])
  })
})

describe('remembering', () => {
  const code = 'SUPPLIER-77'

  test('an unknown code is asked about once: then it is known to this ship-to, and to no other [NEXT-8]', async () => {
    expect(await found(code)).toEqual(['unknown'])
    const meaning = await buyer.ask(rememberCode, {
      params: { ...own, code },
      body: { itemNumber: items.flour, unit: 'EA' },
    })
    expect(meaning.matches[0]).toMatchObject({ itemNumber: items.flour, unit: 'EA', isRemembered: true })
    expect(await found(code, await api.as('colleague'))).toEqual(['item', `${items.flour} EA`])
    expect(await found(code, buyer, shipTos.sibling)).toEqual(['unknown'])
    expect(await found(code, stranger, shipTos.foreign)).toEqual(['unknown'])
    const kept = await api.db.rows('select learned_by as who, learned_at as at from customer_codes')
    expect(kept).toEqual([{ who: people.buyer, at: '2026-03-02T20:00:00.000Z' }])
  })

  test('another answer takes the place of the first, an item of the catalogue that of a custom one [NEXT-8]', async () => {
    const answerWith = (body: { itemNumber?: string; customItemId?: string }) =>
      buyer.ask(rememberCode, { params: { ...own, code }, body: { ...body, unit: 'CS' } })
    await answerWith({ customItemId: stockId })
    expect(await found(code)).toEqual(['item', `${stockId} CS`])
    await answerWith({ itemNumber: items.oil })
    expect(await found(code)).toEqual(['item', `${items.oil} CS`])
  })

  test('what people say goes before the catalogue, until it is forgotten [NEXT-8]', async () => {
    const params = { ...own, code: flourCase }
    await buyer.ask(rememberCode, { params, body: { itemNumber: items.oil, unit: 'CS' } })
    expect(await found(`]C101${flourCase}10LOT7A`)).toEqual(['item', `${items.oil} CS`])
    await buyer.ask(forgetCode, { params })
    await buyer.ask(forgetCode, { params })
    expect(await found(flourCase)).toEqual(['item', `${items.flour} CS`])
  })

  test('the labels of one item on a scale share what was said [NEXT-8]', async () => {
    const label = (weight: string) => withCheckDigit(`2054321${weight}`)
    await buyer.ask(rememberCode, {
      params: { ...own, code: label('00750') },
      body: { itemNumber: items.chicken, unit: 'CS' },
    })
    expect(await found(label('01985'))).toEqual(['item', `${items.chicken} CS`])
  })

  test.each([
    [{ itemNumber: '0009999' }, 422, 'itemNumber', 'Item not found'],
    [{ itemNumber: '0001077' }, 422, 'itemNumber', 'Item not found'],
    [{ customItemId: foreignId }, 422, 'customItemId', 'Custom item not found'],
    [
      { customItemId: stockId, itemNumber: items.oil },
      422,
      'customItemId',
      'Choose an item or a custom item, not both.',
    ],
    [{}, 422, 'itemNumber', 'Choose an item or a custom item.'],
    [{ itemNumber: items.oil, unit: 'LB' }, 400, 'unit', 'Choose cases or eaches'],
    [
      { itemNumber: items.chicken, unit: 'EA' },
      422,
      'unit',
      'This item is neither sold nor counted by the each. Choose the case.',
    ],
    [{ itemNumber: items.napkins }, 422, 'unit', 'This item is sold by the each only. Choose one each.'],
    [
      { customItemId: stockId, unit: 'EA' },
      422,
      'unit',
      'This item is neither sold nor counted by the each. Choose the case.',
    ],
  ])('%j is refused, and nothing is remembered [NEXT-8]', async (given, status, field, message) => {
    const before = await api.db.rows('select * from customer_codes order by code')
    const body = { unit: 'CS', ...given } as { unit: 'CS' }
    const answer = await buyer.call(rememberCode, { params: { ...own, code: 'NEW' }, body })
    expect([answer.status, answer.body]).toMatchObject([status, { field, message }])
    expect(await api.db.rows('select * from customer_codes order by code')).toEqual(before)
  })

  test('a code with a wrong check digit is not remembered [NEXT-8]', async () => {
    const answer = await buyer.call(rememberCode, {
      params: { ...own, code: '10038034720203' },
      body: { itemNumber: items.oil, unit: 'CS' },
    })
    expect(answer.body).toMatchObject({ code: 'code_check_digit', field: 'code' })
  })

  test('whoever neither orders nor counts looks up, and remembers nothing [NEXT-8, ACCESS-3]', async () => {
    const accounting = await api.as('accounting')
    const params = { ...own, code: 'BOOKS' }
    expect(codeOf(await accounting.call(lookUpCode, { params }))).toBeNull()
    const body = { itemNumber: items.oil, unit: 'CS' } as const
    expect(codeOf(await accounting.call(rememberCode, { params, body }))).toBe('feature_missing')
    expect(codeOf(await accounting.call(forgetCode, { params }))).toBe('feature_missing')
  })
})

describe('lists', () => {
  test('a device keeps what was remembered, and the GTINs of what was bought [NEXT-8]', async () => {
    const { codes, totalRecords } = await buyer.ask(listCodes, { params: own, query: { includeTotal: 'true' } })
    expect(totalRecords).toBe(codes.length)
    expect(codes.find(({ code }) => code === flourCase)).toMatchObject({ itemNumber: items.flour, isRemembered: false })
    expect(codes[0]).toMatchObject({ isRemembered: true })
    const pages = await Promise.all(
      ['1', '2', '3'].map((pageNo) => buyer.ask(listCodes, { params: own, query: { pageNo, pageSize: '1' } })),
    )
    expect(pages.flatMap((page) => page.codes.map(({ code }) => code))).toEqual(
      codes.slice(0, 3).map(({ code }) => code),
    )
  })

  test('what an unknown code may be: bought items first, then the catalogue, then custom items [NEXT-8]', async () => {
    const find = async (keyword: string) => {
      const groups = await buyer.ask(findCodeItems, { params: own, query: { keyword } })
      return [groups.bought, groups.catalogue, groups.custom].map((group) =>
        group.map(({ description }) => description),
      )
    }
    expect(await find('')).toEqual([['FLOUR ALL PURPOSE'], [], ['Veal stock, our own']])
    expect(await find('Oils')).toEqual([[], ['OIL CANOLA'], []])
    expect(await find('house')).toEqual([[], ['CHICKEN BREAST BNLS SKNLS', 'SAUCE HOUSE SPECIAL'], []])
    expect(await find('flour millstone')).toEqual([['FLOUR ALL PURPOSE'], [], []])
    expect(await find('pickle')).toEqual([[], [], []])
    expect(await find('100%')).toEqual([[], [], []])
  })

  test('a prospect has no codes [NEXT-8, CUST-4]', async () => {
    const prospect = await api.as('prospect')
    const params = shipTos.prospective
    const refused = [
      await prospect.call(lookUpCode, { params: { ...params, code: flourCase } }),
      await prospect.call(listCodes, { params }),
      await prospect.call(findCodeItems, { params }),
    ]
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 3 }, () => 'codes_not_for_prospects'))
  })
})

describe('bad input', () => {
  const callOf = (code: string) => buyer.call(lookUpCode, { params: { ...own, code } })
  test.each([
    ['a wrong check digit', `${flourCase.slice(0, 13)}${(Number(flourCase[13]) + 1) % 10}`, 422, 'code_check_digit'],
    ['a megabyte', '1'.repeat(1_000_000), 414, null],
    ['201 characters', 'A'.repeat(201), 400, null],
    ['a NUL', 'ABC\u0000DEF', 400, null],
    ['spaces alone', '   ', 400, 'code_empty'],
  ])(
    '%s is refused with a reason, and nothing is looked up [NEXT-8, security 20]',
    async (_, code, status, expected) => {
      const answer = await callOf(code)
      expect(answer.ok).toBe(false)
      expect(answer.status).toBe(status)
      if (expected !== null) expect(codeOf(answer)).toBe(expected)
    },
  )

  test('letters that name nothing are an unknown code, not an error [NEXT-8]', async () => {
    expect(await found("'; drop table items --")).toEqual(['unknown'])
    expect(await found('ÄÖÜ <script>')).toEqual(['unknown'])
  })
})

describe('the number of codes', () => {
  test('a ship-to keeps at most 20,000 codes, in any race; a known one can still change [NEXT-8]', async () => {
    await api.db.run(
      `insert into customer_codes (division, ship_to, code, item_number, unit, learned_at)
       select 'NLV', '0000101', 'FULL-' || n, $1, 'CS', now() from generate_series(1, 19999 - (
         select count(*)::int from customer_codes where division = 'NLV' and ship_to = '0000101')) n`,
      [items.flour],
    )
    const remember = (code: string) =>
      buyer.call(rememberCode, { params: { ...own, code }, body: { itemNumber: items.oil, unit: 'CS' } })
    const codes = (await Promise.all(['LAST-1', 'LAST-2', 'LAST-3', 'LAST-4'].map(remember))).map(codeOf)
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect(codes.filter((code) => code === 'too_many_codes')).toHaveLength(3)
    expect(codeOf(await remember('FULL-1'))).toBeNull()
    await api.db.run(`delete from customer_codes where code like 'FULL-%' or code like 'LAST-%'`)
  })
})
