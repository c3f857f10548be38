/** Short names and nicknames of cities, as they are typed: `name: city, state`. */
const table = `nyc: New York, NY
big apple: New York, NY
philly: Philadelphia, PA
vegas: Las Vegas, NV
sf: San Francisco, CA
san fran: San Francisco, CA
okc: Oklahoma City, OK
slc: Salt Lake City, UT
stl: St. Louis, MO
kc: Kansas City, MO
nola: New Orleans, LA
indy: Indianapolis, IN
jax: Jacksonville, FL
cincy: Cincinnati, OH
abq: Albuquerque, NM
atl: Atlanta, GA
chi town: Chicago, IL
windy city: Chicago, IL
motor city: Detroit, MI
st pete: St. Petersburg, FL
saint pete: St. Petersburg, FL
beantown: Boston, MA
la: Los Angeles, CA
l a: Los Angeles, CA
pdx: Portland, OR
hilton head: Hilton Head Island, SC
boca: Boca Raton, FL
cville: Charlottesville, VA
chatt: Chattanooga, TN
a2: Ann Arbor, MI
co springs: Colorado Springs, CO
steamboat: Steamboat Springs, CO
mpls: Minneapolis, MN
minny: Minneapolis, MN
pgh: Pittsburgh, PA
phila: Philadelphia, PA
balt: Baltimore, MD
san berdoo: San Bernardino, CA
san antone: San Antonio, TX
charm city: Baltimore, MD
mile high city: Denver, CO
emerald city: Seattle, WA
music city: Nashville, TN
sin city: Las Vegas, NV
h town: Houston, TX
tally: Tallahassee, FL
wpb: West Palm Beach, FL
wash dc: Washington, DC
new york city: New York, NY
phx: Phoenix, AZ
satx: San Antonio, TX
atx: Austin, TX
htx: Houston, TX
bmore: Baltimore, MD
b more: Baltimore, MD
big d: Dallas, TX
clt: Charlotte, NC
rva: Richmond, VA
avl: Asheville, NC
gso: Greensboro, NC
sac: Sacramento, CA
sactown: Sacramento, CA
slo: San Luis Obispo, CA
cda: Coeur d'Alene, ID
p cola: Pensacola, FL
pcb: Panama City Beach, FL
nsb: New Smyrna Beach, FL
st aug: Saint Augustine, FL
bham: Birmingham, AL
nash: Nashville, TN
chucktown: Charleston, SC
pittsburg pa: Pittsburgh, PA
pittsburg pennsylvania: Pittsburgh, PA
mke: Milwaukee, WI
dsm: Des Moines, IA
stp: Saint Paul, MN`

/** A nickname in plain small letters, with its city and state. */
export const cityNicknames: ReadonlyMap<string, readonly [city: string, state: string]> = new Map(
  table.split('\n').map((row) => {
    const [nickname = '', place = ''] = row.split(': ')
    const [city = '', state = ''] = place.split(', ')
    return [nickname, [city, state]]
  }),
)
