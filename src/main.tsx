import '#features/finder/data/page-keys.ts'
import '#contract/no-eval.ts'
import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/jetbrains-mono/index.css'
import '#app/mantine.css'
import '#app/base.css'
import '#ui/kit.module.css'
import '#ui/components.module.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#app/query-client.ts'
import { router } from '#app/router.tsx'
import { styleNonce } from '#app/style-nonce.ts'
import { theme, variables } from '#app/theme.ts'
import { setFileSaver } from '#jobs/file-saver.ts'
import { watchConnection } from '#session/connection.ts'
import { watchData } from '#session/data-change.ts'
import { watchSession } from '#session/sign-in.ts'
import { watchSpending } from '#session/spending.ts'
import { cacheQueriedRecords } from '#storage/cache-queried-records.ts'
import { refetchOnChange } from '#storage/changes.ts'
import { logCalls } from '#storage/log-calls.ts'
import { saveFile } from '#ui/save-file.ts'

refetchOnChange(queryClient)
watchConnection(queryClient)
watchData(queryClient)
cacheQueriedRecords(queryClient)
logCalls('page')
watchSpending()
watchSession()
setFileSaver((name, file) => saveFile(name, [file], file.type))

const root = document.getElementById('root')

/** Draws the app; the drawing yields to the browser between its parts. */
function draw(into: HTMLElement) {
  startTransition(() =>
    createRoot(into).render(
      <StrictMode>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={variables}
          defaultColorScheme="auto"
          getStyleNonce={() => styleNonce}
        >
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </StrictMode>,
    ),
  )
}

// What the first page needs is there before it is drawn.
if (root) void router.load().finally(() => draw(root))
