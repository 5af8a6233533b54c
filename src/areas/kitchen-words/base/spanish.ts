/** The Spanish words that kitchens use for what they order. */
export const spanishWords = `
pollo > chicken
pechuga > breast
pechuga de pollo > chicken breast
muslo > thigh
pierna > leg
alita > wing
alita de pollo > chicken wing
pavo > turkey
pato > duck
carne > beef, meat
carne molida > ground beef, beef ground
carne asada > skirt steak, flank steak, beef flap
res > beef
bistec > steak
lomo > loin, tenderloin
costilla > rib
cerdo > pork
puerco > pork
tocino > bacon
jamon > ham
chorizo > sausage chorizo
salchicha > sausage, hot dog
cordero > lamb
ternera > veal
huevo > egg
pescado > fish
camaron > shrimp
atun > tuna
bacalao > cod
almeja > clam
mejillon > mussel
ostra > oyster
cangrejo > crab
langosta > lobster
pulpo > octopus
leche > milk
leche de coco > coconut milk
leche condensada > condensed milk
queso > cheese
queso crema > cream cheese
crema > cream, sour cream
mantequilla > butter
yogur > yogurt
helado > ice cream
papa > potato, french fry
papas fritas > french fry
patata > potato
camote > sweet potato
cebolla > onion
cebollin > green onion
cebolla morada > red onion
ajo > garlic
tomate > tomato
jitomate > tomato
pimiento > bell pepper
zanahoria > carrot
apio > celery
pepino > cucumber
lechuga > lettuce
espinaca > spinach
repollo > cabbage
col > cabbage
coliflor > cauliflower
brocoli > broccoli
calabaza > squash, pumpkin
calabacin > zucchini
calabacita > zucchini
berenjena > eggplant
champinon > mushroom
hongo > mushroom
seta > mushroom
elote > corn
maiz > corn
ejote > green bean
aguacate > avocado
limon verde > lime
limon > lime, lemon
naranja > orange
ahumado > smoked
manzana > apple
platano > banana, plantain
fresa > strawberry
pina > pineapple
uva > grape
durazno > peach
perejil > parsley
albahaca > basil
menta > mint
hierbabuena > mint
comino > cumin
canela > cinnamon
pimienta > pepper black, black pepper
sal > salt
azucar > sugar
harina > flour
arroz > rice
frijol > bean
frijoles negros > black bean
frijol pinto > pinto bean
garbanzos > chickpea
lenteja > lentil
pan molido > bread crumb
aceite > oil
aceite de oliva > olive oil
aceite vegetal > vegetable oil
aceituna > olive
vinagre > vinegar
salsa de tomate > tomato sauce, ketchup
mostaza > mustard
mayonesa > mayonnaise
miel > honey
nuez > walnut, pecan, nut
almendra > almond
cacahuate > peanut
galleta > cookie, cracker
pastel > cake
caldo > broth, base
agua > water
jugo > juice
jugo de naranja > orange juice
cafe > coffee
refresco > soda, cola
hielo > ice
vaso > cup
plato > plate
cuchara > spoon
tenedor > fork
cuchillo > knife
servilleta > napkin
guante > glove
bolsa > bag
bolsa de basura > can liner
papel higienico > toilet paper
papel aluminio > aluminum foil
jabon > soap, detergent
cloro > bleach
toalla > towel
blanco > white
rojo > red
verde > green
negro > black
amarillo > yellow
morado > red, purple
grande > large
mediano > medium
chico > small
pequeno > small
entero > whole
entera > whole
suave > mild
fresco > fresh
congelado > frozen
crudo > raw
cocido > cooked
pelado > peeled
picado > chopped, diced
rebanado > sliced
en rebanada > sliced
rallado > shredded, grated
molido > ground
en polvo > powder
en rama > stick
en grano > whole
seco > dry
dulce > sweet
agrio > sour
picante > hot
ahumado > smoked
deshuesado > boneless
sin hueso > boneless
sin piel > skinless
sin sal > unsalted
sin semilla > seedless
organico > organic
frio > cold
caliente > hot
crema agria > sour cream
crema espesa > heavy cream
crema para batir > heavy cream
leche entera > whole milk
leche descremada > skim milk
media crema > half and half, cream
huevo entero > whole egg
pollo entero > whole chicken
pavo entero > whole turkey
pato entero > whole duck
clara de huevo > egg white
queso americano > american cheese
queso rallado > shredded cheese
queso parmesano > parmesan
queso suizo > swiss cheese
queso de cabra > goat cheese
requeson > ricotta, cottage cheese
carne de res > beef
carne para hamburguesa > beef patty, ground beef
pan de hamburguesa > hamburger bun
pan para hamburguesa > hamburger bun
pan blanco > white bread
pan > bread
bolillo > roll
maciza > pork butt
espaldilla > pork butt, pork shoulder
espaldilla de puerco > pork butt
lomo de puerco > pork loin
lomo de cerdo > pork loin
costilla de puerco > pork rib
falda > flank steak
arrachera > skirt steak
chuleta > chop
pierna de pollo > chicken leg
filete > fillet
callo de hacha > scallop
vieira > scallop
frijol negro > black bean
frijol refrito > refried bean
frijoles refritos > refried bean
arroz blanco > white rice
arroz jazmin > jasmine rice
arroz integral > brown rice
grano largo > long grain
tortilla de maiz > corn tortilla
tortilla de harina > flour tortilla
lima > lime
cebolla blanca > white onion
cebolla amarilla > yellow onion
cebolla roja > red onion
lechuga romana > romaine
chile > pepper
chile jalapeno > jalapeno
pimiento morron > bell pepper
tomate cereza > cherry tomato
pepinillo > pickle
arandano > blueberry
arandano rojo > cranberry
frambuesa > raspberry
sandia > watermelon
uva roja > red grape
salsa picante > hot sauce
salsa roja > red salsa, salsa
vinagre blanco > white vinegar
vinagre de manzana > cider vinegar
aceite para freir > frying oil
aceite de freir > frying oil
aceite para freidora > frying oil
azucar morena > brown sugar
polvo para hornear > baking powder
levadura > yeast
vainilla > vanilla
helado de vainilla > vanilla ice cream
pay > pie
pay de manzana > apple pie
panqueque > pancake
jarabe > syrup
miel de maple > maple syrup
cafe descafeinado > decaf coffee
descafeinado > decaf
te > tea
agua mineral > sparkling water
aros de cebolla > onion ring
aro de cebolla > onion ring
papel de bano > toilet paper
papel bano > toilet paper
papel sanitario > toilet paper
toalla de papel > paper towel
rollo > roll
papel > paper
vaso frio > cold cup
vaso caliente > hot cup
tapa > lid
popote > straw
jabon para plato > dish detergent
jabon de plato > dish detergent
guante de nitrilo > nitrile glove
nitrilo > nitrile
vinilo > vinyl
charola > tray
caja para llevar > to go box
contenedor > container
desengrasante > degreaser
basura > trash
`
