-- What tilemaker takes of OpenStreetMap. Layers and kinds have the names of the Protomaps schema, as the map's style reads them.

-- tilemaker 2 passes the object, which has methods; from version 3 on they are functions.
local object
local function method(name)
  return function(...)
    if object then return object[name](object, ...) end
    return _G[name](...)
  end
end
local find, addLayer, addPoint, attribute, minZoom, squareMeters = method("Find"), method("Layer"),
  method("LayerAsCentroid"), method("Attribute"), method("MinZoom"), method("Area")

-- Kind and first zoom (of the data) by value of the tag "highway".
local roads = {
  motorway = { "highway", 6 }, trunk = { "highway", 7 },
  primary = { "major_road", 8 }, secondary = { "major_road", 10 }, tertiary = { "major_road", 11 },
  residential = { "minor_road", 12 }, unclassified = { "minor_road", 12 },
  living_street = { "minor_road", 13 }, road = { "minor_road", 13 },
  pedestrian = { "path", 13 }, service = { "other", 13 }, track = { "other", 13 },
  footway = { "path", 14 }, path = { "path", 14 }, cycleway = { "path", 14 },
  steps = { "path", 14 }, bridleway = { "path", 14 },
}
local hidden_service = { parking_aisle = true, driveway = true, ["drive-through"] = true }

-- Kind by value of each tag, and the first zoom.
local areas = {
  leisure = { park = "park", nature_reserve = "nature_reserve", golf_course = "golf_course", garden = "park",
    playground = "park", pitch = "pitch" },
  landuse = { cemetery = "cemetery", recreation_ground = "park", forest = "wood", grass = "grass",
    village_green = "park", industrial = "industrial", railway = "industrial" },
  natural = { wood = "wood", scrub = "wood", grassland = "grass", beach = "beach", wetland = "wetland" },
  amenity = { hospital = "hospital", university = "university", college = "university", school = "school" },
  aeroway = { aerodrome = "aerodrome" },
}
local lines_of_water = { river = 9, canal = 11, stream = 13 }
local places = { suburb = 11, neighbourhood = 13, quarter = 12 }

local function named(kind)
  attribute("kind", kind)
  local name = find("name")
  if name ~= "" then attribute("name", name) end
end

-- An area, and its name at its middle: the larger the area, the earlier.
local function namedArea(layer, kind, kind_of_name)
  addLayer(layer, true)
  attribute("kind", kind)
  if not kind_of_name or find("name") == "" then return end
  local size = squareMeters()
  addPoint("places")
  minZoom(size > 100000 and 12 or size > 10000 and 13 or 14)
  named(kind_of_name)
end

local function road(highway)
  local base = highway:gsub("_link$", "")
  local found = roads[base]
  if not found or hidden_service[find("service")] or find("area") == "yes" then return end
  addLayer("roads", false)
  minZoom(base == highway and found[2] or math.max(found[2], 10))
  named(found[1])
  attribute("kind_detail", base)
  if base ~= highway then attribute("link", "yes") end
  if find("tunnel") == "yes" then attribute("tunnel", "yes") end
  local ref = find("ref")
  if found[1] == "highway" and ref ~= "" then attribute("ref", ref:match("^[^;]+")) end
end

local function rail(railway)
  if find("service") ~= "" or find("tunnel") == "yes" then return end
  if railway ~= "rail" and railway ~= "light_rail" then return end
  addLayer("roads", false)
  minZoom(12)
  attribute("kind", "rail")
end

local function water()
  if find("natural") == "water" or find("waterway") == "riverbank" or find("waterway") == "dock" then
    namedArea("water", "water", "water")
    return true
  end
  local first = lines_of_water[find("waterway")]
  if first and find("tunnel") == "" then
    addLayer("water", false)
    minZoom(first)
    attribute("kind", "river")
  end
end

local function area()
  for key, kinds in pairs(areas) do
    local kind = kinds[find(key)]
    if kind then
      return namedArea("landuse", kind, (kind == "park" or kind == "cemetery") and "park" or nil)
    end
  end
end

function way_function(way)
  object = way
  local highway, railway = find("highway"), find("railway")
  if highway ~= "" then road(highway) elseif railway ~= "" then rail(railway) end
  if not water() then area() end
  local building = find("building")
  if building ~= "" and building ~= "no" then
    addLayer("buildings", true)
    attribute("kind", "building")
  end
end

node_keys = { "place" }

function node_function(node)
  object = node
  local first = places[find("place")]
  if not first or find("name") == "" then return end
  addLayer("places", false)
  minZoom(first)
  named("neighbourhood")
end
