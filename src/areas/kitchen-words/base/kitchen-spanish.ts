/** Spanish words for what else a kitchen orders, and for what is done to it. */
export const kitchenSpanishWords = `
espinaca bebe > baby spinach
col rizada > kale
col morada > red cabbage
acelga > chard
berro > watercress
germinado > sprouts
brotes > sprouts
jitomate bola > tomato 5x6, tomato 6x6
chile morron > bell pepper
cebollita > green onion
cebolla de cambray > green onion
poro > leek
zanahoria rallada > shredded carrot
remolacha > beet
papa roja > red potato
rabano > radish
guisante > pea
mazorca > corn on the cob
hinojo > fennel
ruibarbo > rhubarb
mandarina > mandarin
toronja > grapefruit
mora > blackberry
melocoton > peach
ciruela > plum
pera > pear
coco > coconut
higo > fig
granada > pomegranate
maracuya > passion fruit
cebollino > chive
leche evaporada > evaporated milk
leche de soya > soy milk
crema batida > whipped cream
suero de leche > buttermilk
queso azul > blue cheese
queso cotija > cotija
queso oaxaca > mozzarella
queso panela > queso fresco
margarina > margarine
yogurt griego > greek yogurt
claras > egg white
yema > egg yolk
huevo liquido > liquid egg
alas de pollo > chicken wing
longaniza > chorizo
panza de cerdo > pork belly
cachete > beef cheek
lengua > beef tongue
rabo de res > oxtail
higado > liver
borrego > lamb
conejo > rabbit
atun en lata > canned tuna
bagre > catfish
huachinango > red snapper
jaiba > crab
ostion > oyster
anchoa > anchovy
pan integral > wheat bread
panecillo > dinner roll
bollo > bun
galletas saladas > saltine cracker
totopos > tortilla chip
papas a la francesa > french fry
nieve > sorbet
sopa > soup
verdura mixta > mixed vegetables
verduras congeladas > frozen vegetables
harina integral > whole wheat flour
miel de abeja > honey
mermelada > jam
jalea > jelly
cacao > cocoa
espagueti > spaghetti
fideo > noodle
macarron > elbow macaroni
coditos > elbow macaroni
alubia > great northern bean
tomate en lata > canned tomato
aderezo > dressing
aderezo ranch > ranch dressing
aderezo cesar > caesar dressing
salsa de soya > soy sauce
vinagre balsamico > balsamic vinegar
aceite de oliva extra virgen > extra virgin olive oil
manteca vegetal > shortening
sal de mar > sea salt
sal gruesa > kosher salt
pimienta negra > black pepper
pimenton > paprika
canela molida > ground cinnamon
consome > chicken base
agua embotellada > bottled water
limonada > lemonade
nuez de castilla > walnut
nuez pecana > pecan
mani > peanut
avellana > hazelnut
ajonjoli > sesame seed
pasas > raisin
datil > date
vasos desechables > cup
platos desechables > plate
cubiertos > cutlery
caja para pizza > pizza box
papel encerado > wax paper
papel estrella > parchment
bolsas negras > can liner black
mandil > apron
cofia > hairnet
jabon de trastes > dish soap
detergente > detergent
blanqueador > bleach
desinfectante > sanitizer
fibra verde > scour pad
esponja > sponge
escoba > broom
trapeador > mop
cubeta > bucket
mediana > medium
chica > small
rebanada > sliced
en cubos > diced
molida > ground
pelada > peeled
con piel > skin on
fresca > fresh
congelada > frozen
roja > red
negra > black
bajo en sodio > low sodium
sin gluten > gluten free
descremado > nonfat
plastico > plastic, film wrap
nueces > walnut
`
