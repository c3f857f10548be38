import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import classes from './Frame.module.css'

/** The top bar and the page below it. */
export function Frame() {
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#page">
        Skip to the search
      </a>
      <header className={classes.bar}>
        <Link to="/" className={classes.brand}>
          <img src="/logo.svg" width={26} height={26} alt="" />
          Catchment
        </Link>
        <nav className={classes.nav} aria-label="Screens">
          <Link to="/" className={classes.link} activeProps={{ className: classes.active }}>
            Search
          </Link>
        </nav>
        <SchemeSwitch />
      </header>
      <div id="page" className={classes.page}>
        <Outlet />
      </div>
    </div>
  )
}

function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  const label = dark ? 'Light colours' : 'Dark colours'
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={17} stroke={1.7} /> : <IconMoon size={17} stroke={1.7} />}
    </ActionIcon>
  )
}
