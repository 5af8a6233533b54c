import { stem } from '#areas/kitchen-words/text/fold.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/).map(stem)

/**
 * Words of a description for size, grade, cut or pack, which buyers leave out: 'romaine' is LETTUCE
 * ROMAINE HEARTS for a buyer of no other; 'white vinegar' is not VINEGAR BALSAMIC WHITE.
 */
export const variantWords: ReadonlySet<string> = new Set(
  words(`small medium large xl xxl jumbo extra colossal mini petite baby regular standard giant full half
    fancy choice select prime aa a b grade quality premium certified angus super reserve no 1 2 #1 #2
    domestic imported california idaho atlantic pacific norwegian wild farm raised usa local
    whole sliced diced chopped shredded grated crumbled trimmed peeled cleaned washed triple pitted unpitted shelled halve
    piece crown floret heart stalk fillet portion loin steak bone in out on off skin bnls sknls boneless skinless tail tip
    p&d p d pd ez peel deveined raw fresh frozen iqf chilled refrigerated ind individual bulk loose fine coarse
    ground grind feather block loaf wheel log center cut slice french frenched random thick thin layout hand classic
    ultra pasteurized uht homogenized gallon quart pint can canned bottle carton glass plastic pet box bag jug tub pouch
    pail drum case bib squeeze upside down volume pack vacuum tin jar gal tray
    ripe vine bunch bunched head hass shell roll cello
    organic natural gmo non msg rbst cage free range halal cn
    original traditional real style homestyle old fashioned heavy duty bleached unbleached enriched
    solid dry par baked unbaked cultured clamshell demi leaf rigate ft in crinkle straight skinned
    granulated active instant parboiled semolina low sodium reduced straight
    powderfree ply hd fully ready use to
    chopper prepared size
    flake envelope concentrate paper foam thin pressed interfold dispenser table manufacturing chef sharp mild aged
    layout stainless insulated printed plain unsweetened lip psmo trim domestic waxed recycled economy
    button seeded cane part chunky creamy smooth assorted sheet slim deluxe steakhouse fryer
    iceless e
    of the with and or per x`),
)

/** Colours: a variant of a napkin, but a different vinegar. */
export const colourWords: ReadonlySet<string> = new Set(
  words('white yellow black brown green red clear kraft blue gold golden silver natural dark light'),
)

/** Words for many products: a buyer of only one cheese may still mean another by 'cheese'. */
export const groupWords: ReadonlySet<string> = new Set(
  words(`cheese chicken beef pork lamb turkey fish seafood meat poultry sauce oil juice cup lid bread cake vegetable fruit
    pasta spice seasoning soup dressing container bag box paper cleaner tray plate dessert mix snack chip nut bean
    chemical disposable dairy produce frozen grocery base candy herb drink soda tea`),
)

/**
 * First words of descriptions that buyers leave out, as the variety implies them: 'romaine',
 * 'penne'.
 */
export const classHeads: ReadonlySet<string> = new Set(
  words(`lettuce cheese bean pasta beef pork lamb veal chicken sauce pepper fish squash mushroom herb spice
    seasoning nut bread roll bun salt coffee tea potato rice onion oil vinegar mustard soda water cabbage`),
)

/**
 * Portion packs: not meant by the bare name, but close enough for a question: ketchup or packets?
 */
export const portionWords: ReadonlySet<string> = new Set(words('pc packet cup individual portion'))

/**
 * Varieties that a bare name may mean, by the first word of the description: a buyer of only one
 * kind of apple means that one. 'sugar' alone is never brown sugar, nor 'tomatoes' a paste.
 */
export const plainVarieties: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `apple: gala fuji granny smith red green delicious honeycrisp
  orange: navel valencia
  pear: bartlett anjou bosc
  grape: red green black seedless
  raisin: seedless
  potato: russet red yukon gold idaho chef
  onion: yellow spanish breaded brd beer batter battered panko
  tomato: roma beefsteak round slicing layered
  mushroom: white button
  lettuce: romaine iceberg liner
  cabbage: green
  tofu: firm
  ginger: root
  cornstarch: food
  au: jus mix
  lemon: eureka
  lime: persian
  banana: cavendish
  peach: yellow
  asparagus: green spear
  cucumber: select
  celery: green
  egg: shell white brown
  milk: gallon
  cream: heavy whipping
  sugar: granulated white
  flour: all purpose
  coffee: house blend french roast colombian breakfast
  cheesecake: new york
  brownie: fudge
  bean: brown sugar
  pie: fruit
  napkin: dispenser dinner beverage interfold tallfold linen feel white kraft black
  glove: nitrile vinyl latex poly free powder black blue white clear
  towel: roll multifold white kraft
  foil: aluminum roll sheet standard
  tissue: bath white
  liner: can black clear
  fork: plastic white medium heavy weight
  knife: plastic white medium heavy weight
  spoon: plastic white medium heavy weight
  straw: jumbo wrapped clear
  bun: hamburger
  rice: white long grain
  salt: kosher iodized sea table
  mustard: yellow
  caper: nonpareil
  gelatin: unflavored
  saffron: thread
  tahini: paste
  vinegar: white distilled modena
  yeast: dry
  mayonnaise: real heavy duty
  ketchup: bottle
  shrimp: white
  salmon: atlantic
  cod: pacific atlantic
  tuna: ahi yellowfin
  bacon: applewood hickory smoked layout
  honey: clover wildflower
  fry: straight cut crinkle
  cola: bottle
  water: spring
  bleach: germicidal
  degreaser: kitchen lemon
  sanitizer: quat
  detergent: dish pot pan lemon liquid green
  chicken: breaded brd
  butter: unsalted salted solid european
  dressing: buttermilk creamy golden
  biscuit: buttermilk
  pancake: buttermilk
  muffin: blueberry
  danish: assorted
  dough: ball
  parsley: italian curly flat
  sorbet: mango
  granola: honey oat
  pickle: dill chip kosher
  mussel: live blue shell cooked
  nori: seaweed sushi
  quinoa: white
  cocoa: dutch process natural
  oyster: live shucked select
  scallop: sea`
    .split('\n')
    .map((line) => line.trim().split(': '))
    .map(([head = '', varieties = '']) => [stem(head), new Set(words(varieties))] as const),
)
