import { Button, NativeSelect, Popover } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconTable } from '@tabler/icons-react'
import type { Map as LeafletMap } from 'leaflet'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { ClassesLegend } from '#features/map/data/results-report.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { classNumbers } from '#features/map/model/results/classes.ts'
import { classRange, type Measure, measures, measureText } from '#features/map/model/results/measures.ts'
import { regionLevels } from '#features/map/model/results/regions.ts'
import { useEditView, useKind, useView, type View } from '#session/search.ts'
import { count } from '#shared/text/format.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import { fillOf, type Scheme } from '../basemap/palette.ts'
import classes from './controls.module.css'
import { RegionTable } from './RegionTable.tsx'

/** One line of the legend: a sign, its meaning and what belongs to it. */
export const Entry = (props: ComponentProps<'span'>) => (
  <span className={`${kit.line} ${kit.wrap} ${classes.entry}`} {...props} />
)

const ClassTotal = ({ children }: { children: ReactNode }) => (
  <span className={classNames(kit.meta, kit.well, kit.hidePhone, classes.total)}>{children}</span>
)

interface Props {
  legend: ClassesLegend
  scheme: Scheme
  map: LeafletMap
}

/** The classes of a choropleth, what they measure, how they are cut, and the numbers behind them as a table. */
export function ClassEntries({ legend, scheme, map }: Props) {
  const { classes: valueClasses, unit, level, empty, unknown, elsewhere } = legend
  const { singular, plural } = regionLevels[level]
  const places = (n: number) => `${count(n)} ${n === 1 ? singular : plural}`
  return (
    <>
      <Entry data-bands>
        {valueClasses.map(({ low, high, places: n }, i) => (
          <Entry key={high} title={places(n)}>
            <span className={classes.sign} style={{ background: fillOf(scheme, i, valueClasses.length) }} />
            {classRange(low, high, unit)}{' '}
            <ClassTotal>
              {count(n)}
              <span className="visually-hidden"> {n === 1 ? singular : plural}</span>
            </ClassTotal>
          </Entry>
        ))}
        {empty > 0 && (
          <Entry title={messages.placesWithoutAny(places(empty))}>
            <span className={classes.sign} />
            {messages.none}
            <ClassTotal>{count(empty)}</ClassTotal>
          </Entry>
        )}
        {unknown > 0 && (
          <Entry title={messages.placesWithoutPeople(places(unknown))}>
            <span className={`${classes.sign} ${classes.unknown}`} />
            {messages.noPeopleKnown}
            <ClassTotal>{count(unknown)}</ClassTotal>
          </Entry>
        )}
      </Entry>
      <Entry>
        <MeasureChoice />
        <CutChoice />
        <TableButton legend={legend} map={map} />
        {level === 'zip3' && <span className={kit.muted}>{messages.approximateZip3Boundaries}</span>}
        <NotOnMap n={elsewhere} />
      </Entry>
    </>
  )
}

function MeasureChoice() {
  const kind = useKind()
  const { measure } = useView()
  const editView = useEditView()
  return (
    <NativeSelect
      size="xs"
      variant="unstyled"
      className={`${classes.choice} ${classes.measure}`}
      aria-label={messages.whatColorsShow}
      data={measures.map((value) => ({ value, label: measureText[value](kind) }))}
      value={measure}
      onChange={(event) => editView({ measure: event.currentTarget.value as Measure })}
    />
  )
}

const cuts: { value: View['cut']; label: string }[] = [
  { value: 'quantile', label: messages.equalCountsQuantiles },
  { value: 'equal', label: messages.equalIntervals },
  { value: 'natural', label: messages.naturalBreaks },
]

function CutChoice() {
  const { classes: plural, cut } = useView()
  const editView = useEditView()
  return (
    <Popover position="top" width={220} withArrow trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconAdjustmentsHorizontal size={14} stroke={1.7} aria-hidden />}
        >
          {messages.classes}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.colorClasses}>
        <NativeSelect
          size="xs"
          mb={8}
          label={messages.howManyClasses}
          data={classNumbers.map(String)}
          value={String(plural)}
          onChange={(event) => editView({ classes: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          size="xs"
          label={messages.classMethod}
          data={cuts}
          value={cut}
          onChange={(event) => editView({ cut: event.currentTarget.value as View['cut'] })}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function TableButton({ legend, map }: Omit<Props, 'scheme'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconTable size={14} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {messages.table}
      </Button>
      {open && <RegionTable legend={legend} map={map} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Records that the map cannot place. */
export const NotOnMap = ({ n }: { n: number }) =>
  n > 0 ? <span className={kit.muted}>{messages.notOnMap(n)}</span> : null
