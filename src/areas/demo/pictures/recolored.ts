/** Drawings of the set in another color: which, and its tones with those that take their place. */
export const recolored: Readonly<Record<string, readonly [of: string, tones: Readonly<Record<string, string>>]>> = {
  'bell-pepper-orange': ['bell-pepper', { '#008463': '#d9660f', '#44911b': '#ff9636', '#c3ef3c': '#44911b' }],
  'bell-pepper-red': ['bell-pepper', { '#008463': '#b3142b', '#44911b': '#f8312f', '#c3ef3c': '#44911b' }],
  'bell-pepper-yellow': ['bell-pepper', { '#008463': '#dd9d05', '#44911b': '#fcd53f', '#c3ef3c': '#44911b' }],
  'fish-sauce': ['vinegar', { '#8a3b2a': '#b8651b', '#b5543c': '#e09a45', '#9b6b3d': '#2f6f9f' }],
  'grapes-green': [
    'grapes',
    { '#321b41': '#6b9430', '#533566': '#9ccb4c', '#433b6b': '#86b53c', '#6b438b': '#b6dd6e' },
  ],
  'hot-pepper-green': ['hot-pepper', { '#f8312f': '#44911b', '#00d26a': '#2b6310' }],
  'onion-red': ['onion', { '#d3883e': '#7d2248', '#f3ad61': '#b0477a', '#e19747': '#96335f' }],
  'onion-white': ['onion', { '#d3883e': '#cfc8bb', '#f3ad61': '#f5f1e8', '#e19747': '#e3dccd' }],
  'potato-red': ['potato', { '#d3883e': '#a33b35', '#f3ad61': '#c8554b' }],
  'soy-sauce': ['vinegar', { '#8a3b2a': '#2e1a12', '#b5543c': '#5c3826', '#9b6b3d': '#c22f2f' }],
}
