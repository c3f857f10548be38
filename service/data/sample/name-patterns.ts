/**
 * How businesses are named, by family of trades. In braces: P city, C county ("Sarpy County"), G part of the country, L land ("Cedar Ridge"), B boast
 * ("Summit"), O one word of the land ("Cedar"), S surname of the owner, T another surname, F first name of the owner, N made-up word, I initials,
 * A door sign ("Blue Heron"), D street, R church's name, E ideal of a school, W the words of the trade, K number. A number before a
 * pattern is its weight.
 */
export const namePatterns = {
  craft: `8 {S} {W}|4 {S} & Sons {W}|3 {S} Brothers {W}|5 {P} {W}|8 {L} {W}|8 {B} {W}|4 {I} {W}|3 {N} {W}|3 {F} {S} {W}|3 {S} & {T} {W}
|3 {G} {W}|1 {B} {G} {W}|2 {S} Family {W}|3 {F}'s {W}|3 {O} {W}|2 {A} {W}|2 {C} {W}|2 {B} {P} {W}|2 {D} {W}|2 {L} {W} Co`,
  shop: `8 {L} {W}|4 {S}'s {W}|4 {F}'s {W}|6 {A} {W}|4 {P} {W}|5 {B} {W}|3 {O} {W}|4 The {A}|2 {D} {W}|3 {S} & {T} {W}|3 {N} {W}|2 {G} {W}
|2 {F} & {J}'s {W}|2 The {P} {W}|2 {B} {P} {W}|2 {S} {W}`,
  eatery: `6 {F}'s {W}|5 {S}'s {W}|6 {A} {W}|6 The {A}|5 {L} {W}|3 {D} {W}|3 {P} {W}|3 {O} {W}|2 {F} & {J}'s {W}|2 {F}'s Place|2 The {A} {W}
|2 {B} {W}|1 {N} {W}|2 {S} & {T} {W}|2 Casa {S}|1 Cafe {F}|2 Little {F}'s {W}|2 Big {F}'s {W}|1 Mama {S}'s {W}|2 {D} & {O} {W}`,
  law: `10 Law Offices of {F} {S}|8 {S} & {T}|5 {S}, {T} & {U}|8 {S} Law Firm|4 {S} Law Group|4 {F} {S}, Attorney at Law|5 {S} {T} LLP
|3 {S} & Associates|3 {L} Law Group|4 {S} {W}|2 {P} Legal Center|2 {B} {W}|2 {S} {T} {U} LLP|2 {L} {W}`,
  clinic: `7 {L} {W}|5 {S} {W}|5 {P} {W}|4 {B} {W}|4 {F} {S} {W}|3 {S} & {T} {W}|2 {G} {W}|2 {O} {W}|2 {W} of {P}|2 {W} Associates of {P}
|2 {D} {W}|1 {N} {W}|3 {F} {S}, {M}|2 {B} {P} {W}`,
  hospital: `6 {P} {W}|4 {L} {W}|3 {C} {W}|3 {G} {W}|2 {S} Memorial {W}|1 {R} {W}`,
  office: `7 {S} {W}|6 {S} & {T} {W}|6 {L} {W}|6 {B} {W}|4 {N} {W}|3 {I} {W}|3 {P} {W}|3 {F} {S} {W}|3 {S} & Associates|2 {G} {W}|3 {O} {W}
|2 {S} {T} {W}|1 {B} {G} {W}|2 {D} {W}`,
  tech: `9 {N} {W}|5 {N}|4 {B} {W}|4 {L} {W}|3 {I} {W}|3 {O} {W}|3 {A} {W}|2 {S} {W}|2 {P} {W}|1 {B} {G} {W}`,
  church: `8 {R} Church|6 {R} Community Church|5 {R} Fellowship|4 {R} Church of {P}|4 {R} Chapel|3 {L} Community Church|3 {L} Church|3 {P} {R} Church
|2 {R} Worship Center|2 {R} Ministries|3 {L} Fellowship|2 {L} Chapel|2 {P} Community Church|2 {R} Christian Center|2 {D} Church|3 {R} {O} Church
|2 {R} Tabernacle|2 {R} Assembly of {P}`,
  faith: `4 {P} {W}|3 {L} {W}|2 {W} of {P}|2 {D} {W}`,
  school: `6 {P} {W}|5 {S} {W}|5 {E} {W}|4 {L} {W}|3 {F} {S} {W}|2 {C} {W}|3 {E} {W} of {P}|2 {O} {W}`,
  lessons: `5 {L} {W}|4 {P} {W}|4 {B} {W}|4 {F}'s {W}|3 {S} {W}|3 {E} {W}|3 {A} {W}|2 {N} {W}|2 {O} {W}`,
  daycare: `5 Little {V} {W}|4 {L} {W}|3 {F}'s {W}|3 {E} {W}|3 {A} {W}|2 {P} {W}|2 Bright {V} {W}|2 {R} {W}|2 {O} {W}|2 {S} Family {W}`,
  beauty: `6 {F}'s {W}|4 {W} by {F}|4 {A} {W}|3 {L} {W}|3 Studio {K}|3 {B} {W}|2 {N} {W}|3 {O} {W}|3 {D} {W}|2 {P} {W}|2 {F} & {J} {W}|2 {F} {S} {W}
|2 The {A} {W}`,
  farm: `8 {S} {W}|6 {S} Family {W}|5 {L} {W}|4 {S} & Sons {W}|3 {S} Brothers {W}|3 {O} {W}|3 {A} {W}|2 {F} {S} {W}|2 {S} & {T} {W}|2 {I} {W}`,
  lodging: `7 {L} {W}|4 {A} {W}|4 {O} {W}|4 {P} {W}|3 {B} {W}|2 {D} {W}|2 {G} {W}|2 The {A} {W}|2 {S} {W}|2 {S} House {W}`,
  homes: `8 {L} {W}|5 {O} {W}|3 {P} {W}|3 {B} {W}|3 {D} {W}|2 {W} at {L}|2 The {W} at {L}|2 {S} {W}`,
  bank: `5 {L} {W}|4 {P} {W}|4 First {P} {W}|4 {B} {W}|3 {C} {W}|3 {G} {W}|2 {S} {W}|3 First {O} {W}|2 {O} {W}`,
  factory: `5 {N} {W}|5 {S} {W}|5 {I} {W}|4 {L} {W}|4 {B} {W}|4 {P} {W}|3 {S} & {T} {W}|3 {G} {W}|2 {O} {W}|2 {N} Industries|2 {S} Industries
|2 {S} Manufacturing|2 {I} Industries|1 {B} {G} {W}|2 {S} Brothers {W}`,
  holding: `6 {N} Holdings|4 {S} Holdings|4 {L} Holdings|4 {B} Holdings|3 {N} Group|3 {S} Group|2 {I} Holdings|3 {O} Capital Holdings|2 {S} Enterprises
|2 {L} Enterprises|2 {L} Group|2 {S} & {T} Holdings`,
  hauling: `5 {S} {W}|4 {I} {W}|4 {B} {W}|3 {L} {W}|3 {G} {W}|3 {S} & Sons {W}|3 {F} {S} {W}|2 {N} {W}|3 {A} {W}|3 {S} Brothers {W}|2 {P} {W}|3 {O} {W}`,
  club: `5 {P} {W}|4 {L} {W}|3 {C} {W}|3 {G} {W}|3 {O} {W}|2 {W} of {P}|2 {E} {W}|1 {S} {W}|2 {B} {W}|2 {P} {O} {W}`,
  service: `6 {L} {W}|5 {P} {W}|3 {C} {W}|4 {B} {W}|3 {E} {W}|3 {S} {W}|3 {O} {W}|2 {G} {W}|2 {W} of {P}|2 {A} {W}`,
  town: `8 {P} {W}|1 {W} of {P}`,
  county: `6 {C} {W}|2 {P} {W}`,
  federal: `1 {P} {W}`,
  union: `4 {P} {W} Local {K}|2 {C} {W} Local {K}|3 {G} {W} Local {K}|1 {W} Local {K}`,
  station: `5 {P} {W}|4 {L} {W}|4 {B} {W}|4 {S}'s {W}|3 {O} {W}|3 {D} {W}|3 {F}'s {W}|2 {A} {W}|3 {N} {W}|2 {S} {W}|2 {P} {D} {W}`,
  person: `6 {F} {S}|4 {F} {S} {W}|3 {S} {W}|3 {L} {W}|2 {W} by {F}|2 {N} {W}|2 {A} {W}`,
} as const

export type Family = keyof typeof namePatterns

/** For brands with many locations: no owner, no place. */
export const brandPatterns = `6 {N} {W}|5 {L} {W}|4 {B} {W}|4 {A} {W}|4 {O} {W}|3 {S}'s {W}|3 {S} {W}|2 {S} & {T} {W}`

export const toddlers =
  `Acorns Angels Bears Bunnies Butterflies Cubs Ducklings Explorers Feet Fireflies Friends Hands Hearts Kittens Ladybugs
Lambs Learners Minds Otters Owls Panthers Peanuts Pioneers Pumpkins Rascals Scholars Sprouts Stars Steps Sunbeams Tigers Treasures Wonders
Beginnings Blessings Horizons Futures Starts Smiles Days`.split(/\s+/)
