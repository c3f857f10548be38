/**
 * Common last names of the United States that are no everyday words and no well-known places (Census Bureau, names of 2010, of which
 * this is a choice). They are what a text may begin with: "nguyen, garden grove".
 */
const table = `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez gonzales wilson anderson
thomas taylor moore martin perez thompson harris sanchez clark ramirez lewis robinson allen wright torres nguyen hill flores
adams nelson campbell mitchell roberts gomez phillips evans turner diaz edwards collins reyes morris morales murphy rogers gutierrez
ortiz cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson chavez james bennett mendoza ruiz hughes alvarez
castillo sanders patel myers ross foster jimenez powell jenkins perry sullivan coleman butler henderson barnes fisher vasquez
simmons romero patterson hamilton graham reynolds griffin wallace moreno cole hayes bryant herrera gibson ellis tran medina aguilar
stevens murray owens castro marshall harrison fernandez washington kennedy vargas henry chen freeman webb tucker guzman burns
crawford olson simpson porter hunter gordon mendez silva shaw snyder mason dixon munoz hunt hicks holmes palmer wagner black
robertson boyd rose stone salazar fox warren mills meyer rice schmidt garza daniels ferguson nichols stephens soto weaver ryan gardner
payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight elliott cunningham duncan armstrong
hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards contreras willis
carpenter lawrence sandoval guerrero george chapman rios estrada ortega watkins greene nunez wheeler valdez harper burke larson
santiago maldonado morrison franklin carlson austin dominguez carr lawson jacobs obrien lynch singh vega bishop montgomery oliver
jensen harvey williamson gilbert dean sims espinoza howell li wong reid hanson le mccoy garrett burton fuller wang weber welch rojas
lucas marquez fields park yang little banks padilla day walsh bowman schultz luna fowler mejia kowalski novak nowak schneider kaur
sharma shah khan ahmed ali cohen levy goldberg katz friedman rosenberg epstein shapiro olsen larsen swanson lindqvist johansson
pham vu hoang huynh vo dang bui do ngo duong lam ho truong phan yoon choi lee chang chan lin wu liu zhang huang hsu lau cheng
obrien oconnor oneal oneill mcdonald mccarthy mcdaniel mckinney mcbride mclaughlin mcgee mckenzie mcguire fitzgerald fitzpatrick
rossi russo esposito romano colombo ricci marino greco bruno gallo costa conti deluca mancini ferrari petrov ivanov kozlov
patil gupta kumar reddy rao desai mehta joshi iyer agarwal das chaudhary begum hussain rahman hossain islam abdi hassan ibrahim
okafor adeyemi mensah diallo ndiaye nowicki wisniewski lewandowski kaminski zielinski szymanski wozniak dubois tremblay gagnon roy
bouchard gauthier leblanc landry boudreaux hebert broussard thibodeaux guidry fontenot yamamoto tanaka suzuki nakamura sato watanabe`

/** In plain small letters. */
export const surnames: ReadonlySet<string> = new Set(table.split(/\s+/))
