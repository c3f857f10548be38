/** Words out of which names of businesses are made. No list holds the name of a known brand. */

const words = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))

/** First halves of names after the land: "Cedar" Ridge. */
export const landFirst =
  words(`Cedar Oak Maple Willow Pine Birch Aspen Elm Hickory Juniper Laurel Magnolia Spruce Sycamore Walnut
Chestnut Cypress Hawthorn Alder Cottonwood Mesquite Sage Clover Heather Fern Ivy Rose Lily Thistle Bramble Eagle Hawk Falcon Heron
Fox Bear Deer Elk Otter Beaver Raven Robin Swan Crane Quail Pheasant Sparrow Cardinal Bluebird Silver Golden Copper Iron Granite
Stone Crystal Amber Blue Red White Green Clear Bright Sunny Shady Misty Windy Quiet North South East West High Long Broad Twin Rock
Sand Mill Bridge River Lake Harbor Bay Ocean Shore Prairie Mountain Canyon Mesa Desert Valley Forest Meadow Garden Orchard Vineyard
Spring Summer Autumn Winter Morning Evening Star Moon Sun Liberty Union Pioneer Colonial Homestead Old_Mill Stony Rolling Hidden
Lone Big Little Three_Rivers Turtle Salmon Trout Wild Barn Wheat Cotton Clay Flint Slate Marble Chapel Church_Hill Castle Kings
Queens Bishop Abbey Windmill Lantern Candle Wagon Saddle Anchor Lighthouse Compass Pelican Gull Osprey Dolphin Coral Palm Citrus
Bayberry Buckeye Buffalo Antelope Coyote Timber Evergreen Cascade Sierra Delta Tidewater Piedmont Blackberry Peach Plum Apple Cherry`)

/** Second halves: Cedar "Ridge". */
export const landSecond =
  words(`Ridge Creek Hill Hills Valley Grove Park View Point Springs Lake Lakes Brook Field Meadow Meadows Glen
Bend Crossing Run Hollow Rock Canyon Heights Bluff Bay Harbor Landing Shore Forest Woods Gate Bridge Mill Trail Branch Fork Falls
River Summit Peak Mesa Plains Prairie Terrace Village Square Station Junction Corner Pond Cove Island Haven Spring Ranch Knoll Dale`)

/** Words that a business puts before its trade. */
export const boasts =
  words(`Summit Premier Precision Reliable Integrity Heritage Liberty Patriot Pinnacle Apex Allied Superior Quality
Advanced Advantage Accurate Affordable Anchor Atlas Beacon Benchmark Blue_Ribbon Capital Centennial Century Champion Choice Citadel
Classic Coastal Community Complete Concord Cornerstone Crown Custom Diamond Dynamic Elite Empire Evergreen Excel Executive Family
First_Choice Five_Star Foundation Freedom Frontier Gateway Genesis Gold_Star Guardian Harmony Horizon Hometown Ideal Imperial
Independent Infinity Innovative Keystone Landmark Legacy Lighthouse Lone_Star Main_Street Majestic Master Metro Midtown Milestone
Millennium Monarch New_Horizon Noble Northern Old_Town On_Point Optimum Oasis Paragon Phoenix Pioneer Polaris Prestige Pride Prime
Quest Rainbow Regal Renaissance Republic Rising_Sun Royal Safe_Harbor Select Sentinel Signature Silver_Star Solid Southern Specialty
Stellar Sterling Sunrise Sunset Supreme Swift Titan Total Town_and_Country Tradition Tri-State Tri-County Trinity Triumph True_North
Trusted Twin_City Ultimate Unity Universal Valley Victory Vision Vista Westside Eastside Northside Southside Zenith Absolute
Accent Action All_American All_Pro All_Seasons Alpha Alpine American Ameri-Best Artisan Bayside Best Better Big_Sky Blue_Sky Bright
Bulldog Buckeye Cascade Central Certified City Clearwater Colonial Continental Country County_Line Creative Crossroads Discount
Downtown Eagle Early_Bird East_Coast Economy Essential Everyday Expert Express Fair_Price Falcon Fast Fine First Friendly Full_Circle
General Genuine Grand Great_Lakes Great_Plains Green Hands-On Harvest Heartland High_Country Highland Honest Imagine Insight
Interstate Island Jet Journey Lakeside Liberty_Bell Local Lucky Magic Mid-America Mid-State Midwest Modern Mountain National
Neighborhood New_Era New_Leaf Next_Level Next_Step North_Star Northwest Oak_Tree Old_Dominion Open_Door Pacific_Coast Parkway
Peak Perfect Perfection Personal Plus Pocket Power Preferred Priority Pro Professional Proper Pure Quick Rapid Ready Red_Barn Regional
Right_Choice Right_Way Riverside Rock_Solid Rocky_Top Roadrunner Sandstone Seaside Second_Chance Secure Seven_Hills Shoreline Simple
Skyline Smart Southeast Southwest Spectrum Sparkling Standard Star State_Line Steadfast Steady Straightline Sun_Belt Sure Tiger Timeless
Top_Notch Tower Trailblazer Triple_Crown Two_Rivers United Uptown Value Versatile Village Vital Wildcat Willing Yankee`)

