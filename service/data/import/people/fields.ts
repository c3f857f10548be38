import { type Interest, interestNames, type TargetModel, targetModelNames } from '#contract/interests.ts'
import { companyFields } from '../companies/fields.ts'

const flags = Object.fromEntries(
  interestNames.map((name) => [`LifeStyle.${name}`, `lifestyle${name} ${name}`.toLowerCase()]),
) as Record<`LifeStyle.${Interest}`, string>

const grades = Object.fromEntries(
  targetModelNames.map((name) => [`TargetReady.${name}`, `targetready${name} ${name}`.toLowerCase()]),
) as Record<`TargetReady.${TargetModel}`, string>

/**
 * What an import can fill of a person, as of a company: the API's own names, besides `FullName`, which is taken apart, and the names
 * that columns of this kind bear in the wild. Where a person is, is told as of a company.
 */
export const personFields = {
  Id: 'id personid consumerid individualid memberid contactid customerid subscriberid recordid recordnumber uuid guid accountid accountnumber',
  HouseholdId: 'householdid hhid household householdnumber householdkey familyid',
  LocationId: 'locationid addressid addresskey dwellingid',
  FirstName: 'firstname givenname fname first forename',
  MiddleInitial: 'middleinitial middlename mi middle mname minitial',
  LastName: 'lastname surname familyname lname last',
  FullName: 'fullname name personname individualname contactname customername consumername',
  Gender: 'gender sex gendercode',
  BirthMonthYear:
    'birthmonthyear birthdate dateofbirth dob birthday birthmonth born birthyear yearofbirth yob dobyyyymm',
  Age: 'age ageyears ageinyears exactage estimatedage estage individualage personage agerange agegroup ageband',
  Address: `${companyFields.Address} homeaddress residenceaddress residentialaddress`,
  City: companyFields.City,
  StateProvince: companyFields.StateProvince,
  PostalCode: companyFields.PostalCode,
  ZipPlus4: companyFields.ZipPlus4,
  County: companyFields.County,
  CarrierRoute: companyFields.CarrierRoute,
  Latitude: companyFields.Latitude,
  Longitude: companyFields.Longitude,
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
  ...flags,
  ...grades,
  RecordStatus: companyFields.RecordStatus,
  UpdateDate: companyFields.UpdateDate,
} as const satisfies Record<string, string>
