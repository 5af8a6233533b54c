/** Trade shorthand as it stands on packs and price lists, with the word it stands for. */
const shorthand: Readonly<Record<string, string>> = {
  chix: 'chicken',
  chkn: 'chicken',
  ckn: 'chicken',
  brst: 'breast',
  brsts: 'breast',
  thgh: 'thigh',
  tndr: 'tender',
  wng: 'wing',
  bnls: 'boneless',
  bnlss: 'boneless',
  sknls: 'skinless',
  sknlss: 'skinless',
  bf: 'beef',
  grnd: 'ground',
  gr: 'ground',
  trky: 'turkey',
  sausg: 'sausage',
  saus: 'sausage',
  pepp: 'pepperoni',
  shrmp: 'shrimp',
  slmn: 'salmon',
  frzn: 'frozen',
  frz: 'frozen',
  froz: 'frozen',
  frsh: 'fresh',
  choc: 'chocolate',
  van: 'vanilla',
  veg: 'vegetable',
  vegs: 'vegetable',
  veggie: 'vegetable',
  tom: 'tomato',
  toms: 'tomato',
  pot: 'potato',
  pots: 'potato',
  lett: 'lettuce',
  mush: 'mushroom',
  on: 'onion',
  broc: 'broccoli',
  cuke: 'cucumber',
  straw: 'strawberry',
  chse: 'cheese',
  chs: 'cheese',
  mozz: 'mozzarella',
  ched: 'cheddar',
  parm: 'parmesan',
  btr: 'butter',
  buttr: 'butter',
  mlk: 'milk',
  crm: 'cream',
  marg: 'margarine',
  mayo: 'mayonnaise',
  must: 'mustard',
  dress: 'dressing',
  drsg: 'dressing',
  sce: 'sauce',
  sc: 'sauce',
  vin: 'vinegar',
  flr: 'flour',
  sug: 'sugar',
  pwd: 'powder',
  pwdr: 'powder',
  seas: 'seasoning',
  cinn: 'cinnamon',
  org: 'organic',
  nat: 'natural',
  whl: 'whole',
  wh: 'whole',
  slcd: 'sliced',
  slc: 'sliced',
  dcd: 'diced',
  chpd: 'chopped',
  chop: 'chopped',
  shrd: 'shredded',
  shred: 'shredded',
  crshd: 'crushed',
  pld: 'peeled',
  smkd: 'smoked',
  brd: 'breaded',
  brded: 'breaded',
  unslt: 'unsalted',
  slt: 'salt',
  xtra: 'extra',
  xvirgin: 'virgin',
  lg: 'large',
  lrg: 'large',
  med: 'medium',
  sm: 'small',
  asst: 'assorted',
  ind: 'individual',
  disp: 'disposable',
  ctn: 'container',
  cont: 'container',
  napk: 'napkin',
  cof: 'coffee',
  jce: 'juice',
  beans: 'bean',
  spag: 'spaghetti',
  mac: 'macaroni',
  tort: 'tortilla',
  wrap: 'wrap',
  evoo: 'olive',
}

const units = 'gal|lb|lbs|oz|ct|qt|kg|g|ml|l|pt|in|pk|ea|dz|fl'
const measured = new RegExp(`(\\d+(?:\\.\\d+)?)\\s+(${units})\\b`, 'g')

/** Lower case, without accents, with measures drawn together ('6 OZ' -> '6oz') and everything else but letters, digits, # and / as blanks. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .replace(measured, '$1$2')
    .replace(/[^a-z0-9#/.]+/g, ' ')
    .replace(/(^|\s)[./]+|[./]+(\s|$)/g, ' ')
    .trim()

/** 'tomatoes' -> 'tomato', 'berries' -> 'berry', 'chix' -> 'chicken': the form a word is compared in. */
export function stem(word: string): string {
  const known = shorthand[word]
  if (known) return known
  if (/\d/.test(word) || word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** The words of a text as an item is indexed by: '4/1gal' also as '1gal', '6/#10' also as '#10'. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const word of fold(text).split(' ')) {
    if (word === '') continue
    words.push(stem(word))
    if (word.includes('/')) for (const part of word.split('/')) if (part.length > 1) words.push(stem(part))
  }
  return words
}

/** The digits of a number without zeros in front, so that any padding finds it; empty when it is no number. */
export const bareDigits = (text: string): string => (/^\d+$/.test(text) ? text.replace(/^0+/, '') : '')
