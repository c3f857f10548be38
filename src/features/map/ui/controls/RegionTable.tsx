import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type Map as LeafletMap, Polygon } from 'leaflet'
import { useMemo, useState } from 'react'
import { kindNames } from '#criteria/kinds.ts'
import type { ClassesLegend } from '#features/map/data/results-report.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { measureValue, valueText } from '#features/map/model/results/measures.ts'
import { type Region, regionLevels } from '#features/map/model/results/regions.ts'
import { useKind } from '#session/search.ts'
import { count, NONE, percent } from '#shared/text/format.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Table } from '#ui/Table.tsx'
import { roomIn } from '../useViewport.ts'
import classes from './controls.module.css'

/** The maximum of rows shown; the others are found by the search field. */
const MAX_ROWS = 200

interface Props {
  legend: ClassesLegend
  map: LeafletMap
  onClose: () => void
}

/** The numbers behind the colors, the largest first; a name shows its place on the map. */
export function RegionTable({ legend, map, onClose }: Props) {
  const kind = useKind()
  const [search, setSearch] = useState('')
  const { level, regions, counts, measure } = legend
  const total = useMemo(() => [...counts.values()].reduce((sum, n) => sum + n, 0), [counts])
  const sorted = useMemo(() => {
    const counted = regions.map((region) => ({ region, n: counts.get(region.key) ?? 0 }))
    const value = ({ region, n }: (typeof counted)[number]) => measureValue(measure, region, n, total) ?? -1
    return counted.toSorted((a, b) => value(b) - value(a) || a.region.name.localeCompare(b.region.name))
  }, [regions, counts, measure, total])
  const found = sorted.filter(({ region }) => region.name.toLowerCase().includes(search.trim().toLowerCase()))
  const rows = found.slice(0, MAX_ROWS)
  const { plural } = regionLevels[level]
  const title = `${kindNames[kind].Title} by ${regionLevels[level].singular}`
  const show = (region: Region) => {
    onClose()
    map.fitBounds(boundsOf(region), roomIn(map))
  }
  return (
    <Dialog opened onClose={onClose} title={title} size={620}>
      <TextInput
        size="xs"
        mb={8}
        aria-label={messages.findAmong(regions.length, plural)}
        placeholder={messages.findAmong(regions.length, plural)}
        leftSection={<IconSearch size={14} stroke={1.7} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p className={kit.second} role="status">
        {found.length > rows.length
          ? messages.firstOf(rows.length, found.length)
          : `${count(found.length)} ${found.length === 1 ? regionLevels[level].singular : plural}`}
      </p>
      <Table
        className={classes.table}
        aria-label={title}
        head={[messages.place, kindNames[kind].Title, messages.per1000People, messages.share]}
        numbers="rest"
        sticky
      >
        {rows.map(({ region, n }) => (
          <tr key={region.key}>
            <th scope="row">
              <UnstyledButton
                className={`${kit.name} ${kit.accent} ${kit.underlines}`}
                onClick={() => show(region)}
              >
                {region.name}
              </UnstyledButton>
            </th>
            <td>{count(n)}</td>
            <td>{rateText(region, n, total)}</td>
            <td>{percent(n, total)}</td>
          </tr>
        ))}
      </Table>
    </Dialog>
  )
}

function rateText(region: Region, n: number, total: number): string {
  const rate = measureValue('rate', region, n, total)
  return rate === undefined ? NONE : valueText(rate)
}

function boundsOf({ geometry }: Region) {
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const largest = areas.reduce((a, b) => ((b[0]?.length ?? 0) > (a[0]?.length ?? 0) ? b : a))
  const ring = (largest[0] ?? []).map(([lng = 0, lat = 0]): [number, number] => [lat, lng])
  return new Polygon(ring).getBounds()
}
