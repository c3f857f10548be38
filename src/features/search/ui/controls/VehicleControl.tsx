import { Loader, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { vehiclesQuery } from '#api/queries.ts'
import type { Vehicle } from '#contract/vehicle.ts'
import { controlMessages as messages } from '#features/search/messages/forms.ts'
import kit from '#ui/kit.module.css'
import classes from './controls.module.css'

interface Props {
  label: string
  part: 'Make' | 'Model'
  /** The selected make: only its models are offered. */
  make: string | undefined
  value: string | undefined
  onChange: (value: string | undefined) => void
  error?: string | undefined
}

/** A make or a model out of those of the service. */
export function VehicleControl({ label, part, make, value, onChange, error }: Props) {
  const { data, error: loadError, isFetching } = useQuery(vehiclesQuery)
  const names = data ? namesOf(data, part, make) : []
  return (
    <Select
      label={label}
      placeholder={messages.vehicleExample[part]}
      searchable
      clearable
      limit={60}
      nothingFoundMessage={data ? messages.noVehicle(part) : messages.loadingList}
      openOnFocus={false}
      comboboxProps={{ withinPortal: false }}
      withScrollArea={false}
      classNames={{ options: `${kit.scroll} ${classes.results}` }}
      data={value && !names.includes(value) ? [value, ...names] : names}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      error={error ?? loadError?.message}
      rightSection={isFetching ? <Loader size={12} /> : undefined}
    />
  )
}

/** Every make, or the models of one make or of all, each once and in order. */
export function namesOf(vehicles: readonly Vehicle[], part: 'Make' | 'Model', make?: string): string[] {
  if (part === 'Make') return vehicles.map(({ Make }) => Make)
  const of = vehicles.filter(({ Make }) => !make || Make.toLowerCase() === make.toLowerCase())
  return [...new Set(of.flatMap(({ Models = [] }) => Models))].toSorted()
}
