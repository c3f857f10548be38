import { clientOf } from '../client.ts'
import type { Running } from '../service.ts'
import type { KnownAddress } from './answers.ts'

/** Addresses of companies of the sample, of all states. */
export async function sampledAddresses({ port, apikey }: Running): Promise<KnownAddress[]> {
  const body = {
    Fields: ['Address', 'City', 'StateProvince', 'PostalCode', 'Location'],
    NthRecord: true,
    Limit: 2000,
  }
  const records = (await clientOf(port, apikey).post('/v1/companies/search', body)) as Record<
    string,
    string
  >[]
  return records.flatMap(({ Address, City, StateProvince, PostalCode, Location }) =>
    Address && Location
      ? [
          {
            text: `${Address}, ${City} ${StateProvince} ${PostalCode}`,
            ...(Location as unknown as Omit<KnownAddress, 'text'>),
          },
        ]
      : [],
  )
}
