/**
 * Names that columns have in files of all origins, by the field of a record that they hold: best first, parted by spaces, in small
 * letters and digits only (`plainColumnName`). Names that several fields share are in the field to which they most often belong.
 */

/** A column's name for comparing: its letters and digits, in small letters. */
export const plainColumnName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z\d]/g, '')
    .toLowerCase()

/** Columns of a company and of its contact. */
export const companyColumns = {
  Id: 'id companyid businessid recordid recordnumber locationid abinumber dunsnumber duns licencersn licenceid licenseid licencenumber licensenumber uuid guid placeid accountid accountnumber customerid storeid',
  CompanyName:
    'companyname company businesstradename tradename dba dbaname doingbusinessas businessname organizationname organisationname organization organisation business legalname legalbusinessname firmname firm accountname account customername customer storename establishmentname facilityname placename name entityname title1 nom nomentreprise firma',
  FirstName: 'firstname contactfirstname givenname ownerfirstname executivefirstname fname first',
  LastName: 'lastname contactlastname surname familyname ownerlastname executivelastname lname last',
  Gender: 'gender contactgender sex executivegender',
  Title: 'title contacttitle jobtitle executivetitle position professionaltitle',
  Address:
    'address streetaddress fulladdress address1 addressline1 addressline physicaladdress street1 businessaddress locationaddress mailingaddress primaryaddress addr addr1 siteaddress street str adresse',
  City: 'city town cityname municipality locality physicalcity businesscity mailingcity primarycity ville postalcity placecity',
  StateProvince:
    'stateprovince state province st statecode stateabbreviation stateabbr provincecode region stateorprovince businessstate mailingstate primarystate prov',
  PostalCode:
    'postalcode zip zipcode postcode postal zip5 zipcode5 zippostalcode postalzip ziporpostalcode businesszip mailingzip primaryzipcode codepostal plz zippostal zip9 zcta zcta5',
  ZipPlus4: 'zipplus4 zip4 zipcode4 plus4 zip4code zipcodeplus4 zipext zipsuffix',
  Country:
    'country countrycode countryname countryiso countryiso2 isocountry iso2 addresscountry businesscountry countryregion land pays',
  County: 'county countyname countydescription parish',
  Latitude:
    'latitude lat y ycoord ycoordinate locationlatitude geolat gpslatitude latdd pointy latitudewgs84 centroidlat',
  Longitude:
    'longitude lng lon long x xcoord xcoordinate locationlongitude geolng geolon gpslongitude londd pointx longitudewgs84 centroidlon',
  Phone:
    'phone phonenumber telephone tel telephonenumber phoneno businessphone mainphone workphone officephone companyphone contactphone phone1 primaryphone telefon telephonenumber1',
  Fax: 'fax faxnumber faxno businessfax telefax',
  Email: 'email emailaddress contactemail businessemail mail',
  EIN: 'ein taxid fein federaltaxid employeridentificationnumber employerid irsnumber',
  TickerSymbol: 'tickersymbol ticker stocksymbol stockticker stock',
  UriList:
    'urilist website web url webaddress websiteurl homepage webpage www site uri internetaddress companywebsite domain',
  PrimarySic:
    'primarysic sic siccode sic1 primarysiccode siccode1 sic4 siccode4 sic6 siccode6 sic8 primarysic4 industrycode sicprimary primarysiccode6',
  SicList: 'siclist siccodes allsic sics',
  PrimaryNaics:
    'primarynaics naics naicscode naics1 primarynaicscode naicscode1 naics6 naics2017 naics2012 naics2022 naicsprimary primarynaicscode6',
  NaicsList: 'naicslist naicscodes allnaics',
  LocationEmployeesSizeActual:
    'locationemployeessizeactual employees employeecount numberofemployees numemployees noofemployees employeesonsite employeeshere locationemployees locationemployeesize locationemployeesizeactual employeesize staff headcount emp emps employeessite actuallocationemployeesize locationemployeessizerange employeerange employeesrange companysize',
  LocationSalesVolumeActual:
    'locationsalesvolumeactual locationsalesvolume locationsales salesvolume locationsalesvolumeactualdollars actuallocationsalesvolume locationsalesvolumerange',
  CorporateEmployeesSizeActual:
    'corporateemployeessizeactual employeestotal totalemployees corporateemployees corporateemployeesize corporateemployeesizeactual companyemployees employeesall actualcorporateemployeesize corporateemployeessizerange',
  CorporateSalesVolumeActual:
    'corporatesalesvolumeactual revenue annualrevenue sales annualsales totalsales yearlyrevenueinusdollars yearlyrevenue corporatesalesvolume corporatesales turnover totalrevenue revenueusd salesusd annualsalesvolume companyrevenue actualcorporatesalesvolume corporatesalesvolumerange revenuerange salesrange',
  CreditRatingScore: 'creditratingscore creditrating creditscore credit creditcode creditalphascore',
  Franchise: 'franchise isfranchise franchiseflag franchiseindicator',
  BusinessType:
    'businesstype legaltype legalform entitytype companytype businesslegaltypedescription businesslegaltype ownershiptype typeofbusiness organizationtype organisationtype',
  YearEstablished:
    'yearestablished foundingyear yearfounded founded established yearstarted startyear yearincorporated incorporationyear openingyear foundedyear dateestablished startdate yearfirstappeared',
  SquareFootage: 'squarefootage squarefeet sqft buildingsqft floorspace floorarea squarefootageactual',
  CarrierRoute: 'carrierroute carrierroutecode crrt croute cartroute',
  ParentCompany:
    'parentcompany parentid parentcompanyid headquarterid headquartersid hqid localheadquarteridnumber parentnumber parent ultimateparentid subsidiaryparentnumber parentrecordid parentduns',
  RecordStatus: 'recordstatus newflag',
  FirstSeen: 'firstseen firstseendate datefirstseen firstseenon firstseenat',
  Source: 'source datasource sourcename',
  SourceId: 'sourceid sourcerecordid',
  SicGrade: 'sicgrade',
  OperatingStatus:
    'operatingstatus operationalstatus businessstatus companystatus entitystatus licensestatus locationstatus status',
  SourceConfidence: 'sourceconfidence confidence confidencescore confidencelevel',
  LocationGrade:
    'locationgrade locationaccuracy locationprecision geocodequality geocodeprecision geocodeaccuracy geocodinglevel precisionlevel accuracytype matchlevel',
  UpdateDate:
    'updatedate lastupdated lastmodified updated updatedat modified datemodified lastupdate lastmodifieddate modifieddate modifiedat lastchanged dateupdated updateddate verificationdate',
} as const satisfies Record<string, string>

