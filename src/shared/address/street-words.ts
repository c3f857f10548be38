import { byVariant } from './variants.ts'

/** Abbreviations of street suffixes (USPS Publication 28, C1), each with its variants. */
const suffixVariants: Record<string, string> = {
  Aly: 'alley ally',
  Anx: 'annex',
  Arc: 'arcade',
  Ave: 'avenue av aven avn avnue',
  Byu: 'bayou',
  Bch: 'beach',
  Bnd: 'bend',
  Blf: 'bluff',
  Blvd: 'boulevard boul blv bl',
  Br: 'branch',
  Brg: 'bridge brdge',
  Brk: 'brook',
  Byp: 'bypass',
  Cp: 'camp',
  Cyn: 'canyon',
  Cswy: 'causeway',
  Ctr: 'center centre cntr cen',
  Cir: 'circle circ crcl',
  Clf: 'cliff',
  Clfs: 'cliffs',
  Cmn: 'common',
  Cmns: 'commons',
  Cor: 'corner',
  Cors: 'corners',
  Ct: 'court crt',
  Cts: 'courts',
  Cv: 'cove',
  Crk: 'creek',
  Cres: 'crescent cr',
  Xing: 'crossing crssng',
  Xrd: 'crossroad',
  Dl: 'dale',
  Dm: 'dam',
  Dr: 'drive drv driv',
  Est: 'estate',
  Ests: 'estates',
  Expy: 'expressway exp',
  Ext: 'extension exd extn',
  Fls: 'falls',
  Fry: 'ferry',
  Fld: 'field',
  Flds: 'fields',
  Flt: 'flat',
  Flts: 'flats',
  Frd: 'ford',
  Frst: 'forest',
  Frk: 'fork',
  Ft: 'fort',
  Fwy: 'freeway',
  Gdn: 'garden',
  Gdns: 'gardens',
  Gtwy: 'gateway',
  Gln: 'glen',
  Grn: 'green',
  Grv: 'grove',
  Hbr: 'harbor harbour',
  Hvn: 'haven',
  Hts: 'heights hgts',
  Hwy: 'highway hiway hway',
  Hl: 'hill',
  Hls: 'hills',
  Holw: 'hollow',
  Is: 'island',
  Isle: 'isle',
  Jct: 'junction',
  Ky: 'key',
  Knl: 'knoll',
  Knls: 'knolls',
  Lk: 'lake',
  Lks: 'lakes',
  Lndg: 'landing',
  Ln: 'lane',
  Lgt: 'light',
  Loop: 'loops',
  Mall: '',
  Mnr: 'manor',
  Mdw: 'meadow',
  Mdws: 'meadows',
  Mews: '',
  Ml: 'mill',
  Mls: 'mills',
  Mtwy: 'motorway',
  Mt: 'mount',
  Mtn: 'mountain',
  Orch: 'orchard',
  Oval: '',
  Park: 'prk',
  Pkwy: 'parkway parkwy pky pkway',
  Pass: '',
  Path: '',
  Pike: '',
  Pne: 'pine',
  Pnes: 'pines',
  Pl: 'place',
  Pln: 'plain',
  Plns: 'plains',
  Plz: 'plaza plza',
  Pt: 'point',
  Prt: 'port',
  Pr: 'prairie',
  Quay: '',
  Rnch: 'ranch',
  Rd: 'road',
  Rdg: 'ridge',
  Riv: 'river',
  Rte: 'route',
  Row: '',
  Run: '',
  Shr: 'shore',
  Shrs: 'shores',
  Spg: 'spring',
  Spgs: 'springs',
  Spur: '',
  Sq: 'square sqr',
  Sta: 'station',
  St: 'street str strt',
  Smt: 'summit',
  Ter: 'terrace terr',
  Trce: 'trace',
  Trl: 'trail',
  Tunl: 'tunnel',
  Tpke: 'turnpike trnpk',
  Un: 'union',
  Vly: 'valley',
  Via: '',
  Vw: 'view',
  Vlg: 'village',
  Vis: 'vista',
  Walk: '',
  Way: 'wy',
  Wharf: '',
  Wls: 'wells',
}

/** Abbreviations of unit designators (Publication 28, C2), each with its variants. */
const unitVariants = {
  Apt: 'apartment',
  Ste: 'suite',
  Unit: '',
  Rm: 'room',
  Fl: 'floor',
  Bldg: 'building',
  Dept: '',
  Lot: '',
  Spc: 'space',
  Trlr: '',
  Ofc: 'office',
  Bsmt: '',
  Ph: 'penthouse',
  Hngr: '',
  Slip: '',
  Pier: '',
  Stop: '',
  '#': '',
}

/** `av` to `Ave`, `street` to `St`. */
export const suffixes = byVariant(suffixVariants)
/** `mtn` to `mountain`: each variant of a suffix to the word in full. */
export const fullSuffixes: ReadonlyMap<string, string> = new Map(
  [...suffixes].map(([word, short]) => {
    const [first = ''] = (suffixVariants[short] ?? '').split(' ')
    return [word, first.length > short.length ? first : short.toLowerCase()]
  }),
)
/** `suite` to `Ste`. */
export const units = byVariant(unitVariants)

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Suffixes that also begin a road's own name, which a number or letter ends: `State Hwy 2`, `Lane 9`. */
export const numberedRoads = codes('Hwy Rte Rd Ln Loop Expy Fwy Trl')

/** Suffixes that end most streets. */
export const commonSuffixes = codes(
  'St Ave Blvd Rd Dr Ln Ct Pl Cir Ter Pkwy Hwy Fwy Expy Sq Trl Way Plz Park Ctr Xing Hts Rte Tpke Aly Loop Pike',
)

/** Suffixes that are also words of names and cities. Those that are rarely written on an envelope are not among them. */
export const rarerSuffixes = codes(
  'Row Run Walk Path Cv Pt Rdg Hl Hls Vw Bnd Lndg Cmns Mall Gln Grv Mnr Pass Vis Blf Cyn Crk Ests Fls Fry Frst Gdns Hbr Hvn Holw Is Jct Ky Knl Lk Lks Mdw Mdws Mews Ml Mls Orch Oval Pnes Pln Plns Pr Rnch Shr Shrs Spg Spgs Sta Smt Trce Tunl Vly Vlg Wharf',
)

/** Units whose number distinguishes addresses of a building. */
export const numberedUnits = codes('Apt Ste Unit Rm')

/** All variants of some abbreviations, in lower case. */
export const variantsOf = (table: ReadonlyMap<string, string>, of: ReadonlySet<string>): string[] =>
  [...table].filter(([, short]) => of.has(short)).map(([word]) => word)

/** What most streets end with, in all variants and lower case: "st", "street". */
export const commonStreetEnds: ReadonlySet<string> = new Set(variantsOf(suffixes, commonSuffixes))
