import { fold } from '../text/fold.ts'

/** Countries by three letters and two. */
const CODES = `AFGAF ALAAX ALBAL DZADZ ASMAS ANDAD AGOAO AIAAI ATAAQ ATGAG ARGAR ARMAM ABWAW AUSAU AUTAT AZEAZ BHSBS BHRBH BGDBD BRBBB BLRBY BELBE BLZBZ
BENBJ BMUBM BTNBT BOLBO BESBQ BIHBA BWABW BVTBV BRABR IOTIO BRNBN BGRBG BFABF BDIBI CPVCV KHMKH CMRCM CANCA CYMKY CAFCF TCDTD CHLCL CHNCN CXRCX CCKCC COLCO
COMKM COGCG CODCD COKCK CRICR CIVCI HRVHR CUBCU CUWCW CYPCY CZECZ DNKDK DJIDJ DMADM DOMDO ECUEC EGYEG SLVSV GNQGQ ERIER ESTEE SWZSZ ETHET FLKFK FROFO FJIFJ
FINFI FRAFR GUFGF PYFPF ATFTF GABGA GMBGM GEOGE DEUDE GHAGH GIBGI GRCGR GRLGL GRDGD GLPGP GUMGU GTMGT GGYGG GINGN GNBGW GUYGY HTIHT HMDHM VATVA HNDHN HKGHK
HUNHU ISLIS INDIN IDNID IRNIR IRQIQ IRLIE IMNIM ISRIL ITAIT JAMJM JPNJP JEYJE JORJO KAZKZ KENKE KIRKI PRKKP KORKR KWTKW KGZKG LAOLA LVALV LBNLB LSOLS LBRLR
LBYLY LIELI LTULT LUXLU MACMO MDGMG MWIMW MYSMY MDVMV MLIML MLTMT MHLMH MTQMQ MRTMR MUSMU MYTYT MEXMX FSMFM MDAMD MCOMC MNGMN MNEME MSRMS MARMA MOZMZ MMRMM
NAMNA NRUNR NPLNP NLDNL NCLNC NZLNZ NICNI NERNE NGANG NIUNU NFKNF MKDMK MNPMP NORNO OMNOM PAKPK PLWPW PSEPS PANPA PNGPG PRYPY PERPE PHLPH PCNPN POLPL PRTPT
PRIPR QATQA REURE ROURO RUSRU RWARW BLMBL SHNSH KNAKN LCALC MAFMF SPMPM VCTVC WSMWS SMRSM STPST SAUSA SENSN SRBRS SYCSC SLESL SGPSG SXMSX SVKSK SVNSI SLBSB
SOMSO ZAFZA SGSGS SSDSS ESPES LKALK SDNSD SURSR SJMSJ SWESE CHECH SYRSY TWNTW TJKTJ TZATZ THATH TLSTL TGOTG TKLTK TONTO TTOTT TUNTN TURTR TKMTM TCATC TUVTV
UGAUG UKRUA AREAE GBRGB USAUS UMIUM URYUY UZBUZ VUTVU VENVE VNMVN VGBVG VIRVI WLFWF ESHEH YEMYE ZMBZM ZWEZW`

/** Other names than those of the language tables. */
const OTHER_NAMES: Record<string, string> = {
  'u s': 'US',
  'u s a': 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  korea: 'KR',
  'republic of korea': 'KR',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'ivory coast': 'CI',
}

/** The languages in whose names of countries files are written. */
const LANGUAGES = ['en', 'es', 'fr', 'de']

/** The US, its territories, and Canada: whose states and postal codes the service has. */
const HERE = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM'])

const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z]+/g, ' ')
    .trim()

let codes: Map<string, string> | undefined

function readCodes(): Map<string, string> {
  const all = new Map(Object.entries(OTHER_NAMES))
  for (const pair of CODES.split(/\s+/)) {
    const [three, two] = [pair.slice(0, 3), pair.slice(3)]
    for (const name of [three, two]) all.set(name.toLowerCase(), two)
    for (const language of LANGUAGES) {
      const name = new Intl.DisplayNames(language, { type: 'region' }).of(two) ?? two
      if (!all.has(plain(name))) all.set(plain(name), two)
    }
  }
  return all
}

/** The two letters (ISO 3166) of a country by them, by three letters or by a name, which may be cut off (`UNITED STATES OF AME`). */
export function countryCode(text: string): string | undefined {
  if (text === 'US') return text
  codes ??= readCodes()
  const name = plain(text)
  return codes.get(name) ?? (name.startsWith('united states ') ? 'US' : undefined)
}

/** Whether a country, by its two letters, is neither the US nor Canada. */
export const isAbroad = (code: string | undefined): boolean => code !== undefined && !HERE.has(code)
