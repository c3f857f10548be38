/**
 * The 60 largest metropolitan areas by their residents in 2020, as lists of counties. Source: OMB Bulletin 23-01 (July 2023), by the
 * Census Bureau; in Connecticut that of 2020, as its planning regions are no counties of the data. Facts of the US government.
 */
export const metroAreas: Readonly<Record<string, string>> = {
  'New York-Newark-Jersey City, NY-NJ':
    'NY: Bronx, Kings, Nassau, New York, Putnam, Queens, Richmond, Rockland, Suffolk, Westchester; NJ: Bergen, Essex, Hudson, Hunterdon, Middlesex, Monmouth, Morris, Ocean, Passaic, Somerset, Sussex, Union',
  'Los Angeles-Long Beach-Anaheim, CA': 'CA: Los Angeles, Orange',
  'Chicago-Naperville-Elgin, IL-IN':
    'IL: Cook, DeKalb, DuPage, Grundy, Kane, Kendall, Lake, McHenry, Will; IN: Jasper, Lake, Newton, Porter',
  'Dallas-Fort Worth-Arlington, TX':
    'TX: Collin, Dallas, Denton, Ellis, Hunt, Johnson, Kaufman, Parker, Rockwall, Tarrant, Wise',
  'Houston-Pasadena-The Woodlands, TX':
    'TX: Austin, Brazoria, Chambers, Fort Bend, Galveston, Harris, Liberty, Montgomery, San Jacinto, Waller',
  'Philadelphia-Camden-Wilmington, PA-NJ-DE-MD':
    'PA: Bucks, Chester, Delaware, Montgomery, Philadelphia; NJ: Burlington, Camden, Gloucester, Salem; DE: New Castle; MD: Cecil',
  'Washington-Arlington-Alexandria, DC-VA-MD-WV':
    "DC: District of Columbia; VA: Alexandria, Arlington, Clarke, Culpeper, Fairfax, Fairfax City, Falls Church, Fauquier, Fredericksburg, Loudoun, Manassas, Manassas Park, Prince William, Rappahannock, Spotsylvania, Stafford, Warren; MD: Charles, Frederick, Montgomery, Prince George's; WV: Jefferson",
  'Miami-Fort Lauderdale-West Palm Beach, FL': 'FL: Broward, Miami-Dade, Palm Beach',
  'Atlanta-Sandy Springs-Roswell, GA':
    'GA: Barrow, Bartow, Butts, Carroll, Cherokee, Clayton, Cobb, Coweta, Dawson, DeKalb, Douglas, Fayette, Forsyth, Fulton, Gwinnett, Haralson, Heard, Henry, Jasper, Lumpkin, Meriwether, Morgan, Newton, Paulding, Pickens, Pike, Rockdale, Spalding, Walton',
  'Boston-Cambridge-Newton, MA-NH':
    'MA: Essex, Middlesex, Norfolk, Plymouth, Suffolk; NH: Rockingham, Strafford',
  'Phoenix-Mesa-Chandler, AZ': 'AZ: Maricopa, Pinal',
  'San Francisco-Oakland-Fremont, CA': 'CA: Alameda, Contra Costa, Marin, San Francisco, San Mateo',
  'Riverside-San Bernardino-Ontario, CA': 'CA: Riverside, San Bernardino',
  'Detroit-Warren-Dearborn, MI': 'MI: Lapeer, Livingston, Macomb, Oakland, St. Clair, Wayne',
  'Seattle-Tacoma-Bellevue, WA': 'WA: King, Pierce, Snohomish',
  'Minneapolis-St. Paul-Bloomington, MN-WI':
    'MN: Anoka, Carver, Chisago, Dakota, Hennepin, Isanti, Le Sueur, Mille Lacs, Ramsey, Scott, Sherburne, Washington, Wright; WI: Pierce, St. Croix',
  'San Diego-Chula Vista-Carlsbad, CA': 'CA: San Diego',
  'Tampa-St. Petersburg-Clearwater, FL': 'FL: Hernando, Hillsborough, Pasco, Pinellas',
  'Denver-Aurora-Centennial, CO':
    'CO: Adams, Arapahoe, Broomfield, Clear Creek, Denver, Douglas, Elbert, Gilpin, Jefferson, Park',
  'Baltimore-Columbia-Towson, MD':
    "MD: Anne Arundel, Baltimore, Baltimore City, Carroll, Harford, Howard, Queen Anne's",
  'St. Louis, MO-IL':
    'MO: Franklin, Jefferson, Lincoln, St. Charles, St. Louis, St. Louis City, Warren; IL: Bond, Calhoun, Clinton, Jersey, Macoupin, Madison, Monroe, St. Clair',
  'Charlotte-Concord-Gastonia, NC-SC':
    'NC: Anson, Cabarrus, Gaston, Iredell, Lincoln, Mecklenburg, Rowan, Union; SC: Chester, Lancaster, York',
  'Orlando-Kissimmee-Sanford, FL': 'FL: Lake, Orange, Osceola, Seminole',
  'Portland-Vancouver-Hillsboro, OR-WA':
    'OR: Clackamas, Columbia, Multnomah, Washington, Yamhill; WA: Clark, Skamania',
  'San Antonio-New Braunfels, TX': 'TX: Atascosa, Bandera, Bexar, Comal, Guadalupe, Kendall, Medina, Wilson',
  'Pittsburgh, PA': 'PA: Allegheny, Armstrong, Beaver, Butler, Fayette, Lawrence, Washington, Westmoreland',
  'Sacramento-Roseville-Folsom, CA': 'CA: El Dorado, Placer, Sacramento, Yolo',
  'Austin-Round Rock-San Marcos, TX': 'TX: Bastrop, Caldwell, Hays, Travis, Williamson',
  'Las Vegas-Henderson-North Las Vegas, NV': 'NV: Clark',
  'Cincinnati, OH-KY-IN':
    'OH: Brown, Butler, Clermont, Hamilton, Warren; KY: Boone, Bracken, Campbell, Gallatin, Grant, Kenton, Pendleton; IN: Dearborn, Franklin, Ohio',
  'Kansas City, MO-KS':
    'MO: Bates, Caldwell, Cass, Clay, Clinton, Jackson, Lafayette, Platte, Ray; KS: Johnson, Leavenworth, Linn, Miami, Wyandotte',
  'Cleveland, OH': 'OH: Ashtabula, Cuyahoga, Geauga, Lake, Lorain, Medina',
  'Indianapolis-Carmel-Greenwood, IN':
    'IN: Boone, Brown, Hamilton, Hancock, Hendricks, Johnson, Madison, Marion, Morgan, Shelby, Tipton',
  'San Juan-Bayamón-Caguas, PR':
    'PR: Aguas Buenas, Aibonito, Barceloneta, Barranquitas, Bayamon, Caguas, Canovanas, Carolina, Catano, Cayey, Ceiba, Ciales, Cidra, Comerio, Corozal, Dorado, Fajardo, Florida, Guaynabo, Gurabo, Humacao, Juncos, Las Piedras, Loiza, Luquillo, Manati, Maunabo, Morovis, Naguabo, Naranjito, Orocovis, Rio Grande, San Juan, San Lorenzo, Toa Alta, Toa Baja, Trujillo Alto, Vega Alta, Vega Baja, Yabucoa',
  'Columbus, OH':
    'OH: Delaware, Fairfield, Franklin, Hocking, Licking, Madison, Morrow, Perry, Pickaway, Union',
  'San Jose-Sunnyvale-Santa Clara, CA': 'CA: San Benito, Santa Clara',
  'Nashville-Davidson-Murfreesboro-Franklin, TN':
    'TN: Cannon, Cheatham, Davidson, Dickson, Hickman, Macon, Maury, Robertson, Rutherford, Smith, Sumner, Trousdale, Williamson, Wilson',
  'Virginia Beach-Chesapeake-Norfolk, VA-NC':
    'VA: Chesapeake, Gloucester, Hampton, Isle of Wight, James City, Mathews, Newport News, Norfolk, Poquoson, Portsmouth, Suffolk, Surry, Virginia Beach, Williamsburg, York; NC: Camden, Currituck, Gates',
  'Providence-Warwick, RI-MA': 'RI: Bristol, Kent, Newport, Providence, Washington; MA: Bristol',
  'Jacksonville, FL': 'FL: Baker, Clay, Duval, Nassau, St. Johns',
  'Milwaukee-Waukesha, WI': 'WI: Milwaukee, Ozaukee, Washington, Waukesha',
  'Raleigh-Cary, NC': 'NC: Franklin, Johnston, Wake',
  'Oklahoma City, OK': 'OK: Canadian, Cleveland, Grady, Lincoln, Logan, McClain, Oklahoma',
  'Memphis, TN-MS-AR':
    'TN: Fayette, Shelby, Tipton; MS: Benton, DeSoto, Marshall, Tate, Tunica; AR: Crittenden',
  'Louisville, KY-IN':
    'KY: Bullitt, Henry, Jefferson, Meade, Nelson, Oldham, Shelby, Spencer; IN: Clark, Floyd, Harrison, Washington',
  'Richmond, VA':
    'VA: Amelia, Charles City, Chesterfield, Colonial Heights, Dinwiddie, Goochland, Hanover, Henrico, Hopewell, King William, King and Queen, New Kent, Petersburg, Powhatan, Prince George, Richmond City, Sussex',
  'Salt Lake City-Murray, UT': 'UT: Salt Lake, Tooele',
  'Hartford-West Hartford-East Hartford, CT': 'CT: Hartford, Middlesex, Tolland',
  'Buffalo-Cheektowaga, NY': 'NY: Erie, Niagara',
  'Fresno, CA': 'CA: Fresno, Madera',
  'Birmingham, AL': 'AL: Bibb, Blount, Chilton, Jefferson, Shelby, St. Clair, Walker',
  'Grand Rapids-Wyoming-Kentwood, MI': 'MI: Barry, Ionia, Kent, Montcalm, Ottawa',
  'Rochester, NY': 'NY: Livingston, Monroe, Ontario, Orleans, Wayne',
  'Tulsa, OK': 'OK: Creek, Okmulgee, Osage, Pawnee, Rogers, Tulsa, Wagoner',
  'Tucson, AZ': 'AZ: Pima',
  'New Orleans-Metairie, LA':
    'LA: Jefferson, Orleans, Plaquemines, St. Bernard, St. Charles, St. James, St. John the Baptist',
  'Honolulu, HI': 'HI: Honolulu',
  'Omaha, NE-IA': 'NE: Cass, Douglas, Sarpy, Saunders, Washington; IA: Harrison, Mills, Pottawattamie',
  'Bridgeport-Stamford-Danbury, CT': 'CT: Fairfield',
  'Greenville-Anderson-Greer, SC': 'SC: Anderson, Greenville, Laurens, Pickens',
}

