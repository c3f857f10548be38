import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { readSearch, withoutDefaults } from '../state/search.ts'
import { Frame } from './Frame.tsx'
import { NotFound } from './NotFound.tsx'
import { SearchPage } from './SearchPage.tsx'

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound })

const search = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: SearchPage,
  validateSearch: readSearch,
  search: { middlewares: [({ search, next }) => withoutDefaults(next(search))] },
})

export const router = createRouter({ routeTree: root.addChildren([search]), defaultStructuralSharing: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
