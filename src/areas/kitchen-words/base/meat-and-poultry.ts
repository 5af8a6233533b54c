/** Beef, pork, lamb, veal, poultry and eggs. */
export const meatAndPoultryWords = `
*filet mignon > tenderloin steak, beef tenderloin
filet of beef = beef tenderloin = fillet of beef
ny strip = new york strip = new york steak = ny steak = *strip loin = striploin = *strip steak = kc strip = kansas city strip
prime rib > ribeye, rib roast
standing rib roast > ribeye bone in, ribeye
ribeye = rib eye = delmonico = scotch fillet
porterhouse > t bone, short loin
flat iron = top blade
hanger steak = onglet = hanging tender
skirt steak = arrachera = outside skirt
flank steak ~ london broil
112a > ribeye lip on
116a > chuck roll
121c > outside skirt
121d > inside skirt
167a > knuckle peeled
184b > top sirloin
185c > tri tip
185d > tri tip
189a > tenderloin psmo
190a > tenderloin
406a > pork butt bnls
416a > st louis rib
tri tip = tritip ~ bottom sirloin
top sirloin = sirloin butt
chuck roast > chuck roll, beef chuck
*pot roast > chuck roll, beef chuck, bottom round
stew meat > beef stew, beef cube, beef diced
*salisbury steak
steak > beef steak, ribeye, strip loin, tenderloin, sirloin, flat iron, flank, skirt, t bone
roast > chuck roll, ribeye, top round
hamburger > beef ground, ground beef, beef patty
hamburger meat = burger meat = ground beef = beef ground = minced beef = beef mince = mince beef
burger > beef patty, patty
burger patty = hamburger patty = beef patty
hamburger roll > bun hamburger
mince > ground
ground chuck > beef ground chuck
ground sirloin > beef ground
meatball = meat ball
*hot dog = hotdog = frank = frankfurter = wiener
brat > bratwurst
kielbasa = polish sausage
banger > sausage
breakfast sausage > sausage link, sausage patty
short rib = shortrib
osso buco = veal shank
oxtail = beef tail
sweetbread > thymus gland
tripe = menudo meat = honeycomb tripe
tongue > beef tongue, lengua
liver > beef liver, chicken liver
*corned beef
*roast beef
*beef jerky
pork butt = boston butt = shoulder butt ~ pork shoulder
pulled pork > pork butt, pork shoulder, pork pulled
carnitas meat > pork butt, pork shoulder
carnitas > pork butt, pork shoulder
pork steak > pork chop, pork butt
babyback = baby back rib = back rib
spare rib = sparerib ~ st louis rib = rib st louis
rib > short rib, pork rib, back rib
pork belly = fresh bacon side
gammon > ham
ham hock = pork knuckle
chicharron = pork rind = *pork skin
prosciutto ~ parma ham = crudo ham
back bacon = canadian bacon = peameal bacon
bacon bit = bacon crumble ~ bacon piece
rasher > bacon sliced, bacon
layflat = lay flat = layout
lunch meat = deli meat = cold cut = luncheon meat
cold cut > salami, turkey breast deli, roast beef deli, ham black forest, pastrami, mortadella, bologna, capicola
pepperoni stick > pepperoni
soppressata = sopressata
bologna = baloney
rack of lamb = lamb rack
leg of lamb = lamb leg
lamb shank ~ lamb foreshank
mutton > lamb
schnitzel > veal cutlet, pork cutlet
scallopini = scaloppine = scallopine
scallopini > veal cutlet
boneless skinless = bnls sknls = bs
chicken tender = chicken tenderloin ~ chicken finger = chicken strip
chicken wing ~ buffalo wing = hot wing
party wing = split wing = wing flat and drum = wingette
drumette > chicken wing
drumstick > chicken leg, chicken drum
leg quarter = hindquarter
dark meat > chicken thigh, chicken leg
white meat > chicken breast, turkey breast
airline breast = supreme of chicken = statler breast
whole bird > chicken whole, turkey whole
whole fryer = fryer chicken = whole chicken = chicken whole
fryer chicken > chicken whole
rotisserie chicken > chicken whole, chicken rotisserie
roaster > chicken whole
poultry > chicken, turkey, duck
bird > chicken, turkey
cornish hen = game hen = cornish game hen
popcorn chicken = chicken popcorn ~ chicken bite
*chicken nugget
*turkey bacon
*turkey sausage
*chicken sausage
ground turkey = turkey ground = turkey mince = minced turkey
turkey burger > turkey patty, turkey ground
deli turkey > turkey breast deli, turkey deli
deli ham > ham sliced, ham black forest, ham
*duck confit = confit duck
*chicken base
*beef base
shell egg = egg shell = egg in shell
whole egg > egg shell, egg liquid whole
dozen carton egg > egg liquid
liquid egg = egg liquid ~ pasteurized egg ~ scrambled egg mix
boiled egg = hard boiled egg = hard cooked egg
*egg white = albumen
*egg roll
*egg noodle
egg beater > egg liquid, egg white
venison = deer meat
bison = buffalo meat
wagyu ~ kobe
top round = inside round
philly steak = cheesesteak meat = shaved steak = philly meat = sandwich steak
fajita meat > beef fajita, chicken fajita
soup bone = marrow bone
soup bone > veal bones, beef marrow
chicken parm = chicken parmigiana
chicken parmesan > chicken parmigiana
wog > chicken whole
eight piece chicken = chicken piece cut = 8 piece chicken = 8 pc chicken = cut up chicken
whole chicken > chicken piece cut
fried chicken > chicken piece, chicken strip, chicken nugget
chicken sandwich patty > chicken patty
chicken strip > chicken tender
bacon topping > bacon bits
side bacon > bacon
hot dog > frank beef
corn dog = corndog
*turkey burger
*egg patty
*ham base
*foie gras
beyond meat ~> plant based patty, plant based ground
breakfast meat > bacon, sausage
charcuterie > salami, prosciutto, capicola
coppa = capicola = capocollo = gabagool
italian sausage > sausage italian
omelette = omelet
scrambled egg > egg scrambled, egg liquid
large egg > egg shell large
filet > tenderloin filet mignon
bb rib > baby back rib
st l rib > rib st louis
gb > ground beef
b/i > bone in
s/o > skin on
fc > fully cooked
`