/** Adjectives for the door sign of a shop or an eatery. */
export const signFirst =
  words(`Blue Red Green Golden Silver Copper Rusty Crooked Merry Happy Hungry Thirsty Lucky Lazy Little Big Tiny
Olde Brass Iron Wooden Velvet Painted Salty Sweet Smoky Spicy Wild Flying Dancing Laughing Sleepy Whistling Hidden Purple Yellow Orange
Black White Pink Rustic Twisted Broken Dusty Sunny Breezy Cozy Gilded Jolly Noble Proud Royal Savory Singing Speckled Spotted Striped
Vintage Wandering Weathered Winking`)

export const signSecond =
  words(`Anchor Apple Barn Barrel Basket Bear Bell Bicycle Bird Boot Bottle Box Branch Bridge Buffalo Bull Button
Cactus Canoe Cat Cup Crow Daisy Dog Door Dove Dragonfly Duck Eagle Elephant Fern Fiddle Fig Finch Fish Flamingo Fork Fox Frog Gate Goat
Goose Hare Hat Heart Hen Heron Horse Horseshoe Kettle Key Kite Ladle Lantern Leaf Lemon Lion Lily Magpie Mill Moon Moose Mule Nest
Oak Olive Orchid Otter Owl Paddle Parrot Peach Pear Pelican Pepper Pig Plum Pony Pumpkin Rabbit Raven River Robin Rooster Rose Saddle
Sail Scarecrow Spoon Sparrow Star Stag Stove Sunflower Swan Table Teapot Thistle Tiger Tomato Toad Trout Tulip Turtle Violin Wagon Whale
Wheel Willow Windmill Wolf Wren`)

/** Beginnings and ends of made-up words. */
export const coinFirst =
  words(`Vel Nor Cor Alt Bex Cal Dex Ever Fen Gal Hel Inno Jen Kel Lum Mer Nex Ori Pel Quan Ren Sol Tal Ulti Ver
Wes Xan Zan Axi Bri Cen Dyn Eco Flex Geo Hydro Ion Jav Kin Lex Mar Nov Omni Pro Quin Rev Syn Tri Uni Vor Wyn Yor Zel Aero Bal Cir Del
Elar Far Gran Hal Ind Jor Kor Lan Mid Nar Opti Pri Rad Sig Ter Val Wil Ambi Bento Cresa Dura Enti Forta Gala Helio Intra Juno Kena`)

export const coinSecond =
  words(`tra tex dyne vance lia nix via tis dex core gen link mark point path wave works tech sys med plex ora ent
ix us ium era ona alis tron vera mira dala rion vex lane field stone bridge gate cast crest fold form forge ford grid loom mont nova
pact port rise scape shift span spire stead strand vale ward well wright yard zen bright`)

/** What churches are called after. */
export const graces =
  words(`Grace Faith Hope Harvest Calvary Bethel Zion Trinity Covenant Cornerstone New_Life Living_Water Good_Shepherd
Redeemer Emmanuel Mount_Olive Mount_Zion Mount_Pleasant Shiloh Victory Abundant_Life Crossroads Lighthouse Cross_Point River_of_Life
Open_Door New_Hope New_Beginnings Family_of_Faith Fountain_of_Life Rock_of_Ages Word_of_Life Light_of_the_World Gateway Journey
Restoration Resurrection Providence Ebenezer Antioch Berean Beulah Canaan Carmel Galilee Gethsemane Hebron Jordan Macedonia Salem
Saint_Mark's Saint_Paul's Saint_Luke's Saint_John's Saint_Andrew's Saint_James Saint_Peter's Saint_Mary's Saint_Thomas Saint_Michael's
Holy_Family Holy_Cross Sacred_Heart All_Saints Christ Christ_the_King Prince_of_Peace Peace Epiphany Ascension Nativity Messiah First
Second Third Central Community Pilgrim Pleasant_Grove Pine_Grove Oak_Grove Union Liberty Friendship Harmony Unity Bethany Bethlehem`)

