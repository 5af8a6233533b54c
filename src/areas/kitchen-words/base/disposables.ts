/** Paper, film, containers and what is thrown away. */
export const disposableWords = `
plastic wrap = saran wrap = film wrap = cling film = clingfilm = cling wrap = food wrap = stretch wrap = film pvc = food film
saran > plastic wrap
tin foil = *aluminum foil = aluminium foil = foil roll = alu foil = foil aluminum
foil > aluminum foil
aluminum foil > foil sheet
parchment = parchment paper = baking paper = pan liner = silicone paper
deli paper = deli sheet ~ wax paper = dry wax
butcher paper = kraft paper roll
to go box = togo box = takeout box = takeout container = take out container = to go container = carryout container = carry out box = takeaway box = takeaway container = doggie bag box
to go box > container hinged, clamshell
to go container > container hinged, clamshell
clamshell = hinged container
styrofoam container = foam container
foam container > container hinged
deli cup = deli container = soup container
deli tub > container deli
soup cup > bowl paper soup, container deli soup, container deli
soup cup with lid = soup container with lid
soup cup with lid > bowl paper soup, container deli
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
*portion cup = sauce cup = condiment cup ~ souffle cup ~ ramekin plastic
sauce cup > cup portion
cup lid > lid fits, lid dome, lid flat, lid sip, lid portion
coffee lid = sip lid = hot cup lid = lid sip
dome lid = lid dome
*drinking straw = straw
napkin = serviette
dinner napkin > napkin dinner
bev nap = cocktail napkin = beverage napkin
dispenser napkin = napkin dispenser
*paper towel > towel multifold, towel roll
hand towel > towel multifold, towel roll
multifold ~ folded towel
multifold ~> c fold
kitchen roll > towel roll
roll towel = towel roll
bath tissue = *toilet paper = toilet tissue = toilet roll = tissue bath = tp = bathroom tissue = loo roll
facial tissue = kleenex
can liner = *trash bag = garbage bag = bin liner = bin bag = trash liner = rubbish bag = garbage liner = refuse bag = trashcan liner
glove = disposable glove
latex glove > glove latex
glove s > glove small
glove m > glove medium
glove l > glove large
nitrile s > nitrile small
nitrile m > nitrile medium
nitrile l > nitrile large
vinyl s > vinyl small
vinyl m > vinyl medium
vinyl l > vinyl large
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
compostable ~ biodegradable ~ eco friendly
disposable > container, cup, napkin, lid, film, foil
hairnet = hair net = bouffant cap
receipt paper = register roll = thermal paper = pos paper = till roll
doily = paper lace
*paper towel
togo box = to go box
togo container = to go container
to go cup > cup cold, cup hot
take out box > box take out
hinged container > container hinged
foam cup = styrofoam cup
foil pan > pan foil
half pan > pan foil half
full pan > pan foil full
foil lid > lid foil
ziploc bag = zip bag = bag zip = zipper bag
t shirt bag = tshirt bag = plastic shopping bag
t shirt bag > bag plastic t
bar napkin = beverage napkin
table cover > tablecloth
plastic knife > knife plastic
plastic spoon > spoon plastic
disposable plate > plate paper, plate foam, plate fiber
paper plate > plate fiber
disposable bowl > bowl paper, bowl foam, bowl fiber
soup container > container deli, bowl paper soup
soup container with lid > bowl paper soup with lid, container deli combo with lid
food tray > tray food paper
boat > tray food paper
nacho tray > tray food
cup holder = cup carrier
drink carrier > cup carrier
day dot = label day of
day dots = day label
freezer bag > bag zip
garbage can liner = can liner
chopstick = chop stick
33 gal bag > can liner 33 gal
44 gal bag > can liner 44 gal
55 gal bag > can liner 55 gal
56 gal bag > can liner 56 gal
brown towel > kraft towel
brown multifold > kraft multifold
brown napkin > kraft napkin
brown bag > kraft bag
3 comp = 3 compartment = 3c
2 comp = 2 compartment = 2c
5 comp = 5 compartment = 5c
paper boat = food boat = food tray paper
rtu > ready to use
`
