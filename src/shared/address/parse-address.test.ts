import { describe, expect, it } from 'vitest'
import { parseAddress } from './parse-address.ts'

describe('parseAddress', () => {
  it.each([
    ['', undefined],
    ['207 E Valley St', { Number: '207', PreDirectional: 'E', Name: 'Valley', Suffix: 'St' }],
    ['181 E 16TH AV', { Number: '181', PreDirectional: 'E', Name: '16TH', Suffix: 'Ave' }],
    ['1041 SW MARINE DRIVE', { Number: '1041', PreDirectional: 'SW', Name: 'MARINE', Suffix: 'Dr' }],
    ['200 South Main Street', { Number: '200', PreDirectional: 'S', Name: 'Main', Suffix: 'St' }],
    ['21 Industrial Dr S', { Number: '21', Name: 'Industrial', Suffix: 'Dr', PostDirectional: 'S' }],
    ['12 N St', { Number: '12', Name: 'N', Suffix: 'St' }],
    ['8 North', { Number: '8', Name: 'North' }],
    [
      '333 S Beaudry Ave Ste 209',
      { Number: '333', PreDirectional: 'S', Name: 'Beaudry', Suffix: 'Ave', UnitNumber: 'Ste 209' },
    ],
    ['67 Cedar Street, Suite 101', { Number: '67', Name: 'Cedar', Suffix: 'St', UnitNumber: 'Ste 101' }],
    ['1168 HAMILTON ST Unit 101', { Number: '1168', Name: 'HAMILTON', Suffix: 'St', UnitNumber: 'Unit 101' }],
    ['10 Main St #4', { Number: '10', Name: 'Main', Suffix: 'St', UnitNumber: '# 4' }],
    [
      '3415 S Sepulveda Blvd 9th Fl',
      { Number: '3415', PreDirectional: 'S', Name: 'Sepulveda', Suffix: 'Blvd', UnitNumber: 'Fl 9' },
    ],
    ['2116 Arlington Ave 100', { Number: '2116', Name: 'Arlington', Suffix: 'Ave', UnitNumber: '100' }],
    ['590 1/2 Charles St', { Number: '590 1/2', Name: 'Charles', Suffix: 'St' }],
    ['13A State St', { Number: '13A', Name: 'State', Suffix: 'St' }],
    ['69-71 Thayer St', { Number: '69-71', Name: 'Thayer', Suffix: 'St' }],
    ['One Providence Pl', { Number: 'One', Name: 'Providence', Suffix: 'Pl' }],
    ['741 Broadway', { Number: '741', Name: 'Broadway' }],
    ['1285 S Broadway', { Number: '1285', PreDirectional: 'S', Name: 'Broadway' }],
    [
      '1900 Avenue of the Stars Ste 1500',
      { Number: '1900', Name: 'Avenue of the Stars', UnitNumber: 'Ste 1500' },
    ],
    ['3340 State Hwy 150 S', { Number: '3340', Name: 'State Hwy 150', PostDirectional: 'S' }],
    ['748 Rd 8', { Number: '748', Name: 'Rd 8' }],
    ['American Rd', { Name: 'American', Suffix: 'Rd' }],
    ['PO Box 12', { Number: '12', Name: 'PO Box' }],
    [
      '4435 Old Post Rd PO Box 1419',
      { Number: '4435', Name: 'Old Post', Suffix: 'Rd', UnitNumber: 'PO Box 1419' },
    ],
    ['Lincoln Mall 622 George Washington Hwy', { Number: '622', Name: 'George Washington', Suffix: 'Hwy' }],
    ['RR 9', { Name: 'RR 9' }],
    ['13', { Name: '13' }],
  ])('%j', (address, parts) => {
    expect(parseAddress(address)).toEqual(parts)
  })
})
