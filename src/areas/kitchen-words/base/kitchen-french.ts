/** French words for what else a kitchen orders, and for what is done to it. */
export const kitchenFrenchWords = `
coeurs de romaine > romaine hearts
jeunes pousses d epinard > baby spinach
chou frise > kale
chou nappa > napa cabbage
tomate concassee > diced tomato
piment > chili pepper
ciboule > green onion
gousse d ail > garlic
patate douce > sweet potato
celeri rave > celery root
choux de bruxelles > brussels sprouts
courge > squash
courge musquee > butternut squash
citrouille > pumpkin
champignons tranches > sliced mushroom
pleurote > oyster mushroom
cepe > porcini
pois > peas
rhubarbe > rhubarb
mandarine > mandarin
mure > blackberry
pasteque > watermelon
papaye > papaya
canneberges sechees > dried cranberry
grenade > pomegranate
avocat > avocado
persil plat > italian parsley
coriandre > cilantro
lait de coco > coconut milk
lait de soja > soy milk
creme fleurette > heavy cream
creme a fouetter > heavy cream
creme sure > sour cream
creme aigre > sour cream
babeurre > buttermilk
beurre non sale > unsalted butter
oeufs durs > hard cooked egg
haut de cuisse > chicken thigh
pilon > chicken drumstick
cuisses de canard confites > duck leg confit
foie de volaille > chicken liver
contre filet > strip loin
bavette > flank steak
paleron > flat iron
joue de boeuf > beef cheek
queue de boeuf > oxtail
plat de cote > short rib
bout de cote > short rib
escalope de veau > veal cutlet
longe de porc > pork loin
cote de porc > pork chop
jambon de bayonne > prosciutto
saucisson > salami
lapin > rabbit
morue > cod
espadon > swordfish
saint jacques > scallop
coquille saint jacques > scallop
pieuvre > octopus
pain de mie > white bread
pain complet > wheat bread
chocolatine > chocolate croissant
pate brisee > pie shell
farine a patisserie > pastry flour
farine complete > whole wheat flour
farine de sarrasin > buckwheat flour
poudre d amande > almond flour
maizena > cornstarch
levure seche > yeast
bicarbonate de soude > baking soda
sucre roux > brown sugar
cassonade > brown sugar
confiture > jam
gelatine > gelatin
extrait de vanille > vanilla extract
gousse de vanille > vanilla bean
pepites de chocolat > chocolate chip
cacao > cocoa
cacao en poudre > cocoa powder
riz sauvage > wild rice
nouilles > noodle
semoule > semolina
boulgour > bulgur
orge > barley
concentre de tomate > tomato paste
coulis de tomate > tomato puree
sauce soja > soy sauce
sauce anglaise > worcestershire
sauce piquante > hot sauce
vinaigre de cidre > cider vinegar
vinaigre de xeres > sherry vinegar
huile de tournesol > sunflower oil
huile de colza > canola oil
huile d arachide > peanut oil
huile de pepins de raisin > grapeseed oil
graisse de canard > duck fat
sel fin > table salt
safran > saffron
piment de cayenne > cayenne pepper
fond de veau > demi glace
fond de boeuf > beef base
fond de volaille > chicken base
cafe decafeine > decaf coffee
noix de grenoble > walnut
pignon > pine nut
pignons de pin > pine nut
arachide > peanut
beurre d arachide > peanut butter
graines de sesame > sesame seed
graines de pavot > poppy seed
paille > straw
assiette > plate
fourchette > fork
couteau > knife
cuillere > spoon
contenant > container
barquette > container
boite a pizza > pizza box
papier cuisson > parchment
papier parchemin > parchment
film alimentaire > film wrap
pellicule plastique > film wrap
sacs a ordures > can liner
essuie tout > paper towel
papier hygienique > toilet paper
savon a vaisselle > dish soap
degraissant > degreaser
javel > bleach
eau de javel > bleach
desinfectant > sanitizer
eponge > sponge
avec peau > skin on
non sale > unsalted
faible en sodium > low sodium
seche > dried
conserve > canned
radis > radish
grand > large
`
