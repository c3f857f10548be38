import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readReportLink } from '#features/area-report/data/report-link.ts'
import { readExportSearch } from '#features/exports/data/export-source.ts'
import { readListSearch } from '#features/lists/data/list-page.ts'
import { readFileSearch } from '#features/matching/data/file-link.ts'
import { readPickSearch } from '#session/lookup-link.ts'
import { readSearch, withoutDefaults } from '#session/search.ts'
import { basePath } from '#shared/base-path.ts'
import { Failed, NotFound } from './ErrorPages.tsx'
import { Frame } from './Frame.tsx'
import { SearchPage } from './SearchPage.tsx'

/** The search is in the address of every page, so that each can show it and link back to it. */
const root = createRootRoute({
  component: Frame,
  notFoundComponent: NotFound,
  validateSearch: readSearch,
  search: { middlewares: [({ search, next }) => withoutDefaults(next(search))] },
})

const parent = { getParentRoute: () => root } as const
const companyPage = lazyRouteComponent(() => import('./RecordPages.tsx'), 'CompanyPage')
const personPage = lazyRouteComponent(() => import('./RecordPages.tsx'), 'PersonPage')
const listsPage = lazyRouteComponent(() => import('./ListsPage.tsx'), 'ListsPage')
const duePage = lazyRouteComponent(() => import('./ListsPage.tsx'), 'DuePage')
const listPage = lazyRouteComponent(() => import('./ListsPage.tsx'), 'ListPage')
const exportsPage = lazyRouteComponent(() => import('./ExportsPage.tsx'), 'ExportsPage')
const matchPage = lazyRouteComponent(() => import('./MatchPage.tsx'), 'MatchPage')
const matchFilesPage = lazyRouteComponent(() => import('./MatchFilePages.tsx'), 'MatchFilesPage')
const matchFilePage = lazyRouteComponent(() => import('./MatchFilePages.tsx'), 'MatchFilePage')
const activityPage = lazyRouteComponent(
  () => import('#features/activity/ui/ActivityPage.tsx'),
  'ActivityPage',
)
const industriesPage = lazyRouteComponent(
  () => import('#features/industries/ui/IndustriesPage.tsx'),
  'IndustriesPage',
)
const settingsPage = lazyRouteComponent(
  () => import('#features/settings/ui/SettingsPage.tsx'),
  'SettingsPage',
)
const qualityPage = lazyRouteComponent(() => import('./QualityPage.tsx'), 'QualityPage')
const startMergePage = lazyRouteComponent(() => import('./MergePages.tsx'), 'StartMergePage')
const mergePage = lazyRouteComponent(() => import('./MergePages.tsx'), 'MergePage')
const reviewPairsPage = lazyRouteComponent(() => import('./MergePages.tsx'), 'ReviewPairsPage')
const reportPage = lazyRouteComponent(() => import('./ReportPage.tsx'), 'ReportPage')
const auditPage = lazyRouteComponent(() => import('#features/audit/ui/AuditPage.tsx'), 'AuditPage')
const adminPage = lazyRouteComponent(() => import('#features/admin/ui/AdminPage.tsx'), 'AdminPage')
const signInPage = lazyRouteComponent(() => import('#features/sign-in/ui/SignInPage.tsx'), 'SignInPage')
const dataPage = lazyRouteComponent(() => import('./DataPage.tsx'), 'DataPage')

const pages = [
  createRoute({ ...parent, path: '/', component: SearchPage }),
  createRoute({ ...parent, path: '/companies/$id', component: companyPage }),
  createRoute({ ...parent, path: '/people/$id', component: personPage }),
  createRoute({ ...parent, path: '/lists', component: listsPage }),
  createRoute({ ...parent, path: '/lists/due', component: duePage }),
  createRoute({ ...parent, path: '/lists/$id', component: listPage, validateSearch: readListSearch }),
  createRoute({ ...parent, path: '/exports', component: exportsPage, validateSearch: readExportSearch }),
  createRoute({ ...parent, path: '/match', component: matchPage, validateSearch: readPickSearch }),
  createRoute({ ...parent, path: '/match/file', component: matchFilesPage }),
  createRoute({
    ...parent,
    path: '/match/file/$id',
    component: matchFilePage,
    validateSearch: readFileSearch,
  }),
  createRoute({ ...parent, path: '/industries', component: industriesPage }),
  createRoute({ ...parent, path: '/report', component: reportPage, validateSearch: readReportLink }),
  createRoute({ ...parent, path: '/activity', component: activityPage }),
  createRoute({ ...parent, path: '/data', component: dataPage }),
  createRoute({ ...parent, path: '/data/quality/$kind/$version', component: qualityPage }),
  createRoute({ ...parent, path: '/data/merge/into/$kind/$name', component: startMergePage }),
  createRoute({ ...parent, path: '/data/merge/$id', component: mergePage }),
  createRoute({ ...parent, path: '/data/merge/$id/review', component: reviewPairsPage }),
  createRoute({ ...parent, path: '/admin', component: adminPage }),
  createRoute({ ...parent, path: '/audit', component: auditPage }),
  createRoute({ ...parent, path: '/sign-in', component: signInPage }),
  createRoute({ ...parent, path: '/settings', component: settingsPage }),
] as const

export const router = createRouter({
  routeTree: root.addChildren(pages),
  basepath: basePath || '/',
  defaultStructuralSharing: true,
  defaultErrorComponent: Failed,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
