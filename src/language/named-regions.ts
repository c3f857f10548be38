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
MS: Hancock, Harrison, Jackson | Mississippi Gulf Coast
CA: Orange | Orange County California, OC California, OC
CA: Marin, Napa, Sonoma | North Bay
CA: Fresno, Kern, Kings, Madera, Merced, Sacramento, San Joaquin, Stanislaus, Tulare, Yolo | Central Valley
CA: Del Norte, Humboldt, Lake, Mendocino, Trinity | Humboldt and the north coast, Northern California coast
CA: Alameda, Alpine, Amador, Butte, Calaveras, Colusa, Contra Costa, Del Norte, El Dorado, Glenn, Humboldt, Lake, Lassen, Marin, Mendocino, Modoc, Napa, Nevada, Placer, Plumas, Sacramento, San Francisco, San Joaquin, San Mateo, Santa Clara, Shasta, Sierra, Siskiyou, Solano, Sonoma, Sutter, Tehama, Trinity, Yolo, Yuba | Northern California, NorCal, Nor Cal
ID: Ada, Canyon, Gem, Payette | Treasure Valley
CO: Adams, Arapahoe, Boulder, Broomfield, Denver, Douglas, El Paso, Jefferson, Larimer, Pueblo, Weld | Front Range, Colorado Front Range
CO: Larimer, Weld | Northern Colorado
NE: Cheyenne, Dawes, Kimball, Morrill, Scotts Bluff, Sheridan, Sioux | Nebraska panhandle
SD: Custer, Fall River, Lawrence, Meade, Pennington | Black Hills
ND: Billings, Dunn, McKenzie, Mountrail, Williams | Bakken
TX: Dallas, Collin, Denton, Tarrant | North Texas
TX: Andrews, Crane, Ector, Glasscock, Howard, Loving, Martin, Midland, Reeves, Upton, Ward, Winkler | Permian Basin
TX: Ector, Midland | Midland Odessa
TX: Armstrong, Carson, Dallam, Deaf Smith, Gray, Hartley, Hutchinson, Moore, Oldham, Potter, Randall | Texas panhandle
TX: Hardin, Jefferson, Orange | Golden Triangle Texas
TX: Angelina, Cherokee, Gregg, Harrison, Henderson, Nacogdoches, Rusk, Smith, Upshur | East Texas
TX: Aransas, Kleberg, Nueces, San Patricio | Coastal Bend
OK: Cimarron, Beaver, Texas | Oklahoma panhandle
AR: Benton, Washington; MO: McDonald | Northwest Arkansas, NWA
MO: Camden, Miller, Morgan | Lake of the Ozarks
MO: Christian, Greene, Ozark, Stone, Taney, Webster; AR: Baxter, Benton, Boone, Carroll, Marion, Washington | Ozarks
LA: Acadia, Iberia, Lafayette, St. Landry, St. Martin, Vermilion | Acadiana
LA: Livingston, St. Tammany, Tangipahoa, Washington | Northshore Louisiana, Northshore
MS: Bolivar, Coahoma, Humphreys, Leflore, Sunflower, Tunica, Washington | Mississippi Delta
AL: Limestone, Madison, Morgan | North Alabama
TN: Anderson, Blount, Knox, Loudon, Sevier | Knoxville area
TN: Anderson, Blount, Bradley, Carter, Cocke, Greene, Hamblen, Hamilton, Hawkins, Jefferson, Knox, Loudon, McMinn, Monroe, Roane, Sevier, Sullivan, Washington | East Tennessee
TN: Cheatham, Davidson, Maury, Robertson, Rutherford, Sumner, Williamson, Wilson | Middle Tennessee
TN: Sevier | Smoky Mountains, Smokies
TN: Carter, Hawkins, Sullivan, Unicoi, Washington; VA: Washington | Tri Cities Tennessee
WA: Benton, Franklin | Tri Cities Washington
KY: Bourbon, Clark, Fayette, Jessamine, Madison, Scott, Woodford | Bluegrass region
KY: Boone, Campbell, Kenton | Northern Kentucky
OH: Ashtabula, Cuyahoga, Geauga, Lake, Lorain, Mahoning, Medina, Portage, Stark, Summit, Trumbull | Northeast Ohio, NE Ohio
OH: Fulton, Lucas, Ottawa, Wood | Northwest Ohio
OH: Butler, Clermont, Hamilton, Warren | Southwest Ohio
OH: Delaware, Fairfield, Franklin, Licking, Madison, Pickaway, Union | Central Ohio
OH: Greene, Miami, Montgomery | Miami Valley
IN: Jasper, Lake, LaPorte, Newton, Porter | Northwest Indiana, NW Indiana
IN: Elkhart, St. Joseph; MI: Berrien, Cass | Michiana
IN: Clark, Floyd, Harrison; KY: Bullitt, Jefferson, Oldham | Kentuckiana
IN: Boone, Hamilton, Hancock, Hendricks, Johnson, Marion, Morgan | Central Indiana
IL: Cook, DuPage, Kane, Kendall, Lake, McHenry, Will | Northern Illinois, Northeast Illinois
IL: Madison, Monroe, St. Clair | Metro East
MI: Alger, Baraga, Chippewa, Delta, Dickinson, Gogebic, Houghton, Iron, Keweenaw, Luce, Mackinac, Marquette, Menominee, Ontonagon, Schoolcraft | Upper Peninsula, UP of Michigan, UP Michigan, Michigan UP
MI: Huron, Sanilac, Tuscola | Michigan Thumb, Thumb of Michigan, Michigan's Thumb
MI: Genesee, Lapeer, Livingston, Macomb, Monroe, Oakland, St. Clair, Washtenaw, Wayne | Southeast Michigan, SE Michigan, southeastern Michigan
MI: Allegan, Kent, Muskegon, Ottawa | West Michigan, Western Michigan
MI: Antrim, Benzie, Charlevoix, Emmet, Grand Traverse, Leelanau | Northern Michigan
WI: Calumet, Fond du Lac, Outagamie, Winnebago | Fox Valley, Fox Cities
WI: Kenosha, Milwaukee, Ozaukee, Racine, Washington, Waukesha | Southeast Wisconsin, southeastern Wisconsin
WI: Door | Door Peninsula
MN: Carlton, Cook, Itasca, Lake, St. Louis | Iron Range, Northeast Minnesota
IA: Dallas, Madison, Polk, Story, Warren | Central Iowa
NY: Cattaraugus, Chautauqua, Erie, Niagara, Wyoming, Allegany | Western New York, WNY
NY: Cayuga, Chemung, Ontario, Schuyler, Seneca, Steuben, Tompkins, Wayne, Yates | Finger Lakes
NY: Albany, Rensselaer, Saratoga, Schenectady | Capital District, New York Capital Region
NY: Cayuga, Cortland, Madison, Onondaga, Oswego | Central New York, CNY
NY: Broome, Chemung, Chenango, Delaware, Tioga | Southern Tier
NY: Clinton, Essex, Franklin, Hamilton, Warren | Adirondacks
NY: Delaware, Greene, Sullivan, Ulster | Catskills
NY: Clinton, Essex, Franklin, Jefferson, Lewis, St. Lawrence | North Country New York
NY: Nassau | Nassau County Long Island
PA: Bucks, Chester, Delaware, Montgomery | Philadelphia suburbs, Philly suburbs, suburban Philadelphia, Main Line
PA: Bucks, Chester, Delaware, Montgomery, Philadelphia | Southeast Pennsylvania, southeastern Pennsylvania, SE PA, southeastern PA
PA: Allegheny, Armstrong, Beaver, Butler, Fayette, Greene, Washington, Westmoreland | Western Pennsylvania, southwestern Pennsylvania, Western PA, southwestern PA
PA: Lackawanna, Luzerne, Monroe, Wayne, Wyoming | Northeast Pennsylvania, NEPA, northeastern Pennsylvania
PA: Adams, Cumberland, Dauphin, Lancaster, Lebanon, York | Central Pennsylvania, South Central Pennsylvania, central PA
NJ: Atlantic, Cape May, Monmouth, Ocean | New Jersey Shore, NJ Shore
NJ: Hunterdon, Mercer, Middlesex, Monmouth, Ocean, Somerset, Union | Central Jersey, Central New Jersey
MA: Barnstable | the Cape, Cape and Islands
MA: Nantucket | Nantucket Island
MA: Essex | North Shore Massachusetts, North Shore of Boston
MA: Norfolk, Plymouth | South Shore Massachusetts, South Shore of Boston
MA: Franklin, Hampden, Hampshire | Pioneer Valley
MA: Berkshire, Franklin, Hampden, Hampshire | Western Massachusetts, Western Mass, Western MA
MA: Worcester | Central Massachusetts, Central Mass
NH: Belknap, Carroll | Lakes Region New Hampshire, NH Lakes Region
ME: Androscoggin, Cumberland, York | Southern Maine
MD: Caroline, Cecil, Dorchester, Kent, Queen Anne's, Somerset, Talbot, Wicomico, Worcester; DE: Kent, Sussex; VA: Accomack, Northampton | Delmarva, Delmarva Peninsula
MD: Caroline, Cecil, Dorchester, Kent, Queen Anne's, Somerset, Talbot, Wicomico, Worcester | Eastern Shore Maryland, MD Eastern Shore
MD: Allegany, Garrett, Washington | Western Maryland
MD: Calvert, Charles, St. Mary's | Southern Maryland
VA: Chesapeake, Gloucester, Hampton, Isle of Wight, James City, Newport News, Norfolk, Poquoson, Portsmouth, Suffolk, Virginia Beach, Williamsburg, York | Hampton Roads, Tidewater, Tidewater Virginia
VA: Augusta, Clarke, Frederick, Page, Rockbridge, Rockingham, Shenandoah, Warren | Shenandoah Valley
NC: Buncombe, Haywood, Henderson, Jackson, Madison, Transylvania | Western North Carolina, WNC
NC: Brunswick, New Hanover, Pender | Cape Fear
NC: Mecklenburg, Iredell, Lincoln, Catawba | Lake Norman area
SC: Beaufort, Berkeley, Charleston, Colleton, Dorchester, Jasper | Lowcountry, Low Country, South Carolina Lowcountry
SC: Anderson, Cherokee, Greenville, Oconee, Pickens, Spartanburg | Upstate South Carolina, Upstate SC
SC: Georgetown, Horry | Grand Strand
GA: Dawson, Fannin, Gilmer, Lumpkin, Rabun, Union, White | North Georgia Mountains
GA: Bryan, Camden, Chatham, Glynn, Liberty, McIntosh | Coastal Georgia, Georgia coast
FL: Bay, Escambia, Holmes, Jackson, Okaloosa, Santa Rosa, Walton, Washington | Florida panhandle, Northwest Florida
FL: Bay, Okaloosa, Santa Rosa, Walton | Emerald Coast
FL: Lake, Orange, Osceola, Polk, Seminole, Sumter, Volusia | Central Florida
FL: Charlotte, Collier, Lee | Southwest Florida, SWFL, SW Florida
FL: Baker, Clay, Duval, Flagler, Nassau, Putnam, St. Johns | Northeast Florida, First Coast
FL: Citrus, Hernando, Levy, Pasco | Nature Coast
FL: Manatee, Sarasota | Suncoast
FL: Flagler, Volusia | Fun Coast
FL: Monroe | the Keys
AZ: Cochise, Pima, Santa Cruz | Southern Arizona
AZ: Coconino, Navajo, Yavapai | Northern Arizona
UT: Washington | Southern Utah
UT: Box Elder, Cache, Davis, Weber | Northern Utah
NV: Clark | Southern Nevada
NV: Carson City, Douglas, Storey, Washoe | Northern Nevada
MT: Flathead, Lake | Flathead Valley
WY: Teton | Jackson Hole
WA: Chelan, Ferry, Okanogan, Pend Oreille, Spokane, Stevens | Inland Northwest
WA: Island, San Juan, Skagit, Whatcom | Northwest Washington
WA: San Juan | San Juan Islands
WA: Clallam, Jefferson | Olympic Peninsula
OR: Benton, Clackamas, Lane, Linn, Marion, Multnomah, Polk, Yamhill | Willamette Valley
OR: Crook, Deschutes, Jefferson | Central Oregon
OR: Jackson, Josephine | Southern Oregon, Rogue Valley
OR: Clatsop, Coos, Curry, Lincoln, Tillamook | Oregon Coast
HI: Honolulu | Oahu
HI: Hawaii | Big Island
AK: Kenai Peninsula | Kenai`

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
