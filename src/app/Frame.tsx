import {
  IconActivity,
  IconArrowsJoin,
  IconBuildingFactory2,
  IconFileExport,
  IconSearch,
  IconSettings,
  IconStack2,
} from '@tabler/icons-react'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { useRecording } from '#features/activity/data/recording.ts'
import { FinderButton } from '#features/finder/ui/FinderButton.tsx'
import { RequestedSave } from '#features/lists/ui/create/RequestedSave.tsx'
import { FirstHint } from '#features/settings/ui/FirstHint.tsx'
import { Shortcuts } from '#features/settings/ui/Shortcuts.tsx'
import { roleOfPage } from '#features/sign-in/model/page-roles.ts'
import { RolePage } from '#features/sign-in/ui/RolePage.tsx'
import { SpendingTotal } from '#features/spending/ui/SpendingTotal.tsx'
import { useConnection } from '#session/connection.ts'
import { firstScreenMounted } from '#session/first-paint.ts'
import { withLastLookup } from '#session/lookup-link.ts'
import { useNotices } from '#session/notices.ts'
import { usePicker } from '#session/picker.ts'
import { LinkProvider, searchAlone } from '#session/search.ts'
import { useService } from '#session/service.ts'
import { useMay, useSignIn } from '#session/sign-in.ts'
import { useSpending } from '#session/spending.ts'
import { atBase } from '#shared/base-path.ts'
import components from '#ui/components.module.css'
import { DeferredMount } from '#ui/DeferredMount.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { ServiceLost } from '#ui/ProblemNote.tsx'
import { Toast } from '#ui/Toast.tsx'
import { usePhone } from '#ui/usePhone.ts'
import { ConnectionNote } from './ConnectionNote.tsx'
import classes from './Frame.module.css'
import { HelpButton, QuotaOrData, SchemeSwitch } from './HeaderTools.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { frameMessages as messages } from './messages.ts'
import { SampleNote, useNotedSample } from './SampleNote.tsx'
import { StorageErrors } from './StorageErrors.tsx'

const RunningExports = lazy(() =>
  import('#features/exports/ui/RunningExports.tsx').then((m) => ({ default: m.RunningExports })),
)
const RunningMatches = lazy(() =>
  import('#features/matching/ui/file/RunningMatches.tsx').then((m) => ({ default: m.RunningMatches })),
)
const SpendingDialog = lazy(() =>
  import('#features/spending/ui/SpendingDialog.tsx').then((m) => ({ default: m.SpendingDialog })),
)
const SignInGate = lazy(() =>
  import('#features/sign-in/ui/SignInPage.tsx').then((m) => ({ default: m.SignInGate })),
)
const PersonMenu = lazy(() =>
  import('#features/sign-in/ui/PersonMenu.tsx').then((m) => ({ default: m.PersonMenu })),
)
const SignInDialog = lazy(() =>
  import('#features/sign-in/ui/SignInDialog.tsx').then((m) => ({ default: m.SignInDialog })),
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

const SIGN_IN = '/sign-in'

/** The top bar and the page below it. */
export function Frame() {
  useEffect(firstScreenMounted, [])
  // Tallies show their queries a render later too: none shows a notice of its own when the service is back.
  const isLost = useDeferredValue(useConnection((state) => state.isLost))
  const isBeforeSignIn = useBeforeSignIn()
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
            <img src={atBase('/logo.svg')} width={26} height={26} alt="" />
            <span className={classes.brandName}>{messages.appName}</span>
          </Link>
          {isBeforeSignIn ? (
            <>
              <span className={kit.grow} />
              <SchemeSwitch />
            </>
          ) : (
            <Tools />
          )}
        </header>
        {!isBeforeSignIn && <PageNote />}
        <StorageErrors />
        <ConnectionNote />
        <div id="page" className={`${kit.rest} ${classes.page}`}>
          <ServiceLost value={isLost}>
            <Page />
          </ServiceLost>
        </div>
        <LastNotice />
        <Shortcuts />
        <Picker />
        <Spending />
        <RequestedSave />
        {/* Menus and dialogs are in a landmark too, for readers that move by landmarks. */}
        <aside id="layers" aria-label={messages.layers} />
      </div>
    </LinkProvider>
  )
}

/** The screens of the app, and what is always at hand. */
function Tools() {
  const isPhone = usePhone()
  const isSignedIn = useService()?.person !== undefined
  return (
    <>
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
      <SpendingTotal className={classes.spending} />
      <QuotaOrData />
      {isPhone ? (
        <MoreMenu />
      ) : (
        <>
          <HelpButton />
          <SchemeSwitch />
          <IconButton
            Icon={IconSettings}
            label={messages.settings}
            renderRoot={(props) => <Link to="/settings" search={searchAlone} {...props} />}
          />
        </>
      )}
      {isSignedIn && (
        <Suspense>
          <PersonMenu />
        </Suspense>
      )}
    </>
  )
}

/** Whether there is only a page to sign in at: who has not signed in has no screens and no figures. */
function useBeforeSignIn(): boolean {
  const isNeeded = useSignIn((state) => state.isNeeded)
  const isKnown = useService() !== undefined
  const isSignIn = useLocation().pathname === SIGN_IN
  return isSignIn || (isNeeded && !isKnown)
}

/** The page, once a person has signed in where that is needed. When the session ends, the page remains below a dialog. */
function Page() {
  const isNeeded = useSignIn((state) => state.isNeeded)
  const isBeforeSignIn = useBeforeSignIn()
  const { pathname } = useLocation()
  const isSignIn = pathname === SIGN_IN
  const role = roleOfPage(pathname)
  const may = useMay(role)
  if (isBeforeSignIn && !isSignIn)
    return (
      <Suspense>
        <SignInGate />
      </Suspense>
    )
  return (
    <>
      {may ? <Outlet /> : <RolePage role={role} />}
      {isNeeded && !isSignIn && (
        <Suspense>
          <SignInDialog />
        </Suspense>
      )}
    </>
  )
}

/** One note above the page: that the records are made up; once that is dismissed, a hint, for which a phone has no room. */
function PageNote() {
  const madeUp = useNotedSample()
  const isPhone = usePhone()
  if (madeUp.length > 0) return <SampleNote madeUp={madeUp} />
  return isPhone ? null : <FirstHint />
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

/** The dialog before a spending limit is passed, from when it is first needed. */
function Spending() {
  const isNeeded = useSpending(({ waiting }) => waiting.length > 0)
  return (
    <OnceOpened opened={isNeeded}>
      <SpendingDialog />
    </OnceOpened>
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
