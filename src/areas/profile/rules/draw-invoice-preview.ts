import { brandMark } from '#kit/brand-mark.ts'
import { formatCents } from '#kit/money.ts'

/** Width and height of the drawn page: US letter at 72 points an inch. */
const previewSize = { width: 612, height: 792 } as const

interface SampleLine {
  readonly number: string
  readonly text: string
  readonly pack: string
  readonly gtin: string
  readonly cases: number
  /** Cents, a case. */
  readonly price: number
  /** Hundredths of a pound, of catch weight. */
  readonly weight?: number
  /** Cents. */
  readonly total: number
}

/** A believable morning's delivery; nobody's real one. */
const sample: readonly { category: string; lines: readonly SampleLine[] }[] = [
  {
    category: 'Produce',
    lines: [
      line('0001412', 'TOMATO ROMA 25 LB', '1/25 LB', '10012345014120', 4, 2475),
      line('0001377', 'ONION YELLOW JUMBO', '1/50 LB', '10012345013772', 2, 3150),
      line('0001390', 'CILANTRO BUNCH', '1/30 CT', '10012345013901', 1, 1890),
    ],
  },
  {
    category: 'Meat and poultry',
    lines: [
      { ...line('0002208', 'CHICKEN BREAST BNLS', '4/10 LB', '90012345022080', 3, 0), weight: 12140, total: 29743 },
      { ...line('0002264', 'BEEF CHUCK ROLL', '3/18 LB', '90012345022649', 1, 0), weight: 5485, total: 32855 },
    ],
  },
  {
    category: 'Dry goods',
    lines: [
      line('0003105', 'FLOUR ALL PURPOSE', '1/50 LB', '10012345031059', 5, 2240),
      line('0003170', 'OIL CANOLA FRY', '1/35 LB', '10012345031707', 2, 4195),
      line('0003188', 'RICE JASMINE', '1/25 LB', '10012345031882', 3, 2635),
    ],
  },
]

function line(number: string, text: string, pack: string, gtin: string, cases: number, price: number): SampleLine {
  return { number, text, pack, gtin, cases, price, total: cases * price }
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const words = (x: number, y: number, text: string, look = '') =>
  `<text x="${x}" y="${y}" ${look}>${escape(text)}</text>`
const right = (x: number, y: number, text: string, look = '') => words(x, y, text, `text-anchor="end" ${look}`)
const rule = (y: number, color = '#d8d3c6') => `<path d="M40 ${y}H572" stroke="${color}"/>`
const bold = 'font-weight="700"'
const muted = 'fill="#5c6459"'
const sum = (lines: readonly SampleLine[]) => lines.reduce((all, { total }) => all + total, 0)

/**
 * PROFILE-7: a sample invoice in a format, as ASCII SVG; undefined for a format that does not
 * exist.
 */
export function drawInvoicePreview(formatId: number): string | undefined {
  const body = bodies[formatId]
  if (!body) return undefined
  const { width, height } = previewSize
  const { drawn, end } = body()
  const total = sample.reduce((all, { lines }) => all + sum(lines), 0)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, Helvetica, Arial, sans-serif" font-size="10" fill="#1d231e">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    head,
    ...drawn,
    rule(end + 6, '#1d231e'),
    words(40, end + 24, 'Net 14 days. Claims within 24 hours of delivery.', muted),
    right(500, end + 24, 'Total', `${bold} font-size="12"`),
    right(572, end + 24, formatCents(total), `${bold} font-size="12"`),
    words(40, 760, 'Thank you for your order.', muted),
    right(572, 760, 'Sample invoice', muted),
    '</svg>',
  ].join('')
}

