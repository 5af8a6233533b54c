/** The French words that kitchens use for what they order. */
export const frenchWords = `
poulet > chicken
blanc de poulet > chicken breast
dinde > turkey
canard > duck
magret > duck breast
confit de canard > duck leg confit
boeuf > beef
boeuf hache > ground beef, beef ground
entrecote > ribeye
faux filet > strip loin
porc > pork
lardon > bacon diced, pancetta diced
jambon > ham
saucisse > sausage
agneau > lamb
gigot > lamb leg
carre d agneau > lamb rack
veau > veal
oeuf > egg
poisson > fish
saumon > salmon
thon > tuna
cabillaud > cod
crevette > shrimp
moule > mussel
huitre > oyster
coquille st jacques > scallop sea, scallop
homard > lobster
crabe > crab
lait > milk
creme > cream
creme fouettee > whipped cream
creme epaisse > heavy cream
beurre > butter
beurre doux > unsalted butter
fromage > cheese
fromage de chevre > goat cheese
yaourt > yogurt
glace > ice cream
pomme > apple
pomme de terre > potato
pomme frite > french fry
frite > french fry
oignon > onion
oignon vert > green onion
ail > garlic
tomate > tomato
poivron > bell pepper
carotte > carrot
celeri > celery
concombre > cucumber
laitue > lettuce
roquette > arugula
epinard > spinach
chou > cabbage
choufleur > cauliflower
chou fleur > cauliflower
poireau > leek
champignon > mushroom
haricot > bean
haricot vert > green bean
petit pois > pea
pois chiche > chickpea
lentille > lentil
citron > lemon
citron vert > lime
fraise > strawberry
framboise > raspberry
myrtille > blueberry
poire > pear
peche > peach
ananas > pineapple
persil > parsley
basilic > basil
menthe > mint
thym > thyme
romarin > rosemary
estragon > tarragon
ciboulette > chive
sel > salt
poivre > pepper black, black pepper
sucre > sugar
sucre glace > powdered sugar
farine > flour
levure > yeast
riz > rice
huile > oil
huile d olive > olive oil
vinaigre > vinegar
moutarde > mustard
miel > honey
noix > walnut
amande > almond
gateau > cake
tarte > tart, pie
eau > water
jus > juice
jus d orange > orange juice
cafe > coffee
serviette > napkin
gobelet > cup
couvercle > lid
sac poubelle > can liner
papier toilette > toilet paper
`