/** Names that mean the whole area by themselves. */
export const metroNicknames: Readonly<Record<string, string>> = {
  'Dallas-Fort Worth-Arlington, TX': 'DFW, DFW metroplex, Dallas Fort Worth metroplex, Metroplex',
  'Chicago-Naperville-Elgin, IL-IN': 'Chicagoland, Chicago suburbs, suburbs of Chicago',
  'Phoenix-Mesa-Chandler, AZ': 'Valley of the Sun',
  'Riverside-San Bernardino-Ontario, CA': 'Inland Empire',
  'Minneapolis-St. Paul-Bloomington, MN-WI': 'Twin Cities',
  'Tampa-St. Petersburg-Clearwater, FL': 'Tampa Bay',
}

/** Short names, which need "metro" or "area" behind them. */
export const metroShortNames: Readonly<Record<string, string>> = {
  'New York-Newark-Jersey City, NY-NJ': 'NYC, NY',
  'Los Angeles-Long Beach-Anaheim, CA': 'LA',
  'Philadelphia-Camden-Wilmington, PA-NJ-DE-MD': 'Philly',
  'Washington-Arlington-Alexandria, DC-VA-MD-WV': 'DC, D.C., Washington DC, Washington D.C.',
  'San Francisco-Oakland-Fremont, CA': 'SF',
  'Las Vegas-Henderson-North Las Vegas, NV': 'Vegas',
}
