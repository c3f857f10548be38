/** The street with the shops, in most places one of these. */
export const mainStreets =
  `Main Main Main Main Broadway Market Center Washington State High Front Commerce Court Union Church Railroad Park Central Grand Jefferson Lincoln Division`.split(
    ' ',
  )

/** Names for every other street. */
export const streetNames =
  `Oak Maple Cedar Pine Elm Walnut Chestnut Spruce Birch Willow Hickory Sycamore Poplar Cherry Dogwood Magnolia Laurel Cypress
Juniper Aspen Locust Linden Mulberry Ash Beech Holly Hawthorn Alder Redwood Cottonwood Pecan Peach Apple Orchard Vine
Washington Jefferson Lincoln Adams Madison Monroe Jackson Franklin Grant Cleveland Harrison Taylor Polk Tyler Pierce Buchanan
Johnson Hayes Garfield Roosevelt Wilson Hamilton Lafayette Webster Clay Clinton Warren Greene Sherman Sheridan Douglas
Houston Austin Crockett Church School College Academy University Mill Bridge River Lake Spring Water Canal Dock Harbor Bay
Shore Beach Ocean Hill Valley Ridge Mountain Summit Highland Upland Prospect Pleasant Fairview Grandview Lakeview Riverview
Oakwood Maplewood Edgewood Glenwood Elmwood Lakewood Wildwood Greenwood Inwood Sherwood Brentwood Kenwood Norwood Ridgewood
Westwood Eastwood Southwood Northwood Park Forest Grove Meadow Garden Prairie Field Pasture Farm Barn Cottage Court Liberty
Union Independence Constitution Heritage Colonial Pioneer Frontier Commerce Industrial Enterprise Technology Innovation
Corporate Executive Trade Market Exchange Depot Station Railroad Airport Hospital Cemetery Quarry Foundry Furnace Forge
Tannery Brewery Cannery Windsor Cambridge Oxford Essex Sussex York Lancaster Devon Dover Canterbury Berkshire Hampton
Kingston Richmond Arlington Lexington Concord Plymouth Salem Boston Charleston Savannah Memphis Dallas Denver Chicago
Cincinnati Pittsburgh Baltimore Albany Buffalo Syracuse Rochester Utica Troy Geneva Vienna Berlin Paris London Rome Athens
Florence Milan Verona Naples Madrid Seville Granada Cordova Valencia Monterey Santa-Fe El-Camino Mission Rancho Vista Mesa
Sierra Palma Laguna Mirador Alameda Encino Sonora Durango Delaware Pennsylvania Virginia Carolina Georgia Florida Alabama
Tennessee Kentucky Ohio Indiana Illinois Michigan Wisconsin Minnesota Iowa Missouri Arkansas Louisiana Texas Oklahoma Kansas
Nebraska Dakota Montana Wyoming Colorado Nevada Utah Idaho Oregon California Vermont Maine Smith Miller Davis Moore Anderson
Thomas White Martin Thompson Clark Lewis Walker Hall Allen Young King Wright Scott Baker Nelson Carter Mitchell Roberts
Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Rogers Reed Cook Bell Murphy Bailey Cooper Richardson
Cox Howard Ward Peterson Gray James Watson Brooks Kelly Sanders Price Bennett Wood Barnes Ross Henderson Coleman Jenkins
Perry Powell Long Patterson Hughes Butler Simmons Foster Bryant Russell Griffin Myers Ford Graham Sullivan Wallace Woods Cole
West Owens Reynolds Fisher Ellis Gibson Mason Hunter Hicks Crawford Henry Boyd Kennedy Burns Gordon Shaw Holmes Rice
Robertson Hunt Black Daniels Palmer Mills Nichols Stone Knight Ferguson Hawkins Dunn Perkins Hudson Spencer Gardner Stephens
Payne Berry Arnold Wagner Willis Watkins Olson Carroll Snyder Hart Cunningham Bradley Lane Andrews Harper Fox Riley Armstrong
Carpenter Weaver Elliott Sims Peters Lawrence Eagle Falcon Hawk Heron Robin Cardinal Bluebird Quail Pheasant Partridge Dove
Swan Crane Deer Elk Fox-Run Bear Beaver Otter Antelope Mustang Colt Saddle Bridle Carriage Wagon Stagecoach Sunset Sunrise
Sunny Moonlight Starlight North-Star Silver Golden Copper Crystal Diamond Granite Marble Slate Limestone Sandstone Flint
Clover Lavender Heather Violet Rose Lily Iris Daisy Primrose Wisteria Azalea Camellia Jasmine Ivy Fern Sage Mesquite Palmetto
Catalina Cobblestone Fieldstone Brookside Creekside Hillside Lakeside Riverside Parkside Woodside Countryside Hillcrest
Woodcrest Fairway Country-Club Old-Mill Old-Post Old-Stage Stony-Brook Indian-Creek Sand-Hill Rocky-Point Long-Meadow
Three-Mile Seven-Oaks Twin-Lakes Quail-Hollow Deer-Path Turkey-Hill Bear-Creek Eagle-Ridge Cedar-Creek Oak-Ridge Pine-Hill
Maple-Grove Willow-Creek Spring-Valley Rolling-Hills Martin-Luther-King-Jr Veterans Memorial Airport-Park Research-Park
Gateway Parkway-View Town-Center Village-Green Plaza Metro`
    .split(/\s+/)
    .map((name) => name.replaceAll('-', ' '))
