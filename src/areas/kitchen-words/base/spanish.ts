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
papa > potato
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
limon > lime, lemon
naranja > orange
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
`
