import { addMonths } from '#kit/dates.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import { random } from './random.ts'

/** A bank account or a card of a demo user. */
export interface DemoMethod {
  readonly owner: string
  readonly description: string
  readonly allBillTos: boolean
  readonly billTos: readonly BillToKey[]
  readonly account?: {
    readonly nameOnAccount: string
    readonly accountType: 'P' | 'B'
    readonly routingNo: string
    readonly accountNo: string
  }
  readonly card?: { readonly ccType: string; readonly ccNoLastFour: string; readonly expires: string }
}

const chance = () => random(61)

/**
 * A routing number of no bank: of a district that does not exist in the list, with its check digit.
 */
function routingNumber(n: number): string {
  const eight = `1100000${n % 10}`
  const sum = Array.from(eight).reduce((total, digit, place) => total + Number(digit) * [3, 7, 1][place % 3]!, 0)
  return `${eight}${(10 - (sum % 10)) % 10}`
}

const harbor: readonly BillToKey[] = [{ division: 'NLV', number: '0010001' }]
const houses: readonly BillToKey[] = [
  { division: 'NLV', number: '0010003' },
  { division: 'NLV', number: '0010005' },
  { division: 'NIC', number: '0050002' },
  { division: 'NIC', number: '0050003' },
]

/**
 * PROFILE-4: what the demo's customers pay with: accounts and cards with made-up numbers, one card
 * past its date.
 */
export function demoMethods(today: string): DemoMethod[] {
  const { whole } = chance()
  const account = (nameOnAccount: string, accountType: 'P' | 'B', n: number) => ({
    nameOnAccount,
    accountType,
    routingNo: routingNumber(n),
    accountNo: String(whole(1_000_000_000, 9_999_999_999)),
  })
  const card = (ccType: string, ccNoLastFour: string, months: number) => ({
    ccType,
    ccNoLastFour,
    expires: addMonths(today, months).slice(0, 7),
  })
  const named = { allBillTos: false }
  const [ruth, mara, ines] = [
    'accounts@harborbistro.example',
    'buyer@harborbistro.example',
    'manager@multiunit.example',
  ]
  return [
    {
      owner: ruth!,
      description: 'Operating account',
      ...named,
      billTos: harbor,
      account: account('Harbor Bistro', 'B', 1),
    },
    { owner: ruth!, description: 'Tax reserve', ...named, billTos: harbor, account: account('Harbor Bistro', 'B', 2) },
    { owner: mara!, description: 'Petty cash', ...named, billTos: harbor, account: account('Mara Okafor', 'P', 3) },
    { owner: ruth!, description: 'Kitchen card', ...named, billTos: harbor, card: card('visa', '4242', 31) },
    { owner: ruth!, description: 'Old office card', ...named, billTos: harbor, card: card('mastercard', '4444', -2) },
    {
      owner: ines!,
      description: 'All houses',
      allBillTos: true,
      billTos: [],
      account: account('Multiunit Holding', 'B', 4),
    },
    {
      owner: ines!,
      description: 'Banquet card',
      ...named,
      billTos: houses.slice(0, 3),
      card: card('american-express', '0005', 19),
    },
  ]
}
