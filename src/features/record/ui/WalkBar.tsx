import { Button, Kbd } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { recordMessages as messages } from '#features/record/messages.ts'
import { useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import classes from './page.module.css'
import { useWalkKeys, type Walk } from './useWalk.ts'

/** The link back to the unchanged search, and to the previous and next record of its result. */
export function WalkBar({ walk, name }: { walk: Walk | undefined; name: string | undefined }) {
  const searched = useKind()
  useWalkKeys(walk)
  return (
    <Inline
      as="nav"
      wrap
      className={`${kit.second} ${kit.screenOnly}`}
      aria-label={messages.result.label}
      data-walk
    >
      <Link to="/" search={(old) => ({ ...old, record: undefined })} className={kit.link}>
        {messages.result.back(searched)}
      </Link>
      {walk && (
        <>
          <IconChevronRight size={14} stroke={1.7} aria-hidden />
          <span role="status">
            {messages.result.position(walk.row, walk.total)}
            {name && <span className="visually-hidden">: {name}</span>}
          </span>
          <span className={`${kit.flex} ${kit.gap4} ${kit.last} ${classes.steps}`}>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconChevronLeft size={15} stroke={1.7} />}
              rightSection={<Kbd size="xs">K</Kbd>}
              aria-keyshortcuts="K ArrowLeft"
              disabled={!walk.previous}
              onClick={() => walk.go(-1)}
            >
              {messages.result.previous}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              rightSection={
                <>
                  <Kbd size="xs" mr={6}>
                    J
                  </Kbd>
                  <IconChevronRight size={15} stroke={1.7} />
                </>
              }
              aria-keyshortcuts="J ArrowRight"
              disabled={!walk.next}
              onClick={() => walk.go(1)}
            >
              {messages.result.next}
            </Button>
          </span>
        </>
      )}
    </Inline>
  )
}
