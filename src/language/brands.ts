/** Chains as they are typed in small letters: the name that a record has, and other ways to write it behind a colon. */
const table = `7-Eleven: seven eleven, 711
AAMCO
Academy Sports
Accenture
Ace Hardware
Advance Auto Parts
Albertsons
Aldi
Allstate
American Family Insurance: american family
Ameriprise
Anytime Fitness
Applebee's
Arby's
Aspen Dental
AT&T
Auntie Anne's
AutoZone: auto zone
Banfield
Bank of America
Barnes & Noble
Baskin-Robbins
Bass Pro Shops
Bath & Body Works
Bed Bath & Beyond
Ben & Jerry's
Benihana
Benjamin Moore
Best Buy
Best Western
Big 5
Big Lots
BJ's Wholesale
Blaze Pizza
Bob Evans
Boeing
Bojangles
Bonefish Grill
Bright Horizons
Buc-ee's: bucees
Buffalo Wild Wings: bdubs, bww
Burger King
Burlington Coat Factory
Cabela's
California Pizza Kitchen
Capital One
Caribou Coffee
Carl's Jr
CarMax: car max
Carrabba's
Casey's General Store: caseys
Caterpillar
Century 21
Charles Schwab
Chase Bank
Cheesecake Factory
Chevron
Chick-fil-A: chickfila, chick fila
Chili's
Chipotle
Chuck E Cheese
Church's Chicken
Cinemark
Cinnabon
Cintas
Circle K
Citgo
Citibank
Citizens Bank
Cold Stone
Coldwell Banker
Comfort Inn
Comfort Keepers
Concentra
Cost Cutters
Costco
Cracker Barrel
Crate & Barrel
Crumbl
Crunch Fitness
CubeSmart
Culver's
Cumberland Farms
Cummins
CVS: cvs pharmacy
Dairy Queen
Dave & Buster's
DaVita
Days Inn
Del Taco
Deloitte
Denny's
Dick's Sporting Goods
Dillard's
Discount Tire
Dollar General
Dollar Tree
Domino's: dominos pizza
Dunkin: dunkin donuts
Dutch Bros
Eaton Corporation
Econo Lodge
Edward Jones
Einstein Bros
El Pollo Loco
Embassy Suites
Emerson Electric
Enterprise Rent-A-Car: enterprise rental
Ernst & Young
European Wax
Extended Stay America
Extra Space Storage
Exxon: exxonmobil
Fairfield Inn
Family Dollar
Fantastic Sams
Farmers Insurance
Fastenal
FedEx
FedEx Office
Fifth Third Bank: fifth third
Firehouse Subs
Firestone
First Watch
Five Below
Five Guys
Food Lion
Foot Locker
Fred Meyer
Freddy's
Fresenius
GameStop: game stop
GEICO
General Dynamics
General Electric
Giant Eagle
GNC
Goddard School
Gold's Gym
Golden Corral
Goodwill
Goodyear
Grainger
Great Clips
H&R Block: hr block
Half Price Books
Hampton Inn
Hand & Stone
Harbor Freight
Hardee's
Harris Teeter
HD Supply
Heartland Dental
HEB: h-e-b
Herc Rentals
Hertz
Hilton
Hilton Garden Inn
Hobby Lobby
Holiday Inn
Home Depot
Home Instead
HomeGoods
Honeywell
Hooters
Huntington Bank
Hy-Vee
Hyatt
IHOP
IKEA
In-N-Out: in n out burger, in n out
Iron Mountain
Jack in the Box
Jackson Hewitt
Jamba Juice
Jason's Deli
Jersey Mike's
Jet's Pizza
Jewel-Osco: jewel osco
Jiffy Lube
Jimmy John's
JoAnn Fabrics: joann
Johnson Controls
Kay Jewelers
Keller Williams
KeyBank
KFC: kentucky fried chicken
KinderCare
Kohl's
KPMG
Krispy Kreme
Kroger
Kum & Go
Kumon
Kwik Trip
LA Fitness
La Quinta
La Quinta Inn
LabCorp
LensCrafters
Les Schwab
Liberty Mutual
Liberty Tax
Lidl
Life Time Fitness: lifetime fitness
Little Caesars
Lockheed Martin
LongHorn Steakhouse
Lowe's
Lululemon
M&T Bank
Maaco
Macy's
Marco's Pizza
Marriott
Massage Envy
Mathnasium
Mattress Firm
Mavis Tire
McAlister's
McDonald's: mc donalds, mickey d's
Meijer
Meineke
Menards
Merrill Lynch
Merry Maids
Michaels
Midas
Molly Maid
Morgan Stanley
Motel 6
Nationwide Insurance
New York Life
Noodles & Company
Nordstrom
Northrop Grumman
Northwestern Mutual
Nothing Bundt Cakes
O'Reilly Auto Parts: oreillys, o reilly, oreilly
Office Depot
OfficeMax
Old Navy
Olive Garden
Orangetheory: orange theory
Orkin
Outback Steakhouse
P.F. Chang's: pf changs
Panda Express
Panera Bread: panera
Papa John's
Papa Murphy's
Party City
Pearle Vision
Peet's Coffee: peets
Penske
Pep Boys
Petco
PetSmart
Piggly Wiggly
Pilot Flying J
Pizza Hut
Planet Fitness
PNC Bank: pnc
Popeyes
Portillo's
Potbelly
PricewaterhouseCoopers: pwc
Primerica
Primrose School
Primrose Schools
Progressive Insurance
Public Storage
Publix
Qdoba
Quest Diagnostics
QuikTrip: quick trip
Quiznos
RaceTrac
Raising Cane's: canes
Ralphs
Raymond James
Raytheon
RE/MAX: re max, remax
Red Lobster
Red Robin
Regions Bank
Republic Services
Residence Inn
Rita's Italian Ice
Rite Aid
Ross Dress for Less
Roto-Rooter
Ruby Tuesday
Rural King
Ruth's Chris
Safelite
Safeway
Sally Beauty
Salvation Army
Sam's Club
Save A Lot
Schneider Electric
Sephora
ServiceMaster
Servpro
Shake Shack
Sheetz
Sherwin-Williams
ShopRite
Siemens
Smoothie King
Snap Fitness
Sonic Drive-In: sonic drive in
Speedway
Sport Clips
Sprouts Farmers Market: sprouts
Stanley Steemer
Starbucks: sbux
State Farm
Steak n Shake
Stop & Shop
Subway
Sunbelt Rentals
Sunglass Hut
Sunoco
Super 8
Supercuts
Sylvan Learning
T-Mobile: tmobile
Taco Bell
TD Bank
Terminix
Texaco
Texas Roadhouse
TGI Fridays
Tim Hortons
TJ Maxx: tjmaxx
Topgolf
Tractor Supply
Trader Joe's
Tropical Smoothie
True Value
TruGreen
Truist
Two Men and a Truck
U-Haul: uhaul
Ulta
Ulta Beauty
United Rentals
UPS Store: the ups store
US Bank
Valvoline
VCA Animal Hospital
Verizon
Visiting Angels
Vons
Waffle House
Walgreens
Walmart: wal mart
Wawa
Wegmans
Wells Fargo
Wendy's
Whataburger: what a burger
White Castle
Whole Foods: whole foods market
WinCo
Wingate
Wingstop
Winn-Dixie
World Market
YMCA
Zales
Zaxby's`

/** Chains whose names are everyday words too: they need "stores" or the like behind them, or a word such as "not" before. */
const everydayTable = `Apple
BP
Chase
Gap
Guess
Midas
Shell
Sonic
Sprint
Target
UPS`

/** A chain: the name to search by, and the words that it is typed as. */
export interface Brand {
  name: string
  forms: readonly string[]
  isEveryday: boolean
}

const brandsOf = (rows: string, isEveryday: boolean) =>
  rows.split('\n').map((row): Brand => {
    const [name = '', others] = row.split(': ')
    return { name, forms: [name, ...(others?.split(', ') ?? [])], isEveryday }
  })

export const brands: readonly Brand[] = [...brandsOf(table, false), ...brandsOf(everydayTable, true)]
