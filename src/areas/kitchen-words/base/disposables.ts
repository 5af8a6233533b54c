/** Paper, film, containers and what is thrown away. */
export const disposableWords = `
plastic wrap = saran wrap = film wrap = cling film = clingfilm = cling wrap = food wrap = stretch wrap = film pvc = food film
saran > plastic wrap
tin foil = *aluminum foil = aluminium foil = foil roll = alu foil = foil aluminum
foil > aluminum foil
parchment = parchment paper = baking paper = pan liner = silicone paper
wax paper = deli paper = deli sheet = dry wax
butcher paper = kraft paper roll
to go box = togo box = takeout box = takeout container = take out container = to go container = carryout container = carry out box = takeaway box = takeaway container = doggie bag box
to go box > container hinged, clamshell
to go container > container hinged, clamshell, container deli
clamshell = hinged container
styrofoam container = foam container
foam container > container hinged
deli cup = deli container = soup container
deli tub > container deli
soup cup > container deli
pint container > container deli 16 oz
quart container > container deli 32 oz
*pizza box = box pizza = pizza carton
half pan = half size pan = tray foil half
aluminum pan = foil pan = tray foil = steam table pan foil = foil tray
hotel pan > steam table pan
*coffee cup = hot cup = paper cup hot
paper cup > cup hot
cold cup = plastic cup = clear cup = cup cold
plastic cup > cup cold
solo cup > cup cold
souffle cup = *portion cup = sauce cup = ramekin plastic = condiment cup
sauce cup > cup portion
*cup lid = lid cup
coffee lid = sip lid = hot cup lid = lid sip
dome lid = lid dome
*drinking straw = straw
napkin = serviette
dinner napkin > napkin dinner
bev nap = cocktail napkin = beverage napkin
dispenser napkin = napkin dispenser
*paper towel > towel multifold, towel roll
hand towel > towel multifold, towel roll
multifold = c fold = folded towel
kitchen roll > towel roll
roll towel = towel roll
bath tissue = *toilet paper = toilet tissue = toilet roll = tissue bath = tp = bathroom tissue = loo roll
facial tissue = kleenex
can liner = *trash bag = garbage bag = bin liner = bin bag = trash liner = rubbish bag = garbage liner = refuse bag = trashcan liner
glove = disposable glove
latex glove > glove latex
latex free glove > glove nitrile, glove vinyl
rubber glove > glove nitrile, glove latex
food glove > glove vinyl, glove poly, glove nitrile
sous vide bag = vac pack bag = cryovac bag = bag vacuum = vacuum bag = vacuum pouch
ziploc = zip bag = reclosable bag = ziplock
sandwich bag > bag sandwich
paper bag > bag kraft, bag paper
grocery bag > bag paper
silverware = flatware = cutlery
silverware > fork, knife, spoon
cutlery kit = cutlery set = wrapped cutlery
plasticware = plastic cutlery = disposable cutlery
plastic fork > fork plastic, fork
stirrer = coffee stirrer = stir stick
toothpick = tooth pick = pick wood
skewer = bamboo skewer = kabob stick
paper plate > plate paper
sugarcane = bagasse
compostable = biodegradable = eco friendly
disposable > container, cup, napkin, lid, film, foil
hairnet = hair net = bouffant cap
receipt paper = register roll = thermal paper = pos paper = till roll
doily = paper lace
*paper towel
`
