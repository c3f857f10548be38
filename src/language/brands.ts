/** Chains as they are typed in small letters: the name that a record has, and other ways to write it behind a colon. */
const table = `7-Eleven: seven eleven, 711
AAMCO
Ace Hardware
Advance Auto Parts
Albertsons
Aldi
Allstate
American Family Insurance: american family
Anytime Fitness
Applebee's
Arby's
Aspen Dental
AT&T
Auntie Anne's
AutoZone: auto zone
Banfield
Bank of America
Baskin-Robbins
Bath & Body Works
Bed Bath & Beyond
Ben & Jerry's
Benihana
Best Buy
Best Western
Big Lots
BJ's Wholesale
Blaze Pizza
Bob Evans
Bojangles
Bonefish Grill
Buc-ee's: bucees
Buffalo Wild Wings: bdubs, bww
Burger King
Burlington Coat Factory
California Pizza Kitchen
Capital One
Caribou Coffee
Carl's Jr
CarMax: car max
Carrabba's
Casey's General Store: caseys
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
Circle K
Citgo
Citibank
Citizens Bank
Cold Stone
Coldwell Banker
Cost Cutters
Costco
Cracker Barrel
Crate & Barrel
Crumbl
Crunch Fitness
Culver's
Cumberland Farms
CVS: cvs pharmacy
Dairy Queen
Dave & Buster's
Days Inn
Del Taco
Denny's
Dick's Sporting Goods
Dillard's
Discount Tire
Dollar General
Dollar Tree
Domino's: dominos pizza
Dunkin: dunkin donuts
Dutch Bros
Econo Lodge
Edward Jones
Einstein Bros
El Pollo Loco
Embassy Suites
Enterprise Rent-A-Car: enterprise rental
European Wax
Exxon: exxonmobil
Fairfield Inn
Family Dollar
Fantastic Sams
Farmers Insurance
FedEx
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
GameStop: game stop
GEICO
Giant Eagle
GNC
Goddard School
Gold's Gym
Golden Corral
Goodwill
Goodyear
Great Clips
H&R Block: hr block
Half Price Books
Hampton Inn
Hand & Stone
Harbor Freight
Hardee's
Harris Teeter
HEB: h-e-b
Hertz
Hilton Garden Inn
Hobby Lobby
Holiday Inn
Home Depot
HomeGoods
Hooters
Huntington Bank
Hy-Vee
Hyatt
IHOP
IKEA
In-N-Out: in n out burger, in n out
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
Kay Jewelers
Keller Williams
KeyBank
KFC: kentucky fried chicken
KinderCare
Kohl's
Krispy Kreme
Kroger
Kumon
Kwik Trip
LA Fitness
La Quinta Inn
LensCrafters
Les Schwab
Liberty Mutual
Liberty Tax
Lidl
Life Time Fitness: lifetime fitness
Little Caesars
LongHorn Steakhouse
Lowe's
Lululemon
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
Midas
Molly Maid
Morgan Stanley
Motel 6
Nationwide Insurance
New York Life
Noodles & Company
Nordstrom
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
Pizza Hut
Planet Fitness
PNC Bank: pnc
Popeyes
Portillo's
Potbelly
Primerica
Primrose School
Progressive Insurance
Public Storage
Publix
Qdoba
QuikTrip: quick trip
Quiznos
RaceTrac
Raising Cane's: canes
Ralphs
Raymond James
RE/MAX: re max, remax
Red Lobster
Red Robin
Regions Bank
Rita's Italian Ice
Rite Aid
Ross Dress for Less
Roto-Rooter
Ruby Tuesday
Ruth's Chris
Safelite
Safeway
Sally Beauty
Sam's Club
Save A Lot
Sephora
ServiceMaster
Servpro
Shake Shack
Sheetz
Sherwin-Williams
ShopRite
Smoothie King
Snap Fitness
Sport Clips
Sonic Drive-In: sonic drive in
Sprouts Farmers Market: sprouts
Stanley Steemer
Starbucks: sbux
State Farm
Steak n Shake
Stop & Shop
Subway
Sunglass Hut
Sunoco
Super 8
Supercuts
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
TruGreen
Truist
Two Men and a Truck
U-Haul: uhaul
Ulta Beauty
UPS Store: the ups store
US Bank
Valvoline
VCA Animal Hospital
Verizon
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
