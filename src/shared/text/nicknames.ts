import { femaleNames, maleNames } from './first-names.ts'

/** First names and what their bearers are called. A nickname may belong to several. */
const table = `abigail abby gail
abraham abe
albert al bert
alexander alex al sandy xander
alexandra alex sandra lexi
alfred al fred
allison allie
amanda mandy
andrew andy drew
angela angie
ann annie nan
anthony tony
antonio tony
arthur art
barbara barb babs
benjamin ben benny
beverly bev
bradley brad
catherine cathy kate katie cat
charles charlie chuck chas
christina chris tina christy
christine chris chrissy
christopher chris kit topher
clifford cliff
cynthia cindy
daniel dan danny
david dave davey
deborah deb debbie debra
dennis denny
donald don donnie
dorothy dot dottie
douglas doug
edward ed eddie ted ned
edwin ed eddie
elizabeth liz beth betty betsy eliza lisa libby
eugene gene
evelyn eve
florence flo
frances fran
francis frank fran
franklin frank
frederick fred freddie
gabriel gabe
gerald gerry jerry
geoffrey geoff jeff
gregory greg
harold hal harry
henry hank harry
isabella bella izzy
jacob jake
jacqueline jackie
james jim jimmy jamie
janet jan
jeffrey jeff
jennifer jen jenny
jeremy jerry
jessica jess jessie
john jack johnny jon
jonathan jon
joseph joe joey
joshua josh
judith judy
katherine kathy kate katie kay
kathleen kathy kate
kenneth ken kenny
kimberly kim
lawrence larry
leonard len lenny leo
louis lou
margaret maggie meg peggy marge
martin marty
matthew matt
melissa missy
michael mike mickey mick
mitchell mitch
nancy nan
nathan nate
nathaniel nate nat
nicholas nick
pamela pam
patricia pat patty tricia trish
patrick pat paddy
peter pete
philip phil
phillip phil
randall randy
raymond ray
rebecca becky becca
richard rick rich dick ricky
robert bob rob bobby bert
roberta bobbie
rodney rod
ronald ron ronnie
russell russ
samantha sam
samuel sam sammy
sandra sandy
stanley stan
stephanie steph
stephen steve stevie
steven steve stevie
susan sue susie suzy
suzanne sue suzy
terence terry
teresa terry tess
theodore ted teddy theo
theresa terry tess
thomas tom tommy
timothy tim
valerie val
victor vic
victoria vicky tori
vincent vince vinny
virginia ginny
walter walt
wesley wes
william bill billy will willie liam
zachary zach`

/** Each row: a first name, then its nicknames. */
export const nicknames: readonly (readonly string[])[] = table.split('\n').map((row) => row.split(' '))

/** First names, and what their bearers are called. */
export const givenNames: ReadonlySet<string> = new Set([
  ...nicknames.flat(),
  ...[...maleNames, ...femaleNames].map((name) => name.toLowerCase()),
])
