const list = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', ...short] = line.trim().split(/[:\s]+/)
      return short.map((each) => [each, word] as const)
    })

/** Trade shorthand from packs and price lists: the word first, then its abbreviations. */
const shorthand: ReadonlyMap<string, string> = new Map(
  list(`
  assorted: asst
  bean: bns
  beef: bf
  black: blk
  boneless: bnls bnlss
  breaded: brd brded
  breast: brst brsts
  broccoli: broc
  brown: brn
  butter: btr buttr
  cheddar: ched
  cheese: chse chs chz
  chicken: chix chx chkn ckn chic
  chocolate: choc
  chopped: chpd chpt
  cinnamon: cinn
  coffee: cof
  container: ctn cont
  cream: crm
  crushed: crshd
  corn: crn
  cucumber: cuke cukes
  degreaser: degrsr
  diced: dcd
  disposable: disp
  dressing: dress drsg
  extra: xtra
  flour: flr
  fresh: frsh
  frozen: frzn frz froz
  gallon: gal
  glove: glv glvs
  gluten: glut
  greek: gk grk
  green: grn
  ground: grnd grd
  imitation: imit
  individual: ind indv
  juice: jce
  jumbo: jbo jmb
  large: lg lrg
  leaf: leaves
  lettuce: lett
  light: lt
  liner: lnr lnrs
  loaf: loaves lf
  macaroni: mac
  margarine: marg
  mayonnaise: mayo
  medium: med
  milk: mlk
  mozzarella: mozz
  mushroom: mush
  mustard: must
  napkin: napk
  natural: nat
  nonfat: nf
  organic: org
  parmesan: parm
  peeled: pld
  pepperoni: pepp
  piece: pcs
  pint: pt pts
  plain: pln
  pork: prk
  potato: pot pots
  powder: pwd pwdr
  quart: qt qts
  salmon: slmn
  salt: slt
  sauce: sce
  sausage: sausg saus
  seasoning: seas
  shoulder: shldr shldrs
  shredded: shrd shred
  shrimp: shrmp
  skinless: sknls sknlss
  sliced: slcd slc
  small: sm
  smoked: smkd
  sour: sr
  spaghetti: spag
  starch: strch
  sugar: sug
  tender: tndr
  thigh: thgh
  tomato: tom toms
  tortilla: tort
  turkey: trky
  unbaked: unbkd
  unbleached: unbl
  unsalted: unslt
  vanilla: van
  vegetable: veg vegs veggie veggies
  vinegar: vin
  vinyl: vnyl
  virgin: xvirgin
  white: wht
  whole: whl
  wing: wng
  wrapped: wrpd
  year: yr yrs
  yellow: ylw yel`),
)

/** 'pot' before 'pie' is not short for potato. */
const plainPots = new Set(['pie', 'pies', 'roast', 'sticker', 'stickers'])

/**
 * The word a shorthand stands for, given the word after it; undefined when it is not a shorthand.
 */
export function spelledOut(word: string, next: string | undefined): string | undefined {
  if (word === 'pot' && next !== undefined && plainPots.has(next)) return undefined
  return shorthand.get(word)
}
