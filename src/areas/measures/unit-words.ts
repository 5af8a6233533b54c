import type { UnitKey } from './units.ts'

/** How a unit is written: one, several, and every other spelling. */
interface UnitWords {
  readonly one: string
  readonly several: string
  /** Lower case, without accents and periods; by comma, as some have several words. */
  readonly others: string
}

const words = (one: string, several: string, others = ''): UnitWords => ({ one, several, others })

/**
 * Units as kitchens write them in English, Spanish and French. A capital T is a tablespoon and a
 * small t a teaspoon: `rules/read-unit.ts`. Cups and spoons of other languages are taken for the
 * ones of the United States, as those are what a kitchen there has.
 */
export const unitWords: Readonly<Record<UnitKey, UnitWords>> = {
  g: words('g', 'g', 'gr,grs,grm,gm,gms,gram,grams,gramme,grammes,gramo,gramos'),
  kg: words('kg', 'kg', 'kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes,kilogramo,kilogramos'),
  mg: words('mg', 'mg', 'mgs,milligram,milligrams,miligramo,miligramos,milligramme,milligrammes'),
  lb: words('lb', 'lb', 'lbs,#,pound,pounds,libra,libras,livre,livres'),
  oz: words('oz', 'oz', 'ozs,onz,ounce,ounces,onza,onzas,once,onces,oz wt,ounces weight,ounce weight'),
  ml: words('ml', 'ml', 'mls,mlt,cc,milliliter,milliliters,millilitre,millilitres,mililitro,mililitros'),
  cl: words('cl', 'cl', 'centiliter,centiliters,centilitre,centilitres,centilitro,centilitros'),
  dl: words('dl', 'dl', 'deciliter,deciliters,decilitre,decilitres,decilitro,decilitros'),
  l: words('l', 'l', 'lt,lts,ltr,ltrs,liter,liters,litre,litres,litro,litros'),
  tsp: words(
    'tsp',
    'tsp',
    `tsps,ts,teaspoon,teaspoons,teaspoonful,teaspoonfuls,cucharadita,cucharaditas,cucharita,cucharitas,cdta,cdtas,cdita,cditas,cuchara de te,
     cuillere a cafe,cuilleres a cafe,cuillere a the,cuilleres a the,c a c,c a cafe,c a the,cac,cuil a cafe,cuil cafe`,
  ),
  tbsp: words(
    'tbsp',
    'tbsp',
    `tbsps,tbs,tb,tbl,tbls,tblsp,tblsps,tbp,tablespoon,tablespoons,tablespoonful,tablespoonfuls,cucharada,cucharadas,cda,cdas,
     cuchara,cucharas,cuillere a soupe,cuilleres a soupe,c a s,c a soupe,cas,cuil a soupe,cuillere a table,
     cuilleres a table`,
  ),
  floz: words(
    'fl oz',
    'fl oz',
    `floz,fl ozs,fluid oz,fluid ounce,fluid ounces,oz fl,liquid ounce,liquid ounces,liquid oz,onza liquida,onzas liquidas,
     onza fluida,onzas fluidas`,
  ),
  cup: words('cup', 'cups', 'c,cp,cupful,cupfuls,taza,tazas,tza,tasse,tasses'),
  pint: words('pint', 'pints', 'pt,pts,pnt,pinta,pintas,pinte,pintes'),
  quart: words('quart', 'quarts', 'qt,qts,qrt,qrts,cuarto de galon,cuartos de galon'),
  gallon: words('gallon', 'gallons', 'gal,gals,gl,galon,galones,gallones'),
  dash: words('dash', 'dashes', 'chorrito,chorritos'),
  pinch: words('pinch', 'pinches', 'pizca,pizcas,pincee,pincees,pellizco,pn'),
  smidgen: words('smidgen', 'smidgens', 'smidgeon,smidge,smidgin'),
  each: words(
    'each',
    'each',
    `ea,eas,eaches,pc,pcs,piece,pieces,ct,cnt,count,unit,units,pieza,piezas,pza,pzas,pz,unidad,unidades,unite,unites,morceau,
     morceaux`,
  ),
  pair: words('pair', 'pairs', 'pr,par,pares,paire,paires'),
  dozen: words('dozen', 'dozen', 'dz,dzn,doz,dozens,docena,docenas,douzaine,douzaines'),
  gross: words('gross', 'gross', 'grosses'),
  case: words('case', 'cases', 'cs,cse,caja,cajas,caisse,caisses'),
  soldEach: words('each (as sold)', 'eaches (as sold)'),
  portion: words('portion', 'portions', 'ptn,serving,servings,srv,porcion,porciones,racion,raciones'),
  batch: words('batch', 'batches', 'recipe,recipes,receta,recetas,recette,recettes,tanda,tandas'),
  bunch: words(
    'bunch',
    'bunches',
    'bn,bch,bnch,bunchs,manojo,manojos,atado,atados,botte,bottes,bouquet,bouquets,ramo,ramos',
  ),
  clove: words('clove', 'cloves', 'clv,clvs,diente,dientes,gousse,gousses'),
  head: words('head', 'heads', 'hd,hds,cabeza,cabezas,tete,tetes'),
  sprig: words('sprig', 'sprigs', 'spg,ramita,ramitas,brin,brins,branche,branches'),
  slice: words(
    'slice',
    'slices',
    'sl,slc,rebanada,rebanadas,rodaja,rodajas,loncha,lonchas,tranche,tranches,rondelle,rondelles',
  ),
  stalk: words('stalk', 'stalks', 'rib,ribs,stem,stems,tallo,tallos,rama,ramas,tige,tiges,penca,pencas,cote,cotes'),
  stick: words('stick', 'sticks', 'stk,stks,barra,barras,barrita,barritas,baton,batons'),
  leaf: words('leaf', 'leaves', 'lf,lvs,hoja,hojas,feuille,feuilles'),
  ear: words('ear', 'ears', 'mazorca,mazorcas,elote,elotes,epi,epis'),
  fillet: words('fillet', 'fillets', 'filet,filets,filete,filetes'),
  loaf: words('loaf', 'loaves', 'hogaza,hogazas,miche,miches'),
  sheet: words('sheet', 'sheets', 'lamina,laminas,plaque,plaques'),
  strip: words('strip', 'strips', 'tira,tiras,laniere,lanieres'),
  wedge: words('wedge', 'wedges', 'gajo,gajos,quartier,quartiers'),
  cube: words('cube', 'cubes', 'cubo,cubos,cubito,cubitos'),
  ball: words('ball', 'balls', 'bola,bolas,boule,boules'),
  knob: words('knob', 'knobs', 'nob'),
  scoop: words('scoop', 'scoops'),
  ladle: words('ladle', 'ladles', 'ladleful,ladlefuls,louche,louches,cucharon,cucharones'),
  handful: words('handful', 'handfuls', 'handfulls,handsful,puno,punos,punado,punados,poignee,poignees'),
  drop: words('drop', 'drops', 'gota,gotas,goutte,gouttes'),
  can: words('can', 'cans', 'tin,tins,lata,latas,bote,botes,boite,boites,conserve,conserves'),
  jar: words('jar', 'jars', 'frasco,frascos,tarro,tarros,pot de,pots de,bocal,bocaux'),
  bottle: words('bottle', 'bottles', 'btl,btls,bot,botella,botellas,bouteille,bouteilles'),
  bag: words('bag', 'bags', 'bolsa,bolsas,sac,sacs,costal,costales,sack,sacks'),
  box: words('box', 'boxes', 'bx,bxs'),
  package: words(
    'package',
    'packages',
    'pkg,pkgs,pkt,pkts,packet,packets,pk,pks,pack,packs,paquete,paquetes,paquet,paquets,sobre,sobres,sachet,sachets,envelope,envelopes',
  ),
  carton: words('carton', 'cartons', 'ctn,ctns,container,containers,brique,briques'),
  tub: words('tub', 'tubs', 'pail,pails,bucket,buckets,cubeta,cubetas,seau,seaux'),
  can10: words(
    '#10 can',
    '#10 cans',
    '#10,no 10 can,no 10 cans,number 10 can,number 10 cans,no 10,#10 tin,lata #10,latas #10',
  ),
  can5: words('#5 can', '#5 cans', '#5,no 5 can,no 5 cans,#5 tin'),
  can3: words('#3 can', '#3 cans', '#3,no 3 can,no 3 cans'),
  can2half: words('#2 1/2 can', '#2 1/2 cans', '#25,#2 1/2,no 2 1/2 can,no 2 1/2 cans,#25 can,#25 cans'),
  can2: words('#2 can', '#2 cans', '#2,no 2 can,no 2 cans'),
  can300: words('#300 can', '#300 cans', '#300,no 300 can,no 300 cans'),
}
