import { ordinals } from './ordinals.ts'

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Small words of names, which do not identify a company. */
export const stopWords = setOf('the of and a an at for in by on et')

/** Titles before a person's name. */
export const honorifics = setOf('mr mrs ms miss mx dr prof rev hon sir madam')

/** Generation suffixes of people. */
export const generations = setOf('jr sr ii iii iv')

/** Degrees and licenses behind a person's name. */
export const degrees = setOf('md do dds dmd phd od dvm rn cpa esq')

/** Titles before or after a person's name, which do not identify a person. */
export const personTitles: ReadonlySet<string> = new Set([
  ...honorifics,
  ...setOf('md phd esq dds cpa rn the'),
])

/** Words that identify a business only a little: degrees, titles, and suffixes of a person's name. */
export const titles: ReadonlySet<string> = new Set([
  ...degrees,
  ...generations,
  ...setOf(`dc dpm dr doctor mr mrs ms attorney law office psyd lcsw phys physician
licsw psychologist psycholgst psychotherapist psychothrpst optometrist orthodontist dentist dent chiropractor chirprctr surgeon physical
therapist counselor accountant`),
])

/** The canonical form of a word (first) and its abbreviations, where an abbreviation means nothing else. */
const abbreviations = `international intl intnl
service svc svcs srvc serv
associate assoc assocs
association assn assoctn
center ctr cntr centre cent
management mgmt mgt mgmnt
manufacturing mfg manuf
department dept dpt
hospital hosp
building bldg
construction constr
national natl
american amer
university univ
government govt
brother bros
institute inst
attorney atty attys lawyer lwyr lwyrs
administration adm admin
commission comm
community cmnty
committee cmte
county cnty
development dev dvlpmnt
distributor distr dist
engineering engrg engr
enterprise entp entps
equipment equip eqpt
group grp
health hlth
housing hsing
industry inds ind
insurance ins
investment inv
laboratory lab
maintenance maint
medical med
product prod prods
property prop props
restaurant rest rstrnt
school sch schl
supply spl suply
system sys
technology tech
transportation transp trans
wholesale whol whsle
north no
south so
avenue ave
boulevard blvd
highway hwy
road rd
advertising advg
agency agcy
apartment apt
authority auth
automotive autmtv
church chr
communication comms
consultant conslt
cooperative coop
corner crnr
financial fincl finl
foundation fdn fndtn
general genl
glass gls
hardware hdwe
heating htg
library lib
machine mach
market mkt
memorial meml
methodist meth
museum mus
presbyterian presby
public pub
radio rdo
recreation rec
recruiting recrtg
repair rpr
retirement rtrmt
science sci
security sec
society soc
station sta
superintendent supt
treatment trtmt
william wm
robert robt
james jas
charles chas
george geo
joseph jos
thomas thos
edward edw edwd
samuel saml
daniel danl
benjamin benj
frederick fredk
alexander alexr
richard richd
michael michl
physician physcn
optometrist optmtrst
veterinary vet
photography photog
electric elec
electronic electro
1 one
2 two
3 three
4 four
5 five
6 six
7 seven
8 eight
9 nine
10 ten
11 eleven
12 twelve
20 twenty
24 twentyfour`

/** Abbreviations that may mean several words, and words with the same meaning. */
const related = `st: saint street
ste: sainte suite
dr: drive doctor
ft: fort
mt: mount mountain
pt: point
pk: park
sq: square
dist: district
com: community commission`

const rowsOf = (table: string) => table.split('\n').map((row) => row.split(/:?\s+/))

/** From an abbreviation to the word's canonical form. */
export const canonicalWords: ReadonlyMap<string, string> = new Map(
  [...rowsOf(abbreviations), ...[...ordinals].map(([word, short]) => [short, word])].flatMap(
    ([word = '', ...others]) => others.map((other) => [other, word] as const),
  ),
)

export const relatedWords: readonly (readonly string[])[] = rowsOf(related)
