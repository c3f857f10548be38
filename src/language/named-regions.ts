/** Names of regions that are known as whole counties: `state: counties; state: counties | names`. */
const table = `CA: Alameda, Contra Costa, Marin, Napa, San Francisco, San Mateo, Santa Clara, Solano, Sonoma | San Francisco Bay Area, SF Bay Area, Bay Area
CA: Alameda, Contra Costa | East Bay
CA: San Mateo, Santa Clara | Silicon Valley
CA: Imperial, Kern, Los Angeles, Orange, Riverside, San Bernardino, San Diego, San Luis Obispo, Santa Barbara, Ventura | Southern California, SoCal, So Cal
CA: Napa, Sonoma | wine country
CA: Napa | Napa Valley
CA: Monterey, San Luis Obispo, Santa Barbara | Central Coast
CA: Fresno, Kern, Kings, Madera, Merced, San Joaquin, Stanislaus, Tulare | San Joaquin Valley
NY: Nassau, Suffolk | Long Island
NY: Bronx, Kings, New York, Queens, Richmond | five boroughs
NY: Columbia, Dutchess, Greene, Orange, Putnam, Rockland, Ulster, Westchester | Hudson Valley
NC: Durham, Orange, Wake | Research Triangle, Triangle area, Raleigh-Durham
NC: Alamance, Davidson, Forsyth, Guilford, Randolph, Rockingham | Piedmont Triad
NC: Currituck, Dare, Hyde | Outer Banks, OBX
FL: Broward, Miami-Dade, Palm Beach | South Florida
FL: Monroe | Florida Keys
FL: Brevard | Space Coast
FL: Indian River, Martin, St. Lucie | Treasure Coast
VA: Alexandria, Arlington, Fairfax, Fairfax City, Falls Church, Loudoun, Manassas, Manassas Park, Prince William | Northern Virginia, NoVA
PA: Lehigh, Northampton | Lehigh Valley
PA: Carbon, Monroe, Pike, Wayne | Poconos, Pocono Mountains
NJ: Atlantic, Cape May, Monmouth, Ocean | Jersey Shore
NJ: Atlantic, Burlington, Camden, Cape May, Cumberland, Gloucester, Salem | South Jersey, Southern New Jersey
NJ: Bergen, Essex, Hudson, Morris, Passaic, Sussex, Union, Warren | North Jersey, Northern New Jersey
MA: Barnstable | Cape Cod
MA: Dukes | Martha's Vineyard
MA: Berkshire | Berkshires
MD: Caroline, Cecil, Dorchester, Kent, Queen Anne's, Somerset, Talbot, Wicomico, Worcester | Eastern Shore of Maryland, Maryland's Eastern Shore
TX: Cameron, Hidalgo, Starr, Willacy | Rio Grande Valley, RGV
TX: Bandera, Blanco, Burnet, Comal, Gillespie, Hays, Kendall, Kerr, Kimble, Llano, Mason, Medina, Real | Texas Hill Country, Hill Country
UT: Davis, Salt Lake, Utah, Weber | Wasatch Front
WA: King, Kitsap, Pierce, Snohomish | Puget Sound
IA: Scott; IL: Henry, Mercer, Rock Island | Quad Cities
AL: Baldwin, Mobile | Alabama Gulf Coast
MS: Hancock, Harrison, Jackson | Mississippi Gulf Coast`

export interface CountyRegion {
  title: string
  /** "CA: Napa, Sonoma; NV: Washoe". */
  counties: string
}

/** Each name with its region, whose first name is its title. */
export const countyRegions: readonly (readonly [name: string, region: CountyRegion])[] = table
  .split('\n')
  .flatMap((row) => {
    const [counties = '', names = ''] = row.split(' | ')
    const all = names.split(', ')
    return all.map((name) => [name, { title: all[0] ?? '', counties }] as const)
  })
