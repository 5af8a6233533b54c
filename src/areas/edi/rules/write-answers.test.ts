import { expect, test } from 'vitest'
import type { Segment } from '../x12.ts'
import { writeConfirmation, writeInvoice, writeRefusal, writeShipNotice } from './write-answers.ts'

const text = (segments: readonly Segment[]) => segments.map(({ tag, elements }) => [tag, ...elements].join('*'))
const order = { po: 'PO-77', poDate: '20260302', shipToCode: '0042', isOurNumber: false, orderNumber: '1000001' }
const flour = {
  id: '1',
  itemNumber: '0001001',
  description: 'Flour, all purpose',
  unitCode: 'CA',
  quantity: 2,
  price: 2000,
}
const chicken = { id: '2', itemNumber: '0001003', description: 'Chicken', unitCode: 'CS', quantity: 1, price: null }

test('an 855 accepts each line in the partner’s unit, at our price [NEXT-12]', () => {
  expect(text(writeConfirmation(order, [flour, chicken], { day: '2026-03-02', deliveryDate: '2026-03-04' }))).toEqual([
    'BAK*00*AD*PO-77*20260302****1000001*20260302',
    'DTM*067*20260304',
    'N1*ST**92*0042',
    'PO1*1*2*CA*20**VN*0001001',
    'PID*F****Flour, all purpose',
    'ACK*IA*2*CA*067*20260304',
    'PO1*2*1*CS***VN*0001003',
    'PID*F****Chicken',
    'ACK*IA*1*CS*067*20260304',
    'CTT*2',
  ])
})

test('an 855 that refuses says why [NEXT-12]', () => {
  expect(text(writeRefusal(order, 'Line 1: An item cannot be ordered.', '2026-03-02'))).toEqual([
    'BAK*00*RD*PO-77*20260302*****20260302',
    'N9*ZZ*REASON',
    'MSG*Line 1: An item cannot be ordered.',
    'N1*ST**92*0042',
  ])
})

test('an 856 has what was shipped beside what was ordered [NEXT-12]', () => {
  const shipment = { id: '1000001-1', day: '2026-03-04', time: '0610', tracking: 'Truck 7', deliveryDate: '2026-03-04' }
  expect(text(writeShipNotice(order, [{ ...flour, shipped: 1 }], shipment))).toEqual([
    'BSN*00*1000001-1*20260304*0610*0001',
    'HL*1**S',
    'REF*CN*Truck 7',
    'DTM*011*20260304',
    'DTM*067*20260304',
    'N1*ST**92*0042',
    'HL*2*1*O',
    'PRF*PO-77***20260302',
    'REF*VN*1000001',
    'HL*3*2*I',
    'LIN*1*VN*0001001',
    'SN1**1*CA**2*CA',
    'PID*F****Flour, all purpose',
    'CTT*3',
  ])
})

test('an 810 has the total of the invoice to the cent, and what no line says as a charge [NEXT-12]', () => {
  const invoice = { number: 'I-1', date: '2026-03-04', dueDate: '2026-03-18', total: 14_120 }
  const lines = [
    { id: '1', itemNumber: '0001001', description: 'Flour', unitCode: 'CA', quantity: 2, total: 4000 },
    // 40.73 lb for 99.99: 2.45494… a pound.
    { id: '2', itemNumber: '0001003', description: 'Chicken', unitCode: 'LB', quantity: 4073, total: 9999 },
  ]
  expect(text(writeInvoice(order, lines, invoice))).toEqual([
    'BIG*20260304*I-1*20260302*PO-77***DI',
    'REF*VN*1000001',
    'N1*ST**92*0042',
    'ITD******20260318',
    'IT1*1*2*CA*20**VN*0001001',
    'CTP********40',
    'PID*F****Flour',
    'IT1*2*40.73*LB*2.4549**VN*0001003',
    'CTP********99.99',
    'PID*F****Chicken',
    'TDS*14120',
    'SAC*C*ZZZZ***121',
    'CTT*2',
  ])
})
