import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEditCriteria, useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { exampleMessages as messages } from '../messages/panel.ts'
import classes from './ExampleSearches.module.css'

/** First searches for a person without filters. */
export function ExampleSearches() {
  const kind = useKind()
  const edit = useEditCriteria()
  return (
    <section className={`${kit.column} ${classes.block}`} aria-label={messages.title}>
      <h2 className={`${kit.second} ${classes.title}`}>{messages.try}</h2>
      {messages.searches[kind].map(({ label, detail, criteria }) => (
        <UnstyledButton
          key={label}
          className={`${kit.row} ${kit.inset} ${classes.example}`}
          onClick={() => edit(criteria)}
        >
          <IconPlus size={14} stroke={1.7} aria-hidden />
          <span className={kit.grow}>{label}</span>
          <span className={kit.second}>{detail}</span>
        </UnstyledButton>
      ))}
      <h2 className={`${kit.second} ${classes.title}`}>{messages.allFilters}</h2>
    </section>
  )
}
