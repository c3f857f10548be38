import type { Family } from './name-patterns.ts'

/**
 * What a trade's businesses are like, by the start of the SIC code; the longest start that fits counts.
 */
export interface Trade {
  family: Family
  words: readonly string[]
}

const rules = `
01 farm Farms|Farms|Farm|Acres|Farming|Land & Grain
0111 farm Wheat Farms|Farms|Grain Farms|Farm|Acres
0115 farm Farms|Farm|Grain Farms|Acres|Corn Farms
0133 farm Farms|Sugar
0134 farm Potato Farms|Farms|Potatoes
0161 farm Produce|Vegetable Farm|Farms|Truck Farm|Gardens
0171 farm Berry Farm|Berries|Farms|Blueberry Farm|Strawberry Farm
0172 farm Vineyards|Vineyard|Grape Farms
0173 farm Nut Farms|Orchards|Pecans|Almonds
0174 farm Groves|Citrus|Citrus Groves
0175 farm Orchards|Fruit Farm|Orchard|Apple Orchard|Fruit
0179 farm Orchards|Fruit Farm|Groves
0181 farm Nursery|Greenhouses|Nurseries|Flower Farm|Tree Farm|Sod Farm
0182 farm Greenhouses|Mushroom Farm|Growers
0191 farm Farms|Farm|Family Farm|Acres|Farmstead
02 farm Livestock|Farms|Ranch|Stock Farm
0211 farm Feedlot|Feeders|Feedyard|Cattle Feeders
0212 farm Ranch|Cattle Co|Cattle|Angus|Herefords|Land & Cattle|Livestock
0213 farm Pork|Hog Farm|Farms|Swine Farms
0214 farm Sheep Farm|Goat Farm|Ranch|Wool
0219 farm Livestock|Ranch|Stock Farm
0241 farm Dairy|Dairy Farm|Dairies|Holsteins|Jerseys
0251 farm Poultry|Poultry Farm|Broiler Farm
0252 farm Egg Farm|Eggs|Poultry
0253 farm Turkey Farm|Turkeys
0271 farm Rabbitry|Fur Farm
0272 farm Stables|Horse Farm|Quarter Horses|Equestrian Center|Ranch|Arabians
0273 farm Fish Farm|Trout Farm|Aquaculture|Hatchery
0279 farm Apiary|Kennels|Alpacas|Honey Farm|Farm
0291 farm Farm|Farms|Ranch|Livestock|Family Farm|Homestead
07 craft Ag Services|Farm Services|Custom Farming
0741 clinic Large Animal Clinic|Veterinary Service|Livestock Veterinary
0742 clinic Animal Hospital|Veterinary Clinic|Pet Clinic|Veterinary Hospital|Animal Clinic|Pet Hospital
0751 craft Livestock Services|Breeding Service|Cattle Services
0752 shop Pet Grooming|Kennels|Dog Grooming|Pet Resort|Boarding Kennels|Pet Sitting|Dog Training|Pet Spa
0761 craft Farm Labor|Harvesting|Labor Contracting
0781 craft Landscape Design|Landscape Architecture|Landscaping|Outdoor Design
0782 craft Lawn Care|Lawn Service|Landscaping|Lawn & Garden|Lawn & Landscape|Mowing|Turf Care|Grounds Care
0783 craft Tree Service|Tree Care|Tree Experts|Stump Removal|Arbor Care
08 craft Forestry|Timber|Forest Products|Tree Farm
09 craft Fisheries|Seafood|Fishing|Outfitters
10 factory Mining|Mines|Minerals|Gold Mining|Resources
12 factory Coal|Coal Co|Mining|Energy
13 factory Oil & Gas|Energy|Petroleum|Resources|Exploration|Operating Co
1381 factory Drilling|Well Service|Drilling Co
1389 craft Oilfield Services|Well Service|Oil Field Service|Energy Services|Roustabout
14 factory Quarry|Sand & Gravel|Stone|Aggregates|Rock Products|Gravel
15 craft Construction|Builders|Contracting|Building Co|General Contractors
1521 craft Homes|Construction|Remodeling|Custom Homes|Home Improvement|Builders|Home Builders|Renovations|Kitchen & Bath|Contracting
1531 craft Homes|Development|Communities|Builders
154 craft Construction|Builders|General Contractors|Construction Group|Contracting|Design Build
16 craft Contracting|Construction|Paving|Excavating|Grading
1611 craft Paving|Asphalt|Road Construction|Grading & Paving
1623 craft Utilities|Pipeline|Utility Contractors|Underground
17 craft Contracting|Contractors|Specialties
1711 craft Plumbing|Heating & Air|Plumbing & Heating|Mechanical|Heating & Cooling|HVAC|Air Conditioning|Plumbing Co
171106 craft Drain Cleaning|Sewer & Drain|Rooter Service
171107 craft Septic|Septic Systems|Septic Service
171111 craft Irrigation|Sprinklers|Sprinkler Systems
171114 craft Solar|Solar Energy|Solar Power
1721 craft Painting|Painting Co|Painters|Painting & Decorating|Painting Contractors
1731 craft Electric|Electrical|Electric Co|Electrical Contractors|Electrical Services|Wiring
1741 craft Masonry|Brick & Stone|Stonework|Masonry Contractors
1742 craft Drywall|Insulation|Plastering|Interiors|Acoustics
1743 craft Tile|Tile & Marble|Tile & Stone|Granite
1751 craft Carpentry|Woodworks|Cabinets|Custom Carpentry|Finish Carpentry|Framing|Windows & Doors
1752 craft Flooring|Hardwood Floors|Floors|Floor Covering
1761 craft Roofing|Roofing & Siding|Roofing Co|Sheet Metal|Siding|Gutters|Exteriors
1771 craft Concrete|Concrete Construction|Concrete Co|Paving
1781 craft Well Drilling|Drilling|Water Wells
1791 craft Steel Erectors|Ironworks|Steel
1793 craft Glass|Glass Co|Glazing|Glass & Mirror
1794 craft Excavating|Excavation|Dirt Work|Grading|Site Work
1795 craft Demolition|Wrecking
1799 craft Contracting|Specialty Contractors
20 factory Foods|Food Products|Provisions
2011 factory Meats|Packing Co|Meat Packing
2013 factory Sausage Co|Meats|Smokehouse
2024 factory Ice Cream|Creamery|Frozen Desserts
2026 factory Dairy|Creamery|Milk Co
2051 factory Bakery|Baking Co|Bread Co
2082 factory Brewing Co|Brewery|Beer Works|Craft Brewing
2084 factory Winery|Vineyards|Cellars|Wine Co
2085 factory Distillery|Spirits|Distilling Co
2086 factory Bottling Co|Beverages|Water
2095 factory Coffee Roasters|Coffee Co
21 factory Tobacco|Cigar Co
22 factory Textiles|Mills|Knitting Mills|Carpet Mills|Fabrics
23 factory Apparel|Sewing|Garments|Clothing Co
2395 factory Embroidery|Stitchery
2394 factory Awnings|Canvas|Canvas Products|Tent & Awning
24 factory Lumber|Wood Products|Millwork|Woodworks
2411 craft Logging|Timber|Logging Co
2421 factory Sawmill|Lumber|Lumber Co|Hardwoods
2431 factory Millwork|Stairs|Doors & Millwork
2434 factory Cabinets|Cabinetry|Kitchens|Custom Cabinets|Cabinet Shop
2448 factory Pallets|Pallet Co
25 factory Furniture|Furniture Co|Fixtures|Seating
26 factory Paper|Paper Products|Packaging|Box Co|Container
27 factory Printing|Press|Graphics|Publishing
2711 club Times|Herald|Gazette|Tribune|Journal|News|Chronicle|Sentinel|Courier|Star
2721 tech Magazine|Media|Publishing
2731 tech Press|Books|Publishing
2741 tech Publishing|Directories|Media
275 factory Printing|Printing Co|Press|Print & Copy|Graphics|Print Shop|Screen Printing
28 factory Chemical|Chemicals|Labs|Coatings|Products
2834 factory Pharmaceuticals|Pharma|Biosciences|Therapeutics|Labs
2836 factory Biologics|Biotech|Biosciences
2844 factory Cosmetics|Soap Co|Naturals|Beauty Products
2851 factory Paint|Coatings
2873 factory Fertilizer|Ag Products
29 factory Refining|Asphalt|Petroleum Products|Lubricants
30 factory Plastics|Rubber|Polymers|Molding|Extrusions|Plastic Products
31 factory Leather|Leather Goods|Saddlery|Footwear
32 factory Stone|Glass|Ceramics|Concrete Products
3231 factory Glass|Art Glass|Glass Works
3271 factory Block|Concrete Block
3272 factory Precast|Concrete Products
3273 factory Ready Mix|Concrete|Redi-Mix
3281 factory Granite|Marble|Stone|Monuments|Countertops
33 factory Steel|Metals|Foundry|Castings|Alloys
34 factory Metal Products|Fabrication|Metal Works|Manufacturing
3441 factory Steel|Steel Fabricators|Structural Steel
3444 factory Sheet Metal|Metal Fabricators|Metal Works
3446 factory Iron Works|Ornamental Iron|Railings
3469 factory Stamping|Metal Stamping
3471 factory Plating|Metal Finishing|Polishing
3479 factory Powder Coating|Coatings|Galvanizing
35 factory Machine|Machinery|Equipment|Manufacturing|Machine Works
3541 factory Machine Tool|Tool Co
3544 factory Tool & Die|Mold|Tool Co
357 tech Computer Systems|Computers|Data Systems|Devices
3599 factory Machine|Machine Shop|Machining|Precision Machine|CNC Machining|Machine Works
36 factory Electronics|Electric|Controls|Circuits|Devices|Lighting
366 tech Communications|Wireless|Networks|Telecom
367 tech Semiconductor|Circuits|Electronics|Components|Microsystems
37 factory Manufacturing|Motors|Coach|Trailers|Products
3714 factory Auto Parts|Automotive|Performance|Transmissions
372 factory Aerospace|Aviation|Aircraft Parts|Aero
373 factory Boat Works|Marine|Boats|Yachts
38 factory Instruments|Controls|Measurement|Devices|Scientific
384 factory Medical|Medical Devices|Surgical|Orthopedics|Dental Lab
385 factory Optical|Lens Lab
39 factory Products|Manufacturing|Novelties|Crafts
3911 factory Jewelry|Jewelers|Designs
3949 factory Sporting Goods|Outdoors|Sports
3993 craft Signs|Sign Co|Signs & Graphics|Sign Works|Neon
40 hauling Railroad|Rail|Railway
41 hauling Transportation|Transit|Bus Lines
4119 hauling Limousine|Limo Service|Ambulance|Medical Transport|Shuttle|Transportation
4121 hauling Taxi|Cab Co|Cab
4142 hauling Charters|Coach Lines|Tours
4151 hauling Bus Service|School Bus|Bus Lines
42 hauling Trucking|Transport|Hauling|Freight
4212 hauling Hauling|Trucking|Delivery|Moving|Disposal|Dump Trucks|Moving & Hauling
4213 hauling Trucking|Transport|Freight Lines|Logistics|Express|Carriers|Transportation|Freightways
4214 hauling Moving & Storage|Movers|Van Lines
4215 hauling Courier|Delivery|Messenger Service|Express
4221 station Grain|Elevator|Cold Storage
4222 station Cold Storage|Refrigerated Warehouse
4225 homes Self Storage|Mini Storage|Storage|Storage Center|Mini Warehouse|Storage Units
4226 station Warehouse|Distribution|Storage
4311 federal Post Office
44 hauling Marine|Towing|Shipping|Boat Tours|Charters
4493 lodging Marina|Yacht Basin|Boat Yard|Harbor
45 hauling Aviation|Air|Flying Service|Air Charter|Airlines
4581 service Airport|Flying Service|Aviation|Airfield
46 factory Pipeline|Midstream
47 hauling Logistics|Freight|Forwarding|Shipping
4724 office Travel|Travel Agency|Vacations|Cruise & Travel|Travel Service
4725 office Tours|Adventures|Charters
4731 hauling Logistics|Freight Brokers|Forwarding|Transportation Services
48 tech Communications|Telecom|Wireless|Cable|Broadband|Telephone
4812 station Wireless|Cellular|Mobile
4813 tech Telephone|Communications|Telecom|Fiber|Broadband
4832 club Radio|Broadcasting|Radio Group
4833 club Television|Broadcasting
4841 tech Cable|Cable Television|Broadband
49 service Utilities|Utility District|Energy
4911 service Electric Cooperative|Power & Light|Electric|Energy|Power
492 service Gas|Natural Gas|Gas Co
4941 service Water District|Water Department|Water Works|Water Co
4952 service Sanitary District|Wastewater
4953 hauling Disposal|Sanitation|Recycling|Waste Services|Dumpsters
4959 craft Environmental|Sweeping|Snow Removal
50 factory Supply|Distributors|Distributing|Wholesale
5012 factory Truck Center|Auto Auction|Truck Sales
5013 factory Auto Parts|Truck Parts|Parts Warehouse
5015 craft Auto Salvage|Salvage|Auto Wrecking|Used Auto Parts
5023 factory Home Furnishings|Flooring Supply|Interiors
503 factory Building Supply|Lumber|Stone Supply|Building Materials|Roofing Supply
504 factory Business Systems|Equipment|Medical Supply|Systems|Office Equipment
5045 tech Computers|Technology|Systems|IT Supply
5047 factory Medical Supply|Dental Supply|Medical Equipment|Health Supply
505 factory Steel|Metals|Steel Supply|Metal Supply
506 factory Electric Supply|Electrical Supply|Electronics|Lighting Supply
507 factory Plumbing Supply|Hardware|HVAC Supply|Industrial Hardware
5082 factory Equipment|Machinery|Tractor & Equipment
5083 factory Implement|Farm Equipment|Tractor|Ag Equipment
5084 factory Machinery|Equipment|Industrial Equipment|Lift Trucks|Hydraulics
5085 factory Industrial Supply|Bearings|Fasteners|Hose & Fittings|Mill Supply
5087 factory Beauty Supply|Janitorial Supply|Service Supply|Church Supply
5091 factory Sporting Goods|Pool Supply|Outdoors
5092 factory Toys|Hobby Supply
5093 craft Scrap Metal|Recycling|Metals|Salvage|Iron & Metal
5094 factory Jewelry|Gems|Diamonds
5099 factory Trading Co|Imports|Distributors|Products
51 factory Distributors|Distributing|Supply|Wholesale
511 factory Paper|Office Supply|Packaging|Paper & Packaging
5122 factory Drug|Pharmaceutical Supply|Health Products|Vitamins
513 factory Apparel|Textiles|Fabrics|Clothing Co|Fashions
5141 factory Foods|Food Service|Grocers|Food Distributors
5142 factory Frozen Foods
5143 factory Dairy|Dairy Distributors
5144 factory Poultry|Eggs
5145 factory Candy|Snacks|Confections
5146 factory Seafood|Fish Co
5147 factory Meats|Provisions|Meat Co
5148 factory Produce|Fruit & Produce
5149 factory Foods|Specialty Foods|Coffee|Beverages|Bakery Supply
5153 farm Grain|Elevator|Grain Co|Co-op
5154 farm Livestock Auction|Sale Barn|Livestock
516 factory Chemical|Chemicals|Plastics
517 factory Oil|Petroleum|Fuel|Oil Co
518 factory Beverage|Distributing|Wine & Spirits|Beer Distributors
5191 farm Feed & Seed|Farm Supply|Feed|Co-op|Ag Supply
5193 factory Wholesale Florist|Flowers|Nursery
52 shop Home Center|Building Supply|Home Supply
5211 shop Lumber|Building Supply|Home Center|Doors & Windows|Fence|Lumber Co|Building Materials
5231 shop Paint|Paint & Decorating|Wallpaper|Glass
5251 shop Hardware|Hardware & Supply|Tools
5261 shop Garden Center|Nursery|Lawn & Garden|Landscape Supply
5271 shop Mobile Homes|Manufactured Homes
53 shop Variety|General Store|Dollar Depot|Bargains|Trading Post
5311 shop Department Store|Stores
54 shop Foods|Market
5411 station Market|Grocery|Food Mart|Supermarket|Foods|Corner Store|Mini Mart|Quick Stop|Country Store|Fresh Market
5421 shop Meats|Meat Market|Butcher Shop|Seafood Market|Fish Market
5431 shop Produce|Farm Stand|Fruit Market|Farmers Market
5441 shop Candy|Chocolates|Sweets|Fudge|Candy Co
5451 shop Cheese|Dairy Store|Creamery
5461 shop Bakery|Bake Shop|Donuts|Bagels|Cakes|Bread Co|Cupcakes|Pastries
5499 shop Natural Foods|Nutrition|Health Foods|Vitamins|Coffee & Tea|Spice Co
55 shop Motors|Auto
5511 shop Motors|Auto Group|Motor Co|Auto Mall|Automotive
5521 shop Auto Sales|Motors|Used Cars|Cars|Auto|Pre-Owned
5531 shop Tire|Auto Parts|Tire & Auto|Tire Center|Tire & Wheel|Home & Auto
5541 station Gas|Fuel Stop|Gas & Go|Travel Plaza|Service Station|Quick Mart|Food & Fuel|Truck Stop
5551 shop Marine|Boats|Boat Center|Watersports
5561 shop RV Center|RV Sales|Camping
5571 shop Cycle|Motorcycles|Powersports|Cycles
5599 shop Trailer Sales|Aircraft Sales|Golf Carts|Powersports
56 shop Apparel|Clothing
5611 shop Menswear|Clothiers|Men's Shop|Suits
5621 shop Boutique|Fashions|Dress Shop|Clothing|Bridal|Bridal Shop|Women's Wear
5632 shop Accessories|Boutique|Handbags|Lingerie
5641 shop Kids|Children's Shop|Baby Boutique|Kids Wear
5651 shop Clothing|Family Clothing|Outfitters|Jeans|Western Wear
5661 shop Shoes|Shoe Store|Footwear|Boots
5699 shop T-Shirts|Uniforms|Formal Wear|Alterations|Costumes|Tailors
57 shop Home Furnishings|Furnishings
5712 shop Furniture|Mattress|Home Furniture|Interiors|Mattresses|Cabinets|Beds
5713 shop Flooring|Carpet|Floors|Carpets|Tile & Carpet|Rugs
5714 shop Draperies|Fabrics|Upholstery
5719 shop Home Decor|Kitchen Store|Lighting|Linens|Blinds|Window Fashions
5722 shop Appliance|Appliances|Vacuum|Sewing & Vacuum
5731 shop Electronics|Audio|TV & Appliance|Sound|Satellite
5734 shop Computers|Computer Store|Games
5735 shop Records|Music|Video
5736 shop Music|Pianos|Guitars|Music Center
5812 eatery Grill|Kitchen|Cafe|Restaurant|Diner|Bistro|Eatery|Family Restaurant|Tavern
581202 eatery Burgers|Drive-In|Chicken|Express|Grill
581203 eatery Coffee|Coffee House|Cafe|Espresso|Roasters|Coffee Co
581204 eatery Subs|Sandwich Shop|Deli|Hoagies|Sandwiches
581205 eatery Taqueria|Mexican Grill|Cantina|Tacos|Mexican Restaurant
581206 eatery Chinese Kitchen|Wok|Chinese Restaurant|Garden
581207 eatery Trattoria|Ristorante|Italian Kitchen|Pasta House
581208 eatery Pizza|Pizzeria|Pizza & Pasta|Pizza House|Pizza Co|Pizza Kitchen
581209 eatery Burgers|Burger Bar|Hamburgers|Burger House
581210 eatery Catering|Caterers|Catering Co
581211 eatery Ice Cream|Creamery|Frozen Custard|Scoops
581212 eatery Deli|Delicatessen
581213 eatery Sushi|Sushi Bar
581214 eatery Japanese Kitchen|Hibachi|Ramen
581215 eatery Seafood|Fish House|Oyster Bar|Crab House
581216 eatery Steakhouse|Chophouse|Steaks
581217 eatery Barbecue|BBQ|Smokehouse|Bar-B-Q
581218 eatery Chicken|Wings|Fried Chicken
581219 eatery Thai Kitchen|Thai Cuisine|Thai
581220 eatery Indian Kitchen|Tandoor|Curry House
581221 eatery Diner
581222 eatery Pancake House|Breakfast|Brunch House|Waffles
5813 eatery Tavern|Pub|Bar|Lounge|Saloon|Taproom|Bar & Grill|Sports Bar|Brewpub|Cocktails
59 shop Shop|Store|Mart|Emporium|Supply
5912 clinic Pharmacy|Drug|Drugs|Drug Store|Apothecary
5921 shop Liquor|Liquors|Wine & Spirits|Package Store|Beverage|Spirits
5932 shop Antiques|Thrift Store|Consignment|Resale|Pawn|Pawn Shop|Vintage|Treasures|Collectibles
5941 shop Sports|Sporting Goods|Bikes|Cyclery|Outdoors|Golf|Guns|Bait & Tackle|Ski & Sport
5942 shop Books|Bookstore|Book Shop|Bookshop
5943 shop Stationery|Office Supply|School Supply
5944 shop Jewelers|Jewelry|Fine Jewelry|Diamonds|Watch & Clock
5945 shop Hobbies|Toys|Games|Crafts|Comics|Hobby Shop
5946 shop Camera|Photo Supply
5947 shop Gifts|Gift Shop|Cards & Gifts|Souvenirs|Party Supply|Balloons
5948 shop Leather|Luggage
5949 shop Fabrics|Quilts|Yarn|Quilt Shop|Needlework
5961 tech Direct|Online|Trading Co|Catalog|Mercantile
5962 craft Vending|Vending Services
5963 person Home Parties|Direct Sales|Products|Water
5983 station Oil|Fuel|Heating Oil
5984 station Propane|Gas
5992 shop Florist|Flowers|Floral|Flower Shop|Floral Design|Blooms
5993 shop Tobacco|Cigars|Smoke Shop|Vapor
5994 shop News|Newsstand
5995 clinic Optical|Eyewear|Vision Center|Opticians
60 bank Bank|Trust|Bank & Trust
6021 bank Bank|National Bank|Bank & Trust
6022 bank State Bank|Bank|Bank & Trust|Community Bank|Banking Co
6035 bank Savings Bank|Savings & Loan|Federal Savings
6036 bank Savings Bank|Savings & Loan
606 bank Credit Union|Federal Credit Union|Community Credit Union|Employees Credit Union
6099 bank Check Cashing|Money Transfer|Currency Exchange|ATM
61 bank Finance|Credit|Loans|Lending|Capital
6141 bank Finance|Loans|Cash Advance|Title Loans|Credit
6162 office Mortgage|Home Loans|Mortgage Co|Lending|Home Mortgage
6163 office Mortgage Brokers|Mortgage|Loan Services|Home Loans
62 office Investments|Financial|Wealth Management|Capital|Asset Management
6211 office Investments|Securities|Financial Services|Wealth Management|Brokerage
6282 office Financial Planning|Wealth Advisors|Investment Advisors|Financial Advisors|Capital Management|Advisors
63 bank Insurance Co|Life|Mutual|Assurance|Casualty
6361 office Title|Title Insurance|Land Title
64 office Insurance|Insurance Agency|Agency|Insurance Services|Insurance Group
65 office Properties|Real Estate|Property Management|Land Co
6512 office Properties|Plaza|Business Park|Office Park|Commercial Properties|Leasing|Shopping Center
6513 homes Apartments|Apartment Homes|Townhomes|Lofts|Villas|Flats|Commons
6514 office Rentals|Properties|Homes|Property Co
6515 homes Mobile Home Park|Estates|Manufactured Home Community|Trailer Park
6531 office Realty|Real Estate|Properties|Realtors|Real Estate Group|Property Management|Homes|Realty Group|Appraisals
6541 office Title|Abstract|Title & Escrow|Closing Services
6552 office Development|Land Development|Developers|Land Co
6553 homes Cemetery|Memorial Park|Memorial Gardens
67 holding Investments|Capital|Holdings|Partners
6719 holding Holdings
6732 club Foundation|Scholarship Fund|Charitable Trust|Community Foundation
6733 person Family Trust|Trust
6794 holding Licensing|Franchising
6799 holding Capital|Ventures|Investors|Equity Partners
70 lodging Lodge|Camp|Guest House|Lodging
7011 lodging Inn|Motel|Hotel|Inn & Suites|Lodge|Motor Inn|Bed & Breakfast|Resort|Suites|Cottages
7021 lodging Rooms|Boarding House
7032 lodging Camp|Summer Camp
7033 lodging Campground|RV Park|RV Resort|Camping Resort
72 shop Services
7211 shop Laundry|Cleaners
7212 shop Cleaners|Dry Cleaning
7215 station Laundromat|Coin Laundry|Wash & Dry|Laundry
7216 shop Cleaners|Dry Cleaners|French Cleaners|Fabric Care
7217 craft Carpet Cleaning|Carpet Care|Upholstery Cleaning|Steam Cleaning
7219 shop Alterations|Tailoring|Diaper Service|Laundry Service
7221 beauty Photography|Portraits|Photo|Studios|Portrait Studio|Photographic
7231 beauty Hair|Salon|Beauty Salon|Hair Studio|Hair Design|Hair & Nails|Salon & Spa|Styling
723103 beauty Nails|Nail Salon|Nail Spa|Nail Bar
723104 beauty Day Spa|Spa|Skin Care
723106 beauty Skin Care|Skin|Esthetics
723107 beauty Lashes|Brows|Lash Studio
7241 beauty Barber Shop|Barbers|Cuts|Barbering
7251 shop Shoe Repair|Shoe Shine
7261 homes Funeral Home|Funeral Chapel|Mortuary|Cremation Service|Funeral Service
7291 office Tax Service|Taxes|Tax & Bookkeeping|Tax Pros|Income Tax
7299 beauty Services|Studio
73 office Services|Business Services
7311 tech Advertising|Marketing|Media|Agency|Creative|Ad Group
7312 craft Outdoor Advertising|Billboards
7322 office Collections|Recovery|Credit Bureau
7331 office Mailing Services|Direct Mail|Mail House
7334 shop Copy Center|Printing & Copying|Blueprint
7335 person Photography|Commercial Photography|Aerial Photography
7336 tech Graphics|Design|Graphic Design|Creative|Studio
7338 office Court Reporting|Transcription|Secretarial
7342 craft Pest Control|Exterminating|Termite & Pest|Pest Management|Termite
7349 craft Cleaning|Janitorial|Cleaning Services|Maid Service|Building Maintenance|Window Cleaning|Janitorial Services
735 craft Rentals|Equipment Rental|Rent-All|Party Rentals|Tool Rental
7353 craft Crane|Equipment Rental|Crane Service
7361 office Staffing|Employment|Personnel|Search Group|Recruiting
7363 office Staffing|Temporary Services|Staffing Services|Workforce
737 tech Software|Systems|Technologies|Solutions|Data|Labs
7371 tech Software|Programming|Technologies|Code|Solutions|Labs|Apps|Web Design
7372 tech Software|Systems|Games|Soft
7373 tech Systems|Technologies|Integrated Systems|Solutions|Networks
7374 tech Data|Data Services|Hosting|Processing
7375 tech Online|Information Services|Research|Search
7378 tech Computer Repair|Computers|PC Repair|Computer Service
7379 tech Consulting|IT Services|Technology Group|Technologies|Networks|IT Solutions
7381 craft Security|Investigations|Protective Services|Patrol|Guard Service
7382 craft Alarm|Security Systems|Alarm Co|Security
7384 shop Photo Lab|Photo
7389 office Services|Business Services|Service Group
75 craft Auto Service|Automotive
7513 shop Truck Leasing|Truck Rental
7514 shop Car Rental|Rent-A-Car
7519 shop RV Rental|Trailer Rental
7521 station Parking|Garage|Parking Lot
7532 craft Body Shop|Auto Body|Collision|Paint & Body|Collision Center|Customs
7533 craft Muffler|Exhaust
7534 craft Tire Repair|Retreading|Tire
7536 craft Auto Glass|Glass|Windshields
7537 craft Transmission|Transmissions
7538 craft Auto Repair|Automotive|Garage|Auto Service|Auto Care|Car Care|Auto Center|Motor Works|Service Center
7539 craft Auto Electric|Brake & Alignment|Radiator|Brakes|Alignment
7542 station Car Wash|Auto Spa|Auto Wash|Detailing
7549 craft Towing|Quick Lube|Wrecker Service|Window Tinting|Auto Detailing|Towing & Recovery
76 craft Repair|Repair Service
7622 craft TV Repair|Electronics Repair|Audio Repair
7623 craft Refrigeration|Appliance & AC|Refrigeration Service
7629 craft Appliance Repair|Appliance Service|Phone Repair
7631 shop Watch Repair|Clock Repair|Jewelry Repair
7641 craft Upholstery|Furniture Repair|Refinishing|Custom Upholstery
7692 craft Welding|Welding & Fabrication|Weld Shop|Mobile Welding
7699 craft Repair|Repair Service
78 tech Pictures|Films|Productions|Video|Studios
7832 lodging Cinema|Theater|Theatre|Cinemas
7833 lodging Drive-In Theater
7841 shop Video
79 lessons Recreation|Sports|Amusements
7911 lessons Dance Studio|Dance|Ballet|School of Dance|Dance Academy|Dance Center
7922 club Theatre|Players|Playhouse|Theatre Co|Productions|Ballet Co
7929 person Band|Orchestra|Entertainment|DJ|Music|Quartet|Sound
7933 lodging Lanes|Bowl|Bowling Center
7941 club Athletics|Sports|Baseball Club
7948 service Raceway|Speedway|Racing|Racing Stables
7991 lessons Fitness|Gym|Fitness Center|Athletic Club|Training|Yoga|Pilates|Health Club|CrossTraining
7992 lodging Golf Course|Golf Club|Golf Links
7993 craft Amusements|Arcade|Music & Amusement
7996 lodging Fun Park|Adventure Park|Water Park
7997 club Country Club|Swim Club|Tennis Club|Golf & Country Club|Yacht Club|Racquet Club|Swim & Tennis
7999 lessons Recreation|Recreation Center|Sports Center
80 clinic Health Center|Medical Center|Clinic
8011 clinic Medical Group|Family Medicine|Clinic|Medical Associates|Family Practice|Medical Center|Internal Medicine|Primary Care|Physicians
801104 clinic Internal Medicine|Internists
801105 clinic Pediatrics|Pediatric Associates|Children's Clinic
801106 clinic Obstetrics & Gynecology|OB-GYN|Women's Care|Women's Health
801107 clinic Urgent Care|Walk-In Clinic|Immediate Care
801108 clinic Dermatology|Skin Center
801109 clinic Psychiatry|Psychiatric Associates
801110 clinic Cardiology|Heart Center|Heart Associates
801111 clinic Orthopedics|Orthopedic Associates|Bone & Joint
801112 clinic Ophthalmology|Eye Center|Eye Surgeons
801113 clinic Plastic Surgery|Cosmetic Surgery
801114 clinic Surgical Associates|Surgery
801115 clinic Surgery Center|Surgical Center
801116 clinic Allergy & Asthma
801117 clinic Ear, Nose & Throat
801118 clinic Urology
801119 clinic Neurology
801120 clinic Gastroenterology|Digestive Health
801121 clinic Oncology|Cancer Center
801122 clinic Radiology|Imaging
8021 clinic Dental|Family Dental|Dentistry|Dental Care|Family Dentistry|Dental Group|Dental Associates|Smiles
802102 clinic Orthodontics|Orthodontic Specialists
802103 clinic Oral Surgery|Oral & Maxillofacial Surgery
8031 clinic Family Medicine|Osteopathic Medicine|Family Practice
8041 clinic Chiropractic|Chiropractic Center|Spine & Wellness|Chiropractic Clinic|Family Chiropractic
8042 clinic Eye Care|Vision|Optometry|Family Eye Care|Vision Center|Eye Associates
8043 clinic Foot & Ankle|Podiatry|Foot Care|Foot Clinic
8049 clinic Therapy|Wellness|Health|Health Associates
805 homes Nursing Center|Care Center|Rehabilitation Center|Health & Rehab|Nursing Home|Convalescent Center
806 hospital Hospital|Medical Center|Regional Medical Center|Community Hospital
8071 clinic Labs|Laboratory|Medical Lab|Imaging|Diagnostics|Diagnostic Center
8072 clinic Dental Lab|Dental Laboratory|Ceramics
8082 service Home Health|Home Care|Home Health Care|Hospice|Senior Care
8092 service Dialysis|Kidney Center|Dialysis Center
8093 service Outpatient Clinic|Counseling Center|Rehabilitation|Community Health|Recovery Center
8099 service Health Services|Blood Center|Wellness Center|Health Screening
81 law Injury Law|Legal|Family Law|Estate Law|Legal Group|Law
82 lessons Learning Center|Academy|Institute|School
8211 school Elementary School|Elementary School|Elementary School|Middle School|High School|Academy|School|Montessori School|Primary School|Intermediate School
821102 school Elementary School|Primary School|Grade School
821103 school High School|High School|Senior High School
821104 school Middle School|Junior High School|Intermediate School
8221 school College|University|State University
8222 school Community College|Technical College|Institute of Technology
8231 town Public Library|Library|Branch Library|Memorial Library
8243 lessons Computer Training|Computer Learning
8244 lessons Business School|Business College
8249 lessons Trade School|Career Institute|Technical Institute
8299 lessons Learning Center|Academy|Institute
83 service Services|Community Center|Outreach
8322 service Family Services|Senior Center|Counseling|Community Services|Youth Center|Crisis Center|Social Services
8331 service Job Training|Workshop|Career Center|Vocational Services
8351 daycare Daycare|Preschool|Child Care|Learning Center|Nursery School|Child Development Center|Early Learning|Day School
8361 homes Assisted Living|Senior Living|Group Home|Retirement Community|Residence|Manor|House
8399 service Fund|Community Action|Council|Foundation|Alliance
8412 club Museum|Art Gallery|Historical Museum|Art Museum|Gallery|Heritage Center
8422 club Botanical Garden|Zoo|Nature Center|Arboretum
861 club Chamber of Commerce|Business Association|Trade Association|Builders Association
8621 club Bar Association|Medical Society|Board of Realtors|Professional Society
8631 union Electrical Workers|Carpenters|Machinists|Steelworkers|Plumbers & Pipefitters|Letter Carriers|Firefighters|Teachers|Painters|Sheet Metal Workers|Public Employees|Laborers
8641 club Lodge|Civic Club|Homeowners Association|Community Club|Veterans Post|Youth Club|Social Club|Neighborhood Association|Garden Club
8661 church Church
866103 faith Synagogue
866104 faith Mosque
866105 faith Temple
866106 faith Monastery|Convent
866111 faith Church Office
866112 faith Retreat Center|Retreat House
866113 faith Campus Ministry
866114 faith Study Group
866116 faith Outreach Ministries|Outreach Center
866117 faith Meditation Center
8699 club Association|Humane Society|Auto Club|Historical Society|Society|Athletic League
871 office Engineering|Engineers|Consulting Engineers|Engineering Group
8712 office Architects|Architecture|Design Group|Design Studio
8713 office Surveying|Land Surveying|Surveyors
8721 office CPA|Accounting|Bookkeeping|Certified Public Accountants|Accountants|Tax & Accounting
873 tech Research|Labs|Research Group|Institute|Testing
8734 factory Testing|Laboratories|Testing Labs|Inspection
8741 office Management|Management Group|Management Services|Property Group
8742 office Consulting|Consultants|Consulting Group|Management Consulting|Strategies|Advisors
8743 tech Public Relations|Communications|PR
8744 office Facilities Services|Support Services
8748 office Consulting|Environmental Consulting|Educational Consulting|Planning Group|Consultants
88 person Household
89 person Studio|Art|Music|Writing|Design
8999 person Studio|Art Studio|Fine Art|Editorial|Writing|Weather Consulting|Ceramics
91 town City Hall|Town Hall|City Clerk|Town Office|Municipal Building
9111 town Mayor's Office|City Manager
9121 county Commissioners|Board of Supervisors|Council
9199 county Administration|Human Resources|General Services|Purchasing
9211 county Courthouse|District Court|Circuit Court|Municipal Court|Probate Court
9221 town Police Department|Police Station|Public Safety Department
9222 county Attorney|Public Defender|Prosecutor
9223 county Jail|Correctional Facility|Detention Center
9224 town Fire Department|Fire Station|Volunteer Fire Department|Fire District|Fire & Rescue
9229 county Emergency Management|Public Safety|Dispatch Center
93 county Treasurer|Assessor|Tax Collector|Finance Department|Auditor
94 county Human Services|Health Department|Social Services|Education Department
9411 county Board of Education|School District Office|Superintendent
9431 county Health Department|Public Health|Environmental Health
9451 county Veterans Service Office
95 county Housing Authority|Planning Department|Community Development|Zoning
9512 county Parks Department|Conservation District|Parks & Recreation|Soil & Water Conservation
96 county Economic Development|Transportation Department|Extension Office|Weights & Measures
9621 county Highway Department|Road Department|Motor Vehicle Office|Street Department
97 town National Guard Armory|Recruiting Station|Reserve Center
9999 person Co|Enterprises|Services|Associates|Group|Ventures
`

const table = new Map(
  rules
    .trim()
    .split('\n')
    .map((line): [string, Trade] => {
      const [prefix = '', family = '', ...rest] = line.split(' ')
      return [prefix, { family: family as Family, words: rest.join(' ').split('|') }]
    }),
)

/** Whether names use the words of the table alone: for the trade as such, and where the table has words for just this code. */
export const hasOwnWords = (code: string) => code.endsWith(MAIN) || table.has(code)
const MAIN = '01'

/** The trade of a six-digit code. */
export function tradeOf(code: string): Trade {
  for (let length = 6; length >= 2; length--) {
    const trade = table.get(code.slice(0, length))
    if (trade) return trade
  }
  throw new Error(`No trade is known for ${code}`)
}
