/** ZIP codes of cities without a ZIP code of their name, as the post office lists them, written by hand: `state | city codes; city codes`. */
const table = `AL | Hoover 35216 35226 35244; Vestavia Hills 35216 35243; Homewood 35209; Mountain Brook 35213 35223
AZ | Ahwatukee Foothills 85044 85045 85048; Casas Adobes 85704 85741; Catalina Foothills 85718 85750; Oro Valley 85737 85742 85755
CA | Eastvale 92880; Suisun City 94585; East Los Angeles 90022 90023 90063; Foster City 94404; East Palo Alto 94303
CO | Lakewood 80214 80215 80226 80227 80228 80232; Centennial 80015 80016 80111 80112 80121 80122; Highlands Ranch 80126 80129 80130; Northglenn 80233
FL | Doral 33122 33166 33172 33178; Riviera Beach 33404; Cutler Bay 33157 33189 33190; Carrollwood 33618 33624; Miramar 33023 33025 33027 33029; Davie 33314 33324 33325 33328 33330; Sunrise 33322 33323 33351; Town 'n' Country 33615 33634 33635; Alafaya 32816 32826 32828; Kendall 33156 33173 33176 33183 33186; Lauderhill 33313 33319; Weston 33326 33327 33331 33332; Tamarac 33319 33321; North Miami 33161 33167 33168 33181; Pine Hills 32808 32818
GA | Stonecrest 30038 30058; Sandy Springs 30328 30342 30350; Johns Creek 30022 30097; Dunwoody 30338; Brookhaven 30319
IN | Lawrence 46226 46236
MI | Kentwood 49508 49512 49548; Farmington Hills 48331 48334 48336; Rochester Hills 48307 48309
MN | Bloomington 55420 55425 55431 55437 55438; Brooklyn Park 55428 55443 55444 55445; Plymouth 55441 55442 55446 55447; Maple Grove 55311 55369; Woodbury 55125 55129; Eagan 55121 55122 55123; Coon Rapids 55433 55448; Blaine 55434 55449; Edina 55424 55435 55436 55439; St. Louis Park 55416 55426; Maplewood 55109 55117 55119; Roseville 55113; Shoreview 55126; Golden Valley 55422 55427; Richfield 55423; Fridley 55421 55432; Oakdale 55128; New Hope 55427 55428
MO | Raytown 64133 64138; University City 63130; Clayton 63105; Kirkwood 63122; Webster Groves 63119; Creve Coeur 63141
NV | Paradise 89109 89119 89120 89121 89123 89169; Sunrise Manor 89110 89115 89142 89156; Spring Valley 89103 89117 89118 89147 89148; Enterprise 89113 89139 89141 89178 89183
NY | West Seneca 14224; Brighton 14610 14618; Irondequoit 14609 14617 14622; Amherst 14221 14226 14228; Cheektowaga 14225 14227
OH | Beavercreek 45430 45431 45432 45434; Kettering 45409 45419 45420 45429 45440; Parma 44129 44130 44134; Bexley 43209; Whitehall 43213; Gahanna 43230; Shaker Heights 44120 44122; Cleveland Heights 44118 44121
OK | Midwest City 73110 73130; Moore 73160
OR | Tigard 97223 97224
PA | Mt. Lebanon 15228
SC | Hilton Head 29926 29928
TN | Bartlett 38133 38134 38135
TX | The Woodlands 77380 77381 77382; Atascocita 77346; University Park 75205 75225; Farmers Branch 75234 75244; Watauga 76148
UT | Murray 84107 84123; West Valley City 84119 84120 84128; Millcreek 84106 84109 84124; Taylorsville 84123 84129
VA | Tuckahoe 23229 23233 23238; Dale City 22193
WA | Spokane Valley 99206 99212 99216; Shoreline 98133 98155 98177; Burien 98146 98148 98166; Sammamish 98074 98075; SeaTac 98188 98198; Des Moines 98198
WI | Fitchburg 53711; West Allis 53214 53219 53227; Wauwatosa 53213 53226`

/** ZIP codes by `Edina, MN`. */
export const knownZipCodes: ReadonlyMap<string, readonly string[]> = new Map(
  table.split('\n').flatMap((line) => {
    const [state = '', cities = ''] = line.split(' | ')
    return cities.split('; ').map((row) => {
      const [, city = '', codes = ''] = /^(.+?)((?: \d{5})+)$/.exec(row) ?? []
      return [`${city}, ${state}`, codes.trim().split(' ')] as const
    })
  }),
)
