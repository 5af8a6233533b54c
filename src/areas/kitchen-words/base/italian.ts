/** The Italian words that kitchens use for what they order. */
export const italianWords = `
pollo intero > whole chicken
petto di pollo > chicken breast
manzo > beef
macinato di manzo > ground beef
maiale > pork
vitello > veal
agnello > lamb
tacchino > turkey
anatra > duck
salsiccia > sausage italian
pancetta affumicata > bacon
salmone > salmon
tonno > tuna
merluzzo > cod
gambero > shrimp
gamberi > shrimp
vongole > clam
cozze > mussel
calamari > squid
polpo > octopus
acciuga > anchovy
acciughe > anchovy
uova > egg
uovo > egg
latte intero > whole milk
panna > heavy cream
burro > butter
formaggio > cheese
parmigiano grattugiato > parmesan grated
pecorino romano > cheese pecorino romano
ricotta fresca > ricotta
farina ~> flour
farina 00 > flour tipo 00, 00 flour
farina di grano duro > semolina
semola > semolina
lievito > yeast
zucchero > sugar
zucchero a velo > powdered sugar
sale grosso > salt kosher, salt sea coarse
pepe nero > black pepper
olio d oliva > olive oil
olio di oliva > olive oil
olio extra vergine > extra virgin olive oil
olio extravergine > extra virgin olive oil
aceto > vinegar
aceto balsamico > balsamic vinegar
pomodoro > tomato
pomodori > tomato
pomodori pelati > tomato whole peeled
pelati > tomato whole peeled
passata di pomodoro > tomato puree
concentrato di pomodoro > tomato paste
cipolla > onion
cipolle > onion
cipolla rossa > red onion
aglio > garlic
patata rossa > red potato
patate > potato
carote > carrot
sedano > celery
melanzana > eggplant
melanzane > eggplant
zucchine > zucchini
peperone > bell pepper
peperoni rossi > red bell pepper
funghi > mushroom
fungo > mushroom
spinaci > spinach
carciofo > artichoke
carciofi > artichoke
finocchio > fennel
basilico > basil
prezzemolo > parsley
rosmarino > rosemary
salvia > sage
timo > thyme
origano > oregano
limoni > lemon
arancia > orange
arance > orange
fragola > strawberry
fragole > strawberry
mandorle > almond
pinoli > pine nut
nocciola > hazelnut
olive nere > black olive
olive verdi > green olive
capperi > caper
fagioli > bean
fagioli cannellini > cannellini bean
ceci > chickpea
lenticchie > lentil
riso > rice
pane > bread
acqua frizzante > sparkling water
acqua naturale > spring water
succo d arancia > orange juice
caffe > coffee
aceto di vino rosso > red wine vinegar
rosso > red
grattugiato > grated
affettato > sliced
surgelato > frozen
disossato > boneless
affumicato > smoked
`
