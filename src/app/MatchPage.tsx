import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AddRecordToList } from '#features/lists/ui/create/AddRecordToList.tsx'
import { storeLookup, useChangeLookup, useLookup } from '#features/matching/data/lookup-link.ts'
import { LookupPanel, OpenRecord } from '#features/matching/ui/lookup/LookupPanel.tsx'
import { searchAlone } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { candidateMap } from './candidate-map.tsx'
import classes from './MatchPage.module.css'
import { matchPageMessages as messages } from './messages.ts'

/** Match: one record from partial details. */
export function MatchPage() {
  const lookup = useLookup()
  const changeLookup = useChangeLookup()
  useEffect(() => {
    document.title = messages.documentTitle
  }, [])
  return (
    <main className={`${kit.column} ${kit.short} ${kit.high} ${classes.page}`}>
      <Toolbar edge="bottom" className={`${kit.spread} ${kit.surface}`}>
        <div>
          <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
        </div>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/match/file" search={searchAlone} {...props} />}
          leftSection={<IconFileSpreadsheet size={15} stroke={1.7} aria-hidden />}
        >
          {messages.file}
        </Button>
      </Toolbar>
      <LookupPanel
        lookup={lookup}
        onLookUp={changeLookup}
        onUnmount={storeLookup}
        map={candidateMap}
        actions={(candidate) => (
          <>
            <AddRecordToList kind={candidate.kind} record={candidate.record} />
            <OpenRecord candidate={candidate} main />
          </>
        )}
      />
    </main>
  )
}
