import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readExportSearch } from '#features/exports/data/export-source.ts'
import { readListSearch } from '#features/lists/data/list-page.ts'
import { readFileSearch } from '#features/matching/data/file-link.ts'
import { readPickSearch } from '#session/lookup-link.ts'
import { readSearch, withoutDefaults } from '#session/search.ts'
import { Failed } from './Failed.tsx'
import { Frame } from './Frame.tsx'
import { NotFound } from './NotFound.tsx'
import { SearchPage } from './SearchPage.tsx'

/** The search is in the address of every page, so that each can show it and link back to it. */
const root = createRootRoute({
  component: Frame,
  notFoundComponent: NotFound,
  validateSearch: readSearch,
  search: { middlewares: [({ search, next }) => withoutDefaults(next(search))] },
})

const pages = [
  createRoute({ getParentRoute: () => root, path: '/', component: SearchPage }),
  createRoute({
    getParentRoute: () => root,
    path: '/industries',
    component: lazyRouteComponent(() => import('./IndustriesPage.tsx'), 'IndustriesPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/lists',
    component: lazyRouteComponent(() => import('./ListsPage.tsx'), 'ListsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/lists/$id',
    validateSearch: readListSearch,
    component: lazyRouteComponent(() => import('./ListsPage.tsx'), 'ListPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/match',
    validateSearch: readPickSearch,
    component: lazyRouteComponent(() => import('./MatchPage.tsx'), 'MatchPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/activity',
    component: lazyRouteComponent(() => import('./ActivityPage.tsx'), 'ActivityPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/exports',
    component: lazyRouteComponent(() => import('./ExportsPage.tsx'), 'ExportsPage'),
    validateSearch: readExportSearch,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/match/file',
    component: lazyRouteComponent(() => import('./MatchFilePages.tsx'), 'MatchFilesPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/match/file/$id',
    validateSearch: readFileSearch,
    component: lazyRouteComponent(() => import('./MatchFilePages.tsx'), 'MatchFilePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    component: lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/companies/$id',
    component: lazyRouteComponent(() => import('./RecordPages.tsx'), 'CompanyPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/people/$id',
    component: lazyRouteComponent(() => import('./RecordPages.tsx'), 'PersonPage'),
  }),
] as const

export const router = createRouter({
  routeTree: root.addChildren(pages),
  defaultStructuralSharing: true,
  defaultErrorComponent: Failed,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
