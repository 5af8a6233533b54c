import type { Invoice, InvoiceLine } from '#areas/invoice-pages/invoice.ts'

const line = (
  itemNumber: string,
  category: string,
  description: string,
  given: Partial<InvoiceLine> & Pick<InvoiceLine, 'lineTotal'>,
): Omit<InvoiceLine, 'lineNumber'> => ({
  itemNumber,
  category,
  description,
  packSizeDescription: '',
  brand: 'Larder Select',
  gtin: '',
  shippedCases: 0,
  shippedUnits: 0,
  weight: null,
  casePrice: null,
  eachPrice: null,
  perPound: null,
  ordered: null,
  mark: null,
  substituteFor: null,
  priceDifferences: [],
  receipt: null,
  isPriceSet: false,
  ...given,
})

const byCase = (pack: string, gtin: string, shippedCases: number, casePrice: number) => ({
  packSizeDescription: pack,
  gtin,
  shippedCases,
  casePrice,
  lineTotal: shippedCases * casePrice,
})
const byPound = (
  pack: string,
  gtin: string,
  shippedCases: number,
  weight: number,
  perPound: number,
  lineTotal: number,
) => ({
  packSizeDescription: pack,
  gtin,
  shippedCases,
  weight,
  perPound,
  lineTotal,
})

const lines = [
  line('0001412', 'Produce', 'TOMATO ROMA 25 LB', byCase('1/25 LB', '10012345014120', 4, 2475)),
  line('0001377', 'Produce', 'ONION YELLOW JUMBO', byCase('1/50 LB', '10012345013772', 2, 3150)),
  line('0001390', 'Produce', 'CILANTRO BUNCH', byCase('1/30 CT', '10012345013901', 1, 1890)),
  line(
    '0002208',
    'Meat and poultry',
    'CHICKEN BREAST BNLS',
    byPound('4/10 LB', '90012345022080', 3, 12_140, 24_500, 29_743),
  ),
  line('0002264', 'Meat and poultry', 'BEEF CHUCK ROLL', byPound('3/18 LB', '90012345022649', 1, 5485, 59_900, 32_855)),
  line('0003105', 'Dry goods', 'FLOUR ALL PURPOSE', byCase('1/50 LB', '10012345031059', 5, 2240)),
  line('0003170', 'Dry goods', 'OIL CANOLA FRY', byCase('1/35 LB', '10012345031707', 2, 4195)),
  line('0003188', 'Dry goods', 'RICE JASMINE', byCase('1/25 LB', '10012345031882', 3, 2635)),
].map((each, index) => ({ ...each, lineNumber: index + 1 }))

const total = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
const [billTo, shipTo] = ['0010001', '0020001']
const place = { address2: '', city: 'Las Vegas', state: 'NV', zip: '89101' }

/** PROFILE-7: a believable morning's delivery for the previews of formats; nobody's real one. */
export const sampleInvoice: Invoice = {
  division: 'NLV',
  divisionName: 'sample invoice',
  timeZone: 'America/Los_Angeles',
  invoiceNumber: '7010482',
  kind: 'invoice',
  billTo,
  billToName: 'Harbor Bistro Group',
  billToParty: { number: billTo, name: 'Harbor Bistro Group', address: '900 Ogden Ave', ...place },
  shipTo,
  shipToName: 'Harbor Bistro Downtown',
  shipToParty: { number: shipTo, name: 'Harbor Bistro Downtown', address: '214 Fremont St', ...place },
  orderId: null,
  orderNumber: '1004821',
  po: 'HB-204',
  invoiceDate: '2026-11-20',
  dueDate: '2026-12-11',
  total,
  open: total,
  state: 'open',
  daysPastDue: 0,
  lines,
  otherCharges: 0,
  notShipped: [],
  entries: [],
}
