const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const phrases = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

const counting = [
  'one two three four five six seven eight nine ten eleven twelve',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'un deux trois quatre cinq six sept huit neuf dix onze douze',
]

/** Number words from one to twelve in English, Spanish and French, and the articles. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...counting.flatMap((language) => language.split(' ').map((word, i) => [word, i + 1] as const)),
  ...['a', 'an', 'una', 'une'].map((word) => [word, 1] as const),
])

/** Halves and quarters as words; numerator and denominator. */
export const fractionWords: ReadonlyMap<string, readonly [number, number]> = new Map(
  (
    [
      [2, 'half halves medio media medios demi demie'],
      [4, 'quarter quarters cuarto cuartos quart quarts'],
      [3, 'third thirds tercio tercios tiers'],
    ] as const
  ).flatMap(([denominator, names]) => names.split(' ').map((name) => [name, [1, denominator]] as const)),
)

/** Between a whole number and its fraction: 'one and a half', '2 y 1/2'. */
export const andWords = words('and & y e et')
/** Between the ends of a range. */
export const toWords = words('to or a o u ou à and - –')
/** Between two amounts that add up: '2 cups plus 1 tbsp'. */
export const plusWords = words('plus + and & y mas et')
/** Between a unit and its food. */
export const ofWords = words("of de d' des du del la le les l' el los las")

/** They qualify an amount and change nothing in it: before the number or before its unit. */
export const qualifiers =
  words(`about approx approximately around roughly circa ca ~ scant heaping heaped rounded level generous
  good overflowing at least up to optional just max min minimum aprox aproximadamente colmada colmado colmadas colmados rasa
  rasas raso rasos copeteada copeteadas environ bonne bon belle beau grosse grosses bombee bombees rase rases opcional facultatif between
  entre de`)

/** Behind the unit: '1 cup packed brown sugar'. */
export const packedWords = words('packed firmly lightly loosely tightly heaping heaped level scant rounded')

/** Only before a unit such as bunch or head; beside a food they belong to it. */
export const sizeWords = words(`small medium large big little sm med md lg lrg xl jumbo extra-large
  thick thin grande grandes chico chica chicos chicas pequeno pequena pequenos pequenas mediano mediana medianos
  medianas gros grosse petit petite petits petites grand moyen moyenne`)

/** Amounts that are no number. */
export const vagueWords =
  words(`some several few couple enough lots plenty little more any various splash drizzle glug dollop
  squeeze unos unas algunos algunas poco pocos poca bastante quelques peu plusieurs assez`)

/** Units that no unit of ours is: asked rather than guessed. Only between a number and a food. */
export const unclearUnits =
  words(`block blocks jug jugs bulb bulbs tube tubes pouch pouches basket baskets punnet punnets carafe carafes rasher rashers splash splashes glug glugs shot shots spoon spoons spoonful
  spoonfuls roll rolls log logs bu bushel bushels drizzle dollop dollops squeeze squeezes wheel wheels rack racks side
  sides env bouquet part parts glass glasses mug mugs bowl bowls bundle bundles crate crates flat flats pallet
  square squares segment segments chunk chunks round rounds vaso vasos chorro chorros trozo trozos verre verres sleeve sleeves
  rouleau rouleaux`)

/** Before 'of' they are the food, no unit: 'leg of lamb', 'pechuga de pollo', 'cream of tartar'. */
export const foodsBeforeOf =
  words(`cream creams leg legs shoulder loin loins breast breasts saddle heart hearts shank shanks rack racks
  hind filet filets fillet fillets wing wings thigh thighs tail tails bicarbonate flour salt oil broth stock hearts palm
  pechuga pechugas muslo muslos pierna piernas ala alas lomo lomos costilla costillas filete filetes chuleta chuletas caldo
  pimienta chile chiles chili aceite harina crema queso carne salsa jugo pasta polvo masa leche sal flor flores nuez yema
  yemas clara claras ramitos camarones cola colas cuisse cuisses blanc blancs jaune jaunes filet filets gigot cote cotes
  pomme pommes huile farine creme lait sucre sel bouillon magret magrets noix pate pates fleur fleurs haricots fond coeur
  coeurs escalope escalopes rable pain vin vinaigre patas pata manitas`)

/** What a pack of a size is called: '12 oz bag chocolate chips' is 12 oz. */
export const containerUnits = words('can jar bottle bag box package carton tub loaf can10')

/** Units that may stand behind their food: '3 garlic cloves'. */
export const trailingUnits = words('clove stalk sprig head')

/** Units that mean one when no number stands before them: 'pinch of salt'. */
export const loneUnits = words(
  'pinch dash smidgen handful knob bunch sprig drop can10 can5 can3 can2half can2 can300 clove slice wedge',
)

