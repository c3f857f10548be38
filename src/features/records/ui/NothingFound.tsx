import { Button, Group } from '@mantine/core'
import { IconZoomQuestion } from '@tabler/icons-react'
import { chipsOf, placeLabel, placeNumber } from '#criteria/describe.ts'
import { removeCriterion } from '#criteria/edit.ts'
import { knownIn } from '#criteria/known-in.ts'
import { removePlace } from '#criteria/places.ts'
import { requestTypeOf } from '#criteria/request-type.ts'
import { tidy } from '#criteria/tidy.ts'
import { recordTableMessages } from '#features/records/messages.ts'
import { usePicker } from '#session/picker.ts'
import { useCriteria, useEditCriteria, useKind, useLinkNow, usePlaces } from '#session/search.ts'
import { Empty } from '#ui/Empty.tsx'

const messages = recordTableMessages.noMatches

/** Nothing was found: the choices that can be taken back, each with one click. */
export function NothingFound() {
  const kind = useKind()
  const criteria = useCriteria()
  const link = useLinkNow()
  const edit = useEditCriteria()
  const places = usePlaces()
  const now = () => link().query.criteria
  const chips = chipsOf(kind, criteria)
  const known = knownIn(criteria)
  return (
    <Empty Icon={IconZoomQuestion} title={messages.title}>
      <p>{messages.removeFilter}</p>
      <Group gap={6} justify="center">
        {places.map((place, i) => (
          <Button
            key={JSON.stringify(place)}
            variant="default"
            onClick={() => edit(tidy(removePlace(now(), place)))}
          >
            {messages.place(placeLabel(place, placeNumber(places, i)), place.excluded === true)}
          </Button>
        ))}
        {chips.map((chip) => (
          <Button key={chip.key} variant="default" onClick={() => edit(removeCriterion(now(), chip.key))}>
            {messages.filter(chip.label, chip.text)}
          </Button>
        ))}
      </Group>
      {known && (
        <Button
          variant="subtle"
          mt={8}
          onClick={() =>
            usePicker
              .getState()
              .pickerOpened({ type: 'search' }, { known, line: '', RequestType: requestTypeOf[kind] })
          }
        >
          {messages.match(known.Name ?? '')}
        </Button>
      )}
    </Empty>
  )
}
