/** Airports and sights that things are near to, with their points in degrees: `names: latitude, longitude`. */
const table = `O'Hare, O'Hare Airport, ORD: 41.978, -87.904
Midway Airport: 41.786, -87.752
LAX, Los Angeles Airport: 33.942, -118.408
JFK, JFK Airport, Kennedy Airport: 40.641, -73.778
LaGuardia, LaGuardia Airport: 40.777, -73.874
Newark Airport, EWR: 40.69, -74.175
Logan Airport, Boston Airport: 42.366, -71.01
DFW Airport: 32.9, -97.04
Love Field: 32.847, -96.852
Hartsfield, Hartsfield Jackson, Atlanta Airport: 33.641, -84.427
Denver Airport, DIA, Denver International Airport: 39.856, -104.674
SFO, San Francisco Airport: 37.621, -122.379
Sky Harbor, Phoenix Airport: 33.437, -112.008
SeaTac, SeaTac Airport, Seattle Airport: 47.45, -122.309
Dulles, Dulles Airport: 38.953, -77.456
Reagan Airport, Reagan National: 38.851, -77.04
BWI, BWI Airport: 39.177, -76.668
Miami Airport, Miami International Airport: 25.796, -80.287
Orlando Airport, Orlando International Airport: 28.431, -81.308
Tampa Airport: 27.979, -82.533
MSP Airport, Minneapolis Airport: 44.885, -93.222
Detroit Airport, Detroit Metro Airport: 42.216, -83.355
Philadelphia Airport: 39.874, -75.243
Charlotte Airport: 35.214, -80.943
Houston Hobby, Hobby Airport: 29.646, -95.277
Bush Intercontinental, IAH: 29.99, -95.337
Nashville Airport: 36.126, -86.677
Las Vegas Airport: 36.084, -115.154
Las Vegas Strip, the Strip: 36.115, -115.173
Times Square: 40.758, -73.986
Central Park: 40.783, -73.965
Wall Street: 40.706, -74.009
Disney World, Walt Disney World: 28.385, -81.564
Disneyland: 33.812, -117.919
Mall of America: 44.855, -93.242
Wrigley Field: 41.948, -87.656
Fenway Park: 42.346, -71.097
Golden Gate Park: 37.769, -122.486
National Mall, the White House: 38.89, -77.023`

export interface Landmark {
  name: string
  latitude: number
  longitude: number
}

/** Each name with its landmark, whose first name is its title. */
export const landmarks: readonly (readonly [name: string, landmark: Landmark])[] = table
  .split('\n')
  .flatMap((row) => {
    const [names = '', point = ''] = row.split(': ')
    const [latitude = 0, longitude = 0] = point.split(', ').map(Number)
    const all = names.split(', ')
    return all.map((name) => [name, { name: all[0] ?? '', latitude, longitude }] as const)
  })
