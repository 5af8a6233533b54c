/** French words for produce, spices and what a bakery or a bar orders. */
export const moreFrenchWords = `
seigle > rye
pois chiches > chickpea
lait d avoine > oat milk
pate feuilletee > puff pastry
buche de chevre > goat cheese log
pave de saumon > salmon portion
ble > wheat
ble entier > whole wheat
mais > corn
fecule de mais > cornstarch
poudre a pate > baking powder
bicarbonate > baking soda
levure chimique > baking powder
noix de coco > coconut
noisette > hazelnut
pacane > pecan
pistache > pistachio
figue > fig
datte > date
pruneau > prune
abricot > apricot
pamplemousse > grapefruit
navet > turnip
panais > parsnip
fenouil > fennel
chou rouge > red cabbage
chou de bruxelles > brussels sprout
cresson > watercress
mache ~> spring mix
oseille > sorrel
artichaut > artichoke
olive noire > black olive
olive verte > green olive
gingembre > ginger
cannelle > cinnamon
muscade > nutmeg
clou de girofle > clove
laurier > bay leaf
sauge > sage
aneth > dill
origan > oregano
paprika fume > smoked paprika
saindoux > lard
fromage blanc > ricotta, cottage cheese
beurre demi sel > salted butter
beurre sale > salted butter
blanc de dinde > turkey breast
truite > trout
fletan > halibut
lotte > monkfish
poulpe > octopus
anchois > anchovy
palourde > clam
concombre anglais > english cucumber
bio > organic
emiette > crumbled
effile > sliced
chair de homard > lobster meat
chair de crabe > crab meat
liquide > liquid
`
