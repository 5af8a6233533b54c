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
  arugula: arug
  asparagus: aspar
  assorted: asst
  bacon: bkn bcn
  battered: bttrd
  bean: bns
  beef: bf
  black: blk
  blend: bld blnd
  blue: blu
  boneless: bnls bnlss
  breaded: brd brded brdd
  breast: brst brsts
  broccoli: broc
  brown: brn brwn
  buffalo: bflo
  butter: btr buttr
  buttermilk: bmlk btrmlk bttrmlk
  cabbage: cabb
  calamari: calam cala
  cantaloupe: lope lopes
  cauliflower: cauli caulflr
  celery: clry
  center: cntr ctr
  cheddar: ched
  cheese: chse chs chz
  chicken: chix chx chkn ckn chic
  chocolate: choc
  chopped: chpd chpt
  cilantro: cilan
  cinnamon: cinn
  coarse: crs
  coffee: cof
  concentrate: conc
  container: ctn cont
  cooked: ckd
  corn: crn
  cottage: cott ctg
  cracker: crkr crckr
  cranberry: cran
  cream: crm
  crinkle: crnkl
  crumbled: crmbld crmbl crmbls
  crushed: crshd
  cucumber: cuke cukes
  dark: dk drk
  degreaser: degrsr
  detergent: det dtrgnt
  diced: dcd
  disposable: disp
  dressing: dress drsg
  drink: drnk
  english: engl eng
  espresso: esprs
  extra: xtra
  fettuccine: fett
  fillet: flt fllt
  flavor: flvr
  flour: flr
  french: frnch
  fresh: frsh
  frozen: frzn frz froz fz
  fruit: frt
  gallon: gal
  garlic: garl grlc
  ginger: gngr
  glove: glv glvs
  gluten: glut
  granulated: gran
  greek: gk grk
  green: grn
  grilled: grld
  ground: grnd grd
  hamburger: hmbgr
  heavy: hvy
  hickory: hckry
  hinged: hngd
  honey: hny
  iceberg: icbg icebrg
  imitation: imit
  individual: ind indv
  instant: inst
  italian: ital itln
  jalapeno: jal jalap
  juice: jce jc
  jumbo: jbo jmb
  ketchup: ketch ktchp
  kidney: kdny
  kosher: kosh
  large: lg lrg
  lasagna: lasag
  leaf: leaves
  lemon: lmn
  lemonade: lmnd
  lettuce: lett
  light: lt
  liner: lnr lnrs
  link: lnk lnks
  liquid: liq lqd
  loaf: loaves lf
  lobster: lob lobs
  macaroni: mac
  margarine: marg
  marinara: marin mrnra
  mashed: mshd
  mayonnaise: mayo
  medium: med
  milk: mlk
  mixed: mxd
  mozzarella: mozz
  mushroom: mush mshrm mshrms shroom shrooms
  mustard: must mstrd
  napkin: napk
  natural: nat
  nitrile: nitr ntrl
  nonfat: nf
  noodle: ndl ndls
  nugget: nug nugs
  oatmeal: oatml
  olive: olv olvs
  orange: orng
  organic: org
  original: orig
  pack: pk
  pancake: pncke pncks
  parmesan: parm
  patty: ptty pty
  peach: pch pchs
  peanut: pnut
  peeled: pld
  pepper: ppr pprs
  pepperoni: pepp
  pickle: pkl pkls
  piece: pcs
  pineapple: pnapl
  pint: pt pts
  plain: pln
  plastic: plst plas
  pork: prk
  portion: prtn
  potato: pot pots
  powder: pwd pwdr
  provolone: prov provo
  quart: qt qts
  quarter: qtr qtrs
  raspberry: rasp
  red: rd
  roasted: rstd
  romaine: rom rmn
  russet: russ
  salmon: slmn
  salt: slt
  sandwich: sndwch
  sanitizer: sani sanit
  sauce: sce
  sausage: sausg saus
  seasoning: seas
  seedless: sdls sdlss
  shoulder: shldr shldrs
  shredded: shrd shred
  shrimp: shrmp shmp
  sirloin: sirl srln
  skinless: sknls sknlss
  sliced: slcd slc
  small: sm
  smoked: smkd smk
  smooth: smth
  sodium: sod
  sour: sr
  spaghetti: spag
  spinach: spin spnch
  spring: sprng
  squash: sqsh
  starch: strch
  steak: stk stks
  strawberry: strawb strwbry strwb
  strip: strp strps
  sugar: sug
  sweet: swt
  syrup: syr syrp
  table: tbl
  tender: tndr
  tenderloin: tndrln
  teriyaki: teri
  thigh: thgh
  toast: tst
  tomato: tom toms
  tortilla: tort
  towel: twl twls
  turkey: trky tky
  unbaked: unbkd
  unbleached: unbl
  unsalted: unslt unsltd
  unsweetened: unswt
  vanilla: van
  vegetable: veg vegs veggie veggies
  vinaigrette: vngrt vinaig
  vinegar: vin vngr
  vinyl: vnyl
  virgin: xvirgin
  volume: vol
  waffle: wfl
  walnut: wlnt
  water: wtr
  watermelon: wtrmln
  whipped: whpd
  whipping: whpg
  white: wht
  whole: whl
  wing: wng
  worcestershire: worc worch
  wrapped: wrpd
  year: yr yrs
  yellow: ylw yel
  yogurt: yog ygrt
  zucchini: zuke zukes zuc`),
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
