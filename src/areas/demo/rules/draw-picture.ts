import { drawingOf } from '#areas/items/rules/drawing-of.ts'

/** What a picture of the demo shows of an item. */
export const pictureViews = ['product', 'case', 'label', 'pallet', 'shelf'] as const
/** One of the views. */
export type PictureView = (typeof pictureViews)[number]

/** So many tints there are, from 0. */
export const pictureTints = 4

const tints = [
  { paper: '#f3ecdd', soft: '#e3d3b4', ink: '#6b4f1d' },
  { paper: '#e6f0e8', soft: '#bfdcc7', ink: '#1b5a3b' },
  { paper: '#f7e8e2', soft: '#ecc6b8', ink: '#8a3519' },
  { paper: '#e7edf5', soft: '#c3d4e9', ink: '#264f80' },
] as const
const carton = { front: '#c99f66', side: '#b2874f', top: '#dcb780', line: '#7c5a2c' }

/**
 * One picture of 800 by 800. The demo has no photographs and does not pretend to: each is a drawing
 * and says so.
 */
export function drawPicture(department: string, view: PictureView, tint: number): string {
  const colors = tints[tint % pictureTints]!
  const glyph = (x: number, y: number, size: number, ink: string, fill = 'none') =>
    `<path transform="translate(${x} ${y}) scale(${size / 48})" d="${drawingOf(department)}" fill="${fill}" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`
  const box = (x: number, y: number, size: number) => {
    const depth = size * 0.28
    return `<g stroke="${carton.line}" stroke-width="3" stroke-linejoin="round"><path d="M${x} ${y}h${size}v${size * 0.8}h${-size}z" fill="${carton.front}"/><path d="M${x} ${y}l${depth} ${-depth}h${size}l${-depth} ${depth}z" fill="${carton.top}"/><path d="M${x + size} ${y}l${depth} ${-depth}v${size * 0.8}l${-depth} ${depth}z" fill="${carton.side}"/></g>${glyph(x + size * 0.28, y + size * 0.16, size * 0.44, carton.line)}`
  }
  const scenes: Readonly<Record<PictureView, () => string>> = {
    product: () =>
      `<circle cx="400" cy="390" r="270" fill="${colors.paper}" stroke="${colors.soft}" stroke-width="10"/><circle cx="400" cy="390" r="205" fill="none" stroke="${colors.soft}" stroke-width="4"/>${glyph(230, 220, 340, colors.ink, colors.soft)}`,
    case: () => box(150, 300, 400),
    label: () =>
      `<g transform="rotate(-3 400 400)"><rect x="190" y="120" width="420" height="540" rx="14" fill="${colors.paper}" stroke="${colors.soft}" stroke-width="6"/>${glyph(220, 150, 110, colors.ink, colors.soft)}${lines(360, 175, [200, 160, 210], colors.ink)}<rect x="220" y="300" width="190" height="320" fill="none" stroke="${colors.ink}" stroke-width="4"/>${lines(236, 325, [158, 120, 158, 140, 158, 100, 158, 130], colors.soft)}${bars(450, 480, colors.ink)}</g>`,
    pallet: () =>
      `${[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => box(120 + column * 165, 470 - row * 130, 160))).join('')}<g fill="${carton.side}"><rect x="105" y="608" width="540" height="22"/><rect x="120" y="630" width="60" height="36"/><rect x="345" y="630" width="60" height="36"/><rect x="570" y="630" width="60" height="36"/></g>`,
    shelf: () =>
      `<rect x="60" y="560" width="680" height="26" rx="4" fill="${colors.soft}"/>${glyph(80, 330, 230, colors.ink, colors.paper)}${glyph(290, 290, 270, colors.ink, colors.soft)}${glyph(520, 360, 200, colors.ink, colors.paper)}`,
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><rect width="800" height="800" fill="#fff"/>${scenes[view]()}<text x="400" y="768" text-anchor="middle" font-family="sans-serif" font-size="22" fill="${colors.ink}">Drawing for the demo</text></svg>`
}

const lines = (x: number, y: number, widths: readonly number[], ink: string): string =>
  widths
    .map((width, row) => `<rect x="${x}" y="${y + row * 36}" width="${width}" height="12" rx="6" fill="${ink}"/>`)
    .join('')

const bars = (x: number, y: number, ink: string): string =>
  [4, 9, 4, 14, 6, 4, 11, 4, 6, 14]
    .map((width, n) => `<rect x="${x + n * 14}" y="${y}" width="${width}" height="130" fill="${ink}"/>`)
    .join('')
