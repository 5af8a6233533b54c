/** Fish and shellfish. */
export const seafoodWords = `
squid = calamari = calamar
prawn ~ shrimp
*swordfish steak
*tuna steak
jumbo prawn > shrimp
*popcorn shrimp > shrimp breaded
ez peel = easy peel
peeled and deveined = p&d = pud = p/d
tail on = tailon = t on = t/on
tail off = tailoff = t off = t/off
fish > salmon, cod, tilapia, halibut, tuna, trout, mahi
white fish > cod, haddock, pollock, tilapia, halibut
whitefish > cod, haddock, pollock, tilapia
fish and chips fish > cod battered, cod, haddock
fish fry > cod battered, fish battered, cod
fish finger = *fish stick
fishstick = fish stick
mahi = mahi mahi = dorado = dolphin fish = dolphinfish
ahi = ahi tuna = yellowfin = yellowfin tuna
sushi tuna = sushi grade tuna = sashimi tuna = sashimi grade tuna
sushi tuna > tuna saku, tuna ahi loin, tuna ahi
sushi salmon = sushi grade salmon = sashimi salmon = sashimi grade salmon
sushi salmon > salmon sushi, salmon fillet
branzino = european bass = loup de mer ~ sea bass
chilean sea bass = patagonian toothfish
orange roughy > roughy
lox = smoked salmon
nova > smoked salmon
gravlax = cured salmon
salmon filet = salmon fillet
salmon fillet ~> salmon portion
filet = fillet
salmon caviar = *salmon roe = ikura ~ trout roe
fish egg = roe ~ caviar
roe > caviar, salmon roe, tobiko, masago
*crab stick = surimi = imitation crab = krab = kani
crabmeat = crab meat
lump crab > crab meat lump
crab claw > crab meat claw
softshell = soft shell crab
king crab leg > crab leg king
lobster tail > lobster
langostino ~ langoustine ~ scampi
crayfish = crawfish = crawdad = mudbug
clam ~ littleneck ~ cherrystone
steamer > clam
bivalve > oyster, clam, mussel
shellfish > shrimp, oyster, mussel, clam, scallop, lobster, crab
sea scallop ~ diver scallop ~ dry scallop
coquille > scallop
conch = whelk
octopus = pulpo
eel = unagi
anchovy ~ boquerones
tuna fish = canned tuna = tuna can
*fish sauce = nam pla = nuoc mam
*oyster sauce
*clam juice
*clam chowder
*fish cake
*crab cake
*shrimp paste
*oyster cracker
*oyster mushroom
black cod = sablefish
canned tuna > tuna chunk light, tuna solid white, tuna albacore
tuna fish > tuna chunk light, tuna solid white
chunk light tuna > tuna chunk light
albacore > tuna solid white
sushi seaweed > nori
*lobster base
*fish base
*clam base
*clam strip
*shrimp base
crawfish tail > crawfish
fish filet > cod fillet, tilapia fillet, flounder fillet, haddock fillet, pollock fillet
fried calamari > calamari brd, calamari ring
shucked oyster > oysters shucked
poke > tuna ahi poke
sashimi > tuna ahi saku
t/on > tail on
t/off > tail off
`
