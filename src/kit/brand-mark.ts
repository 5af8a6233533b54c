/**
 * The drawing of the brand mark, a jar on a shelf, as SVG paths in a square of `size` units. The
 * bar, the invoice preview and the browser's icon (app/public/icon.svg) draw it from these.
 */
export const brandMark = {
  size: 24,
  paths: [
    'M8 2h8a1 1 0 0 1 1 1v2H7V3a1 1 0 0 1 1-1Z',
    'M6.5 6.5h11A2.5 2.5 0 0 1 20 9v8.5h-5.2V14a2.8 2.8 0 0 0-5.6 0v3.5H4V9a2.5 2.5 0 0 1 2.5-2.5Z',
    'M2 19h20v2.5H2z',
  ],
} as const