/** What schools, streets and halls are named after, besides people and places. */
export const ideals =
  words(`Liberty Heritage Pioneer Horizon Discovery Explorer Legacy Summit Sunrise Frontier Independence Freedom
Cornerstone Lighthouse Compass Beacon Challenger Endeavor Voyager Pathways Bright_Futures New_Horizons Cedar_Ridge Eagle_Point
Riverview Lakeview Hillcrest Fairview Highland Woodland Parkview Meadowbrook Northview Southview Eastview Westview Valley_View
Prairie_View Mountain_View Oakwood Maplewood Elmwood Greenfield Springfield Brookside Creekside`)

/** Parts of the country as its businesses call them, by state. */
export const regions: Record<string, readonly string[]> = Object.fromEntries(
  `AL Gulf_Coast Tennessee_Valley Wiregrass|AK Last_Frontier Northern Kenai|AZ Sonoran Desert Grand_Canyon Copper_State|AR Ozark Delta
River_Valley|CA Golden_State Pacific Central_Valley Sierra West_Coast|CO Front_Range Rocky_Mountain High_Plains Mile_High|CT New_England
Nutmeg Shoreline|DE First_State Brandywine Delmarva|DC Capitol Potomac District|FL Sunshine Gulf_Coast Suncoast Treasure_Coast|GA Peach_State
Piedmont Coastal_Georgia|HI Aloha Island Pacific|ID Gem_State Treasure_Valley Snake_River|IL Prairie_State Heartland Fox_Valley|IN Hoosier
Crossroads Wabash_Valley|IA Heartland Hawkeye Cedar_Valley|KS Sunflower Flint_Hills Heartland|KY Bluegrass Ohio_Valley Pennyrile|LA Bayou
Gulf_South Acadian|ME Pine_Tree Down_East Mid-Coast|MD Chesapeake Old_Line Tidewater|MA Bay_State New_England Pioneer_Valley|MI Great_Lakes
Wolverine Thumb_Area|MN North_Star Northland Twin_Cities|MS Magnolia Delta Pine_Belt|MO Ozark Show-Me Gateway|MT Big_Sky Treasure_State
Northern_Rockies|NE Great_Plains Platte_Valley Sandhills|NV Silver_State High_Desert Great_Basin|NH Granite_State White_Mountain
New_England|NJ Garden_State Jersey_Shore Tri-State|NM Rio_Grande High_Desert Enchantment|NY Empire Hudson_Valley Finger_Lakes
Adirondack|NC Carolina Piedmont Blue_Ridge Tar_River|ND Dakota Red_River Northern_Plains|OH Buckeye Ohio_Valley Western_Reserve|OK Sooner
Red_Dirt Green_Country|OR Cascade Willamette Pacific_Northwest|PA Keystone Lehigh_Valley Susquehanna Allegheny|RI Ocean_State Narragansett
New_England|SC Palmetto Lowcountry Upstate|SD Black_Hills Dakota Prairie|TN Volunteer Smoky_Mountain Cumberland|TX Lone_Star Hill_Country
Gulf_Coast Panhandle Texas|UT Wasatch Beehive Red_Rock|VT Green_Mountain Champlain New_England|VA Old_Dominion Blue_Ridge Tidewater
Shenandoah|WA Evergreen Puget_Sound Cascade Columbia|WV Mountain_State Kanawha_Valley Allegheny|WI Badger Fox_Valley Northwoods|WY
High_Plains Wind_River Cowboy_State|PR Caribe Borinquen Isla_Verde|VI Caribbean Virgin_Islands Islander|GU Pacific Micronesia
Marianas|AS Pacific Samoan Polynesian|MP Pacific Marianas Saipan`
    .split('|')
    .map((line) => {
      const [state = '', ...names] = words(line)
      return [state, names]
    }),
)