/** How food is prepared; what is bought under such a word (ground, dried) is not among them. */
export const preparationWords =
  words(`chopped diced minced sliced grated shredded julienned julienne peeled melted softened sifted
  cubed crumbled mashed halved quartered trimmed seeded deseeded pitted cored rinsed drained undrained thawed beaten
  separated toasted cooked uncooked juiced zested split torn shaved crushed packed divided brunoise chiffonade lardons
  washed cleaned deveined shucked husked hulled stemmed squeezed strained warmed cooled chilled heated scalded
  whipped whisked blanched parboiled scored pounded butterflied cracked slivered cut flaked pressed bruised snipped
  rough-chopped bias-cut reserved dice dices room-temperature
  picado picada picados picadas rebanado rebanada rebanados rebanadas rallado rallada rallados ralladas pelado pelada
  pelados peladas cortado cortada cortados cortadas derretido derretida derretidos derretidas cocido cocida cocidos
  cocidas desmenuzado desmenuzada batido batida batidos batidas lavado lavada lavados lavadas troceado troceada
  machacado machacada machacados exprimido escurrido escurrida escurridos escurridas ablandada tamizada
  hache hachee haches hachees emince emincee eminces emincees rape rapee rapes rapees coupe coupee coupes coupees
  epluche epluchee epluches epluchees fondu fondue fondus fondues pele pelee concasse concassee concasses concassees
  cisele ciselee ciseles ciselees battu battus ecrase ecrasee ecrases ecrasees egoutte egouttee egouttes egouttees`)

/** Only behind the food: '2 cloves garlic, smashed'. Before it they name what is bought. */
export const soldAs = words(`crushed toasted cracked slivered shaved whipped pressed flaked pitted split strained
  mashed cut hulled stemmed`)

/** Before or behind a preparation. */
export const manners =
  words(`finely fine roughly coarsely coarse freshly fresh thinly thickly thin thick lightly well very
  small medium large sm med lg big rough dice dices chop slice slices cubes pieces strips rounds rings chunks into in and
  & half inch 1/2 1/4 1/8 dice. bias wedges
  finamente fino fina finas finos trocitos cubos cubitos tiras rodajas en trozos muy bien y
  finement grossierement fin fins fines des lamelles rondelles morceaux lanieres et`)

/** As much as is needed. `phrase` without accents. */
export const asNeeded: readonly string[] =
  phrases(`to taste, tt, t t, as needed, as required, if needed, an, qs, q s, q b, qb, a n,
  al gusto, a gusto, c/n, el necesario, lo necesario, necesario, cantidad necesaria, la necesaria, cantidad suficiente, al punto, a su gusto, au gout, selon le gout,
  a volonte, selon gout, qsp, a discretion`)

/** A purpose stands for as much as is needed: 'oil for frying'. */
export const purposes: readonly string[] =
  phrases(`for frying, for garnish, for garnishing, for serving, for finishing, for dusting,
  for greasing, for brushing, for drizzling, for rolling, for topping, for sprinkling, for coating, for the pan, for decoration,
  for deep frying, for deep-frying, for sauteing, for boiling, for rimming, for dredging, for dipping, for basting,
  to serve, to garnish, to finish, to cover, to coat, to dust, to decorate, garnish, para freir, para decorar, para servir, para
  adornar, para engrasar, para acompanar, para espolvorear, pour la friture, pour frire, pour servir, pour decorer, pour le
  moule, pour la cuisson, pour la poele, pour la decoration`)

/** Parts of a fruit that a line asks for by its fruit: 'juice of 1 lemon'. */
export const partsOfFruit: readonly string[] = phrases(`juice of, the juice of, zest of, the zest of, grated zest of,
  finely grated zest of, zest and juice of, juice and zest of, grated rind of, rind of, peel of, juice from, zest from, jugo de,
  el jugo de, ralladura de, la ralladura de, zumo de, el zumo de, jus de, le jus de, jus d', le jus d', zeste de, le zeste de, zeste d',
  le zeste d'`)

/** Before a comma they belong to the food behind it: 'boneless, skinless chicken breast'. */
export const descriptors =
  words(`boneless skinless bone-in skin-on lean raw dry dried fresh frozen large small medium ripe organic
  unsalted salted low-sodium reduced-fat low-fat nonfat fat-free extra whole white red yellow green firm soft smoked`)

/** With the next word they are a food, no unit: '2 rib eye steaks', '1 pound cake'. */
export const foodsLikeUnits: readonly string[] =
  phrases(`rib eye, rib eyes, rib roast, rib steak, rib steaks, rib chop, rib chops, leaf lettuce,
  leaf lard, sheet cake, sheet cakes, strip steak, strip steaks, strip loin, strip loins, cube steak, cube steaks, filet mignon,
  filet mignons, filets mignons, filets mignon, drop biscuits, stem ginger, pound cake, pound cakes, head cheese, head on, ball tip,
  part skim, bottle gourd, clove oil, stick margarine, cup cakes, cup noodles, sheet pans, ear mushrooms, pot roast, pot pie,
  pot pies, pot stickers`)

/** Two foods that are one with 'and' between them. */
export const pairs: readonly string[] =
  phrases(`half and half, half & half, mac and cheese, mac & cheese, macaroni and cheese, pork and beans,
  pork & beans, sweet and sour, sweet & sour, salt and vinegar, salt & vinegar, peas and carrots, peas & carrots, cookies and cream,
  oil and vinegar, oil & vinegar, bread and butter, bread & butter, ham and cheese, black and white, hot and sour, p&d, m&m,
  lime and chili, white and dark, red and white, boneless and skinless, skinless and boneless, fish and chips`)
