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
*creme 35 > heavy cream
*creme a cuisson > heavy cream
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
echalote > shallot
echalotte > shallot
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
*haricot vert > green bean
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
blanc > white
blanche > white
rouge > red
vert > green
verte > green
noir > black
noire > black
jaune > yellow
gros > large
grosse > large
moyen > medium
petit > small
entier > whole
entiere > whole
frais > fresh
fraiche > fresh
surgele > frozen
congele > frozen
cru > raw
crue > raw
cuit > cooked
cuite > cooked
pele > peeled
hache > ground, chopped
emince > sliced
tranche > sliced
rape > shredded, grated
moulu > ground
en grain > whole
en poudre > powder
fume > smoked
fumee > smoked
desosse > boneless
epluche > peeled
sans os > boneless
sans peau > skinless
sans sel > unsalted
sans pepin > seedless
doux > unsalted, sweet
sec > dry
biologique > organic
petillant > sparkling
petillante > sparkling
gazeuse > sparkling
vierge extra > extra virgin
extra vierge > extra virgin
creme entiere > heavy cream
creme fraiche > sour cream, creme fraiche
creme a la glace > ice cream
creme glacee > ice cream
glace vanille > vanilla ice cream
glace a la vanille > vanilla ice cream
vanille > vanilla
lait entier > whole milk
lait ecreme > skim milk
oeuf entier > whole egg
poulet entier > whole chicken
blanc d oeuf > egg white
yogourt > yogurt
grec > greek
fromage a la creme > cream cheese
fromage suisse > swiss cheese
fromage rape > shredded cheese
cuisse > leg, thigh
cuisse de canard > duck leg
cuisse de poulet > chicken leg, chicken thigh
cuisse de canard confite > duck leg confit
confite > confit
magret de canard > duck breast
poitrine > breast, belly
poitrine de poulet > chicken breast
poitrine de porc > pork belly
poitrine de dinde > turkey breast
jarret > shank
jarret d agneau > lamb shank
filet > fillet, tenderloin
filet de boeuf > beef tenderloin
filet mignon de porc > pork tenderloin
cotelette > chop
epaule de porc > pork shoulder
viande hachee > ground beef
petoncle > scallop
noix de saint jacques > scallop
queue de homard > lobster tail
calmar > squid
pomme de terre rouge > red potato
oignon jaune > yellow onion
oignon rouge > red onion
ail pele > peeled garlic
champignon blanc > white mushroom
champignon de paris > white mushroom
lentille verte > green lentil
haricot noir > black bean
asperge > asparagus
courgette > zucchini
betterave > beet
tomate cerise > cherry tomato
tomate raisin > grape tomato
raisin > grape
raisin rouge > red grape
raisin sec > raisin
bleuet > blueberry
canneberge > cranberry
banane > banana
mangue > mango
cerise > cherry
melange de laitue > spring mix
mesclun > spring mix
vinaigre de vin > wine vinegar
vinaigre de vin rouge > red wine vinegar
vinaigre rouge > red wine vinegar
vinaigre balsamique > balsamic vinegar
balsamique > balsamic
huile d olive vierge extra > extra virgin olive oil
huile de friture > frying oil
moutarde a l ancienne > whole grain mustard
capre > caper
sel de mer > sea salt
fleur de sel > sea salt
poivre noir > black pepper
poivre en grain > whole pepper
poivre noir en grain > whole black pepper
chocolat > chocolate
chocolat noir > dark chocolate
farine patissiere > pastry flour
farine a pain > bread flour
farine tout usage > all purpose flour
flocon d avoine > rolled oat
avoine > oat
sirop > syrup
sirop d erable > maple syrup
amande effilee > sliced almond
effilee > sliced
riz basmati > basmati rice
pain > bread
pain au levain > sourdough
levain > sourdough
petit pain > roll, dinner roll
danoise > danish
viennoiserie > croissant, danish
the > tea
the vert > green tea
the noir > black tea
expresso > espresso
eau petillante > sparkling water
eau gazeuse > sparkling water
jus de pomme > apple juice
jus de canneberge > cranberry juice
papier > paper
gant > glove
savon > soap, detergent
papier aluminium > aluminum foil
truffe > truffle
trefle > clover
`
