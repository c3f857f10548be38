const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that tell nobody apart: forms of companies, small words, and the word before the number of a unit. */
export const idle = {
  Name: wordsOf('inc incorporated llc llp lp ltd limited corp corporation co company pc pllc plc the of and'),
  StreetAddress: wordsOf('suite ste apartment apt unit no'),
  City: wordsOf('the'),
}

/** Each row is one word in its spellings, the full one first. */
const ofNames = `international intl
service svc svcs srvc
associate assoc assocs
association assn
center centre ctr cntr
management mgmt mgt
manufacturing mfg
department dept
hospital hosp
building bldg
construction constr
national natl
american amer
university univ
government govt
brother bros
institute inst
attorney atty
development dev
distributor distr dist
engineering engrg engr
enterprise entp
equipment equip eqpt
group grp
health hlth
industry ind inds
insurance ins
laboratory lab
medical med
product prod
property prop
restaurant rest rstrnt
school sch
supply spl
system sys
technology tech
transportation transp trans
heating htg
plumbing plbg
electric elec
contractor contr
builder bldr bldrs
first 1st
second 2nd
third 3rd
saint st
doctor dr
mount mt
fort ft`

const kindsOfStreets = `street st str
avenue ave av
boulevard blvd
road rd
drive dr
lane ln
court ct
place pl
circle cir
terrace ter terr
parkway pkwy pky
highway hwy
freeway fwy
expressway expy
square sq
trail trl
way wy
plaza plz
park pk
center centre ctr
crossing xing
heights hts
route rte
turnpike tpke
alley aly
loop
pike`

const unitsOfStreets = `suite ste
apartment apt
unit
floor fl
building bldg
room rm`

const otherWordsOfStreets = `north n
south s
east e
west w
northeast ne
northwest nw
southeast se
southwest sw
first 1st
second 2nd
third 3rd
fourth 4th
fifth 5th
sixth 6th
seventh 7th
eighth 8th
ninth 9th
tenth 10th
mount mt
fort ft`

const ofCities = `saint st
sainte ste
fort ft
mount mt
point pt
north n
south s
east e
west w
heights hts
springs spgs
township twp
city cty
village vlg`

const formsOf = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split('\n').flatMap((row) => {
      const [full = '', ...short] = row.split(' ')
      return [full, ...short].map((word) => [word, full] as const)
    }),
  )

const streets = [kindsOfStreets, unitsOfStreets, otherWordsOfStreets].join('\n')

/** From a word in small letters to the full spelling of it, in a name, a street and a city. */
export const forms = { Name: formsOf(ofNames), StreetAddress: formsOf(streets), City: formsOf(ofCities) }

const everySpelling = (table: string) => table.split(/\s/)

/** Words that end the name of a street, and that begin a unit, in every spelling. */
export const streetEnds = everySpelling(kindsOfStreets)
export const unitWords = everySpelling(unitsOfStreets)
