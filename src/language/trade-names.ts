/**
 * More everyday words for industries, by the codes that people mean: `codes: words`. They come behind those of `everyday`.
 */
const table = `021201: ranchers, cattlemen, cattle producers
024101: dairymen, dairy farmers, milk producers
018101: greenhouse growers, nursery growers, wholesale nurseries
018202: mushroom farmers
0782: lawn companies, lawn guys, yard services, yard maintenance, grounds maintenance companies, mowing companies
0783: tree companies, tree removal, tree guys
075203: dog kennels, boarding kennels, pet hotels, dog hotels, pet resorts, pet boarding facilities
075208: horse stables, stables, horse barns, equestrian centers, riding stables
10 12 14: mines, mining companies, mining operations, miners
138101: oil drillers, drilling companies, drilling contractors, oil well drillers
1389: oilfield services, oil field services, oilfield companies, oilfield contractors
152115: modular home builders, modular builders, manufactured home builders
152105: bath remodelers, bathroom contractors, tub and shower installers
152104: kitchen contractors, kitchen and bath remodelers, kitchen and bath contractors
152102: home improvement contractors, home improvement companies, remodelers, renovation contractors, renovation companies
1521: home building companies, homebuilders, residential builders, residential contractors, house builders
1542: commercial builders, commercial contractors, commercial general contractors
161101: road builders, road contractors, highway contractors
171110: sprinkler fitters, fire sprinkler companies, fire sprinkler installers
171111: sprinkler companies, sprinkler installers, irrigation companies, lawn irrigation, irrigation installers
173123: low voltage companies, low voltage installers
173112: generator companies, generator installers, generator dealers
174201: drywallers, drywall companies, sheetrockers, sheetrock contractors, drywall hangers
174205: spray foam companies, spray foam contractors, foam insulation contractors
174305: granite companies, marble companies, granite fabricators, granite installers, countertop installers, granite shops, stone fabricators
175102: cabinet installers
175103: door companies, door installers, window and door companies, window companies, window contractors, door contractors
175104: garage door companies, overhead door companies, garage door repair companies
175109: closet companies, closet installers
1752: flooring companies, flooring installers, hardwood floor companies, floor installers, flooring guys
1761: roof companies, roof contractors, roofing outfits
176103: gutter companies, gutter installers, gutter contractors, seamless gutter companies
1793: glass companies, glass shops, glass contractors, glaziers
179602: elevator companies, elevator installers, elevator contractors
179904: waterproofing companies, waterproofers, waterproofing contractors, basement waterproofers
179918: house movers, structural movers
179922: scaffolding companies, scaffold companies, scaffolding contractors
2011: meat processors, meat packing companies, meatpackers, meat processing plants, packing plants
2099: food manufacturing
2082: brewers, beer brewers, brewing companies
208202: craft brewers, local breweries
2085: distillers, whiskey distilleries, craft distillers
2434: cabinet manufacturers, cabinetmakers, cabinet factories, kitchen cabinet makers
2448: pallet companies, pallet makers, pallet shops
2653: box makers, box companies, packaging companies, packaging manufacturers, cardboard box makers
2752: offset printers, commercial print shops
3082: extruders, plastic extruders, plastics extruders
308902: plastic injection molders, plastic molders, plastics injection molders, molders, injection molding, plastic injection molding, injection molding shops, plastic injection molding companies, plastic molding companies
3321 3322 3324 3325 3365 3366: foundries, iron foundries, foundry, metal foundries, metal casters, casting companies, castings foundries
3441: fabricators, metal fab shops, fab shops, fabrication shops, steel fabrication shops, metal fabrication companies, fabrication companies, metal fabrication
3462: forges, forge shops, forging companies, forgers
3471: plating companies, platers, plating shops, metal finishers, metal finishing companies, chrome shops
3479: coaters, coating companies, galvanizers
3469: stampers, stamping companies, stamping plants, metal stamping companies
3544: tool and die makers, mold shops, die shops, mold makers
3599: machinists, machining companies, job shops, machine job shops
3711: auto manufacturers, car manufacturers, automakers, car makers, vehicle manufacturers
3714: auto parts manufacturers, auto suppliers, automotive suppliers, automotive parts manufacturers
3728: aircraft parts manufacturers, aerospace suppliers
4131: bus companies, bus lines
4142: charter bus companies, motorcoach companies, motor coach companies, coach companies, tour bus companies
4119: ambulance companies, medical transport companies
4151: school bus companies
421203: garbage companies, garbage haulers, trash companies, trash pickup companies, waste haulers, trash collectors
4213: motor carriers, trucking firms, otr trucking companies, long haul trucking companies, flatbed companies, over the road truckers, trucking fleets
4215: couriers, courier companies
421502: delivery services, delivery companies, package delivery companies
4225: warehousing companies, fulfillment centers, distribution centers
4412: shipping companies, ocean shipping companies, shipping lines
458102: aircraft repair shops, aircraft maintenance, aviation maintenance shops
4813: telecom companies, telecoms, telephone companies, telcos, telecommunications companies
484102: satellite tv installers, satellite tv companies, satellite companies
4911: power companies, electric utilities
494104: water treatment companies, water treatment plants
4953: waste companies, waste disposal companies
5015: car salvage yards, auto salvage, auto salvage yards, auto recyclers, wrecking yards, junk yards
5051: steel suppliers, metal suppliers, steel service centers, metals service centers, steel distributors
5063: electrical suppliers, electrical supply houses, electrical supply companies, electrical supply stores
5072: hardware wholesalers, hardware distributors
5074: plumbing suppliers, plumbing supply houses, plumbing supply stores, plumbing supply companies
5075: hvac suppliers, hvac supply houses, hvac distributors, hvac supply companies
5033: roofing suppliers, roofing supply companies, roofing supply stores, roofing distributors
5085: industrial suppliers, industrial supply companies, industrial distributors
5047: medical suppliers, medical equipment companies, medical supply companies, medical equipment suppliers, medical equipment dealers
508404: welding suppliers, welding supply stores, welding supply companies
5149: beverage distributors, beverage wholesalers, food wholesalers
5181: beer wholesalers
5722: appliance dealers, appliance shops
5211: building supply companies, home centers, building supply houses
521116: shed dealers, shed companies, shed builders, storage shed companies
581212: deli, deli shops, delicatessen shops
5441: candy shops, sweet shops, chocolatiers
549903: supplement stores, supplement shops, nutrition stores, nutrition shops
549915: cbd, cbd shops, cbd companies, cbd retailers
5511: car lots, new car lots, auto malls
5521: used car lots, pre owned car dealers, buy here pay here dealers, buy here pay here lots
5599: trailer dealers, trailer sales
5932: antique malls, antiques malls, antique shops and malls
593210: swap meets, flea markets
593214: estate sale companies, estate sales, estate sale businesses, estate liquidators, liquidators
594703: party stores, party shops, party supply stores
5962: vending companies, vending machine companies, vending operators, vending machine operators
599303: cigar shops, cigar lounges, cigar bars
599302: vape stores, vapor shops, vape and smoke shops
599914: religious stores, religious bookstores and gift shops
602202: trust companies, trust banks
6162: mortgage lending companies, home lenders, mortgage bankers, mortgage offices
628204: wealth managers, wealth management firms, wealth advisors, wealth management companies, rias, registered investment advisors
6282: financial advisory firms
6411: insurance guys, insurance brokerages, independent insurance agencies, insurance producers
6513: apartment communities, apartment owners, apartment managers, multifamily communities
6515: trailer parks
6531: real estate brokerages, real estate firms, real estate companies, real estate offices, realty companies
653103: home appraisers, house appraisers, real estate appraisers, appraisal companies, residential appraisers
864104: homeowners associations, home owners associations, hoas, hoa, condo associations
6552: real estate developers, property developers
723108: waxing salons, waxing studios, waxing places, wax bars
7231: hair stylists, hairstylists, stylists, beauty parlors, beauty shops, hair studios
723104: spas, day spas, spas and salons
723107: lash studios, lash bars, brow bars, eyelash salons
7261: mortuaries, morticians, funeral directors, cremation services
7291: tax offices, tax services, tax pros, tax professionals, tax prep, tax prep offices, tax accountants
734901: cleaning contractors, commercial cleaners, building cleaners, custodial companies
734902: house cleaning companies, home cleaners, housekeepers, residential cleaning companies, maids
7359: rental yards, tool rental stores
7361: job agencies
7363: temp services, temporary staffing, temporary staffing agencies, temporary agencies
7371: app developers, software developers, software engineers, software houses, custom software companies, software dev shops
7371 7372: software companies, software firms
737203: saas, saas companies, saas firms, saas startups, software as a service, software as a service companies, cloud software companies
737305: cybersecurity, cyber security companies, cybersecurity companies, cybersecurity firms, cyber security firms, information security companies
737601 737902: msps, msp, managed service providers
737902: it shops, it contractors, computer consultants
738105: armored car companies
738201: alarm installers
738903: house inspectors, building inspectors for homes
738933: fire protection companies, fire extinguisher companies, fire safety companies
7514: rental car companies, rent a car
7532: paint and body shops, collision shops, collision repair shops, auto paint shops
7538: auto shops, car shops, repair garages, auto service centers, auto service shops, car repair places, car repair shops, automotive repair, automotive shops, auto mechanic shops, auto repair garages
7549: tow companies, towers, wrecker services, tow services, tow yards
762902: appliance repairmen, appliance technicians
762201: tv repair shops
764102: furniture repair shops, furniture repair
769905: small engine shops, mower shops
769930: vacuum repair shops, vacuum repair
769908: bike repair shops, bicycle repair shops
7922: theater companies, playhouses, performing arts centers
792902: dj, wedding djs, mobile djs
792903: cover bands
7941: sports teams, pro sports teams
7991: fitness studios, fitness gyms, gyms and fitness centers, workout studios
799704: swim clubs, swim teams
799903: swim schools, swimming schools, swim lessons, swimming lessons
8011: primary care doctors, primary care physicians, primary care, primary care clinics, primary care offices, primary care practices, general practitioners, mds, physician offices, doctor offices, doctors office
801103: family practices, family practitioners, family medicine clinics
801109: psychiatric clinics, shrinks
801121: cancer centers, oncology clinics, cancer clinics
804903: pt practices, physical therapy practices, physical therapy offices, physical therapy
8021: dental surgeons, general dentists, family dentists, dental groups
8051: skilled nursing facilities, snfs, nursing centers, convalescent homes
8062: medical centers, hospital systems
8071: blood labs, diagnostic labs, clinical labs
8082: home healthcare agencies, home health companies, home health, home health care companies
808202: home care agencies, home care companies, in home care, in home care agencies, senior care companies, caregivers, senior home care
809302: drug rehab centers, drug rehabs, drug rehab, drug treatment centers, rehabs, detox centers, addiction centers, sober living homes, alcohol rehabs
729905: weight loss clinics, weight loss centers
8111: law practices, legal offices, law office, lawyers offices, attorneys offices, solo attorneys
811110: patent attorneys, ip attorneys, ip law firms
811105: bankruptcy attorneys
811108: immigration attorneys, immigration lawyers
8211: k12 schools, grade schools, k through 12 schools
8221: four year colleges, higher education, liberal arts colleges
8222: community colleges
8351: preschools and daycares, daycare providers, child care providers, childcare centers, day cares
8631: unions, union halls, union locals
8641: civic organizations, fraternal lodges, clubs and lodges
864102: elks lodges, moose lodges, masonic lodges, lodges
864103: vfw posts, vfws, vfw halls, american legion posts, american legions, legion halls, veterans posts
8651: political campaigns
8661: parishes, congregations, churches and synagogues, ministries, faith based organizations, houses of faith
8711: engineering companies, consulting engineers, engineering consultants, engineering offices
8712: architecture studios, architectural firms, architects offices, architecture offices
8721: tax and accounting firms, cpas and accountants, cpa offices, accounting offices, accounting practices, bookkeeping firms, bookkeeping services, auditors
8731: research labs, r and d labs, research and development companies, research facilities
8734: testing labs, test labs, materials testing labs
874203: hr consultants, hr consulting firms, hr firms, human resources firms, hr companies
8742: consulting firms, consultants, consultancies, management consulting firms, business consulting firms`

/** Each trade's codes with its words. */
export const tradeNames: readonly (readonly [codes: readonly string[], words: string])[] = table
  .split('\n')
  .map((row) => {
    const [codes = '', words = ''] = row.split(': ')
    return [codes.split(' '), words] as const
  })
