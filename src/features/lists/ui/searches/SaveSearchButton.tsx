import { useDisclosure } from '@mantine/hooks'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { countQuery } from '#api/queries.ts'
import { customName } from '#criteria/areas/area-names.ts'
import { titleOf } from '#criteria/describe.ts'
import { sameCriteria } from '#criteria/tidy.ts'
import { saveButtonMessages as messages } from '#features/lists/messages/save-buttons.ts'
import { searchesQuery } from '#lists/stored-searches.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useKind, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { OnceOpened } from '#ui/OnceOpened.tsx'

const load = () => import('./SearchDialog.tsx').then((m) => ({ default: m.SearchDialog }))
const SearchDialog = lazy(load)

/** Saves the search under a name; where it is saved already, its name, folder and note can be changed. */
export function SaveSearchButton() {
  const kind = useKind()
  const criteria = useCriteria()
  const { names } = useView()
  const units = useSettings((settings) => settings.units)
  const { data: counted } = useQuery(countQuery(kind, criteria))
  const { data: searches = [] } = useQuery(searchesQuery)
  const title = titleOf(kind, criteria, useIndustryName(), {
    nameOf: (place) => customName(place, names),
    units,
  })
  const [opened, { open, close }] = useDisclosure(false)
  const saved = searches.find((search) => search.kind === kind && sameCriteria(search.criteria, criteria))
  return (
    <>
      <IconButton
        Icon={saved ? IconBookmarkFilled : IconBookmark}
        variant="default"
        className={kit.fixed}
        label={saved ? messages.savedAs(saved.name) : messages.saveSearch}
        disabled={!counted}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      />
      <OnceOpened opened={opened}>
        <SearchDialog
          opened={opened}
          onClose={close}
          search={
            saved ?? {
              kind,
              criteria,
              names,
              count: counted?.MatchCount ?? 0,
              name: title,
              folder: '',
              note: '',
            }
          }
        />
      </OnceOpened>
    </>
  )
}
