import { useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDatabase, IconHelp, IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { lastLimits, onLimits } from '#api/limits.ts'
import { searchAlone } from '#session/search.ts'
import { useService } from '#session/service.ts'
import { count } from '#shared/text/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { useScheme } from '#ui/useScheme.ts'
import classes from './Frame.module.css'
import { frameMessages as messages } from './messages.ts'

export const HelpDialog = lazy(() => import('./HelpDialog.tsx').then((m) => ({ default: m.HelpDialog })))

/** The calls left, where the service reports a quota; else the data set. */
export function QuotaOrData() {
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
  const text = parts.join(' · ')
  const dates = [...new Set([companies?.date, people?.date])].filter((date) => date !== undefined)
  return (
    <Link
      to="/data"
      search={searchAlone}
      className={`${kit.inline} ${kit.gap6} ${kit.fixed} ${kit.second} ${kit.inset} ${kit.hovers} ${classes.data}`}
      title={[messages.data, text, ...(dates.length ? [messages.dataOf(dates)] : [])].join('. ')}
    >
      <IconDatabase size={15} stroke={1.7} aria-hidden />
      <bdi className={`${kit.truncate} ${classes.dataText}`}>{text}</bdi>
    </Link>
  )
}

/** Opens the help of the screen. */
export function HelpButton() {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <IconButton Icon={IconHelp} label={messages.help} onClick={open} />
      {isOpen && (
        <Suspense>
          <HelpDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Switches between light and dark colors. */
export function SchemeSwitch() {
  const { Icon, label, change } = useOtherScheme()
  return <IconButton Icon={Icon} label={label} onClick={change} />
}

/** The colors that are not shown, and the change to them. */
export function useOtherScheme() {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useScheme() === 'dark'
  return {
    Icon: dark ? IconSun : IconMoon,
    label: dark ? messages.lightColors : messages.darkColors,
    change: () => setColorScheme(dark ? 'light' : 'dark'),
  }
}
