/** Spanish words for produce, spices and what a bakery or a bar orders. */
export const moreSpanishWords = `
limon amarillo > lemon
limones amarillos > lemon
cereza > cherry
marrasquino > maraschino
salsa inglesa > worcestershire sauce
jugo de arandano > cranberry juice
jugo de tomate > tomato juice
jugo de pina > pineapple juice
jugo de manzana > apple juice
jugo de limon > lemon juice, lime juice
centeno > rye
trigo > wheat
avena > oat
chicharo > pea
betabel > beet
nabo > turnip
puerro > leek
alcachofa > artichoke
esparrago > asparagus
alcaparra > caper
aceituna negra > black olive
aceituna verde > green olive
melon > cantaloupe, honeydew
mora azul > blueberry
zarzamora > blackberry
salvia > sage
tomillo > thyme
romero > rosemary
eneldo > dill
oregano seco > oregano leaf
jengibre > ginger
curcuma > turmeric
laurel > bay leaf
clavo > clove
nuez moscada > nutmeg
maicena > cornstarch
bicarbonato > baking soda
nata ~> cream
hueso > bone
costillas cortas > short rib
ahumada > smoked
blanca > white
amarilla > yellow
maiz blanco > corn white
maiz blanca > corn white
maiz amarillo > corn yellow
canela en raja > cinnamon stick
costilla de res > beef short rib
`
