import type { LocationGrade, OperatingStatus, SicGrade } from '#contract/trust.ts'

/** What people read of the fields of trust. */

export const statusLabels: Record<OperatingStatus, string> = {
  Open: 'Open',
  TemporarilyClosed: 'Temporarily closed',
  Closed: 'Closed',
}

export const locationGradeLabels: Record<LocationGrade, string> = {
  Rooftop: 'Building',
  Street: 'Street',
  PostalCode: 'Middle of the ZIP code',
  City: 'Middle of the city',
}

export const sicGradeLabels: Record<SicGrade, string> = {
  Stated: 'Stated by the source',
  Mapped: 'From the category',
  Naics: 'From the NAICS code',
  Ancestor: 'From a broader category',
  Guessed: 'A guess from words',
}

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OperatingStatus: statusLabels,
  LocationGrade: locationGradeLabels,
  SicGrade: sicGradeLabels,
}

/** The text of a field's value; undefined for a field that is not one of trust, the value itself where it has no label. */
export function trustText(field: string, value: string | number): string | undefined {
  if (field === 'SourceConfidence') return `${value}%`
  const texts = labels[field]
  return texts && (texts[value] ?? String(value))
}