/** Columns of a person; those of the location are as of a company. */
export const personColumns = {
  Id: 'id personid consumerid individualid memberid contactid customerid subscriberid recordid recordnumber uuid guid accountid accountnumber',
  HouseholdId: 'householdid hhid household householdnumber householdkey familyid',
  LocationId: 'locationid addressid addresskey dwellingid',
  FirstName: 'firstname givenname fname first forename',
  MiddleInitial: 'middleinitial middlename mi middle mname minitial',
  LastName: 'lastname surname familyname lname last',
  FullName: 'fullname name personname individualname contactname contact customername customer consumername',
  Gender: 'gender sex gendercode',
  BirthMonthYear:
    'birthmonthyear birthdate dateofbirth dob birthday birthmonth born birthyear yearofbirth yob dobyyyymm',
  Age: 'age ageyears ageinyears exactage estimatedage estage individualage personage agerange agegroup ageband',
  Address: `${companyColumns.Address} homeaddress residenceaddress residentialaddress`,
  City: companyColumns.City,
  StateProvince: companyColumns.StateProvince,
  PostalCode: companyColumns.PostalCode,
  ZipPlus4: companyColumns.ZipPlus4,
  Country: companyColumns.Country,
  County: companyColumns.County,
  CarrierRoute: companyColumns.CarrierRoute,
  Latitude: companyColumns.Latitude,
  Longitude: companyColumns.Longitude,
  Phone:
    'phone phonenumber telephone tel telephonenumber phoneno homephone landline phone1 primaryphone cellphone cell mobile mobilephone mobilenumber contactphone',
  Email: 'email emailaddress mail email1 primaryemail contactemail personalemail',
  HistoricalEmails:
    'historicalemails historicalemail formeremails formeremail oldemail previousemail otheremails',
  IncomeRange:
    'incomerange income householdincome hhincome estimatedincome estimatedhouseholdincome annualincome annualhouseholdincome incomeband incomelevel hhi incomeestimate estincome esthouseholdincome esthhincome',
  HomeValueRange:
    'homevaluerange homevalue homemarketvalue estimatedhomevalue propertyvalue marketvalue housevalue homevalueestimate esthomevalue',
  HousingType: 'housingtype dwellingtype dwelling hometype propertytype residencetype',
  IsHomeowner:
    'ishomeowner homeowner homeownership homeownerrenter homeownerstatus ownrent ownerrenter ownorrent tenure homeownerflag',
  MaritalStatus: 'maritalstatus marital maritalcode',
  AreChildrenPresent:
    'arechildrenpresent children childrenpresent presenceofchildren haschildren childreninhousehold childreninhome numberofchildren kids',
  YearsInHome: 'yearsinhome lengthofresidence yearsatresidence yearsataddress residenceyears lor',
  HeadOfHousehold: 'headofhousehold ishead hoh head householdhead',
  VehicleMake: 'vehiclemake automake carmake make vehicle1make',
  VehicleModel: 'vehiclemodel automodel carmodel model vehicle1model',
  VehicleYear: 'vehicleyear autoyear caryear modelyear vehicle1year',
  LifeStyle: 'lifestyle interests hobbies interest lifestyles',
  Source: companyColumns.Source,
  SourceId: companyColumns.SourceId,
  LocationGrade: companyColumns.LocationGrade,
  RecordStatus: companyColumns.RecordStatus,
  FirstSeen: companyColumns.FirstSeen,
  UpdateDate: companyColumns.UpdateDate,
} as const satisfies Record<string, string>

/** Columns that make up a street address where no column holds the whole, in the order of the line. */
export const streetParts = [
  'housenumber house streetnumber civicnumber addressnumber addressparsednumber',
  'predirectional streetpredirectional addressparsedpredirectional',
  'streetname street road addressparsedname',
  'streetsuffix streettype addressparsedsuffix',
  'postdirectional streetpostdirectional addressparsedpostdirectional',
] as const

/** Columns of a unit, in the order of the line. */
export const unitParts = ['unittype', 'unit unitnumber suite apt apartment addressparsedunitnumber'] as const

/** A second line of the address. */
export const secondLines =
  'address2 addressline2 addr2 suite unit street2 apt apartment unitnumber aptnumber apartmentnumber suitenumber'

/** Columns that name the industry, broadest first. */
export const industryColumns =
  'type industrygroup industry category maincategory sector subcategory subtype businesscategory industrydescription businesstype businesssubtype sicdescription primarysicdescription siccodedescription businesscategorycode1description naicsdescription naicstitle categories categoryname lineofbusiness activity trade classification'
