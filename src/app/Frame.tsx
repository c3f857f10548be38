import { useMantineColorScheme } from '@mantine/core'
import {
  IconActivity,
  IconArrowsJoin,
  IconBuildingFactory2,
  IconDatabase,
  IconFileExport,
  IconMoon,
  IconSearch,
  IconSettings,
  IconStack2,
  IconSun,
} from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { lastLimits, onLimits } from '#api/limits.ts'
import { useRecording } from '#features/activity/data/recording.ts'
import { FinderButton } from '#features/finder/ui/FinderButton.tsx'
import { FirstHint } from '#features/settings/ui/FirstHint.tsx'
import { Shortcuts } from '#features/settings/ui/Shortcuts.tsx'
import { firstScreenMounted } from '#session/first-paint.ts'
import { withLastLookup } from '#session/lookup-link.ts'
import { useNotices } from '#session/notices.ts'
import { usePicker } from '#session/picker.ts'
import { LinkProvider, searchAlone } from '#session/search.ts'
import { useService } from '#session/service.ts'
import { count } from '#shared/text/format.ts'
import components from '#ui/components.module.css'
import { DeferredMount } from '#ui/DeferredMount.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Toast } from '#ui/Toast.tsx'
import { useScheme } from '#ui/useScheme.ts'
import classes from './Frame.module.css'
import { frameMessages as messages } from './messages.ts'
import { StorageErrors } from './StorageErrors.tsx'

const RunningExports = lazy(() =>
  import('#features/exports/ui/RunningExports.tsx').then((m) => ({ default: m.RunningExports })),
)
const RunningMatches = lazy(() =>
  import('#features/matching/ui/file/RunningMatches.tsx').then((m) => ({ default: m.RunningMatches })),
)
const PickDialog = lazy(() => import('./PickDialog.tsx').then((m) => ({ default: m.PickDialog })))

const screens = [
  { to: '/', label: messages.screenNames.search, Icon: IconSearch },
  { to: '/lists', label: messages.screenNames.lists, Icon: IconStack2 },
  { to: '/match', label: messages.screenNames.match, Icon: IconArrowsJoin },
  { to: '/industries', label: messages.screenNames.industries, Icon: IconBuildingFactory2 },
  { to: '/exports', label: messages.screenNames.exports, Icon: IconFileExport },
  { to: '/activity', label: messages.screenNames.activity, Icon: IconActivity },
] as const

/** The top bar and the page below it. */
export function Frame() {
  useEffect(firstScreenMounted, [])
  return (
    <LinkProvider>
      <div className={`${kit.column} ${kit.high} ${classes.frame}`}>
        <a className={classes.skip} href="#page">
          {messages.skip}
        </a>
        <header className={`${kit.line} ${kit.fixed} ${kit.surface} ${kit.below} ${classes.bar}`}>
          <Link
            to="/"
            search={searchAlone}
            className={`${kit.row} ${kit.title} ${classes.brand}`}
            aria-label={messages.appName}
          >
            <img src="/logo.svg" width={26} height={26} alt="" />
            <span className={classes.brandName}>{messages.appName}</span>
          </Link>
          <nav className={`${kit.flex} ${kit.grow} ${kit.high} ${classes.nav}`} aria-label={messages.screens}>
            {screens.map(({ to, label, Icon }) => (
              <Link
                key={to}
                to={to}
                search={to === '/match' ? withLastLookup : searchAlone}
                className={`${kit.line} ${kit.gap6} ${components.tab} ${classes.link}`}
                activeOptions={{ exact: to === '/', includeSearch: false }}
              >
                <Icon className={classes.linkIcon} size={20} stroke={1.6} aria-hidden />
                {label}
                <LinkBadge to={to} />
              </Link>
            ))}
          </nav>
          <FinderButton />
          <QuotaOrData />
          <SchemeSwitch />
          <IconButton
            Icon={IconSettings}
            label={messages.settings}
            renderRoot={(props) => <Link to="/settings" search={searchAlone} {...props} />}
          />
        </header>
        <FirstHint />
        <StorageErrors />
        <div id="page" className={`${kit.rest} ${classes.page}`}>
          <Outlet />
        </div>
        <LastNotice />
        <Shortcuts />
        <Picker />
        {/* Menus and dialogs are in a landmark too, for readers that move by landmarks. */}
        <aside id="layers" aria-label={messages.layers} />
      </div>
    </LinkProvider>
  )
}

const runningJobs: Readonly<Record<string, ComponentType>> = {
  '/exports': RunningExports,
  '/match': RunningMatches,
}

/** What runs on a screen while another one is open. */
function LinkBadge({ to }: { to: string }) {
  const Running = runningJobs[to]
  if (to === '/activity') return <RecordingSign />
  return (
    Running && (
      <DeferredMount>
        <Suspense>
          <Running />
        </Suspense>
      </DeferredMount>
    )
  )
}

function LastNotice() {
  const { notice, noticeRead } = useNotices()
  return <Toast text={notice?.text} undo={notice?.undo} onClose={noticeRead} />
}

/** The picker, from when it is first wanted. */
function Picker() {
  const place = usePicker((picker) => picker.place)
  return (
    place && (
      <Suspense>
        <PickDialog place={place} />
      </Suspense>
    )
  )
}

/** A dot beside the activity while a run of calls is recorded there. */
function RecordingSign() {
  const isRecording = useRecording(({ after }) => after !== undefined)
  return (
    isRecording && (
      <span
        data-badge
        className={`${kit.dot} ${classes.recording}`}
        role="img"
        aria-label={messages.recording}
      />
    )
  )
}

/** The calls left, where the service reports a quota; else the data set. */
function QuotaOrData() {
  const quota = useSyncExternalStore(onLimits, lastLimits)?.find(({ name }) => name === 'quota')
  if (!quota) return <DataInUse />
  const { left, of = left } = quota
  const isOut = left === 0
  return (
    <Link
      to="/activity"
      search={searchAlone}
      className={`${kit.inline} ${kit.gap6} ${kit.fixed} ${kit.noWrap} ${kit.inset} ${kit.small} ${isOut ? kit.dangerTone : kit.muted} ${classes.quota}`}
      data-out={isOut}
    >
      <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden>
        <circle cx={8} cy={8} r={6} pathLength={100} />
        <circle cx={8} cy={8} r={6} pathLength={100} strokeDasharray={`${(100 * left) / (of || 1)} 100`} />
      </svg>
      <b className={isOut ? undefined : kit.normal}>{count(left)}</b>
      {messages.callsLeft(left)}
    </Link>
  )
}

/** Whose records these are: the data set of the local service, or another service. */
function DataInUse() {
  const service = useService()
  if (!service) return null
  const { companies, people } = service.data ?? {}
  const parts = [
    service.name,
    companies && messages.records('companies', companies.records),
    people && messages.records('people', people.records),
  ].filter(Boolean)
  const dates = [...new Set([companies?.date, people?.date])].filter((date) => date !== undefined)
  return (
    <span
      className={`${kit.inline} ${kit.gap6} ${kit.second} ${kit.inset} ${classes.data}`}
      title={dates.length ? messages.dataOf(dates) : undefined}
    >
      <IconDatabase size={15} stroke={1.7} aria-hidden />
      <bdi>{parts.join(' · ')}</bdi>
    </span>
  )
}

function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useScheme() === 'dark'
  const label = dark ? messages.lightColors : messages.darkColors
  return (
    <IconButton
      Icon={dark ? IconSun : IconMoon}
      label={label}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    />
  )
}
