/** Fruit, vegetables, herbs and mushrooms; notation: `rules/read-kitchen-words.ts`. */
export const produceWords = `
scallion = *green onion = *spring onion = salad onion
eggplant = aubergine = brinjal
zucchini = courgette
arugula = rocket = rucola
cilantro = coriander leaf = *fresh coriander = *chinese parsley
rutabaga = swede
beet = beetroot
romaine = cos lettuce
bok choy = pak choi = bok choi
napa cabbage = chinese cabbage
endive = belgian endive = witloof
swiss chard = silverbeet
daikon = white radish = mooli
jicama = yam bean = mexican turnip
okra = lady finger
garden pea = *green pea = frozen pea
*snow pea = mangetout
*snap pea = sugar snap
*green bean = string bean = snap bean
*haricot vert = french bean
*haricot vert > green bean
*bell pepper = capsicum = *sweet pepper
green pepper > bell pepper green
red pepper > bell pepper red
yellow pepper > bell pepper yellow
chile = chili = chilli
hot pepper > jalapeno, serrano, habanero
*spaghetti squash
*butternut squash
*sweet potato = yam = batata = kumara
idaho potato = russet potato = baking potato = baker potato
idaho = russet
new potato > creamer potato, potato red
fingerling = fingerling potato
red onion = purple onion = spanish red onion
yellow onion = spanish onion = brown onion
pearl onion = cocktail onion = baby onion
crimini = cremini = baby bella = brown mushroom
portobello = portabella = portobella = *portobello cap = *portabella cap = *porta cap = porta
button mushroom = white mushroom = champignon mushroom
shroom > mushroom
maitake = hen of the woods
oyster mushroom > mushroom oyster
vine tomato = tomato on the vine = tov
cherry tomato > tomato cherry, grape tomato
grape tomato > tomato grape, cherry tomato
plum tomato > tomato roma, roma tomato
spring mix = mesclun = field greens ~ salad mix ~ mixed greens
lettuce > romaine, iceberg
greens > spring mix, arugula, spinach, kale, collard
head lettuce = iceberg = iceberg lettuce
iceberg > lettuce iceberg
cuke = cucumber
english cucumber = hothouse cucumber = seedless cucumber = burpless cucumber
avo > avocado
*avocado guacamole
haas = hass
clementine ~ mandarin ~ tangerine
cantaloupe = muskmelon = rockmelon
honeydew > melon honeydew
berry > strawberry, blueberry, raspberry, blackberry
citrus > lemon, lime, orange, grapefruit
stone fruit > peach, plum, nectarine, apricot
dragon fruit = pitaya
star fruit = carambola
passion fruit = maracuja
plantain = cooking banana
garbanzo = chickpea = garbanzo bean = chick pea = ceci
fava = fava bean = broad bean
edamame in pod = soybean in pod = edamame in shell
edamame ~ soy bean
sweetcorn = *sweet corn
sweet corn > corn
corn on the cob = cob corn = corn cobette
bean sprout = mung sprout = beansprout
alfalfa sprout > sprout alfalfa
lemon grass = lemongrass
italian parsley = flat parsley = flat leaf parsley
celeriac = celery root
ginger root = fresh ginger = ginger fresh
garlic clove > garlic peeled
peeled garlic > garlic peeled
sunchoke = jerusalem artichoke
broccolini = baby broccoli
broccoli rabe = rapini
brussel sprout = brussels sprout
micro green = microgreen
collard = collard green
tomatillo = husk tomato
huitlacoche = corn smut
cactus paddle = nopal = nopales
poblano ~ pasilla pepper
watercress = cress
dried plum = prune
golden raisin = sultana
cut corn > corn cut, corn kernel
mixed vegetable = vegetable blend = vegetable medley
mixed berry = berry blend = berry medley
*pea shoot
*corn starch = cornstarch = cornflour
*celery root
*celery seed
*mustard greens
*baby corn
*banana pepper
*water chestnut
*fruit cocktail
*fruit cut = cut fruit = fresh cut fruit
yuca = cassava = manioc
black eyed pea = blackeye pea = peas blackeye = blackeyed pea
split pea = pea split
melon > cantaloupe, honeydew, watermelon
mandarin orange = mandarin segment
coleslaw mix > cabbage shredded coleslaw, cabbage shredded
*coleslaw mix
slaw mix > cabbage shredded coleslaw, broccoli slaw
stir fry vegetable = vegetable stir fry
baby carrot > carrot baby peeled
crown broccoli > broccoli crown
squash > butternut squash, zucchini, acorn squash
sprout > brussels sprout, bean sprout
herb > basil, cilantro, parsley, thyme, rosemary, mint
romaine heart > lettuce romaine heart
guac = guacamole
smashed avocado > avocado pulp, guacamole
spud = potato
wild blue > wild blueberry
b spinach > baby spinach
gr bean > green bean
gr pepper > green pepper, bell pepper green
gr onion > green onion
yellow on > yellow onion
red on > red onion
white on > white onion
`
