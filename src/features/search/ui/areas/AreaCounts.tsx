import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countsQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { type AreaCount, areaCounts, areaSearches } from '#criteria/areas/area-counts.ts'
import { type AreaNames, areaName } from '#criteria/areas/area-names.ts'
import { placeDetail } from '#criteria/describe.ts'
import { kindNames } from '#criteria/kinds.ts'
import { type PlaceChoice, placesOf } from '#criteria/places.ts'
import { areaCountMessages as messages } from '#features/search/messages/panel.ts'
import { useCriteria, useKind, useView } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import { useSettings } from '#session/settings.ts'
import { BOM, csvLine } from '#shared/tabular/csv.ts'
import { count, percent } from '#shared/text/format.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { problemText } from '#ui/messages.ts'
import { saveFile } from '#ui/save-file.ts'
import { Table } from '#ui/Table.tsx'
import { Actions } from '#ui/Toolbar.tsx'

const WIDTH = 620

/** The records in each area of the search, and how many each adds to those before it. */
export function AreaCounts({ onClose }: { onClose: () => void }) {
  const kind = useKind()
  return (
    <Dialog opened onClose={onClose} title={messages.title} size={WIDTH}>
      <Stack gap={12}>
        <p className={kit.second}>{messages.about(kind)}</p>
        <CountTable kind={kind} />
      </Stack>
    </Dialog>
  )
}

function CountTable({ kind }: { kind: Kind }) {
  const criteria = useCriteria()
  const { names } = useView()
  const units = useSettings((settings) => settings.units)
  const searches = useMemo(() => areaSearches(criteria), [criteria])
  const { data, error, isPlaceholderData } = useQuery(countsQuery(kind, searches, useMultiple()))
  if (error) return <FieldError>{problemText(error)}</FieldError>
  const places = placesOf(criteria)
  const rows = areaCounts(criteria, data ?? [])
  const total = rows.reduce((sum, { added }) => sum + added, 0)
  const shown = (n: number) => (data && !isPlaceholderData ? count(n) : '…')
  const share = (n: number) => (data && !isPlaceholderData ? percent(n, total) : '…')
  return (
    <>
      <div className={`${kit.scroll} ${kit.inset}`} style={{ maxHeight: '55vh' }}>
        <Table
          caption={messages.title}
          numbers="rest"
          sticky
          head={messages.head(kind)}
          foot={
            <tr>
              <th scope="row">{messages.total}</th>
              <td />
              <td className={kit.number}>{shown(total)}</td>
              <td className={kit.number}>{share(total)}</td>
            </tr>
          }
        >
          {rows.map(({ place, index, count: n, added }) => (
            <tr key={index}>
              <th scope="row">
                <bdi>{areaName(places, index, names)}</bdi>{' '}
                <span className={kit.second}>
                  {place.kind === 'polygon' ? '' : placeDetail(place, units)}
                </span>
              </th>
              <td>{shown(n)}</td>
              <td>{shown(added)}</td>
              <td>{share(added)}</td>
            </tr>
          ))}
        </Table>
      </div>
      <Actions>
        <Button
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          disabled={!data || isPlaceholderData}
          onClick={() => saveFile(messages.file, [BOM, ...countLines(kind, places, rows, names)])}
        >
          {messages.download}
        </Button>
      </Actions>
    </>
  )
}

/** The table as CSV lines: name, center and radius (miles) of each area where it is a circle, its records, those it adds, and their share. */
function countLines(
  kind: Kind,
  places: readonly PlaceChoice[],
  rows: readonly AreaCount[],
  names: AreaNames | undefined,
): string[] {
  const total = rows.reduce((sum, { added }) => sum + added, 0)
  const cells = rows.map(({ place, index, count: n, added }) => [
    areaName(places, index, names),
    'Latitude' in place ? place.Latitude : undefined,
    'Longitude' in place ? place.Longitude : undefined,
    'RadiusMiles' in place ? place.RadiusMiles : undefined,
    n,
    added,
    total ? ((100 * added) / total).toFixed(1) : undefined,
  ])
  return [messages.columns(kindNames[kind].Title), ...cells].map(csvLine)
}
