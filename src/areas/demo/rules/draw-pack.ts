import type { PicturePack } from '../picture-parts.ts'

/** The tones a pack is drawn in: its label takes the color of what is in it. */
export interface PackTones {
  readonly label: string
  readonly labelShade: string
}

/** Where the content is drawn in the 32 by 32 grid: its middle, and its size. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A pack as drawn, behind and before its content. */
export interface PackDrawing {
  readonly back: string
  readonly front: string
  /** Where the content is seen; the last is drawn over the others. */
  readonly places: readonly Place[]
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`
const steel = '#B4BCC4'
const steelLight = '#D9DEE3'
const steelDark = '#8B949C'
// Darker than paper, as they also stand on it.
const white = '#ECEBE6'
const whiteShade = '#D2D0C9'
const kraft = '#D9A867'
const kraftShade = '#BE8A48'
const kraftLight = '#E9C48E'

/** In front of a closed pack, to the right: large enough to be known at 40 pixels. */
const beside: readonly Place[] = [{ x: 21, y: 21, size: 20 }]

const closed = (back: string): PackDrawing => ({ back, front: '', places: beside })

/**
 * ITEM-4: a pack of the demo's pictures in flat shapes of two or three tones on a grid of 32 by 32,
 * in the manner of the food drawings. The content is drawn on a tray and in a crate, and in front
 * of a closed pack.
 */
export function drawPack(pack: PicturePack, { label, labelShade }: PackTones): PackDrawing {
  switch (pack) {
    case 'bag':
      return closed(
        path(white, 'M4 5h17l-1 3 1 17-1 3H5l-1-3 1-17Z') +
          path(whiteShade, 'M4 5h17l-.7 2H4.700ZM5 26h15l.3 2H5Z') +
          path(label, 'M5 11h15.300l.5 12H4.400Z') +
          path(labelShade, 'M17.500 11h2.800l.5 12h-3.300Z'),
      )
    case 'bottle':
      return closed(
        path('#5B4636', 'M9 2h5v4H9Z') +
          path(white, 'M9 6h5v4c3 1.500 4 4 4 7v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V17c0-3 1-5.500 4-7Z') +
          path(whiteShade, 'M14 10c3 1.500 4 4 4 7v10a2 2 0 0 1-2 2h-1.500Z') +
          path(label, 'M5 16h13v9H5Z') +
          path(labelShade, 'M14.500 16H18v9h-3.500Z'),
      )
    case 'box':
      return closed(
        path(kraft, 'M2 11h18v17H2Z') +
          path(kraftLight, 'M2 11 6 5h19l-5 6Z') +
          path(kraftShade, 'm20 11 5-6v17l-5 6Z') +
          path(label, 'M2 15h18v6H2Z') +
          path(labelShade, 'm20 15 5-6v6l-5 6Z'),
      )
    case 'can':
      return closed(
        path(steel, 'M3 8h17v17c0 2-4 4-8.500 4S3 27 3 25Z') +
          path(label, 'M3 11c0 2 4 3.500 8.500 3.500S20 13 20 11v12c0 2-4 3.500-8.500 3.500S3 25 3 23Z') +
          path(labelShade, 'M16.500 13.700c2.200-.6 3.500-1.600 3.500-2.700v12c0 1.100-1.300 2.100-3.500 2.700Z') +
          `<ellipse cx="11.500" cy="8" rx="8.500" ry="3.500" fill="${steelLight}"/><ellipse cx="11.500" cy="8" rx="6.500" ry="2.300" fill="${steelDark}" opacity=".45"/>`,
      )
    case 'carton':
      return closed(
        path(white, 'M4 12h14v16H4Z') +
          path(whiteShade, 'm18 12 4-2v16l-4 2Z') +
          path(labelShade, 'M18 17l4-2v6l-4 2ZM4 12l3-7h13l2 5-4 2Z') +
          path(label, 'M4 12l3-7h10l1 7ZM4 17h14v6H4Z') +
          path(white, 'M7 3h12v2H7Z'),
      )
    case 'crate':
      return {
        back: path('#8A5A2B', 'M3 15h26v12H3Z') + path('#6E4520', 'M4 15h24v4H4Z'),
        front:
          path('#C98F4E', 'M2 19.500h28v4.200H2ZM2 24.500h28V29H2Z') +
          path('#A87032', 'M2 19.500h2.500V29H2ZM27.500 19.500H30V29h-2.500Z'),
        places: [
          { x: 9.5, y: 13.5, size: 13 },
          { x: 22.5, y: 13.5, size: 13 },
          { x: 16, y: 12.5, size: 15 },
        ],
      }
    case 'jar':
      return closed(
        path(label, 'M4 10c0-1 1-2 2-2h12c1 0 2 1 2 2v16a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3Z') +
          path(labelShade, 'M17 8h1c1 0 2 1 2 2v16a3 3 0 0 1-3 3Z') +
          path(white, 'M4 14h16v9H4Z') +
          path(whiteShade, 'M17 14h3v9h-3Z') +
          path(steelDark, 'M5 3h14v5H5Z') +
          path(steel, 'M5 3h14v2H5Z'),
      )
    case 'jug':
      return closed(
        path(labelShade, 'M8 2h5v3H8Z') +
          path(white, 'M8 5h5l1 3c3 .5 5 2 5 5v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V13c0-3 2-4.500 4-5Z') +
          path(whiteShade, 'M14 8c3 .5 5 2 5 5v14a2 2 0 0 1-2 2h-1.500V14Z') +
          `<path fill="none" stroke="${whiteShade}" stroke-width="2" d="M14.500 8.500c4-1 6.500 1 6.500 5v5h-2"/>` +
          path(label, 'M3 17h16v8H3Z'),
      )
    case 'sack':
      return closed(
        path(kraft, 'M4 6h16l1.500 4L20 28c0 1-.5 1-1 1H5c-.5 0-1 0-1-1L2.500 10Z') +
          path(kraftShade, 'M4 6h16l.8 2.200H3.200ZM17 10.500h4.300L20 28c0 1-.5 1-1 1h-2Z') +
          path(label, 'M3.200 14h17.700l-.7 9H3.900Z') +
          path(labelShade, 'M17 14h3.900l-.7 9H17Z'),
      )
    case 'shaker':
      return closed(
        path(label, 'M5 9h13v18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2Z') +
          path(labelShade, 'M15 9h3v18a2 2 0 0 1-2 2h-1Z') +
          path(white, 'M5 14h13v9H5Z') +
          path('#B3261E', 'M5 3h13v6H5Z') +
          path('#D9534A', 'M5 3h13v2H5Z'),
      )
    case 'tray':
      return {
        back:
          path(whiteShade, 'M2 17h28l-2.500 10a2 2 0 0 1-2 1.500h-19A2 2 0 0 1 4.500 27Z') +
          path(white, 'M2 15.500h28l-2 6.500H4Z'),
        front: path(whiteShade, 'M3.300 23.500h25.400L27.500 27a2 2 0 0 1-2 1.500h-19A2 2 0 0 1 4.500 27Z'),
        places: [{ x: 16, y: 14.5, size: 23 }],
      }
    case 'tub':
      return closed(
        path(white, 'M3 10h18l-1.500 17a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2Z') +
          path(whiteShade, 'M17.500 10H21l-1.500 17a2 2 0 0 1-2 2H16Z') +
          path(label, 'M3.500 14h17l-.9 9H4.400Z') +
          path(labelShade, 'M17.200 14h3.300l-.9 9h-3Z') +
          path(labelShade, 'M2 6.500h20V10H2Z'),
      )
  }
}
