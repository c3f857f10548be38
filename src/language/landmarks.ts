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
Disney World, Walt Disney World, Disneyworld: 28.385, -81.564
Disneyland: 33.812, -117.919
Mall of America: 44.855, -93.242
Wrigley Field: 41.948, -87.656
Fenway Park: 42.346, -71.097
Golden Gate Park: 37.769, -122.486
National Mall, the White House: 38.89, -77.023`

/** Lakes and parks, with the miles around their points that they are taken as: `names: latitude, longitude, miles`. */
const areaTable = `Lake Tahoe: 39.09, -120.04, 20
Lake Norman: 35.56, -80.92, 10
Lake Lanier: 34.24, -83.95, 12
Lake Travis: 30.41, -97.95, 10
Lake Conroe: 30.43, -95.6, 10
Lake Texoma: 33.83, -96.7, 15
Lake Lewisville: 33.1, -96.97, 8
Lake Murray South Carolina, Lake Murray SC: 34.07, -81.33, 12
Lake Wylie: 35.11, -81.04, 8
Lake Keowee: 34.83, -82.9, 10
Lake Hartwell: 34.5, -82.9, 15
Lake Oconee: 33.43, -83.24, 12
Lake Martin: 32.75, -85.9, 12
Lake Cumberland: 36.9, -84.95, 20
Table Rock Lake: 36.6, -93.4, 15
Grand Lake Oklahoma, Grand Lake O' the Cherokees: 36.55, -94.85, 15
Lake Winnipesaukee: 43.6, -71.33, 15
Lake Champlain: 44.53, -73.33, 25
Lake George NY, Lake George New York: 43.55, -73.63, 15
Lake Okeechobee: 26.95, -80.83, 25
Lake Minnetonka: 44.92, -93.6, 8
Lake Washington: 47.62, -122.25, 10
Lake Chelan: 47.87, -120.1, 15
Lake Pend Oreille: 48.15, -116.4, 20
Flathead Lake: 47.9, -114.13, 15
Lake Mead: 36.15, -114.4, 20
Lake Powell: 37.0, -111.4, 25
Big Bear Lake: 34.24, -116.91, 8
Lake Arrowhead: 34.25, -117.19, 6
Lake Gaston: 36.5, -77.9, 12
Smith Mountain Lake: 37.08, -79.63, 12
Deep Creek Lake: 39.5, -79.32, 8
Yellowstone, Yellowstone National Park: 44.6, -110.5, 40
Yosemite, Yosemite National Park: 37.75, -119.6, 30
Grand Canyon: 36.06, -112.14, 30
Zion, Zion National Park: 37.3, -113.03, 25
Glacier National Park: 48.7, -113.8, 35
Joshua Tree National Park: 33.9, -115.9, 25
Universal Studios Orlando: 28.474, -81.468, 8
Hollywood Strip, Sunset Strip: 34.09, -118.385, 2
Six Flags Over Texas: 32.755, -97.07, 8
Texas A&M, Texas A and M: 30.615, -96.34, 8
University of Michigan: 42.278, -83.738, 6
Ohio State, Ohio State University: 40.006, -83.028, 5
Penn State, Penn State University: 40.798, -77.86, 6
UCLA: 34.069, -118.445, 4
USC campus: 34.022, -118.285, 3
Stanford University, Stanford campus: 37.428, -122.17, 5
UC Berkeley: 37.872, -122.259, 4
Harvard, Harvard University, Harvard Square: 42.374, -71.117, 3
Notre Dame, University of Notre Dame: 41.703, -86.239, 6
Purdue, Purdue University: 40.424, -86.921, 6
Indiana University: 39.168, -86.52, 6
University of Texas, UT Austin: 30.285, -97.735, 4
University of Florida: 29.644, -82.355, 6
Florida State University: 30.442, -84.299, 5
University of Georgia: 33.948, -83.377, 6
Georgia Tech: 33.776, -84.398, 3
Clemson University: 34.677, -82.837, 6
Duke University: 36.001, -78.938, 5
University of North Carolina, UNC Chapel Hill: 35.905, -79.047, 5
Virginia Tech: 37.228, -80.423, 6
University of Virginia: 38.034, -78.508, 5
University of Wisconsin: 43.077, -89.413, 5
University of Minnesota: 44.974, -93.227, 4
Michigan State, Michigan State University: 42.702, -84.482, 6
University of Nebraska: 40.82, -96.7, 5
University of Iowa: 41.662, -91.54, 5
Iowa State University: 42.027, -93.645, 5
University of Kansas: 38.954, -95.255, 5
Kansas State University: 39.192, -96.581, 5
University of Oklahoma: 35.206, -97.445, 5
University of Arizona: 32.232, -110.951, 4
Arizona State University, ASU campus: 33.424, -111.928, 5
University of Washington: 47.655, -122.308, 4
University of Oregon: 44.045, -123.071, 5
University of Colorado: 40.007, -105.266, 5
BYU, Brigham Young University: 40.252, -111.649, 5
University of Utah: 40.765, -111.842, 4
University of Alabama: 33.211, -87.546, 5
Auburn University: 32.603, -85.486, 5
LSU: 30.413, -91.18, 5
Fort Bragg, Fort Liberty: 35.139, -79.006, 12
Fort Hood, Fort Cavazos: 31.135, -97.776, 12
Camp Lejeune: 34.67, -77.35, 12
Camp Pendleton: 33.35, -117.42, 15
Fort Benning, Fort Moore: 32.36, -84.95, 12
Fort Campbell: 36.66, -87.47, 12
Fort Carson: 38.74, -104.79, 12
Joint Base Lewis-McChord, Fort Lewis: 47.1, -122.57, 12
Naval Station Norfolk: 36.946, -76.31, 10`

export interface Landmark {
  name: string
  latitude: number
  longitude: number
  /** Miles around it that are taken where no distance is said, "in Lake Tahoe". */
  miles?: number
}

/** Each name with its landmark, whose first name is its title. */
export const landmarks: readonly (readonly [name: string, landmark: Landmark])[] = [table, areaTable]
  .flatMap((rows) => rows.split('\n'))
  .flatMap((row) => {
    const [names = '', point = ''] = row.split(': ')
    const [latitude = 0, longitude = 0, miles] = point.split(', ').map(Number)
    const all = names.split(', ')
    return all.map(
      (name) => [name, { name: all[0] ?? '', latitude, longitude, ...(miles && { miles }) }] as const,
    )
  })
