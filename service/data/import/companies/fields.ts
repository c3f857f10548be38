/**
 * What an import can fill of a company: the API's own names, the names that columns of this kind bear in the wild, best first,
 * in small letters and digits only. Names that are shared between fields stand where they most often belong.
 */
export const companyFields = {
  Id: 'id companyid businessid recordid recordnumber locationid abinumber dunsnumber duns licencersn licenceid licenseid licencenumber licensenumber uuid guid placeid accountid accountnumber customerid storeid',
  CompanyName:
    'companyname company name businesstradename tradename dba dbaname doingbusinessas businessname organizationname organisationname organization organisation business legalname legalbusinessname firmname firm accountname account storename establishmentname facilityname placename entityname title1 nom nomentreprise firma',
  FirstName: 'firstname contactfirstname givenname ownerfirstname executivefirstname fname first',
  LastName: 'lastname contactlastname surname familyname ownerlastname executivelastname lname last',
  Gender: 'gender contactgender sex executivegender',
  Title: 'title contacttitle jobtitle executivetitle position professionaltitle',
  Address:
    'address streetaddress fulladdress address1 addressline1 addressline physicaladdress street1 businessaddress locationaddress mailingaddress primaryaddress addr addr1 siteaddress street adresse',
  City: 'city town cityname municipality locality physicalcity businesscity mailingcity primarycity ville postalcity placecity',
  StateProvince:
    'stateprovince state province st statecode stateabbreviation stateabbr provincecode region stateorprovince businessstate mailingstate primarystate prov',
  PostalCode:
    'postalcode zip zipcode postcode postal zip5 zipcode5 zippostalcode postalzip ziporpostalcode businesszip mailingzip primaryzipcode codepostal plz zippostal zip9',
  ZipPlus4: 'zipplus4 zip4 zipcode4 plus4 zip4code zipcodeplus4 zipext zipsuffix',
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
  UpdateDate:
    'updatedate lastupdated lastmodified updated updatedat modified datemodified lastupdate lastmodifieddate modifieddate modifiedat lastchanged dateupdated updateddate verificationdate',
} as const satisfies Record<string, string>
