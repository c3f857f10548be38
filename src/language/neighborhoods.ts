/**
 * Well-known parts of cities by their ZIP codes, as the post office draws them: `city | name, name: codes`. A star marks a name that is
 * also a place elsewhere, which needs its city behind it.
 */
const table = `Chicago, IL | Wicker Park: 60622 60647; Bucktown: 60614 60622 60647; Lincoln Park*: 60614; Lakeview*, Lake View*: 60613 60657; Wrigleyville: 60613; Logan Square: 60647; Pilsen: 60608; Hyde Park*: 60615 60637; West Loop: 60607 60661; River North: 60654; Gold Coast*: 60610 60611; Old Town*: 60610 60614; South Loop: 60605; Andersonville*: 60640; Uptown*: 60640; Rogers Park: 60626; Ravenswood*: 60625 60640; Bridgeport*: 60608 60609; the Loop, Loop*: 60601 60602 60603 60604; Streeterville: 60611; Edgewater*: 60660; Lincoln Square: 60625
New York, NY | Harlem, Central Harlem: 10026 10027 10030 10037 10039; East Harlem: 10029 10035; Upper East Side: 10021 10028 10065 10075 10128; Upper West Side: 10023 10024 10025; SoHo: 10012 10013; Tribeca: 10007 10013; East Village: 10003 10009; West Village: 10014; Greenwich Village: 10003 10011 10012 10014; Chelsea*: 10001 10011; Midtown*, Midtown Manhattan: 10017 10018 10019 10020 10022 10036; Hell's Kitchen: 10019 10036; Lower East Side: 10002; Washington Heights: 10032 10033 10040; Financial District*: 10004 10005 10006 10038
Brooklyn, NY | Williamsburg*: 11206 11211 11249; Park Slope: 11215 11217; Bushwick: 11206 11221 11237; Bay Ridge: 11209 11220; Brooklyn Heights: 11201; DUMBO: 11201; Bed-Stuy, Bedford-Stuyvesant: 11205 11206 11216 11221 11233; Crown Heights: 11213 11216 11225 11238; Flatbush: 11226; Greenpoint: 11222; Coney Island: 11224; Sheepshead Bay: 11235; Red Hook*: 11231
Los Angeles, CA | Silver Lake*: 90026 90039; Echo Park: 90026; Hollywood*: 90027 90028 90038 90046 90068; Koreatown: 90004 90005 90006 90010 90020; Brentwood*: 90049; Westwood*: 90024; Los Feliz: 90027; Eagle Rock*: 90041; Highland Park*: 90042; Boyle Heights: 90023 90033; Bel Air*: 90077; East LA, East Los Angeles: 90022 90023 90063; San Fernando Valley: 91303 91304 91306 91307 91311 91316 91324 91325 91326 91331 91335 91340 91342 91343 91344 91345 91352 91356 91364 91367 91401 91402 91403 91405 91406 91411 91423 91436 91601 91602 91604 91605 91606 91607; Venice*, Venice Beach: 90291
San Francisco, CA | Mission District: 94103 94110; SoMa: 94103 94105 94107; Nob Hill: 94108 94109; Pacific Heights: 94109 94115 94123; Noe Valley: 94114 94131; the Castro, Castro*, Castro District: 94114; Haight-Ashbury: 94117; Marina District: 94123; North Beach*: 94133; Sunset District: 94116 94122; Richmond District: 94118 94121
Atlanta, GA | Buckhead: 30305 30326 30327 30342; Midtown*: 30308 30309; Virginia-Highland: 30306; Inman Park: 30307; Little Five Points: 30307
Washington, DC | Georgetown*: 20007; Capitol Hill*: 20002 20003; Dupont Circle: 20009 20036; Adams Morgan: 20009; Foggy Bottom: 20037; Navy Yard*: 20003; Columbia Heights*: 20010; Anacostia: 20020
Boston, MA | Back Bay: 02115 02116; Beacon Hill*: 02108 02114; South End*: 02118; Fenway: 02115 02215; North End*: 02113; Seaport District: 02210; South Boston*, Southie: 02127; Chinatown*: 02111
Seattle, WA | Ballard*: 98107 98117; Capitol Hill*: 98102 98112 98122; Fremont*: 98103; Queen Anne*: 98109 98119; University District*: 98105; West Seattle: 98106 98116 98126 98136
Denver, CO | LoDo: 80202; RiNo: 80205 80216; Cherry Creek*: 80206; Capitol Hill*: 80203 80218
Philadelphia, PA | Fishtown: 19125; Center City: 19102 19103 19106 19107; Manayunk: 19127; Northern Liberties: 19123; Old City*: 19106; South Philly, South Philadelphia: 19145 19146 19147 19148; Rittenhouse Square: 19103; University City*: 19104
Miami, FL | Brickell: 33129 33130 33131; Wynwood: 33127 33137; Coconut Grove: 33133; Little Havana: 33125 33130 33135; South Beach: 33139
Miami Beach, FL | South Beach: 33139
Houston, TX | the Heights*, Heights*, Houston Heights: 77007 77008; Montrose*: 77006; River Oaks*: 77019; Galleria*, the Galleria: 77056
Dallas, TX | Deep Ellum: 75226; Uptown*: 75201 75204; Oak Cliff: 75203 75208 75211 75216 75224; Bishop Arts, Bishop Arts District: 75208; Lake Highlands: 75238 75243
Austin, TX | South Congress: 78704; East Austin: 78702; Hyde Park*: 78751
Nashville, TN | the Gulch, Gulch*: 37203; East Nashville: 37206; Green Hills*: 37215
New Orleans, LA | French Quarter: 70112 70116 70130; Garden District: 70115 70130
San Diego, CA | Gaslamp, Gaslamp Quarter: 92101; North Park*: 92104; Hillcrest*: 92103; Pacific Beach: 92109; Ocean Beach*: 92107
Portland, OR | Pearl District: 97209
Minneapolis, MN | North Loop: 55401; Uptown*: 55408
St. Louis, MO | Central West End: 63108
Charlotte, NC | South End*: 28203; NoDa: 28205; Ballantyne: 28277; Myers Park: 28207
Baltimore, MD | Fells Point: 21231; Federal Hill: 21230; Canton*: 21224; Hampden*: 21211
Cleveland, OH | Ohio City*: 44113; Tremont*: 44113
Pittsburgh, PA | Shadyside*: 15232; Squirrel Hill: 15217; Lawrenceville*: 15201
Columbus, OH | German Village: 43206; Short North: 43201 43215
Cincinnati, OH | Over-the-Rhine: 45202
Detroit, MI | Corktown: 48216
Tampa, FL | Ybor City: 33605; Hyde Park*: 33606
Phoenix, AZ | Arcadia*: 85018; Ahwatukee: 85044 85045 85048
Las Vegas, NV | Summerlin: 89134 89135 89138 89144 89145
Honolulu, HI | Waikiki: 96815
Long Island, NY | the Hamptons: 11932 11937 11946 11954 11963 11968 11975 11976 11977 11978`

export interface Neighborhood {
  name: string
  city: string
  state: string
  codes: readonly string[]
  /** Whether the name means it without its city. */
  isAlone: boolean
}

/** The neighborhoods of a row. */
function ofCity(row: string): Neighborhood[] {
  const [place = '', list = ''] = row.split(' | ')
  const [city = '', state = ''] = place.split(', ')
  return list.split('; ').flatMap((part) => {
    const [names = '', codes = ''] = part.split(': ')
    return names.split(', ').map((name) => ({
      name: name.replace('*', ''),
      city,
      state,
      codes: codes.split(' '),
      isAlone: !name.endsWith('*'),
    }))
  })
}

export const neighborhoods: readonly Neighborhood[] = table.split('\n').flatMap(ofCity)
