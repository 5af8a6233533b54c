/** Cleaning, tools, tableware and equipment. */
export const janitorialAndSmallwareWords = `
dishwashing liquid = *dish soap = washing up liquid = dish detergent = pot and pan detergent
dish soap > detergent dish pot, detergent dish liquid, detergent dish
soap > detergent dish, hand soap
dishwasher soap = dishwasher detergent = dishwashing machine detergent = dish machine detergent = machine detergent = warewash detergent = ware wash
dishwasher soap > detergent machine
*hand soap = handwash = hand wash
sanitizer = sanitiser = sani ~ quat = quat sanitizer
sani > sanitizer quat
hand sanitizer = hand gel
bleach = clorox = sodium hypochlorite ~ chlorine
*oven cleaner ~ grill cleaner
degreaser = grease cutter = grease remover
grease remover > degreaser
window cleaner = *glass cleaner = windex = cleaner glass
*floor cleaner = floor soap
all purpose cleaner = multi surface cleaner = multipurpose cleaner
drying agent = *rinse aid = rinse additive = jet dry
delimer = descaler = lime remover = lime away
scouring pad = scrub pad = scotch brite ~ scrubber = scrubby
scrubby > sponge scrub, scour pad, scrubber
steel wool = stainless scrubber = steel sponge
rag = bar mop = cleaning cloth = wiper = bar towel
mop head > mop
cleaning supplies > sanitizer, degreaser, detergent, cleaner, bleach
chemical > sanitizer, degreaser, detergent, cleaner, bleach
janitorial > sanitizer, degreaser, detergent, cleaner, bleach
sheet pan = baking sheet = bun pan = cookie sheet = sheet tray = pan sheet = baking tray
half sheet = half sheet pan = pan sheet half size
hotel pan = steam table pan = steam pan = chafing pan
*chef knife = cook knife = french knife = knife chef
chopping board = cutting board
tong = tongs
ladle = soup ladle = dipper
scoop = disher = ice cream scoop
probe = meat thermometer = probe thermometer = instant read thermometer
meat thermometer > thermometer pocket, thermometer
temp gun = infrared thermometer = laser thermometer
temp gun > thermometer infrared
dinner plate = plate dinner
soup bowl > bowl
pint glass = mixing glass = beer glass
pint glass > glass mixing
ramekin = custard cup
*steak knife > knife steak
dinner fork = fork dinner
tablecloth = table linen
chafing fuel = sterno = canned heat = wick fuel
fryer basket = fry basket
plate ware = dinnerware = crockery = china
dinnerware > plate, bowl
utensil > tong, ladle, spoon, spatula, whisk
kitchen tool > tong, ladle, spatula, whisk
turner = flipper ~ spatula
whisk = whip wire
peeler = vegetable peeler
laundry soap = laundry detergent
mop bucket > bucket mop
stainless steel cleaner > cleaner stainless
toilet cleaner = toilet bowl cleaner
toilet cleaner > cleaner toilet bowl
disinfectant > sanitizer, bleach
hand wash > soap hand
pots and pans soap = pot soap
pot soap > detergent dish pot
grill brick = grill stone
garbage can = trash can
saute pan = fry pan = frying pan = skillet
sauce pot > pan sauce
portion scoop > disher
coffee mug > mug coffee
wine glass > glass wine
shot glass > glass shot
water glass > glass water
teaspoon > spoon teaspoon
butter knife > knife dinner
strainer > colander, strainer
mandolin = mandoline
`
