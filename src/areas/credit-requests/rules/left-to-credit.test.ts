import { expect, test } from 'vitest'
import { buildCreditable } from '../testing/build-creditable.ts'
import { billedPrice, goodsAmount, leftToCredit, priceAmount, takeOf, unitsOf, withClaim } from './left-to-credit.ts'

const flour = buildCreditable()
const chicken = buildCreditable({
  shippedCases: 3,
  weight: 10_001,
  casePrice: null,
  perPound: 24_550,
  lineTotal: 24_552,
  eachesPerCase: 1,
})

test('a line is credited in the units it was billed in, and in eaches of its cases [CREDIT-1]', () => {
  expect(unitsOf(flour)).toEqual(['CS', 'EA'])
  expect(unitsOf(chicken)).toEqual(['CS', 'LB'])
  expect(unitsOf(buildCreditable({ eachesPerCase: 1 }))).toEqual(['CS'])
  expect(unitsOf(buildCreditable({ shippedCases: 0, shippedUnits: 5, eachPrice: 599, lineTotal: 2995 }))).toEqual([
    'EA',
  ])
})

test('what is claimed is not left: eaches of a broken case take the case [CREDIT-1]', () => {
  expect([leftToCredit(flour, 'CS', 'goods'), leftToCredit(flour, 'EA', 'goods')]).toEqual([10, 80])
  const after = withClaim(flour, 'goods', takeOf(flour, 'EA', 3, 'goods'), 750)
  expect([leftToCredit(after, 'CS', 'goods'), leftToCredit(after, 'EA', 'goods')]).toEqual([9, 77])
})

test('eaches are those billed as such first, then those of cases [CREDIT-1]', () => {
  const line = buildCreditable({ shippedUnits: 2, eachPrice: 300, lineTotal: 20_600 })
  const take = takeOf(line, 'EA', 5, 'goods')
  expect(take).toEqual({ units: 2, cases: 3 })
  // 2 x $3.00 and 3 of 8 of $20.00.
  expect(goodsAmount(line, take)).toBe(600 + 750)
})

test('cases of catch weight one by one are all the cases there were, in any order [CREDIT-1]', () => {
  let line = chicken
  for (const left of [3, 2, 1]) {
    expect(leftToCredit(line, 'CS', 'goods')).toBe(left)
    const take = takeOf(line, 'CS', 1, 'goods')
    line = withClaim(line, 'goods', take, goodsAmount(line, take))
  }
  expect([leftToCredit(line, 'CS', 'goods'), leftToCredit(line, 'LB', 'goods')]).toEqual([0, 0])
  expect(line.claimedCents).toBeLessThanOrEqual(chicken.lineTotal)
  expect(chicken.lineTotal - line.claimedCents).toBeLessThanOrEqual(2)
})

test('pounds are worth their share of what was weighed [CREDIT-1]', () => {
  // 10.00 lb at $2.455.
  expect(goodsAmount(chicken, takeOf(chicken, 'LB', 1000, 'goods'))).toBe(2455)
  expect(billedPrice(chicken, 'LB')).toBe(24_550)
})

test('a wrong price is worth the difference; the goods are then worth what is left of theirs [CREDIT-1]', () => {
  expect(priceAmount(flour, 'CS', 10, 1850)).toBe(1500)
  expect(priceAmount(chicken, 'LB', 10_001, 22_550)).toBe(2000)
  const after = withClaim(flour, 'price', takeOf(flour, 'CS', 10, 'price'), 1500)
  expect(leftToCredit(after, 'CS', 'price')).toBe(0)
  expect(leftToCredit(after, 'CS', 'goods')).toBe(10)
  // Ten cases at $18.50 are left.
  expect(goodsAmount(after, takeOf(after, 'CS', 4, 'goods'))).toBe(7400)
  const gone = withClaim(flour, 'goods', takeOf(flour, 'CS', 4, 'goods'), 8000)
  expect(leftToCredit(gone, 'CS', 'price')).toBe(6)
})

test('no order of claims credits more than the line billed: 400 random ones [CREDIT-1]', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const broken: string[] = []
  for (let round = 0; round < 400; round++) {
    const shippedCases = random(6)
    const shippedUnits = shippedCases === 0 ? 1 + random(5) : random(5)
    const weight = shippedCases > 0 && random(3) === 0 ? 1 + random(9000) : null
    let line = buildCreditable({
      shippedCases,
      shippedUnits,
      weight,
      eachesPerCase: 1 + random(7),
      casePrice: null,
      eachPrice: shippedUnits > 0 ? random(700) : null,
      perPound: weight === null ? null : 1 + random(90_000),
      lineTotal: 1 + random(30_000),
    })
    for (let step = 0; step < 12; step++) {
      const kind = random(4) === 0 ? 'price' : 'goods'
      const units = unitsOf(line)
      const unit = units[random(units.length)]!
      const left = leftToCredit(line, unit, kind)
      if (left === 0) continue
      const quantity = 1 + random(left)
      const take = takeOf(line, unit, quantity, kind)
      const price = billedPrice(line, unit)
      const amount =
        kind === 'goods' ? goodsAmount(line, take) : priceAmount(line, unit, quantity, random(Math.max(1, price)))
      line = withClaim(line, kind, take, amount)
      const isWithin =
        Math.min(take.cases, take.units, amount) >= 0 &&
        line.claimedCents <= line.lineTotal &&
        line.cases.goodsClaimed <= line.cases.size &&
        line.units.goodsClaimed <= line.units.size
      if (!isWithin) broken.push(`round ${round}, step ${step}`)
    }
  }
  expect(broken).toEqual([])
})
