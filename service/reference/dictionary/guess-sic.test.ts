import { expect, test } from 'vitest'
import { itGives } from '#shared/cases.testing.ts'
import { guessSic } from './guess-sic.ts'

itGives(guessSic, {
  Dentist: '802101',
  'Hair Salon': '723102',
  'Auto Repair Shop': '753801',
  'Pizza Place': '581208',
  'Mexican Restaurant': '581205',
  'Coffee Shop': '581203',
  'GAS STATION': '554101',
  'Law Firm': '811101',
  'Roofing Contractor': '176101',
  'Grocery Store': '541101',
  'Used Car Dealer': '552101',
  'Pest Control Service': '734201',
  'Offices of dentists': '802101',
  'Full-Service Restaurants': '581201',
  'Hotels and Motels': '701101',
  'General Contractor': '152101',
})

test.each([
  '',
  ' ',
  'Retail',
  'Services',
  'Other',
  'Office',
  'Food',
  'Health Services',
  'Consulting',
  'Wholesale Dealer',
  'Home Occupation',
  'Class 1 with liquor service',
  'xyz',
  '12345',
  '%',
])('%j is not guessed', (text) => {
  expect(guessSic(text)).toBeUndefined()
})
