import { Button } from '@mantine/core'
import { ApiProblem } from '#api/problem.ts'
import { recordTableMessages as messages } from '#features/records/messages.ts'
import { useEditView } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'

/** Whether a service refuses the order of a search. */
const refusesSort = (error: Error) =>
  error instanceof ApiProblem && error.errors.some(({ Item }) => Item === 'Sort')

/** A page of the table that failed; where the order was refused, with a way back to the default one. */
export function PageProblem({ error, retry }: { error: Error; retry: () => void }) {
  const editView = useEditView()
  return (
    <div className={kit.padded}>
      <ProblemNote problem={error} retry={retry}>
        {refusesSort(error) && (
          <Button size="compact-xs" variant="default" onClick={() => editView({ sort: undefined })}>
            {messages.useDefaultOrder}
          </Button>
        )}
      </ProblemNote>
    </div>
  )
}
