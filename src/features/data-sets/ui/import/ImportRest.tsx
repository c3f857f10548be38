import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importRest, type RestOf } from '#features/data-sets/data/import/rest.ts'
import { errorText } from '#features/data-sets/data/import/uploads.ts'
import { restMessages as messages } from '#features/data-sets/messages/rest.ts'
import { FileButton } from '#ui/FileButton.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'

/** A button that takes the mended list of rejected rows of a version; `label` distinguishes it from those of others. */
export function ImportRest({ label, ...of }: RestOf & { label?: string }) {
  const client = useQueryClient()
  const [share, setShare] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => {
      setShare(0)
      return importRest(client, file, of, { onProgress: setShare, signal: new AbortController().signal })
    },
    networkMode: 'always',
  })
  return (
    <>
      <FileButton onChange={(file) => file && mutate(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="compact-sm"
            aria-label={label}
            loading={isPending}
            leftSection={<IconUpload size={14} stroke={1.7} aria-hidden />}
          >
            {messages.import}
          </Button>
        )}
      </FileButton>
      {isPending && share < 1 && (
        <span role="status" className={kit.second}>
          {messages.sending(share)}
        </span>
      )}
      {error && <FieldError>{errorText(error)}</FieldError>}
    </>
  )
}
