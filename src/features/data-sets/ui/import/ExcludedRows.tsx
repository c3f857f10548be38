import { Switch } from '@mantine/core'
import { type Exclusion, exclusions, type ImportPreview } from '#contract/imports.ts'
import { previewMessages as messages } from '#features/data-sets/messages/import.ts'
import { excludedBy, withExclusion } from '#features/data-sets/model/import/exclude.ts'
import { changeDraft, type ImportDraft } from '#session/import-draft.ts'

interface Props {
  draft: ImportDraft
  preview: ImportPreview
}

/** Rows that are not to be imported, by what they say of themselves. */
export const ExcludedRows = ({ draft, preview }: Props) =>
  exclusions
    .filter((what) => what !== 'closed' || preview.kind === 'companies')
    .map((what) => <Exclude key={what} what={what} draft={draft} preview={preview} />)

function Exclude({ what, draft, preview }: Props & { what: Exclusion }) {
  const by = excludedBy(what, draft, preview)
  const { rows, [what]: found } = preview.excludable
  return (
    <Switch
      label={messages.exclude[what]}
      description={by === 'mapping' ? messages.excludedByMapping : messages.excludable(found, rows)}
      checked={by !== undefined}
      disabled={by === 'mapping'}
      onChange={(event) =>
        changeDraft({
          exclude: withExclusion(draft.exclude ?? preview.exclude, what, event.currentTarget.checked),
        })
      }
    />
  )
}