const head = [
  `<g transform="translate(40 39)" fill="#1b6843">${brandMark.paths.map((path) => `<path d="${path}"/>`).join('')}</g>`,
  words(71, 59, 'Larder', `${bold} font-size="20"`),
  right(572, 54, 'INVOICE', `${bold} font-size="18"`),
  right(572, 70, '7010482', muted),
  ...(['Bill to', 'Ship to', 'Invoice date', 'Due date'] as const).map((text, i) =>
    words(40 + [0, 180, 360, 456][i]!, 100, text, `${muted} font-size="9"`),
  ),
  words(40, 115, 'Harbor Bistro Group', bold),
  words(40, 129, '0010001'),
  words(220, 115, 'Harbor Bistro Downtown', bold),
  words(220, 129, '214 Fremont St, Las Vegas NV'),
  words(400, 115, '11/20/2026'),
  words(496, 115, '12/04/2026'),
  rule(146, '#1d231e'),
].join('')

interface Body {
  readonly drawn: string[]
  /** Where it ends, in points from the top. */
  readonly end: number
}

const heads = (columns: readonly [number, string, boolean][]) =>
  columns.map(([x, text, isRight]) => (isRight ? right : words)(x, 162, text, `${muted} font-size="9"`)).join('')
const itemHeads = heads([
  [40, 'ITEM', false],
  [92, 'DESCRIPTION', false],
  [366, 'PACK', false],
  [446, 'CS', true],
  [506, 'PRICE', true],
  [572, 'AMOUNT', true],
])
const priceOf = ({ price, weight, total }: SampleLine) =>
  weight === undefined ? formatCents(price) : `${formatCents(Math.round((total * 100) / weight))}/lb`
const itemLine = (item: SampleLine, y: number) =>
  [
    words(40, y, item.number),
    words(92, y, item.text),
    words(366, y, item.pack),
    right(446, y, String(item.cases)),
    right(506, y, priceOf(item)),
    right(572, y, formatCents(item.total)),
  ].join('')
const pounds = (weight: number) => `${(weight / 100).toFixed(2)} lb`

/** Lays parts below each other, each as high as it says. */
function stack(start: number, parts: readonly { height: number; draw: (y: number) => string }[]): Body {
  let y = start
  const drawn = parts.map(({ height, draw }) => {
    const text = draw(y)
    y += height
    return text
  })
  return { drawn, end: y - 8 }
}

function withHeads(heading: string, { drawn, end }: Body): Body {
  return { drawn: [heading, rule(170), ...drawn], end }
}

const items = (extra: (item: SampleLine) => string | undefined) => (item: SampleLine) => {
  const below = extra(item)
  return {
    height: below ? 30 : 20,
    draw: (y: number) => itemLine(item, y) + (below ? words(92, y + 12, below, `${muted} font-size="9"`) : ''),
  }
}
const plain = items(({ weight }) => (weight === undefined ? undefined : `Weighed ${pounds(weight)}`))
const detailed = items(({ gtin, weight }) =>
  [`GTIN ${gtin}`, ...(weight === undefined ? [] : [`Weighed ${pounds(weight)}`])].join('   '),
)
const all = sample.flatMap(({ lines }) => lines)

const bodies: Readonly<Record<number, () => Body>> = {
  1: () => withHeads(itemHeads, stack(188, all.map(plain))),
  2: () =>
    withHeads(
      itemHeads,
      stack(
        188,
        sample.flatMap(({ category, lines }) => [
          { height: 20, draw: (y: number) => words(40, y, category, bold) },
          ...lines.map(plain),
          {
            height: 30,
            draw: (y: number) => right(506, y, 'Subtotal', muted) + right(572, y, formatCents(sum(lines)), bold),
          },
        ]),
      ),
    ),
  3: () => withHeads(itemHeads, stack(188, all.map(detailed))),
  4: () =>
    withHeads(
      heads([
        [40, 'CATEGORY', false],
        [446, 'CASES', true],
        [572, 'AMOUNT', true],
      ]),
      stack(
        190,
        sample.map(({ category, lines }) => ({
          height: 24,
          draw: (y: number) =>
            words(40, y, category, bold) +
            right(446, y, String(lines.reduce((count, { cases }) => count + cases, 0))) +
            right(572, y, formatCents(sum(lines))),
        })),
      ),
    ),
}
